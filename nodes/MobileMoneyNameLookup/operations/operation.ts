import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

import type { NumberType } from '../domain/payee/numberType';
import type { Entered } from '../domain/result/entered';

export const COMPARE_NAMES = 'compareNames';
export const SHEET = 'sheet';

export interface NodeOperation {
	readonly option: INodePropertyOptions;
	readonly fields: readonly INodeProperties[];
}

export interface Operation extends NodeOperation {
	readonly type?: NumberType;
	readonly cells: Readonly<Partial<Record<keyof Entered, INodeProperties>>>;
}

export type TextField = Omit<INodeProperties, 'type' | 'default'>;

/** Makes an operation that reads items; the form shows its fields in the order of `cells`. */
export function operation(
	option: INodePropertyOptions,
	cells: Readonly<Partial<Record<keyof Entered, TextField>>>,
	type?: NumberType,
): Operation {
	const displayOptions = { show: { operation: [option.value] } };
	const all = Object.entries(cells).map(([cell, field]): [string, INodeProperties] => {
		const required = cell !== 'account';
		return [cell, { ...field, type: 'string', default: '', required, displayOptions }];
	});
	const fields = all.map(([, field]) => field);
	return { option, fields, cells: Object.fromEntries(all), ...(type && { type }) };
}
