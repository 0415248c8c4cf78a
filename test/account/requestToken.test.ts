import { Readable } from 'node:stream';

import type { IHttpRequestOptions } from 'n8n-workflow';

import { requestToken } from '../../nodes/MobileMoneyNameLookup/account/requestToken';
import { problemOf, readAccount } from './support';

const answer = '{"token_type":"bearer","expires_in":"3599","access_token":"aaa.bbb.ccc"}';

/** The token call, with a helper of n8n's that gets this reply. */
async function call(reply: object, sent: IHttpRequestOptions[] = []) {
	const httpRequest = async (options: IHttpRequestOptions): Promise<unknown> => {
		sent.push(options);
		const good = { statusCode: 200, headers: {}, body: Readable.from([answer]) };
		return await Promise.resolve({ ...good, ...reply });
	};
	const settings = readAccount({ password: 's3cret & é=%+' });
	return await requestToken({ helpers: { httpRequest } }, settings, 7000);
}

describe('the token call', () => {
	it('is that of the service description, every character of the password surviving', async () => {
		const sent: IHttpRequestOptions[] = [];
		await call({}, sent);
		expect(sent).toMatchObject([
			{
				method: 'POST',
				url: 'https://api.example.com/identity-test/v2/token',
				headers: {
					Authorization: `Basic ${btoa('s3cret-key:')}`,
					'Content-Type': 'application/x-www-form-urlencoded',
					Accept: 'application/json',
				},
				body: 'username=s3cret-login&password=s3cret+%26+%C3%A9%3D%25%2B',
			},
		]);
	});

	const time = { answeredAtMs: Date.UTC(2026, 10, 21, 8) };
	it.each([
		['its answer’s time', { date: 'Sat, 21 Nov 2026 08:00:00 GMT' }, time],
		['no time where none is told', {}, {}],
		['no time where that makes no sense', { date: 'now' }, {}],
	])('brings the token and %s', async (_what, headers, told) => {
		const token = { accessToken: 'aaa.bbb.ccc', lifetimeSeconds: 3599 };
		expect(await call({ headers })).toEqual({ ...token, ...told });
	});

	const oauthError = '{"error":"invalid_client"}';
	const refused = { kind: 'refused', retryable: false };
	const notThisService = { kind: 'notThisService', retryable: false };
	const serviceUnavailable = { kind: 'serviceUnavailable', retryable: true };

	it.each([
		['401 without words', refused, 401, ''],
		['400 and an OAuth error', refused, 400, oauthError],
		['400 beside a token', refused, 400, answer],
		['400 and a page', notThisService, 400, '<html>'],
		['404 and JSON', notThisService, 404, oauthError],
		['400 and a text', notThisService, 400, '"busy"'],
		['300 beside a token', notThisService, 300, answer],
		['200 and an OAuth error', notThisService, 200, oauthError],
		['200 and nothing', notThisService, 200, ''],
		['200 and far more than a token', notThisService, 200, answer.padEnd(70_000)],
		['200 and half an answer', serviceUnavailable, 200, '{"token_type":'],
		['429', serviceUnavailable, 429, oauthError],
		['500 beside a token', serviceUnavailable, 500, answer],
	])('tells what HTTP %s means', async (_what, told, statusCode, text) => {
		const problem = await problemOf(() => call({ statusCode, body: Readable.from([text]) }));
		expect(problem).toMatchObject(told);
		for (const sentence of [problem.whatHappened, problem.nextStep])
			expect(sentence).toMatch(/^[A-Z].*\.$/);
		expect(JSON.stringify([problem, problem.message])).not.toContain('s3cret');
	});

	it('tells how long a busy service asks to be left alone', async () => {
		const busy = { statusCode: 429, headers: { 'retry-after': '7' } };
		expect((await problemOf(() => call(busy))).retryAfterMs).toBe(7000);
	});
});
