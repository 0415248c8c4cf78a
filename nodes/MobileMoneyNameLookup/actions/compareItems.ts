import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';

import { REAL_SOURCE } from '../services/source';
import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { comparedResult, uncomparedResult } from '../domain/comparedResult';
import { earlierResultIn } from '../domain/earlierResult';
import { type Entered, maskedEntry } from '../domain/entered';
import { judge } from '../domain/judgement';
import { maskName, maskPart } from '../domain/maskName';
import { visible } from '../domain/visible';
import { COMPARE_NAMES, REGISTERED_NAME } from './compareNames.operation';
import type { ItemFormat, ItemResult } from './itemResult';
import { ACCEPTED_NAMES_LABEL, acceptedNamesFrom, EXPECTED_NAME_LABEL, nameFrom } from './nameCell';
import { parameterReader, type ReadParameter } from './parameters';
import {
	DEFAULT_ROW_OPTIONS,
	type OptionReader,
	optionReader,
	type OptionsRead,
} from './readOptions';
import type { RowOptions } from './options';
import { unasked } from '../domain/replyTable';
import type { BadItem } from './itemQueue';
import { placeAll } from './placeItems';
import { rowName } from './rowName';
import type { Checked } from './checkOrThrow';
import { badItemsError, failedRunError } from './stoppingErrors';
import { WorkSlices } from './inParallel';

/** What came of an item, or why it could not be compared, and what its row holds. */
type Compared =
	| ItemResult
	| {
			readonly failure: CheckFailure;
			readonly entered?: Entered;
			readonly format: ItemFormat;
	  };

/** Reads the names of an item and compares them; never throws. */
function compareItem(
	parameter: ReadParameter,
	itemIndex: number,
	row: IDataObject,
	{ options, failure: badOption }: OptionsRead<RowOptions>,
): Compared {
	const registered = parameter(REGISTERED_NAME.name, REGISTERED_NAME.label, itemIndex);
	const expected = parameter('expectedName', EXPECTED_NAME_LABEL, itemIndex);
	const accepted = parameter('options.acceptedNames', ACCEPTED_NAMES_LABEL, itemIndex);
	const entered = {
		...(!(registered instanceof CheckFailure) && {
			registeredName: options.maskName ? maskedEntry(registered) : registered,
		}),
		...(!(expected instanceof CheckFailure) && { expectedName: expected }),
	};
	try {
		const compared = badOption ?? compareCells({ registered, expected, accepted }, row, options);
		if (!(compared instanceof CheckFailure)) return compared;
		return { failure: compared, entered, format: options };
	} catch {
		// One odd cell must not end the run.
		return { failure: unknownFailure(), entered, format: options };
	}
}

/** What the demo invented is refused on either side: nobody may be confirmed by it. */
function compareCells(
	cells: Readonly<Record<'registered' | 'expected' | 'accepted', unknown>>,
	row: IDataObject,
	options: RowOptions,
): ItemResult | CheckFailure {
	const read = nameFrom(cells.registered, REGISTERED_NAME.label, REAL_SOURCE);
	if (read instanceof CheckFailure) return read;
	const expectedName = nameFrom(cells.expected, EXPECTED_NAME_LABEL, REAL_SOURCE);
	if (expectedName instanceof CheckFailure) return expectedName;
	const accepted = acceptedNamesFrom(cells.accepted, REAL_SOURCE);
	if (accepted instanceof CheckFailure) return accepted;
	const registered = read?.trim();
	const { matchPolicy, maskName: isMasked } = options;
	const earlier = registered === undefined ? undefined : earlierResultIn(row, visible(registered));
	const answer = {
		meaning: 'found' as const,
		isRefusedEarlier: earlier?.isRefused ?? false,
		...(registered !== undefined && { name: visible(registered), nameAsSent: registered }),
	};
	const asked = {
		...(expectedName !== undefined && { expectedName }),
		warnings: accepted.warnings,
	};
	const judgement = judge(answer, {
		...asked,
		// Unless something says that it is a till, the institution may collect for many by its paybill.
		accountType: earlier?.accountType ?? 'paybill',
		acceptedNames: accepted.names,
		// Comparing is all that is asked for here: without a name to compare with, a person looks.
		lacksExpectedName: expectedName === undefined && accepted.names.length === 0,
		emptyExpectedName: 'needsReview',
		matchPolicy,
		...(isMasked && { reveal: maskPart }),
	});
	const shown = isMasked ? maskName(answer.name ?? '') : answer.name;
	const result = comparedResult(asked, shown, judgement, isMasked, new Date());
	return { outcome: judgement.outcome, result, format: options };
}

/** Whether the node is set to compare names, and so needs neither account nor lookup. */
export const isComparison = (context: IExecuteFunctions): boolean =>
	context.getNode().parameters.operation === COMPARE_NAMES;

/**
 * Compares the names of every input item and puts each item into exactly one output, in input order.
 *
 * @returns the items of each output; where errors stop the workflow, the error that tells the rows that
 *   cannot be compared
 */
export async function compareItems(context: IExecuteFunctions): Promise<Checked> {
	const parameter = parameterReader(context);
	const rowOptions = optionReader('row', context.getNode().parameters, parameter);
	if (rowOptions.failure && !context.continueOnFail()) {
		return failedRunError(context.getNode(), rowOptions.failure);
	}
	const all = await compareAll(context, parameter, rowOptions);
	const [first, ...others] = all.flatMap(badItem);
	if (first && !context.continueOnFail()) {
		return badItemsError(context, [first, ...others], 'compared');
	}
	const items = context.getInputData();
	const results = all.map((compared, itemIndex) =>
		asItemResult(compared, itemIndex, rowName(items, itemIndex)),
	);
	return await placeAll(context, results);
}

async function compareAll(
	context: IExecuteFunctions,
	parameter: ReadParameter,
	rowOptions: OptionReader<RowOptions>,
): Promise<Compared[]> {
	const cancel = context.getExecutionCancelSignal();
	const slices = new WorkSlices();
	const all: Compared[] = [];
	for (const { json } of context.getInputData()) {
		if (slices.isOver) await slices.rest();
		all.push(
			cancel?.aborted
				? { failure: unasked('cancelled'), format: DEFAULT_ROW_OPTIONS }
				: compareItem(parameter, all.length, json, rowOptions.read(all.length)),
		);
	}
	return all;
}

const badItem = (compared: Compared, itemIndex: number): BadItem[] =>
	'failure' in compared ? [{ itemIndex, failure: compared.failure }] : [];

const asItemResult = (compared: Compared, itemIndex: number, row: string): ItemResult => {
	if (!('failure' in compared)) return compared;
	const { failure, entered, format } = compared;
	const item = { failed: failure, itemIndex, ...(entered && { entered }) };
	return { outcome: 'unchecked', result: uncomparedResult(item, row, new Date()), format };
};
