import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

/** What a run checks one by one: an input item, or a row of the sheet that the input items make up. */
export interface InputRow extends Pick<INodeExecutionData, 'json' | 'binary'> {
	/** The position of its input item. */
	readonly position: number;
}

/** The input items, each as a row of its own. */
export const inputRows = (context: Pick<IExecuteFunctions, 'getInputData'>): InputRow[] =>
	context
		.getInputData()
		.map(({ json, binary }, position) => ({ json, ...(binary && { binary }), position }));
