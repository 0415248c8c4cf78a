import type { ICredentialDataDecryptedObject, IDataObject, IHttpRequestHelper } from 'n8n-workflow';

import type { KnownAccount } from './account';
import { requestOfRun } from './requestOfRun';
import { requestToken } from './requestToken';
import { toStoredToken } from './storedToken';
import { renewalTimeMs } from './tokenLifetime';
import { asTokenProblem } from './tokenProblem';
import type { SessionToken } from './tokenSession';
import { tokenSession } from './tokenSession';

/** How long the Test button and n8n's HTTP Request node wait for a token, in milliseconds. */
const TOKEN_TIMEOUT_MS = 15_000;

/** A call lasts as long as the most patient of those who wait for it, who have a time limit of their own each. */
const LONGEST_CALL_MS = 300_000;

/**
 * Gets a fresh token for a credential, in a single flight for the whole process (service
 * description 4.1 and 5.4).
 *
 * @param http n8n's request helpers
 * @param credentials the decrypted credential; its token, when there is one, is to be replaced
 * @param account read from it
 * @returns the fields that n8n stores in the credential; none where it was made another account's meanwhile
 * @throws AccountProblem when the account gets no token
 */
export async function renewToken(
	http: IHttpRequestHelper,
	credentials: ICredentialDataDecryptedObject,
	account: KnownAccount,
): Promise<IDataObject> {
	const run = requestOfRun(credentials);
	const { fingerprint } = account;
	const replaced = typeof credentials.accessToken === 'string' ? credentials.accessToken : '';
	const waiter = run ?? { timeoutMs: TOKEN_TIMEOUT_MS };
	const request = async (abortSignal: AbortSignal): Promise<SessionToken> => {
		const requestedAtMs = Date.now();
		const issued = await requestToken(http, account, LONGEST_CALL_MS, abortSignal);
		return { accessToken: issued.accessToken, renewAtMs: renewalTimeMs(issued, requestedAtMs) };
	};
	try {
		const session = run?.session ?? tokenSession(fingerprint);
		const token = await session.issue(replaced, request, waiter);
		if (run) run.token = token;
		if (run?.storedAnew) {
			const stored = await run.storedAnew();
			if (!stored) return {};
			// n8n 1 stores the whole object that it gave, and so what was edited meanwhile must be in it.
			Object.assign(credentials, stored);
		}
		return toStoredToken(token, fingerprint);
	} catch (error) {
		const problem = asTokenProblem(error, account.login.url);
		if (run) run.problem = problem;
		throw problem;
	}
}
