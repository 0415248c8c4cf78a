import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { type CheckFailure, checkFailureOf, unknownFailure } from '../domain/checkFailure';
import { failureOf } from '../domain/responseTable';
import { resultOf } from '../domain/result/resultFields';
import { inputRows, rowName } from '../reading/inputRows';
import { isSet, settingAt } from '../reading/parameters';
import { type ReadRow, readRow } from '../reading/readRow';
import { readSheetRow } from '../reading/sheetRows';
import { forgetTexts } from '../remembered';
import { ItemQueue } from '../run/itemQueue';
import { prepareRun, type Run } from '../run/prepareRun';
import { resultMaker } from '../writing/itemResult';
import { packedItems, unansweredBatch } from '../writing/packItems';
import { itemPlacer, placeAll } from '../writing/placeItems';
import { remarksOn } from '../writing/remarks';
import { badRowsError, failedLookupError, failedRunError } from '../writing/stoppingErrors';

/** From cells to items; throws only if errors stop the workflow, because n8n passes the items of a throwing node on. */
export async function lookUpItems(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const items = context.continueOnFail()
		? checkedItems(context).catch((error: unknown) =>
				uncheckedItems(context, checkFailureOf(error)),
			)
		: checkedItems(context);
	return await items.finally(forgetTexts);
}

/** Throws the error of the first failed item if errors stop the workflow. */
async function checkedItems(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
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
	await service?.lookUp(queue, queue.end.signal).finally(() => {
		queue.end.abort();
	});
	if (queue.stoppedBy) throw failedLookupError(failing, queue.stoppedBy);
	if (stopsAtFailure && context.getExecutionCancelSignal()?.aborted)
		throw failedRunError(failing, failureOf('cancelled'));
	return await placedItems(context, run, queue);
}

const rowsRead = ({ rows }: Run): INodeExecutionData[] =>
	rows.map(({ position: item, json, binary }) => ({
		json,
		pairedItem: { item },
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
	const resultOfRow = resultMaker(context, run, queue, remarks.ofRow);
	const placing = rowsPerItem > 0 ? { ...options, keepTogether: true } : options;
	const outputs = await placeAll(context, rows, resultOfRow, placing, remarks);
	if (rowsPerItem === 0) return outputs;
	return packedItems(unansweredBatch(queue) ?? outputs[0] ?? [], run);
}

/** Uses few n8n functions, because the cause is unknown. */
function uncheckedItems(context: IExecuteFunctions, failed: CheckFailure): INodeExecutionData[][] {
	const setting = (option: string) => settingAt(context.getNode().parameters, `options.${option}`);
	const resultFormat = setting('resultFormat') === 'columns' ? 'columns' : 'fields';
	const keepTogether = setting('keepTogether') === true;
	const rows = inputRows(context);
	const { outputs, place } = itemPlacer(context, { keepTogether, timeZone: '' });
	for (const [itemIndex, input] of rows.entries()) {
		const row = rowName(rows, itemIndex);
		const result = resultOf({ payee: {}, failed, row, itemIndex, checkedAt: new Date() });
		place(input, { result, options: { includeInput: false, resultFormat } });
	}
	return outputs;
}

function rowReader(context: IExecuteFunctions, run: Run): (rowIndex: number) => ReadRow {
	const { parameter, rowOptions, source, service, sheet, operation, isComparison } = run;
	const { parameters } = context.getNode();
	const rules = {
		parameter,
		rowOptions,
		source,
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
