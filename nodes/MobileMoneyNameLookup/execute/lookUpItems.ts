import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { CheckFailure, checkFailureOf } from '../domain/checkFailure';
import { failureOf } from '../domain/responseTable';
import { resultOf } from '../domain/result/resultFields';
import { inputRows, rowName } from '../reading/inputRows';
import { settingAt } from '../reading/parameters';
import { forgetTexts } from '../remembered';
import { ItemQueue } from '../run/itemQueue';
import { prepareRun, type Run } from '../run/prepareRun';
import { failedBatches, packedItems, unansweredBatch } from '../writing/packItems';
import { itemPlacer, placeAll } from '../writing/placeItems';
import { badRowsError, failedLookupError, failedRunError } from '../writing/stoppingErrors';

/** From cells to items; throws only if errors stop the workflow, because n8n passes on the input of a node that throws. */
export async function lookUpItems(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const items = context.continueOnFail()
		? checkedItems(context).catch((error: unknown) =>
				uncheckedItems(context, checkFailureOf(error)),
			)
		: checkedItems(context);
	return await items.finally(forgetTexts);
}

async function checkedItems(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const run = await prepareRun(context);
	const { failure, onlyReads, rowsPerItem } = run;
	if (failure && !context.continueOnFail()) throw failedRunError(context.getNode(), run, failure);
	if (failure && (onlyReads || rowsPerItem > 0)) return [failedBatches(failure, run), [], []];
	const outputs = onlyReads ? [rowsRead(run), [], []] : await lookedUp(context, run);
	if (outputs instanceof CheckFailure) return [failedBatches(outputs, run), [], []];
	const [first = [], ...others] = outputs;
	return [rowsPerItem > 0 ? packedItems(first, run) : first, ...others];
}

const rowsRead = ({ rows }: Run): INodeExecutionData[] =>
	rows.map(({ position: item, json, binary }) => ({
		json,
		pairedItem: { item },
		...(binary && { binary }),
	}));

/** A failure for a batch that must be looked up again. Throws the error of the first failed item if errors stop the workflow. */
async function lookedUp(
	context: IExecuteFunctions,
	run: Run,
): Promise<INodeExecutionData[][] | CheckFailure> {
	const { service } = run;
	const node = context.getNode();
	const stopsAtFailure = !context.continueOnFail();
	const queue = new ItemQueue(context, run);
	// If errors stop the workflow, all rows are read before the first lookup.
	const bad = stopsAtFailure || !service ? await queue.readAll() : [];
	const error = stopsAtFailure && badRowsError(node, run, bad);
	if (error) throw error;
	await service?.lookUp(queue, queue.end.signal).finally(() => {
		queue.end.abort();
	});
	if (queue.stoppedBy) throw failedLookupError(node, run, queue.stoppedBy);
	if (stopsAtFailure && context.getExecutionCancelSignal()?.aborted)
		throw failedRunError(node, run, failureOf('cancelled'));
	const unanswered = run.rowsPerItem > 0 ? unansweredBatch(queue) : undefined;
	return unanswered ?? (await placeAll(context, run, queue));
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
