import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

import type { NumberType } from '../domain/payee/numberType';
import type { Entered } from '../domain/result/entered';

export interface NodeOperation {
	readonly option: INodePropertyOptions;
	readonly fields: readonly INodeProperties[];
}

/** An operation that reads one payee of each item. */
export interface Operation extends NodeOperation {
	/** The type of its numbers, where it has no field for it. */
	readonly type?: NumberType;
	/** Which of its fields holds what. */
	readonly cells: Readonly<Partial<Record<keyof Entered, INodeProperties>>>;
}

/** Makes an operation of its fields, which are shown in the order of `cells`. */
export const operation = (
	option: INodePropertyOptions,
	cells: Operation['cells'],
	type?: NumberType,
): Operation => ({ option, fields: Object.values(cells), cells, ...(type && { type }) });

type FieldTexts = Pick<INodeProperties, 'displayName' | 'name' | 'placeholder' | 'description'>;

/** A text that an operation cannot do without. */
export const requiredText = (operation: string, texts: FieldTexts): INodeProperties => ({
	...texts,
	type: 'string',
	default: '',
	required: true,
	displayOptions: { show: { operation: [operation] } },
});

/** The account number that goes with a Paybill. */
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
