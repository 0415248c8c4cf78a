import type { ICredentialDataDecryptedObject, IHttpRequestOptions } from 'n8n-workflow';

import { renewToken } from '../../nodes/MobileMoneyNameLookup/account/renewToken';
import {
	bindRequest,
	type RequestOfRun,
} from '../../nodes/MobileMoneyNameLookup/account/requestOfRun';
import { TokenSession } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import { account, problemOf, readAccount } from './support';

let accounts = 0;

/** Renews the token of an account that no other test has a session with. */
const renew = (
	httpRequest: (options: IHttpRequestOptions) => Promise<unknown>,
	data: ICredentialDataDecryptedObject,
) => renewToken({ helpers: { httpRequest } }, data, readAccount({ login: `s3cret-${++accounts}` }));

describe('the renewal of a token', () => {
	it('tells why there is no token to who is no run of the node', async () => {
		const httpRequest = jest.fn().mockRejectedValue(new Error('s3cret'));
		const problem = await problemOf(() => renew(httpRequest, account));
		expect(problem).toMatchObject({ kind: 'unreachable', retryable: false });
		expect(httpRequest).toHaveBeenCalledWith(expect.objectContaining({ timeout: 305_000 }));
	});

	it('ends its call, and tells the run why, when the run ends and nobody else waits', async () => {
		const sent: IHttpRequestOptions[] = [];
		const httpRequest = async (options: IHttpRequestOptions) => {
			sent.push(options);
			return await new Promise(() => undefined);
		};
		const cancel = new AbortController();
		const data = { ...account };
		const session = new TokenSession();
		const run: RequestOfRun = { session, abortSignal: cancel.signal, timeoutMs: 7_000 };
		bindRequest(data, run);
		const ending = problemOf(() => renew(httpRequest, data));
		while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
		expect(sent).toMatchObject([{ timeout: 305_000, abortSignal: { aborted: false } }]);
		cancel.abort();
		expect(await ending).toBe(run.problem);
		expect(run.problem).toMatchObject({ kind: 'unreachable', retryable: true });
		const [call] = sent;
		while (call?.abortSignal?.aborted !== true)
			await new Promise((resolve) => setTimeout(resolve, 5));
	});
});
