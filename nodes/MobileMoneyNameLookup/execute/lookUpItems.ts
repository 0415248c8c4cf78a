import type { IExecuteFunctions, INodeExecutionData, NodeApiError } from 'n8n-workflow';

import { CheckFailure, unknownFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { isSet, settingAt } from '../reading/parameters';
import { type ReadRow, readRow } from '../reading/readRow';
import { readSheetRow } from '../reading/sheetRows';
import { acceptedPayeesOf, itemResult } from '../writing/itemResult';
import { packedItems, unansweredBatch } from '../writing/packItems';
import { placeAll } from '../writing/placeItems';
import { remarksOn } from '../writing/remarks';
import {
	badRowsError,
	failedLookupError,
	failedRunError,
	type FailingRun,
} from '../writing/stoppingErrors';
import { ItemQueue } from '../run/itemQueue';
import { numbersToLookUp } from '../run/numbersToLookUp';
import { prepareRun, type Run } from '../run/prepareRun';

/** From cells to items; returns the error of the first failed item if errors stop the workflow. */
export async function lookUpItems(
	context: IExecuteFunctions,
): Promise<INodeExecutionData[][] | NodeApiError> {
	const run = await prepareRun(context);
	const { service, failure, rows, isComparison } = run;
	const failing = { node: context.getNode(), rows };
	const cancel = context.getExecutionCancelSignal();
	const stopsAtFailure = !context.continueOnFail();
	if (stopsAtFailure && failure) return failedRunError(failing.node, failure);
	if (run.onlyReads) return packedItems(failure ?? rowsRead(run), run);
	const { reuseDuplicates } = run.options;
	const queue = new ItemQueue(rows.length, rowReader(context, run), reuseDuplicates, cancel);
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
		try {
			await service.lookUp(numbersToLookUp(context, end, service, queue), end.signal);
		} finally {
			end.abort();
		}
	}
	const error = stopsAtFailure && stoppingError(failing, queue, cancel);
	return error || (await placedItems(context, run, queue));
}

const rowsRead = ({ rows }: Run): INodeExecutionData[] =>
	rows.map(({ position: item, json, binary }) => ({
		...{ json, pairedItem: { item } },
		...(binary && { binary }),
	}));

function stoppingError(
	failing: FailingRun,
	queue: ItemQueue,
	cancel: AbortSignal | undefined,
): NodeApiError | undefined {
	const failed = queue.stoppedBy;
	const failure = failed?.endingOfBoth;
	if (failed && failure instanceof CheckFailure)
		return failedLookupError(failing, { failure, rowIndex: queue.firstFailedRowOf(failed) });
	return cancel?.aborted ? failedRunError(failing.node, unasked('cancelled')) : undefined;
}

async function placedItems(
	context: IExecuteFunctions,
	run: Run,
	queue: ItemQueue,
): Promise<INodeExecutionData[][]> {
	const { failure, rows, options, rowsPerItem } = run;
	if (rowsPerItem > 0 && failure) return packedItems(failure, run);
	const notes = remarksOn(context, run, queue);
	const accepted = acceptedPayeesOf(context, options);
	// One at a time, because comparing names is slow.
	function* results() {
		for (const rowIndex of rows.keys())
			yield itemResult(run, queue, rowIndex, { notes: notes.ofRow(rowIndex), accepted });
	}
	if (rowsPerItem === 0) return await placeAll(context, rows, results(), options, notes);
	const together = { ...options, keepTogether: true };
	const [placed = []] = await placeAll(context, rows, results(), together, notes);
	return packedItems(unansweredBatch(queue) ?? placed, run);
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
