import type { ICredentialDataDecryptedObject, INodeProperties } from 'n8n-workflow';

import type { Environment } from '../domain/credential';
import { ThrownFailure, CheckFailure } from '../domain/checkFailure';

export const textField = (
	displayName: string,
	name: string,
	more: Partial<INodeProperties>,
): INodeProperties => ({ displayName, name, type: 'string', default: '', ...more });

export const secretField: typeof textField = (displayName, name, more) =>
	textField(displayName, name, { typeOptions: { password: true }, required: true, ...more });

const environment: INodeProperties = {
	displayName: 'Environment',
	name: 'environment',
	type: 'options',
	options: [
		{
			name: 'Production',
			value: 'production',
			description: 'The live system, with real holders. It needs keys of its own.',
		},
		{
			name: 'Test (UAT)',
			value: 'uat',
			description:
				'Your provider’s test system or sandbox (user acceptance testing), with test accounts and no real holders',
		},
	],
	default: 'uat',
	description:
		'Which system the account belongs to. Every result shows it, so that nobody takes a test result for a real one.',
};

const hidden = (displayName: string, name: string, typeOptions = {}): INodeProperties =>
	textField(displayName, name, { type: 'hidden', typeOptions: { ...typeOptions, password: true } });

/** All properties of a credential type, from the fields that people fill in. */
export const credentialProperties = (fields: readonly INodeProperties[]): INodeProperties[] => [
	environment,
	...fields,
	// n8n runs pre-authentication only for a credential with an expirable property.
	hidden('Access Token', 'accessToken', { expirable: true }),
	// These travel with the stored token, so that other executions and workers can judge it.
	hidden('Session Renewal Time', 'sessionRenewAt'),
	hidden('Session Fingerprint', 'sessionFingerprint'),
];

export const fieldProblem = (label: string, problem: string, nextStep: string): ThrownFailure =>
	new ThrownFailure(new CheckFailure(`'${label}' in the credential ${problem}`, nextStep));

const FILL_IN = 'Open the credential and fill in every field from your account details.';

export const emptyField = (label: string): ThrownFailure =>
	fieldProblem(label, 'is empty', FILL_IN);

const unreadField = (label: string): ThrownFailure =>
	fieldProblem(label, 'is missing or has the wrong type', FILL_IN);

/** Reads a field without outer spaces, which pasting brings. `exact`: a password may begin with a space. */
export type ReadField = (name: string, rule?: 'exact') => string;

/** The reader of a credential's fields; throws ThrownFailure that has the label of a field, never its value. */
export const fieldReader =
	(fields: readonly INodeProperties[], data: ICredentialDataDecryptedObject): ReadField =>
	(name, rule) => {
		const found = fields.find((field) => field.name === name);
		const { displayName, required } = found ?? { displayName: name, required: true };
		const { [name]: value = '' } = data;
		if (typeof value !== 'string') throw unreadField(displayName);
		const text = rule === 'exact' ? value : value.trim();
		if (required && text === '') throw emptyField(displayName);
		return text;
	};

export function environmentOf({ environment: value }: ICredentialDataDecryptedObject): Environment {
	if (value === 'uat' || value === 'production') return value;
	throw unreadField(environment.displayName);
}

/** The header `Authorization` for `user:password` (RFC 7617). */
export const basicLogin = (userAndPassword: string): string =>
	`Basic ${Buffer.from(userAndPassword, 'utf8').toString('base64')}`;
