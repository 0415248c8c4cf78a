import type { INodeCredentialDescription, INodeProperties, NodeParameterValue } from 'n8n-workflow';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import { DEFAULT_OPERATOR, OPERATOR_OPTIONS, OTHER_OPERATOR } from '../domain/payee/operator';
import type { Service } from '../services/service';
import { SERVICES } from '../services/services';
import { COMPARE_NAMES, EXPECTED_NAME, SHEET } from './operation';
import { optionsField } from './options';

/** A constant, because linters take the word for a secret. */
export const ACCOUNT_FIELD = 'authentication';
export const ACCOUNT_LABEL = 'Account';

const VALUES = SERVICES.map(({ choice }) => choice.value);
const [DEFAULT_SERVICE] = SERVICES;
const DEFAULT_ACCOUNT = DEFAULT_SERVICE.choice.value;

export const accountField: INodeProperties = {
	displayName: ACCOUNT_LABEL,
	name: ACCOUNT_FIELD,
	type: 'options',
	noDataExpression: true,
	displayOptions: { hide: { operation: [COMPARE_NAMES] } },
	options: SERVICES.map(({ choice }) => choice),
	default: DEFAULT_ACCOUNT,
	description: 'Which kind of account you have. The demo needs no account.',
};

// With `show`, n8n's editor would hide the Account field, so nobody could choose the demo. Saved workflows leave the default out.
const hiddenForOthers = (value: string): NodeParameterValue[] => [
	...VALUES.filter((other) => other !== value),
	...(value === DEFAULT_ACCOUNT ? [] : [undefined]),
];

export const credentialsOfAccounts: INodeCredentialDescription[] = SERVICES.flatMap(
	({ choice: { value }, type }) => {
		if (type === undefined) return [];
		const hide = { operation: [COMPARE_NAMES], [ACCOUNT_FIELD]: hiddenForOthers(value) };
		return [{ name: type, required: true, displayOptions: { hide } }];
	},
);

const withOneOperator: string[] = SERVICES.filter(
	({ onlyOperator }) => onlyOperator !== undefined,
).map(({ choice }) => choice.value);

/** The service of the chosen account; empty means the default, a CheckFailure is returned unchanged. */
export function chosenService(chosen: unknown): Service | CheckFailure {
	if (chosen instanceof CheckFailure) return chosen;
	if (chosen === '' || chosen === undefined) return DEFAULT_SERVICE;
	return (
		SERVICES.find(({ choice }) => choice.value === chosen) ??
		fieldFailure(ACCOUNT_LABEL, 'is not an account of this node', `Set it to ${VALUES.join(', ')}.`)
	);
}

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
	...EXPECTED_NAME,
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
