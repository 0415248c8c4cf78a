import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { accountFingerprint } from './accountFingerprint';
import type { AccountHosts } from './accountHosts';
import { accountHosts } from './accountHosts';
import type { AccountSettings } from './accountSettings';
import { ACCOUNT_FIELDS, parseAccountSettings } from './accountSettings';

/** A credential's fields, where its requests go, and what tells it apart from other accounts. */
export interface AccountIdentity {
	readonly account: AccountSettings;
	readonly hosts: AccountHosts;
	readonly fingerprint: string;
}

let latest: { readonly key: string; readonly identity: Promise<AccountIdentity> } | undefined;

async function identify(credentials: ICredentialDataDecryptedObject): Promise<AccountIdentity> {
	const account = parseAccountSettings(credentials);
	const hosts = accountHosts(account);
	return { account, hosts, fingerprint: await accountFingerprint(account, hosts) };
}

/**
 * Reads a credential and checks where it leads.
 *
 * @param credentials the decrypted credential
 * @throws AccountProblem of kind `settings` that names the field
 */
export async function accountIdentity(
	credentials: ICredentialDataDecryptedObject,
): Promise<AccountIdentity> {
	const key = JSON.stringify(ACCOUNT_FIELDS.map((field) => credentials[field]));
	// Each request of a run asks for the same one.
	if (latest?.key !== key) latest = { key, identity: identify(credentials) };
	return await latest.identity;
}
