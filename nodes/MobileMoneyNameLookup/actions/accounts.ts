import type { INodeCredentialDescription, INodeProperties } from 'n8n-workflow';

import { CheckFailure, fieldFailure } from '../domain/checkFailure';
import type { Service } from '../services/service';
import { SERVICES } from '../services/services';
import { COMPARE_NAMES } from './compareNames.operation';

/** A constant, because the word in it makes it look like a secret to linters; it is none. */
export const ACCOUNT_FIELD = 'authentication';
export const ACCOUNT_LABEL = 'Account';

const VALUES = SERVICES.map(({ choice }) => choice.value);
const [DEFAULT] = SERVICES;

/** The node's question which account is used. */
export const accountField: INodeProperties = {
	displayName: ACCOUNT_LABEL,
	name: ACCOUNT_FIELD,
	type: 'options',
	noDataExpression: true,
	displayOptions: { hide: { operation: [COMPARE_NAMES] } },
	options: SERVICES.map(({ choice }) => choice),
	default: DEFAULT.choice.value,
	description: 'Which kind of account you have. The demo needs no account.',
};

/**
 * The credential of each kind of account. `hide` instead of `show`, because workflows saved with the default account
 * may have no such parameter.
 */
export const credentialsOfAccounts: INodeCredentialDescription[] = SERVICES.flatMap(
	({ choice, credential }) =>
		credential
			? [
					{
						name: credential.type,
						required: true,
						displayOptions: {
							...(choice.value !== DEFAULT.choice.value && {
								show: { [ACCOUNT_FIELD]: [choice.value] },
							}),
							hide: {
								operation: [COMPARE_NAMES],
								...(choice.value === DEFAULT.choice.value && {
									[ACCOUNT_FIELD]: VALUES.filter((value) => value !== choice.value),
								}),
							},
						},
					},
				]
			: [],
);

/** The accounts for which the node asks for no operator. */
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
	if (chosen === '' || chosen === undefined) return DEFAULT;
	return (
		SERVICES.find(({ choice }) => choice.value === chosen) ??
		fieldFailure(ACCOUNT_LABEL, 'is not an account of this node', `Set it to ${VALUES.join(', ')}.`)
	);
}
