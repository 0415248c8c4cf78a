import { Readable } from 'node:stream';

import type { IHttpRequestOptions } from 'n8n-workflow';

import { accountIdentity } from '../../nodes/MobileMoneyNameLookup/account/accountIdentity';
import { renewToken } from '../../nodes/MobileMoneyNameLookup/account/renewToken';
import { bindRequest } from '../../nodes/MobileMoneyNameLookup/account/requestOfRun';
import type { RequestOfRun } from '../../nodes/MobileMoneyNameLookup/account/requestOfRun';
import { account, problemOf } from './support';

/** n8n's request helper in front of a token endpoint that issues t1, t2 and so on. */
const issuing = () => {
	let calls = 0;
	return jest.fn(async () => {
		const body = `{"token_type":"bearer","expires_in":"3600","access_token":"t${++calls}"}`;
		return await Promise.resolve({ statusCode: 200, headers: {}, body: Readable.from([body]) });
	});
};

let accounts = 0;
/** An account that no other test has a session with. */
const newAccount = () => ({ ...account, login: `s3cret-login-${++accounts}`, accessToken: '' });

describe('the renewal of a token', () => {
	it('gives the fields to be stored, of this account, a minute before the end of its life', async () => {
		const settings = newAccount();
		const beforeMs = Date.now();
		const fields = await renewToken({ helpers: { httpRequest: issuing() } }, settings);
		const renewAtMs = Number(fields.sessionRenewAt);
		expect(renewAtMs).toBeGreaterThanOrEqual(beforeMs + 3_540_000);
		expect(renewAtMs).toBeLessThanOrEqual(Date.now() + 3_540_000);
		const { fingerprint } = await accountIdentity(settings);
		expect(fields).toMatchObject({ accessToken: 't1', sessionFingerprint: fingerprint });
	});

	it('asks anew for the token in use, and only then', async () => {
		const http = { helpers: { httpRequest: issuing() } };
		const settings = newAccount();
		for (const [accessToken, next] of [
			['', 't1'],
			['t1', 't2'],
			['t1', 't2'],
			['', 't2'],
		])
			expect(await renewToken(http, { ...settings, accessToken })).toMatchObject({
				accessToken: next,
			});
	});

	it.each([
		['an address that leads astray', { authUrl: 'http://evil.example' }],
		['no password', { password: '' }],
	])('asks nobody with %s', async (_what, fields) => {
		const httpRequest = issuing();
		const settings = { ...newAccount(), ...fields };
		const problem = await problemOf(() => renewToken({ helpers: { httpRequest } }, settings));
		expect(problem).toMatchObject({ kind: 'settings' });
		expect(httpRequest).not.toHaveBeenCalled();
	});

	it('asks for no token in the demo', async () => {
		const httpRequest = issuing();
		const demo = { ...newAccount(), environment: 'demo' };
		expect(await renewToken({ helpers: { httpRequest } }, demo)).toEqual({});
		expect(httpRequest).not.toHaveBeenCalled();
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
		const isFreed = () =>
			sent[0]?.abortSignal instanceof AbortSignal && sent[0].abortSignal.aborted;
		while (!isFreed()) await new Promise((resolve) => setTimeout(resolve, 5));
	});
});
