import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { type CheckFailure, checkFailureOf } from '../domain/checkFailure';
import { resultOf } from '../domain/result/resultFields';
import { inputRows, rowName } from '../reading/inputRows';
import { settingAt } from '../reading/parameters';
import { forgetTexts } from '../remembered';
import { itemPlacer } from '../writing/placeItems';
import { lookUpItems } from './lookUpItems';

/** Checks all items; throws only if errors stop the workflow, because n8n passes the items of a throwing node on. */
export async function checkOrThrow(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	try {
		if (!context.continueOnFail()) return await lookUpItems(context);
		return await lookUpItems(context).catch((error: unknown) =>
			uncheckedItems(context, checkFailureOf(error)),
		);
	} finally {
		forgetTexts();
	}
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
