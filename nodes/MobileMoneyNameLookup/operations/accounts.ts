import type { INodeCredentialDescription, INodeProperties, NodeParameterValue } from 'n8n-workflow';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import type { Service } from '../services/service';
import { SERVICES } from '../services/services';
import { COMPARE_NAMES } from './operation';

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

// With `show`, n8n's editor would remove the field, and with it the demo. Saved workflows leave the default out.
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

export const withOneOperator: string[] = SERVICES.filter(
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
