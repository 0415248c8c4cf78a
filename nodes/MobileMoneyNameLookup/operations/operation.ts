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

const textField = (
	operation: string,
	displayName: string,
	name: string,
	more: Partial<INodeProperties>,
): INodeProperties => ({
	...{ displayName, name, type: 'string', default: '', ...more },
	displayOptions: { show: { operation: [operation] } },
});

export const requiredText: typeof textField = (operation, displayName, name, more) =>
	textField(operation, displayName, name, { required: true, ...more });

export const accountNumberField = (operation: string): INodeProperties =>
	textField(operation, 'Account Number', 'account', {
		placeholder: 'e.g. 0110567890100',
		description:
			'The account number that a payer types after the Paybill. It is not sent to the service. A Paybill without it is not payable.',
	});
