import type { AccountHosts } from './accountHosts';
import type { AccountSettings } from './accountSettings';

async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return Buffer.from(digest).toString('base64url');
}

/**
 * Tells accounts apart: a token is used only for the account, environment and hosts that it was
 * issued for (service description 5.5).
 *
 * @param account the credential's fields
 * @param hosts where its requests go
 * @returns a digest from which no field can be read back
 */
export async function accountFingerprint(
	account: AccountSettings,
	hosts: AccountHosts,
): Promise<string> {
	const { environment, apiKey, login, password } = account;
	const text = JSON.stringify([
		environment,
		hosts.baseUrl,
		hosts.tokenUrl,
		apiKey,
		login,
		password,
	]);
	return await sha256(text);
}
