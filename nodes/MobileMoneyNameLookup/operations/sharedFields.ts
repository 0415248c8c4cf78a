import type { INodeProperties } from 'n8n-workflow';

import { DEFAULT_OPERATOR, OPERATOR_OPTIONS, OTHER_OPERATOR } from '../domain/payee/operator';
import { ACCOUNT_FIELD, withOneOperator } from './accounts';
import { optionsField } from './options';
import { COMPARE_NAMES, SHEET } from './operation';

const withOperator = { hide: { operation: [COMPARE_NAMES], [ACCOUNT_FIELD]: withOneOperator } };

export const operatorFields: INodeProperties[] = [
	{
		displayName: 'Operator',
		name: 'operator',
		type: 'options',
		displayOptions: withOperator,
		options: OPERATOR_OPTIONS,
		default: DEFAULT_OPERATOR,
		description:
			'The mobile-money operator of the number. In an expression, any spelling works, such as MPESA or m-pesa.',
	},
	{
		displayName: 'Custom Operator',
		name: 'customOperator',
		type: 'string',
		default: '',
		placeholder: 'e.g. Airtel',
		description: 'The ID of the operator, as your provider writes it',
		displayOptions: { show: { operator: [OTHER_OPERATOR] }, ...withOperator },
	},
];

const expectedName = {
	displayName: 'Expected Name',
	name: 'expectedName',
	type: 'string',
	default: '',
	placeholder: 'e.g. Jane Wanjiku Kamau',
} satisfies INodeProperties;

export const closingFields: INodeProperties[] = [
	{
		...expectedName,
		// A sheet has a column of names.
		displayOptions: { hide: { operation: [COMPARE_NAMES, SHEET] } },
		hint: 'Leave empty only to see who it is. Without a name to compare, a stranger is Confirmed too.',
		description:
			'The name that you expect the number to be registered under. Only a holder with this name is Confirmed. If an expression gives nothing for a row, the row goes to Needs Review.',
	},
	{
		...expectedName,
		displayOptions: { show: { operation: [COMPARE_NAMES] } },
		hint: 'If empty, the row goes to Needs Review',
		description:
			'The name that you expect. The row is Confirmed only if the registered name matches it.',
	},
	optionsField,
];
