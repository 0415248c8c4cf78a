import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

import type { NumberType } from '../domain/payee/numberType';
import type { Entered } from '../domain/result/entered';

export const COMPARE_NAMES = 'compareNames';
export const SHEET = 'sheet';

type TextField = Pick<INodeProperties, 'displayName' | 'name' | 'required'>;

export interface Operation {
	readonly option: INodePropertyOptions;
	readonly fields: readonly INodeProperties[];
	/** The fields of a row; a sheet has its own cells. */
	readonly cells: Readonly<Partial<Record<keyof Entered, TextField>>>;
	readonly type?: NumberType;
}

/** A field of an operation that reads items. */
export interface CellField extends TextField {
	readonly placeholder: string;
	readonly description: string;
}

export const EXPECTED_NAME = { name: 'expectedName', displayName: 'Expected Name' };

/** Makes an operation that reads items; the form shows its fields in the order of `cells`. */
export function operation(
	option: INodePropertyOptions,
	cells: Readonly<Partial<Record<keyof Entered, CellField>>>,
	type?: NumberType,
): Operation {
	const displayOptions = { show: { operation: [option.value] } };
	const fields = Object.values(cells).map((field): INodeProperties => {
		return { required: true, ...field, type: 'string', default: '', displayOptions };
	});
	return {
		option,
		fields,
		cells: { ...cells, expectedName: { ...EXPECTED_NAME, required: false } },
		...(type && { type }),
	};
}
