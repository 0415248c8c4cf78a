import { Readable } from 'node:stream';

import type {
	ICredentialDataDecryptedObject,
	IHttpRequestHelper,
	IHttpRequestOptions,
} from 'n8n-workflow';

import { accountFingerprint } from '../../nodes/MobileMoneyNameLookup/account/accountFingerprint';
import { accountHosts } from '../../nodes/MobileMoneyNameLookup/account/accountHosts';
import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { renewToken } from '../../nodes/MobileMoneyNameLookup/account/renewToken';
import { bindRequest } from '../../nodes/MobileMoneyNameLookup/account/requestOfRun';
import type { RequestOfRun } from '../../nodes/MobileMoneyNameLookup/account/requestOfRun';
import { toStoredToken } from '../../nodes/MobileMoneyNameLookup/account/storedToken';
import { tokenSession } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import { account, problemOfAsync } from './support';

interface Reply {
	readonly statusCode: number;
	readonly body: string;
	readonly headers?: Record<string, string>;
}

/** A token endpoint behind n8n's request helpers, which issues t1, t2 and so on. */
function endpoint(reply?: (call: number) => Reply | Error) {
	let calls = 0;
	const httpRequest = jest.fn(async () => {
		const call = ++calls;
		await new Promise((resolve) => setImmediate(resolve));
		const body = { token_type: 'bearer', expires_in: '3600', access_token: `t${call}` };
		const replied = reply?.(call) ?? { statusCode: 200, body: JSON.stringify(body) };
		if (replied instanceof Error) throw replied;
		return { ...replied, body: Readable.from([replied.body]) };
	});
	const http: IHttpRequestHelper = { helpers: { httpRequest } };
	return { http, httpRequest };
}

let accounts = 0;
/** An account that no other test has a session with. */
const newAccount = () => ({ ...account, login: `s3cret-login-${++accounts}`, accessToken: '' });

const fingerprintOf = (settings: typeof account) =>
	accountFingerprint(settings, accountHosts(settings));

describe('the renewal of a token', () => {
	it('gives the fields to be stored, of this account, a minute before the end of its life', async () => {
		const settings = newAccount();
		const before = Date.now();
		const fields = await renewToken(endpoint().http, settings);
		const after = Date.now();

		const fingerprint = await fingerprintOf(settings);
		const { renewAtMs = 0 } = tokenSession(fingerprint).token ?? {};
		expect(renewAtMs).toBeGreaterThanOrEqual(before + 3_540_000);
		expect(renewAtMs).toBeLessThanOrEqual(after + 3_540_000);
		expect(fields).toEqual(toStoredToken({ accessToken: 't1', renewAtMs }, fingerprint));
		expect(JSON.stringify(fields)).not.toContain('s3cret');
	});

	it('is one call for 500 that ask at the same time', async () => {
		const settings = newAccount();
		const { http, httpRequest } = endpoint();
		const all = await Promise.all(Array.from({ length: 500 }, () => renewToken(http, settings)));
		expect(httpRequest).toHaveBeenCalledTimes(1);
		expect(new Set(all.map(({ accessToken }) => accessToken))).toEqual(new Set(['t1']));
	});

	it('is one call for each account', async () => {
		const { http, httpRequest } = endpoint();
		const settings = newAccount();
		const others = [{ password: 'x' }, { apiKey: 'x' }, { authUrl: 'https://auth.example.com' }];
		await Promise.all(
			[{}, ...others].map((fields) => renewToken(http, { ...settings, ...fields })),
		);
		expect(httpRequest).toHaveBeenCalledTimes(4);
	});

	it('hands out the token that has taken the place of the refused one meanwhile', async () => {
		const settings = newAccount();
		const { http, httpRequest } = endpoint();
		await renewToken(http, settings);
		await renewToken(http, { ...settings, accessToken: 't1' });
		const late = await renewToken(http, { ...settings, accessToken: 't1' });
		expect(late).toMatchObject({ accessToken: 't2' });
		expect(httpRequest).toHaveBeenCalledTimes(2);
	});

	it('replaces the token in use when that is the refused one', async () => {
		const settings = newAccount();
		const { http } = endpoint();
		await renewToken(http, settings);
		const renewed = await renewToken(http, { ...settings, accessToken: 't1' });
		expect(renewed).toMatchObject({ accessToken: 't2' });
	});
});

describe('a renewal that a run of the node waits for', () => {
	const runOf = (settings: ICredentialDataDecryptedObject, abortSignal: AbortSignal) => {
		const data = { ...settings };
		const run: RequestOfRun = { abortSignal, timeoutMs: 7_000 };
		bindRequest(data, run);
		return { data, run };
	};

	it('tells it the token, although n8n may fail to store it, and takes as long as its requests may', async () => {
		const { http, httpRequest } = endpoint();
		const { data, run } = runOf(newAccount(), new AbortController().signal);
		await renewToken(http, data);
		expect(run.token).toMatchObject({ accessToken: 't1' });
		expect(run.problem).toBeUndefined();
		expect(httpRequest.mock.calls).toMatchObject([[{ timeout: 7_000 + 5_000 }]]);
	});

	it('tells it why there is no token, because n8n 1 does not keep that', async () => {
		const { http } = endpoint(() => ({ statusCode: 401, body: '{"error":"invalid_client"}' }));
		const { data, run } = runOf(newAccount(), new AbortController().signal);
		const problem = await problemOfAsync(() => renewToken(http, data));
		expect(run.problem).toBe(problem);
		expect(run.problem).toMatchObject({ kind: 'refused' });
		expect(run.token).toBeUndefined();
	});

	it('ends its call when the run ends and nobody else waits', async () => {
		const signals: unknown[] = [];
		const httpRequest = jest.fn(async ({ abortSignal }: IHttpRequestOptions) => {
			signals.push(abortSignal);
			return await new Promise(() => undefined);
		});
		const cancel = new AbortController();
		const { data, run } = runOf(newAccount(), cancel.signal);
		const ending = problemOfAsync(() => renewToken({ helpers: { httpRequest } }, data));
		while (signals.length === 0) await new Promise((resolve) => setImmediate(resolve));
		expect(signals).toMatchObject([{ aborted: false }]);
		cancel.abort();
		expect(await ending).toBe(run.problem);
		expect(run.problem).toMatchObject({ kind: 'unreachable', retryable: true });
		while (!(signals[0] instanceof AbortSignal && signals[0].aborted)) {
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
	});
});

describe('a renewal that fails', () => {
	const refusal = { statusCode: 401, body: '{"error":"invalid_client"}' };
	const busy = { statusCode: 429, body: '', headers: { 'retry-after': '7' } };
	const down = { statusCode: 503, body: '', headers: {} };
	const reset = Object.assign(new Error('s3cret-key'), { code: 'ECONNRESET' });

	it.each<readonly [string, Reply | Error, object]>([
		['a refused account', refusal, { kind: 'refused', retryable: false }],
		['a busy service', busy, { kind: 'serviceUnavailable', retryable: true, retryAfterMs: 7000 }],
		['a dead service', down, { kind: 'serviceUnavailable', retryable: true }],
		['a lost connection', reset, { kind: 'unreachable', retryable: true }],
		['another service', { statusCode: 200, body: '<html>' }, { kind: 'notThisService' }],
	])('tells %s, to all alike, and is not remembered', async (_what, failing, told) => {
		const settings = newAccount();
		const { http, httpRequest } = endpoint((call) => (call === 1 ? failing : { ...good }));
		const ends = await Promise.all(
			Array.from({ length: 20 }, () => problemOfAsync(() => renewToken(http, settings))),
		);
		expect(new Set(ends).size).toBe(1);
		expect(ends[0]).toBeInstanceOf(AccountProblem);
		expect(ends[0]).toMatchObject(told);
		expect(ends[0] instanceof AccountProblem ? ends[0].message : '').not.toContain('s3cret');

		await expect(renewToken(http, settings)).resolves.toMatchObject({ accessToken: 'good' });
		expect(httpRequest).toHaveBeenCalledTimes(2);
	});

	const good = {
		statusCode: 200,
		body: '{"token_type":"bearer","expires_in":3600,"access_token":"good"}',
	};

	it.each([
		['settings that send secrets astray', { authUrl: 'http://evil.example' }],
		['settings that are incomplete', { password: '' }],
	])('asks nobody with %s', async (_what, fields) => {
		const { http, httpRequest } = endpoint();
		const problem = await problemOfAsync(() => renewToken(http, { ...newAccount(), ...fields }));
		expect(problem).toMatchObject({ kind: 'settings' });
		expect(httpRequest).not.toHaveBeenCalled();
	});
});
