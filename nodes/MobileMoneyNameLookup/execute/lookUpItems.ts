import type { IExecuteFunctions, INodeExecutionData, NodeApiError } from 'n8n-workflow';

import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { isSet, settingAt } from '../reading/parameters';
import { type ReadRow, readRow } from '../reading/readRow';
import { isSheet, readSheetRow } from '../reading/sheetRows';
import { type ItemResult, itemResult } from '../writing/itemResult';
import { packedItems, unansweredBatch } from '../writing/packItems';
import { placeAll } from '../writing/placeItems';
import { remarksOn, type Remarks } from '../writing/remarks';
import {
	badRowsError,
	failedLookupError,
	failedRunError,
	type FailingRun,
} from '../writing/stoppingErrors';
import { acceptedPayeesOf } from '../run/acceptedPayeesOf';
import type { Checked } from './checkOrThrow';
import { ItemQueue } from '../run/itemQueue';
import type { Lookup } from '../run/lookup';
import { numbersToLookUp } from '../run/numbersToLookUp';
import { prepareRun, type Run } from '../run/prepareRun';

/** From cells to items; returns the error of the first failed item if errors stop the workflow. */
export async function lookUpItems(context: IExecuteFunctions): Promise<Checked> {
	const run = await prepareRun(context);
	const { service, failure, rows, isComparison } = run;
	const failing = { node: context.getNode(), rows };
	const cancel = context.getExecutionCancelSignal();
	const stopsAtFailure = !context.continueOnFail();
	if (stopsAtFailure && failure) return failedRunError(failing.node, failure);
	const failed: Lookup[] = [];
	const isStopped = () => (cancel?.aborted ?? false) || failed.length > 0;
	const { reuseDuplicates } = run.options;
	const queue = new ItemQueue(rows.length, rowReader(context, run), reuseDuplicates, isStopped);
	// If errors stop the workflow, all rows are read before the first lookup.
	if (stopsAtFailure || !service) {
		const bad = (await queue.readAll()).filter(
			({ rowIndex }) => run.sheet?.rows[rowIndex]?.noPayee === undefined,
		);
		const done = isComparison ? 'compared' : 'looked up';
		const error = stopsAtFailure && badRowsError(failing, bad, done);
		if (error) return error;
	}
	if (service) {
		const end = new AbortController();
		const looking = { queue, isStopped, failed, stopsAtFailure };
		try {
			await service.lookUp(numbersToLookUp(context, end, service, looking), end.signal);
		} finally {
			end.abort();
		}
	}
	const error = stopsAtFailure && stoppingError(context, failing, queue, failed[0]);
	return error || (await placedItems(context, run, queue));
}

function stoppingError(
	context: IExecuteFunctions,
	failing: FailingRun,
	queue: ItemQueue,
	failed?: Lookup,
): NodeApiError | undefined {
	const failure = failed?.endingOfBoth;
	if (failed && failure instanceof CheckFailure)
		return failedLookupError(failing, { failure, rowIndex: queue.firstFailedRowOf(failed) });
	if (context.getExecutionCancelSignal()?.aborted)
		return failedRunError(failing.node, unasked('cancelled'));
	return undefined;
}

async function placedItems(
	context: IExecuteFunctions,
	run: Run,
	queue: ItemQueue,
): Promise<INodeExecutionData[][]> {
	const { failure, rows, options, batches } = run;
	const rowsPerItem = isSheet(context.getNode().parameters.operation) ? options.rowsPerItem : 0;
	if (rowsPerItem > 0 && failure) return packedItems(failure, rowsPerItem, batches);
	const notes = remarksOn(context, run, queue);
	const results = resultsOf(context, run, queue, notes);
	if (rowsPerItem === 0) return await placeAll(context, rows, results, options, notes);
	const together = { ...options, keepTogether: true };
	const [placed = []] = await placeAll(context, rows, results, together, notes);
	return packedItems(unansweredBatch(queue) ?? placed, rowsPerItem, batches);
}

/** One at a time, because comparing names is slow. */
function* resultsOf(
	context: IExecuteFunctions,
	run: Run,
	queue: ItemQueue,
	notes: Remarks,
): Generator<ItemResult> {
	const accepted = acceptedPayeesOf(context, run.options);
	for (const rowIndex of run.rows.keys())
		yield itemResult(run, queue, rowIndex, { notes: notes.ofRow(rowIndex), accepted });
}

function rowReader(context: IExecuteFunctions, run: Run): (rowIndex: number) => ReadRow {
	const { parameter, rowOptions, source, service, sheet, operation, isComparison } = run;
	const { parameters } = context.getNode();
	// Compare Names only compares, so a row needs a name.
	const expectsName = !isComparison && isSet(parameters.expectedName);
	const rules = {
		...{ parameter, rowOptions, source, expectsName },
		acceptsNames: isComparison || isSet(settingAt(parameters, 'options.acceptedNames')),
		onlyOperator: service?.onlyOperator,
	};
	return (rowIndex) => {
		const row = sheet?.rows[rowIndex];
		if (row) return readSheetRow(row, rules);
		return operation
			? readRow(operation, rowIndex, rules)
			: { entered: {}, options: rowOptions.read(rowIndex).options, payee: unknownFailure() };
	};
}
