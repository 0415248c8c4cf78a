import type { INodeCredentialDescription, INodeProperties, NodeParameterValue } from 'n8n-workflow';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import type { Service } from '../services/service';
import { SERVICES } from '../services/services';
import { COMPARE_NAMES } from './compareNames';

/** A constant, because the word in it makes it look like a secret to linters; it is not. */
export const ACCOUNT_FIELD = 'authentication';
export const ACCOUNT_LABEL = 'Account';

const VALUES = SERVICES.map(({ choice }) => choice.value);
const [DEFAULT_SERVICE] = SERVICES;
const DEFAULT_ACCOUNT = DEFAULT_SERVICE.choice.value;

/** Which account is used. */
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

/**
 * Hides the credential of one kind of account for all others. `hide` and never `show`: n8n's editor takes a field that
 * shows credentials out of the node, and with it the demo. The default account need not be in a saved workflow.
 */
const hiddenForOthers = (value: string): NodeParameterValue[] => [
	...VALUES.filter((other) => other !== value),
	...(value === DEFAULT_ACCOUNT ? [] : [undefined]),
];

/** The credential of each kind of account that needs one. */
export const credentialsOfAccounts: INodeCredentialDescription[] = SERVICES.flatMap(
	({ choice: { value }, credential }) => {
		if (!credential) return [];
		const hide = { operation: [COMPARE_NAMES], [ACCOUNT_FIELD]: hiddenForOthers(value) };
		return [{ name: credential.type, required: true, displayOptions: { hide } }];
	},
);

/** The accounts that hide the Operator field. */
export const withOneOperator: string[] = SERVICES.filter(
	({ onlyOperator }) => onlyOperator !== undefined,
).map(({ choice }) => choice.value);

/**
 * The service of the chosen account.
 *
 * @param chosen the value of the node's parameter, or why it could not be read; empty for the default
 */
export function chosenService(chosen: unknown): Service | CheckFailure {
	if (chosen instanceof CheckFailure) return chosen;
	if (chosen === '' || chosen === undefined) return DEFAULT_SERVICE;
	return (
		SERVICES.find(({ choice }) => choice.value === chosen) ??
		fieldFailure(ACCOUNT_LABEL, 'is not an account of this node', `Set it to ${VALUES.join(', ')}.`)
	);
}
