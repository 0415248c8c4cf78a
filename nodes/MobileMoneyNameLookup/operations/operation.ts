import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

import type { AccountType } from '../domain/payee/numberType';
import type { CheckFailure } from '../domain/checkFailure';

/** Gives the value of one of the node's parameters for the item, or why it could not be read. */
export type ItemParameter = (name: string, label: string) => unknown;

/** What an operation reads of an item: the type of its account, and its number, not yet cleaned. */
export interface AccountCell {
	/** Undefined where only the words beside the number may tell it. */
	readonly accountType: AccountType | undefined | CheckFailure;
	/** The field of the type, where the operation has one. */
	readonly typeLabel?: string;
	readonly number: unknown;
	readonly numberLabel: string;
	/** The account number that goes with a paybill; absent where the operation has no such field. */
	readonly account?: unknown;
}

export interface NodeOperation {
	readonly option: INodePropertyOptions;
	readonly fields: readonly INodeProperties[];
}

/** An operation that looks numbers up, and what it reads of its fields. */
export interface Operation extends NodeOperation {
	readonly readAccount: (parameter: ItemParameter) => AccountCell;
}

type FieldTexts = Pick<INodeProperties, 'displayName' | 'name' | 'placeholder' | 'description'>;

const textField = (operation: string, texts: FieldTexts): INodeProperties => ({
	...texts,
	type: 'string',
	default: '',
	displayOptions: { show: { operation: [operation] } },
});

/** A text that an operation cannot do without. */
export const requiredText = (operation: string, texts: FieldTexts): INodeProperties => ({
	...textField(operation, texts),
	required: true,
});

export const ACCOUNT = { name: 'account', label: 'Account Number' };

/** The account number that goes with a paybill. */
export const accountField = (operation: string): INodeProperties =>
	textField(operation, {
		displayName: ACCOUNT.label,
		name: ACCOUNT.name,
		placeholder: 'e.g. 0110567890100',
		description:
			'The account number that a payer types after the paybill. It is not sent to the service. A paybill without it is not payable.',
	});
