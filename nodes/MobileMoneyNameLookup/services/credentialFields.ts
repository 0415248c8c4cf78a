import type { ICredentialDataDecryptedObject, INodeProperties } from 'n8n-workflow';
import { z } from 'zod';

import { AccountProblem, CheckFailure } from '../domain/checkFailure';

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

/** Without the spaces that pasting brings. */
export const trimmed = z.string().transform((text) => text.trim());
export const optional = trimmed.default('');
export const required = trimmed.refine((text) => text !== '', 'is empty');
/** Every character counts: passwords may begin with a space. */
export const exact = z.string().refine((text) => text !== '', 'is empty');
/** HTTP Basic would cut an ID with a colon into another ID and secret (RFC 7617). */
export const clientId = required.refine((text) => !text.includes(':'), 'has a colon');
export const environmentValue = z.enum(['uat', 'production']);

/** Reads fields of a credential; throws AccountProblem that names the field, never its value. */
export function readFields<Shape extends z.ZodRawShape>(
	shape: Shape,
	fields: readonly INodeProperties[],
	data: ICredentialDataDecryptedObject,
): z.output<z.ZodObject<Shape>> {
	const parsed = z.object(shape).safeParse(data);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const field = [environment, ...fields].find(({ name }) => name === issue?.path[0]);
	const problem = issue?.code === 'custom' ? issue.message : 'is missing or has the wrong type';
	const nextStep = 'Open the credential and fill in every field from your account details.';
	throw new AccountProblem(
		new CheckFailure(`'${field?.displayName}' in the credential ${problem}`, nextStep),
	);
}

/** The header `Authorization` for `user:password` (RFC 7617). */
export const basicLogin = (userAndPassword: string): string =>
	`Basic ${Buffer.from(userAndPassword, 'utf8').toString('base64')}`;
