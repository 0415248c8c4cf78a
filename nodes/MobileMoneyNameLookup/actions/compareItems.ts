import type { IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { asCheckFailure, CheckFailure } from '../domain/checkFailure';
import { comparedResult, uncomparedResult } from '../domain/comparedResult';
import type { Entered } from '../domain/entered';
import { earlierResultIn } from '../domain/earlierResult';
import { judge } from '../domain/judgement';
import { maskName, maskPart } from '../domain/maskName';
import { unasked } from '../domain/replyTable';
import { SUCCESS_CODE } from '../domain/resultCode';
import { visible } from '../domain/visible';
import { COMPARE_NAMES, REGISTERED_NAME } from './compareNames.operation';
import type { BadItem } from './itemQueue';
import type { ItemResult } from './itemResult';
import { ACCEPTED_NAMES_LABEL, acceptedNamesFrom, EXPECTED_NAME_LABEL, nameFrom } from './nameCell';
import type { ReadParameter } from './parameters';
import { parameterReader } from './parameters';
import { placeAll } from './placeAll';
import type { RunOptions } from './runOptions';
import { DEFAULT_RUN_OPTIONS, readRunOptions } from './runOptions';
import { badItemsError, failedRunError } from './stoppingErrors';
import { WorkSlices } from './workSlices';

/** Whether the node is set to compare names, and so needs neither account nor lookup. */
export const isComparison = (context: IExecuteFunctions): boolean =>
	context.getNode().parameters.operation === COMPARE_NAMES;

/** What came of an item, or why it could not be compared, and what its row holds. */
type Compared = ItemResult | { readonly failure: CheckFailure; readonly entered?: Entered };

/**
 * Compares the names of every input item and puts each item into exactly one output, in input order.
 *
 * @param context n8n's functions of the running node
 * @returns the items of each output, in the order of `OUTPUTS`
 * @throws NodeApiError that tells the rows that cannot be compared, when errors stop the workflow
 */
export async function compareItems(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const options = readOptions(context);
	if (options instanceof CheckFailure && !context.continueOnFail()) {
		throw failedRunError(context.getNode(), options);
	}
	const { includeInput } = options instanceof CheckFailure ? DEFAULT_RUN_OPTIONS : options;
	const all = await compareAll(context, options);
	const [first, ...others] = all.flatMap(badItem);
	if (first && !context.continueOnFail()) {
		throw badItemsError(context.getNode(), [first, ...others], all.length, 'compared');
	}
	return await placeAll(context, includeInput, all.map(asItemResult));
}

async function compareAll(
	context: IExecuteFunctions,
	options: RunOptions | CheckFailure,
): Promise<Compared[]> {
	const parameter = parameterReader(context);
	const cancel = context.getExecutionCancelSignal();
	const slices = new WorkSlices();
	const all: Compared[] = [];
	for (const { json } of context.getInputData()) {
		if (slices.isOver) await slices.rest();
		const failure = cancel?.aborted ? unasked('cancelled') : options;
		all.push(
			failure instanceof CheckFailure
				? { failure }
				: tryCompare(parameter, all.length, json, failure),
		);
	}
	return all;
}

const badItem = (compared: Compared, itemIndex: number): BadItem[] =>
	'failure' in compared ? [{ itemIndex, failure: compared.failure }] : [];

const asItemResult = (compared: Compared, itemIndex: number): ItemResult => {
	if (!('failure' in compared)) return compared;
	const { failure, entered } = compared;
	const item = { failed: failure, itemIndex, ...(entered && { entered }) };
	return { outcome: 'unchecked', result: uncomparedResult(item, new Date()) };
};

function readOptions(context: IExecuteFunctions): RunOptions | CheckFailure {
	try {
		return readRunOptions(context);
	} catch (error) {
		return asCheckFailure(error);
	}
}

function tryCompare(
	parameter: ReadParameter,
	itemIndex: number,
	row: IDataObject,
	options: RunOptions,
): Compared {
	const entered: { registeredName?: unknown; expectedName?: unknown } = {};
	const { name, label } = REGISTERED_NAME;
	try {
		entered.registeredName = parameter(name, label, itemIndex);
		entered.expectedName = parameter('expectedName', EXPECTED_NAME_LABEL, itemIndex);
		const accepted: unknown = parameter('options.acceptedNames', ACCEPTED_NAMES_LABEL, itemIndex);
		return compareItem(entered, accepted, row, options);
	} catch (error) {
		return { failure: asCheckFailure(error), entered };
	}
}

/** @throws CheckFailure that names the field that could not be read, or that comes from the demo */
function compareItem(
	names: { readonly registeredName?: unknown; readonly expectedName?: unknown },
	acceptedNames: unknown,
	row: IDataObject,
	{ matchPolicy, maskName: isMasked }: RunOptions,
): ItemResult {
	// What the demo invented is refused on either side: nobody may be confirmed by it.
	const registered = nameFrom(names.registeredName, REGISTERED_NAME.label, false)?.trim();
	const expectedName = nameFrom(names.expectedName, EXPECTED_NAME_LABEL, false);
	const accepted = acceptedNamesFrom(acceptedNames, false);
	const earlier = registered === undefined ? undefined : earlierResultIn(row, visible(registered));
	const answer = {
		status: SUCCESS_CODE,
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
	return { outcome: judgement.outcome, result };
}
