import { Readable } from 'node:stream';

import type { IHttpRequestOptions } from 'n8n-workflow';

import { renewToken } from '../../../nodes/MobileMoneyNameLookup/sending/token/renewToken';
import { account, jwt, problemOf, readAccount } from './support';

const answer = '{"token_type":"bearer","expires_in":"3599","access_token":"aaa.bbb.ccc"}';

let accounts = 0;

/** Renews the token of an account that no other test has a session with, at a service that replies so. */
async function renew(reply: object | Error, sent: IHttpRequestOptions[] = []) {
	const httpRequest = async (options: IHttpRequestOptions): Promise<unknown> => {
		sent.push(options);
		if (reply instanceof Error) throw reply;
		const good = { statusCode: 200, headers: {}, body: Readable.from([answer]) };
		return await Promise.resolve({ ...good, ...reply });
	};
	const settings = readAccount({ login: `s3cret-${++accounts}`, password: 's3cret & é=%+' });
	return await renewToken({ helpers: { httpRequest } }, account, settings);
}

describe('the renewal of a token', () => {
	it('asks as the service description says, every character of the password surviving', async () => {
		const sent: IHttpRequestOptions[] = [];
		const stored = await renew({}, sent);
		expect(stored).toMatchObject({ accessToken: 'aaa.bbb.ccc' });
		expect(sent).toMatchObject([
			{
				method: 'POST',
				url: 'https://api.example.com/identity-test/v2/token',
				headers: {
					Authorization: `Basic ${btoa('s3cret-key:')}`,
					'Content-Type': 'application/x-www-form-urlencoded',
					Accept: 'application/json',
				},
				body: `username=s3cret-${accounts}&password=s3cret+%26+%C3%A9%3D%25%2B`,
				timeout: 20_000,
			},
		]);
	});

	it('counts what is left of the token from when the service answered', async () => {
		const date = 'Sat, 21 Nov 2026 08:00:00 GMT';
		const token = jwt({ iat: 7, exp: Date.parse(date) / 1000 + 600 });
		const body = Readable.from([JSON.stringify({ access_token: token })]);
		const beforeMs = Date.now();
		const { sessionRenewAt } = await renew({ headers: { date }, body });
		const usedMs = Number(sessionRenewAt) - 540_000;
		expect(usedMs).toBeGreaterThanOrEqual(beforeMs);
		expect(usedMs).toBeLessThanOrEqual(Date.now());
	});

	const oauthError = '{"error":"invalid_client"}';
	const refused = { kind: 'refused', retryable: false };
	const notThisService = { kind: 'notThisService', retryable: false };
	const serviceUnavailable = { kind: 'serviceUnavailable', retryable: true };

	it.each([
		['401 without words', refused, 401, ''],
		['400 and an OAuth error', refused, 400, oauthError],
		['400 beside a token', refused, 400, answer],
		['404 and JSON', notThisService, 404, oauthError],
		['300 beside a token', notThisService, 300, answer],
		['200 and far more than a token', notThisService, 200, answer.padEnd(70_000)],
		['200 and half an answer', serviceUnavailable, 200, '{"token_type":'],
		['429', serviceUnavailable, 429, oauthError],
		['500 beside a token', serviceUnavailable, 500, answer],
	])('tells what HTTP %s means', async (_what, told, statusCode, text) => {
		const problem = await problemOf(() => renew({ statusCode, body: Readable.from([text]) }));
		expect(problem).toMatchObject(told);
		for (const sentence of [problem.whatHappened, problem.nextStep])
			expect(sentence).toMatch(/^[A-Z].*\.$/);
		expect(JSON.stringify([problem, problem.message])).not.toContain('s3cret');
	});

	it('tells how long a busy service asks to be left alone', async () => {
		const busy = { statusCode: 429, headers: { 'retry-after': '7' } };
		expect((await problemOf(() => renew(busy))).retryAfterMs).toBe(7000);
	});

	it('tells that there was no reply, and nothing else of what was thrown', async () => {
		const problem = await problemOf(() => renew(new Error('s3cret')));
		expect(problem).toMatchObject({ kind: 'unreachable', retryable: false });
		expect(problem.message).toContain('The service at api.example.com could not be reached');
		expect(problem.message).not.toContain('s3cret');
	});
});
