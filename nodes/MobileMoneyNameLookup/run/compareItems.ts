import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { maskedEntry } from '../domain/result/entered';
import { unasked } from '../domain/replyTable';
import { quoted, visible } from '../domain/visible';
import { REAL_SOURCE } from '../services/source';
import { usualColumns } from '../sheet/usualHeadings';
import type { Checked } from './checkOrThrow';
import { COMPARE_NAMES, REGISTERED_NAME } from '../operations/compareNames.operation';
import { WorkSlices } from './workSlices';
import { inputRows } from '../reading/inputRows';
import { type ItemResult, itemResult } from '../writing/itemResult';
import type { AskedItem } from './itemQueue';
import {
	ACCEPTED_NAMES_LABEL,
	acceptedNamesFrom,
	EXPECTED_NAME_LABEL,
	nameFrom,
} from '../reading/nameCell';
import type { RowOptions } from '../operations/options';
import { parameterReader, type ReadParameter } from '../reading/parameters';
import { placeAll } from '../writing/placeItems';
import { DEFAULT_ROW_OPTIONS, optionReader, type OptionsRead } from '../reading/readOptions';
import { rowName } from '../reading/rowName';
import { badItemsError, failedRunError } from '../writing/stoppingErrors';

type Cells = Readonly<Record<'registered' | 'expected' | 'accepted', unknown>>;

/** Whether the node is set to compare names, and so needs neither account nor lookup. */
export const isComparison = (context: IExecuteFunctions): boolean =>
	context.getNode().parameters.operation === COMPARE_NAMES;

/** The registered name takes the place of an answer. What the demo invented is refused: nobody may be confirmed by it. */
function readNames(cells: Cells): Pick<AskedItem, 'asked' | 'reply'> {
	const failure = (reply: CheckFailure) => ({ asked: {}, reply });
	const read = nameFrom(cells.registered, REGISTERED_NAME.label, REAL_SOURCE);
	if (read instanceof CheckFailure) return failure(read);
	const expectedName = nameFrom(cells.expected, EXPECTED_NAME_LABEL, REAL_SOURCE);
	if (expectedName instanceof CheckFailure) return failure(expectedName);
	const accepted = acceptedNamesFrom(cells.accepted, REAL_SOURCE);
	if (accepted instanceof CheckFailure) return failure(accepted);
	const registered = read?.trim();
	const { names: acceptedNames, warnings } = accepted;
	return {
		asked: {
			...(expectedName === undefined ? {} : { expectedName }),
			acceptedNames,
			...(expectedName === undefined && acceptedNames.length === 0 && { lacksExpectedName: true }),
			warnings,
		},
		reply: {
			...{ kind: 'answer', httpStatus: 0, meaning: 'found', status: '', message: '' },
			...(registered !== undefined && { name: visible(registered), nameAsSent: registered }),
			checkedAt: new Date(),
		},
	};
}

/** Reads the names of an item; never throws. */
function readItem(
	parameter: ReadParameter,
	itemIndex: number,
	{ options, failure: ofRow }: OptionsRead<RowOptions>,
	ofRun: CheckFailure | undefined,
): AskedItem {
	const cells = {
		registered: parameter(REGISTERED_NAME.name, REGISTERED_NAME.label, itemIndex),
		expected: parameter('expectedName', EXPECTED_NAME_LABEL, itemIndex),
		accepted: parameter('options.acceptedNames', ACCEPTED_NAMES_LABEL, itemIndex),
	};
	const { registered, expected } = cells;
	const entered = {
		...(!(registered instanceof CheckFailure) && {
			registeredName: options.maskName ? maskedEntry(registered) : registered,
		}),
		...(!(expected instanceof CheckFailure) && { expectedName: expected }),
	};
	const failure = ofRun ?? ofRow;
	if (failure) return { asked: {}, entered, options, reply: failure };
	try {
		return { ...readNames(cells), entered, options };
	} catch {
		// One odd cell must not end the run.
		return { asked: {}, entered, options, reply: unknownFailure() };
	}
}

/**
 * Compares the names of every input item and puts each item into exactly one output, in input order.
 *
 * @returns the items of each output; where errors stop the workflow, the error listing the rows that
 *   cannot be compared
 */
export async function compareItems(context: IExecuteFunctions): Promise<Checked> {
	const { parameters } = context.getNode();
	const parameter = parameterReader(context);
	const { options, failure } = optionReader('run', parameters, parameter).read(0);
	const rowOptions = optionReader('row', parameters, parameter);
	const ofRun = failure ?? rowOptions.failure;
	if (ofRun && !context.continueOnFail()) return failedRunError(context.getNode(), ofRun);
	const all = await readAll(context, (itemIndex) =>
		readItem(parameter, itemIndex, rowOptions.read(itemIndex), failure),
	);
	const [first, ...others] = all.flatMap(({ reply }, itemIndex) =>
		reply instanceof CheckFailure ? [{ itemIndex, failure: reply }] : [],
	);
	if (first && !context.continueOnFail()) {
		const place = { node: context.getNode(), rows: inputRows(context) };
		return badItemsError(place, [first, ...others], 'compared');
	}
	const notes = expectedNameHint(context, all);
	return await placeAll(context, inputRows(context), resultsOf(context, all), options, notes);
}

/** If no row has an expected name, the hint names the column in which payees usually stand. */
function expectedNameHint(context: IExecuteFunctions, all: readonly AskedItem[]) {
	const [first] = context.getInputData();
	const headings = Object.keys(first?.json ?? {});
	const heading = headings[usualColumns('payee', headings)[0] ?? -1];
	const isLacking = heading !== undefined && all.every(({ asked }) => asked.lacksExpectedName);
	const hint = `${EXPECTED_NAME_LABEL} is empty on every row. It may be in the column ${quoted(heading ?? '')}.`;
	return { last: isLacking ? [hint] : [], isWarning: isLacking };
}

/** Each result is worked out when its turn comes, because comparing names takes its time. */
function* resultsOf(context: IExecuteFunctions, all: readonly AskedItem[]): Generator<ItemResult> {
	const items = context.getInputData();
	for (const [itemIndex, item] of all.entries()) {
		yield itemResult(
			{ ...item, row: rowName(items, itemIndex), notes: [] },
			'comparison',
			itemIndex,
		);
	}
}

async function readAll(
	context: IExecuteFunctions,
	read: (itemIndex: number) => AskedItem,
): Promise<AskedItem[]> {
	const cancel = context.getExecutionCancelSignal();
	const slices = new WorkSlices();
	const all: AskedItem[] = [];
	for (const itemIndex of context.getInputData().keys()) {
		if (slices.isOver) await slices.rest();
		all.push(
			cancel?.aborted
				? { asked: {}, options: DEFAULT_ROW_OPTIONS, reply: unasked('cancelled') }
				: read(itemIndex),
		);
	}
	return all;
}
