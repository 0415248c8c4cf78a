import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { unknownFailure } from '../domain/checkFailure';
import { unasked } from '../domain/replyTable';
import { isSet, settingAt } from '../reading/parameters';
import { type ReadRow, readRow } from '../reading/readRow';
import { readSheetRow } from '../reading/sheetRows';
import { resultMaker } from '../writing/itemResult';
import { packedItems, unansweredBatch } from '../writing/packItems';
import { placeAll } from '../writing/placeItems';
import { remarksOn } from '../writing/remarks';
import { badRowsError, failedLookupError, failedRunError } from '../writing/stoppingErrors';
import { ItemQueue } from '../run/itemQueue';
import { prepareRun, type Run } from '../run/prepareRun';

/** From cells to items; throws the error of the first failed item if errors stop the workflow. */
export async function lookUpItems(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const run = await prepareRun(context);
	const { service, failure, rows, isComparison } = run;
	const failing = { node: context.getNode(), rows };
	const stopsAtFailure = !context.continueOnFail();
	if (stopsAtFailure && failure) throw failedRunError(failing, failure);
	if (run.onlyReads) return packedItems(failure ?? rowsRead(run), run);
	const queue = new ItemQueue(context, run, rowReader(context, run));
	// If errors stop the workflow, all rows are read before the first lookup.
	const unusable = stopsAtFailure || !service ? await queue.readAll() : [];
	const bad = unusable.filter(({ rowIndex }) => !run.sheet || run.sheet.rows[rowIndex]?.payee);
	const done = isComparison ? 'compared' : 'looked up';
	const error = stopsAtFailure && badRowsError(failing, bad, done);
	if (error) throw error;
	if (service) {
		const numbers = { next: () => queue.next(), any: () => queue.anyNumber() };
		await service.lookUp(numbers, queue.end.signal).finally(() => {
			queue.end.abort();
		});
	}
	if (queue.stoppedBy) throw failedLookupError(failing, queue.stoppedBy);
	if (stopsAtFailure && context.getExecutionCancelSignal()?.aborted)
		throw failedRunError(failing, unasked('cancelled'));
	return await placedItems(context, run, queue);
}

const rowsRead = ({ rows }: Run): INodeExecutionData[] =>
	rows.map(({ position: item, json, binary }) => ({
		...{ json, pairedItem: { item } },
		...(binary && { binary }),
	}));

async function placedItems(
	context: IExecuteFunctions,
	run: Run,
	queue: ItemQueue,
): Promise<INodeExecutionData[][]> {
	const { failure, rows, options, rowsPerItem } = run;
	if (rowsPerItem > 0 && failure) return packedItems(failure, run);
	const remarks = remarksOn(context, run, queue);
	const resultOf = resultMaker(context, run, queue, remarks.ofRow);
	const placing = rowsPerItem > 0 ? { ...options, keepTogether: true } : options;
	const outputs = await placeAll(context, rows, resultOf, placing, remarks);
	if (rowsPerItem === 0) return outputs;
	return packedItems(unansweredBatch(queue) ?? outputs[0] ?? [], run);
}

function rowReader(context: IExecuteFunctions, run: Run): (rowIndex: number) => ReadRow {
	const { parameter, rowOptions, source, service, sheet, operation, isComparison } = run;
	const { parameters } = context.getNode();
	const rules = {
		...{ parameter, rowOptions, source },
		// Compare Names only compares, so a row needs a name.
		expectsName: sheet !== undefined || (!isComparison && isSet(parameters.expectedName)),
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
