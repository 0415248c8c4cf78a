import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { type Account, accountFingerprint, type KnownAccount } from '../sending/token/account';
import { bearerAuthentication } from '../sending/token/bearerAuthentication';
import { renewToken } from '../sending/token/renewToken';
import { requestOfRun, TOKEN_ONLY_ADDRESS, TokenStored } from '../sending/token/requestOfRun';
import { readStoredToken } from '../sending/token/token';
import { tokenSession } from '../sending/token/tokenSession';
import { CheckFailure } from '../domain/checkFailure';
import { accountSecrets, OutsideTexts } from '../redaction/outsideTexts';
import { HttpClient } from '../sending/client';
import type { LookupSubject, MakeLookupCall } from '../sending/lookupCall';
import { keyOfCredential, readCredential } from './readCredential';
import { TEST_ADDRESS, type Service, type ServiceCredential } from './service';
import { REAL_SOURCE } from './source';

export interface HttpServiceParts
	extends
		Pick<Service, 'choice' | 'onlyOperator'>,
		Pick<ServiceCredential, 'type' | 'fields' | 'test'> {
	/**
	 * Reads its account: how it logs in, and where its requests go.
	 *
	 * @throws AccountProblem of kind `settings` that names the field
	 */
	readonly readAccount: (credentials: ICredentialDataDecryptedObject) => Account;
	readonly lookupCall: MakeLookupCall;
	/** What the Test button looks up: a number that nobody has. */
	readonly testSubject: LookupSubject;
}

/** A service that needs a credential. */
export interface HttpService extends Service {
	readonly credential: ServiceCredential;
}

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
	choice,
	type,
	fields,
	test,
	readAccount,
	lookupCall,
	testSubject,
	onlyOperator,
}: HttpServiceParts): HttpService {
	const accountOf = accountReader(readAccount);
	const operatorRule = onlyOperator === undefined ? {} : { onlyOperator };
	return {
		choice,
		...operatorRule,
		credential: {
			type,
			fields,
			test,
			authenticate: async (credentials, request) => {
				if (request.url === TOKEN_ONLY_ADDRESS && requestOfRun(credentials))
					throw new TokenStored();
				const account = await accountOf(credentials);
				const isTest = request.url === TEST_ADDRESS;
				// By then the account has proved its login with a fresh token.
				const sent = isTest
					? { ...request, ...lookupCall(account.baseUrl, testSubject).request }
					: request;
				return bearerAuthentication(credentials, sent, account);
			},
			renewToken: async (http, credentials) =>
				await renewToken(http, credentials, await accountOf(credentials)),
		},
		open: async (context, options) => {
			const credential = await readCredential(context, type);
			if (credential instanceof CheckFailure) return credential;
			const account = await accountOf(credential);
			const { environment, fingerprint, baseUrl } = account;
			const session = tokenSession(fingerprint);
			const stored = readStoredToken(credential, fingerprint);
			if (stored) session.adopt(stored);
			const storedAnew = async () => {
				try {
					const now = await context.getCredentials(type);
					return (await accountOf(now)).fingerprint === fingerprint ? now : undefined;
				} catch {
					return undefined;
				}
			};
			const secrets = accountSecrets(account);
			return {
				environment,
				...operatorRule,
				...(environment === 'uat' && { hint: 'Test system (UAT): do not pay on its results.' }),
				source: REAL_SOURCE,
				outside: new OutsideTexts(() => [...secrets, ...session.used]),
				start: () =>
					new HttpClient(
						context,
						{ type, credential, fingerprint, session, storedAnew },
						(subject) => lookupCall(baseUrl, subject),
						options,
					),
			};
		},
	};
}
