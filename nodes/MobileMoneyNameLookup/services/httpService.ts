import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { type Account, accountFingerprint, type KnownAccount } from '../account/account';
import { bearerAuthentication } from '../account/bearerAuthentication';
import { renewToken } from '../account/renewToken';
import {
	CREDENTIAL_TYPE,
	requestOfRun,
	TOKEN_ONLY_ADDRESS,
	TokenStored,
} from '../account/requestOfRun';
import { readStoredToken } from '../account/token';
import { tokenSession } from '../account/tokenSession';
import { DEFAULT_OPERATOR } from '../domain/operator';
import type { MakeLookupCall } from '../transport/lookupCall';
import { accountSecrets, OutsideTexts } from '../redaction/outsideTexts';
import { httpClient } from '../sending/client';
import { TEST_ADDRESS, type Service } from './service';
import { REAL_SOURCE } from './source';

export interface HttpServiceParts extends Pick<Service, 'choices' | 'fields' | 'testRefusals'> {
	/**
	 * Reads its account: how it logs in, and where its requests go.
	 *
	 * @throws AccountProblem of kind `settings` that names the field
	 */
	readonly readAccount: (credentials: ICredentialDataDecryptedObject) => Account;
	readonly lookupCall: MakeLookupCall;
	readonly onlyOperator?: string;
}

/** No till has this number, and any answer but a refusal shows that the account may ask. */
const NO_TILL = { accountType: 'till', accountNumber: '0', operator: DEFAULT_OPERATOR } as const;

/** Fields of a credential that change with every token and say nothing of the account. */
const SESSION_FIELDS: readonly string[] = ['accessToken', 'sessionRenewAt', 'sessionFingerprint'];

const keyOfCredential = (credentials: ICredentialDataDecryptedObject): string =>
	JSON.stringify(Object.entries(credentials).filter(([name]) => !SESSION_FIELDS.includes(name)));

/** Reads accounts, each once for all requests of a run. */
function accountReader(
	readAccount: HttpServiceParts['readAccount'],
): (credentials: ICredentialDataDecryptedObject) => Promise<KnownAccount> {
	let latest: { readonly key: string; readonly account: Promise<KnownAccount> } | undefined;
	const read = async (credentials: ICredentialDataDecryptedObject): Promise<KnownAccount> => {
		const account = readAccount(credentials);
		return { ...account, fingerprint: await accountFingerprint(account) };
	};
	return async (credentials) => {
		const key = keyOfCredential(credentials);
		if (latest?.key !== key) latest = { key, account: read(credentials) };
		return await latest.account;
	};
}

/** A service over HTTP whose tokens n8n keeps. Session, retries, recovery and secrets are the same for all. */
export function httpService({
	readAccount,
	lookupCall,
	onlyOperator,
	...form
}: HttpServiceParts): Service {
	const accountOf = accountReader(readAccount);
	return {
		...form,
		authenticate: async (credentials, request) => {
			if (request.url === TOKEN_ONLY_ADDRESS && requestOfRun(credentials)) throw new TokenStored();
			const account = await accountOf(credentials);
			const isTest = request.url === TEST_ADDRESS;
			// By then the account has proved its login with a fresh token.
			const sent = isTest
				? { ...request, ...lookupCall(account.baseUrl, NO_TILL).request }
				: request;
			return bearerAuthentication(credentials, sent, account);
		},
		renewToken: async (http, credentials) =>
			await renewToken(http, credentials, await accountOf(credentials)),
		open: async (context, credential, options) => {
			const account = await accountOf(credential);
			const { environment, fingerprint, baseUrl } = account;
			const session = tokenSession(fingerprint);
			const stored = readStoredToken(credential, fingerprint);
			if (stored) session.adopt(stored);
			const storedAnew = async () => {
				try {
					const now = await context.getCredentials(CREDENTIAL_TYPE);
					return (await accountOf(now)).fingerprint === fingerprint ? now : undefined;
				} catch {
					return undefined;
				}
			};
			const secrets = accountSecrets(account);
			return {
				environment,
				...(onlyOperator !== undefined && { onlyOperator }),
				...(environment === 'uat' && { hint: 'Test system (UAT): do not pay on its results.' }),
				source: REAL_SOURCE,
				outside: new OutsideTexts(() => [...secrets, ...session.used]),
				start: () =>
					httpClient(
						context,
						{ credential, fingerprint, session, storedAnew },
						(subject) => lookupCall(baseUrl, subject),
						options,
					),
			};
		},
	};
}
