import { type IExecuteFunctions, type INodeExecutionData, NodeApiError } from 'n8n-workflow';

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
		const checked = context.continueOnFail()
			? await lookUpItems(context).catch((error: unknown) =>
					uncheckedItems(context, checkFailureOf(error)),
				)
			: await lookUpItems(context);
		if (checked instanceof NodeApiError) throw checked;
		return checked;
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
	const { outputs, place } = itemPlacer(context, rows, { keepTogether, timeZone: '' });
	for (const itemIndex of rows.keys()) {
		const row = rowName(rows, itemIndex);
		const result = resultOf({ payee: {}, failed, row, itemIndex, checkedAt: new Date() });
		const options = { includeInput: false, resultFormat } as const;
		place({ result, options }, itemIndex);
	}
	return outputs;
}
