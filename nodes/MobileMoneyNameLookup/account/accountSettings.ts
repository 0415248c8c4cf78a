import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { z } from 'zod';

import { AccountProblem } from './accountProblem';

/** The token endpoint's path in the service description, 4.1. */
export const DEFAULT_IDENTITY_PATH = '/identity-test/v2/token';

const trimmed = z.string().transform((text) => text.trim());

const accountSettingsSchema = z.object({
	environment: z.enum(['uat', 'production']),
	baseUrl: trimmed,
	authUrl: trimmed.default(''),
	tokenPath: trimmed.default('').transform((path) => (path === '' ? DEFAULT_IDENTITY_PATH : path)),
	apiKey: trimmed,
	// Neither is trimmed: a password may begin or end with a space.
	login: z.string(),
	password: z.string(),
});

/** Every field that tells an account apart. */
export const ACCOUNT_FIELDS = accountSettingsSchema.keyof().options;

export type AccountSettings = z.infer<typeof accountSettingsSchema>;
export type Environment = AccountSettings['environment'];

const FIELD_LABELS: Readonly<Record<string, string>> = {
	environment: 'Environment',
	baseUrl: 'Base URL',
	authUrl: 'Auth URL',
	tokenPath: 'Token Path',
	apiKey: 'API Key',
	login: 'Login',
	password: 'Password',
};

function problemWith(field: string, problem: string): AccountProblem {
	const label = FIELD_LABELS[field] ?? field;
	return new AccountProblem(
		'settings',
		`The ${label} of the credential ${problem}.`,
		'Open the credential and fill in every field from your account details.',
	);
}

/**
 * Reads the credential's fields once, at the edge.
 *
 * @param data the decrypted credential
 * @returns the fields, addresses and key trimmed, login and password untouched
 * @throws AccountProblem of kind `settings` that names the field, never its value
 */
export function parseAccountSettings(data: ICredentialDataDecryptedObject): AccountSettings {
	const parsed = accountSettingsSchema.safeParse(data);
	if (!parsed.success) {
		throw problemWith(
			String(parsed.error.issues[0]?.path[0] ?? ''),
			'is missing or of the wrong kind',
		);
	}
	for (const field of ['apiKey', 'login', 'password'] as const) {
		if (parsed.data[field] === '') throw problemWith(field, 'is empty');
	}
	return parsed.data;
}
