import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

/** An input item, or a row of the sheet in the input items. */
export interface InputRow extends Pick<INodeExecutionData, 'json' | 'binary'> {
	readonly position: number;
	/** Its `row_number` is that of the user's sheet. */
	readonly isOfSheet?: true;
}

/** Each input item as a row. */
export const inputRows = (context: Pick<IExecuteFunctions, 'getInputData'>): InputRow[] =>
	context
		.getInputData()
		.map(({ json, binary }, position) => ({ json, ...(binary && { binary }), position }));
