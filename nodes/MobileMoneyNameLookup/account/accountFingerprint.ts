import type { Account } from './account';

async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return Buffer.from(digest).toString('base64url');
}

/**
 * Tells accounts apart: a token is used only for the account, environment and hosts that it was
 * issued for (service description 5.5). The whole login counts, so that no field can be forgotten.
 *
 * @param account as read from its credential
 * @returns a digest from which nothing can be read back
 */
export async function accountFingerprint({
	environment,
	baseUrl,
	login,
}: Account): Promise<string> {
	return await sha256(JSON.stringify([environment, baseUrl, login]));
}
