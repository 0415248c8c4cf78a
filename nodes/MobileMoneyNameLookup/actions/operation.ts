import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

import type { AccountType } from '../domain/accountType';
import type { CheckFailure } from '../domain/checkFailure';

/** Gives the value of one of the node's parameters for the item, or why it could not be read. */
export type ItemParameter = (name: string, label: string) => unknown;

/** What an operation reads of an item: the type of its account, and its number, not yet cleaned. */
export interface AccountCell {
	readonly accountType: AccountType | CheckFailure;
	readonly number: unknown;
	readonly numberLabel: string;
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

/** A text that an operation cannot do without. */
export const requiredText = (operation: string, texts: FieldTexts): INodeProperties => ({
	...texts,
	type: 'string',
	required: true,
	default: '',
	displayOptions: { show: { operation: [operation] } },
});
