import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

import type { AccountType } from '../domain/payee/numberType';
import { ACCOUNT, accountField, type Operation, requiredText } from './operation';

/** An operation that looks up one type of account, with one field for its number. */
const operationOfType = (
	accountType: AccountType,
	option: INodePropertyOptions,
	numberField: INodeProperties,
	...others: INodeProperties[]
): Operation => ({
	option,
	fields: [numberField, ...others],
	readAccount: (parameter) => ({
		accountType,
		number: parameter(numberField.name, numberField.displayName),
		numberLabel: numberField.displayName,
		...(others.length > 0 && { account: parameter(ACCOUNT.name, ACCOUNT.label) }),
	}),
});

/** Looks up a Buy Goods / Merchant Till number (service description 4.2). */
export const till = operationOfType(
	'till',
	{
		name: 'Look Up Till',
		value: 'till',
		action: 'Look up a till',
		description: 'Show who a till number (Buy Goods) is registered to',
	},
	requiredText('till', {
		displayName: 'Till Number (Buy Goods)',
		name: 'merchantTillNumber',
		placeholder: 'e.g. 4738534',
		description:
			'The till number (Buy Goods number). Spaces, dashes and quotation marks are removed. Leading zeros are kept if the cell is text.',
	}),
);

/** Looks up a business Paybill shortcode (service description 4.3). */
export const paybill = operationOfType(
	'paybill',
	{
		name: 'Look Up Paybill',
		value: 'paybill',
		action: 'Look up a paybill',
		description: 'Show who a paybill number is registered to',
	},
	requiredText('paybill', {
		displayName: 'Paybill Number',
		name: 'businessShortcode',
		placeholder: 'e.g. 900010',
		description:
			'The paybill number (business number), not the account number that goes with it. Spaces, dashes and quotation marks are removed. Leading zeros are kept if the cell is text.',
	}),
	accountField('paybill'),
);
