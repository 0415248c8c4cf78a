import { Readable } from 'node:stream';

import type { IHttpRequestOptions } from 'n8n-workflow';

import { renewToken } from '../../nodes/MobileMoneyNameLookup/account/renewToken';
import {
	bindRequest,
	type RequestOfRun,
} from '../../nodes/MobileMoneyNameLookup/account/requestOfRun';
import { account, problemOf } from './support';

/** n8n's request helper in front of a token endpoint that issues t1, t2 and so on. */
function issuing() {
	let calls = 0;
	const httpRequest = jest.fn(async () => {
		const body = `{"token_type":"bearer","expires_in":"3600","access_token":"t${++calls}"}`;
		return await Promise.resolve({ statusCode: 200, headers: {}, body: Readable.from([body]) });
	});
	return { helpers: { httpRequest } };
}

let accounts = 0;
/** An account that no other test has a session with. */
const newAccount = () => ({ ...account, login: `s3cret-login-${++accounts}`, accessToken: '' });

describe('the renewal of a token', () => {
	it('asks anew for the token in use alone, and for each account', async () => {
		const http = issuing();
		const settings = newAccount();
		const tokenFor = async (replaced: string, fields: object = {}) =>
			(await renewToken(http, { ...settings, accessToken: replaced, ...fields })).accessToken;
		expect(await tokenFor('')).toBe('t1');
		for (let time = 0; time < 2; time++) expect(await tokenFor('t1')).toBe('t2');
		expect(await tokenFor('', { password: 'another' })).toBe('t3');
		const usual = expect.objectContaining({ timeout: 20_000 });
		expect(http.helpers.httpRequest).toHaveBeenCalledWith(usual);
	});

	it('asks nobody where an address leads astray', async () => {
		const http = issuing();
		const astray = { ...newAccount(), authUrl: 'http://evil.example' };
		expect(await problemOf(() => renewToken(http, astray))).toMatchObject({ kind: 'settings' });
		expect(http.helpers.httpRequest).not.toHaveBeenCalled();
	});

	it('tells why there is no token to who is no run of the node', async () => {
		const httpRequest = jest.fn().mockRejectedValue(new Error('s3cret'));
		const problem = await problemOf(() => renewToken({ helpers: { httpRequest } }, newAccount()));
		expect(problem).toMatchObject({ kind: 'unreachable', retryable: false });
	});

	it('ends its call, and tells the run why, when the run ends and nobody else waits', async () => {
		const sent: IHttpRequestOptions[] = [];
		const httpRequest = async (options: IHttpRequestOptions) => {
			sent.push(options);
			return await new Promise(() => undefined);
		};
		const cancel = new AbortController();
		const data = newAccount();
		const run: RequestOfRun = { abortSignal: cancel.signal, timeoutMs: 7_000 };
		bindRequest(data, run);
		const ending = problemOf(() => renewToken({ helpers: { httpRequest } }, data));
		while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
		expect(sent).toMatchObject([{ timeout: 12_000, abortSignal: { aborted: false } }]);
		cancel.abort();
		expect(await ending).toBe(run.problem);
		expect(run.problem).toMatchObject({ kind: 'unreachable', retryable: true });
		const [call] = sent;
		while (call?.abortSignal?.aborted !== true)
			await new Promise((resolve) => setTimeout(resolve, 5));
	});
});
