import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { basicAuthorization } from './basicCredentials';

/** Fields of the credential that nobody else may read. */
const SECRET_FIELDS = [
	'apiKey',
	'login',
	'password',
	'clientId',
	'clientSecret',
	'consumerKey',
	'consumerSecret',
	'accessToken',
];

/**
 * The texts that log an account in, as they stand in the credential and as they are sent: the key
 * also as user and password, apart and as Basic authorization (service description 4.1).
 *
 * @param credential the decrypted credential
 */
export function accountSecrets(credential: ICredentialDataDecryptedObject): string[] {
	const fields = SECRET_FIELDS.map((name) => credential[name]);
	const texts = fields.filter((value) => typeof value === 'string' && value !== '').map(String);
	const { apiKey, login, password } = credential;
	// Somebody may send them on as Basic authorization.
	if (typeof login === 'string' && typeof password === 'string') texts.push(`${login}:${password}`);
	if (typeof apiKey !== 'string') return texts;
	const basic = basicAuthorization(apiKey).replace(/^Basic /, '');
	const userAndPassword = Buffer.from(basic, 'base64').toString('utf8');
	const colon = userAndPassword.indexOf(':');
	const halves = [userAndPassword.slice(0, colon), userAndPassword.slice(colon + 1)];
	return [...texts, apiKey.trim(), basic, userAndPassword, ...halves].filter(Boolean);
}
