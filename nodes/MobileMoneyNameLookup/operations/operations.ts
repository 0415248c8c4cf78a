import type { INodeProperties } from 'n8n-workflow';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import type { NumberType } from '../domain/payee/numberType';
import { type CellField, COMPARE_NAMES, type Operation, operation } from './operation';
import { sheet } from './sheet.operation';

const CLEANED =
	'Spaces, dashes and quotation marks are removed. Leading zeros are kept if the cell is text.';

const account: CellField = {
	displayName: 'Account Number',
	name: 'account',
	placeholder: 'e.g. 0110567890100',
	description:
		'The account number that a payer types after the Paybill. It is not sent to the service. A Paybill without it is not payable.',
	required: false,
};

const OF_TYPES: Readonly<Record<NumberType, Operation>> = {
	paybill: operation(
		{
			name: 'Look Up Paybill',
			value: 'paybill',
			action: 'Look up a Paybill',
			description: 'Show who a Paybill number is registered to',
		},
		{
			number: {
				displayName: 'Paybill Number',
				name: 'businessShortcode',
				placeholder: 'e.g. 900010',
				description: `The Paybill number (business number), not the account number that goes with it. ${CLEANED}`,
			},
			account,
		},
		'paybill',
	),
	till: operation(
		{
			name: 'Look Up Till',
			value: 'till',
			action: 'Look up a till',
			description: 'Show who a till number (Buy Goods) is registered to',
		},
		{
			number: {
				displayName: 'Till Number (Buy Goods)',
				name: 'merchantTillNumber',
				placeholder: 'e.g. 4738534',
				description: `The till number (Buy Goods number). ${CLEANED}`,
			},
		},
		'till',
	),
};

const mixed = operation(
	{
		name: 'Look Up Tills and Paybills',
		value: 'mixed',
		action: 'Look up tills and Paybills',
		description: 'Show who each number is registered to, in a sheet with both tills and Paybills',
	},
	{
		type: {
			displayName: 'Till or Paybill?',
			name: 'accountType',
			placeholder: 'e.g. till',
			description:
				'What the number is. For a till: till, buy goods or merchant. For a Paybill: paybill, pay bill or business. Capital letters do not matter. You can drag a column of your sheet here.',
		},
		number: {
			displayName: 'Till or Paybill Number',
			name: 'number',
			placeholder: 'e.g. 4738534',
			description: `The till or Paybill number. ${CLEANED}`,
		},
		account,
	},
);

const compareNames = operation(
	{
		name: 'Compare Names',
		value: COMPARE_NAMES,
		action: 'Compare names',
		description:
			'Compare a registered name that you already have with the name that you expect. This needs no lookup and no credential.',
	},
	{
		registeredName: {
			displayName: 'Registered Name',
			name: 'registeredName',
			placeholder: 'e.g. JANE WANJIKU KAMAU',
			description:
				'The name that the number is registered under, from an earlier lookup or another system',
		},
	},
);

export const OPERATIONS: readonly Operation[] = [
	sheet,
	compareNames,
	...Object.values(OF_TYPES),
	mixed,
];

export const operationField: INodeProperties = {
	displayName: 'Operation',
	name: 'operation',
	type: 'options',
	noDataExpression: true,
	options: OPERATIONS.map(({ option }) => option),
	default: 'till',
};

/** The chosen operation; a failure for an unknown value. A CheckFailure is returned unchanged. */
export function chosenOperation(value: unknown): Operation | CheckFailure {
	if (value instanceof CheckFailure) return value;
	const nextStep = `Set it to ${OPERATIONS.map(({ option }) => option.value).join(', ')}.`;
	return (
		OPERATIONS.find(({ option }) => option.value === value) ??
		fieldFailure('Operation', 'is not an operation of this node', nextStep)
	);
}

export const SUBTITLE = `={{ ${JSON.stringify(
	Object.fromEntries(OPERATIONS.map(({ option }) => [option.value, option.name])),
)}[$parameter["operation"]] }}`;
