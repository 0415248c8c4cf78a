import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

import type { NumberType } from '../domain/payee/numberType';
import type { Entered } from '../domain/result/entered';

export interface NodeOperation {
	readonly option: INodePropertyOptions;
	readonly fields: readonly INodeProperties[];
}

export interface Operation extends NodeOperation {
	readonly type?: NumberType;
	readonly cells: Readonly<Partial<Record<keyof Entered, INodeProperties>>>;
}

/** Makes an operation; the form shows its fields in the order of `cells`. */
export const operation = (
	option: INodePropertyOptions,
	cells: Operation['cells'],
	type?: NumberType,
): Operation => ({ option, fields: Object.values(cells), cells, ...(type && { type }) });

type FieldTexts = Pick<INodeProperties, 'displayName' | 'name' | 'placeholder' | 'description'>;

/** A required text field of an operation. */
export const requiredText = (operation: string, texts: FieldTexts): INodeProperties => ({
	...texts,
	type: 'string',
	default: '',
	required: true,
	displayOptions: { show: { operation: [operation] } },
});

/** The account that goes with a Paybill. */
export const accountNumberField = (operation: string): INodeProperties => ({
	displayName: 'Account Number',
	name: 'account',
	type: 'string',
	default: '',
	placeholder: 'e.g. 0110567890100',
	description:
		'The account number that a payer types after the Paybill. It is not sent to the service. A Paybill without it is not payable.',
	displayOptions: { show: { operation: [operation] } },
});
