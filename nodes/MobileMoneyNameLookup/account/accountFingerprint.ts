import type { AccountHosts } from './accountHosts';
import type { AccountSettings } from './accountSettings';
import { ACCOUNT_FIELDS } from './accountSettings';

async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return Buffer.from(digest).toString('base64url');
}

/**
 * Tells accounts apart: a token is used only for the account, environment and hosts that it was
 * issued for (service description 5.5).
 *
 * @param account the credential's fields, every one of which tells it apart
 * @param hosts where its requests go
 * @returns a digest from which no field can be read back
 */
export async function accountFingerprint(
	account: AccountSettings,
	hosts: AccountHosts,
): Promise<string> {
	// Where the requests go, and not how the addresses are written: the Auth URL is in the token's address.
	const told = { ...account, baseUrl: hosts.baseUrl, tokenPath: hosts.tokenUrl };
	const fields = ACCOUNT_FIELDS.filter((field) => field !== 'authUrl');
	return await sha256(JSON.stringify(fields.map((field) => told[field])));
}
