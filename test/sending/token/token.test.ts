import { Readable } from 'node:stream';

import type { IHttpRequestOptions } from 'n8n-workflow';

import type { KnownAccount } from '../../../nodes/MobileMoneyNameLookup/domain/account';
import { renewToken } from '../../../nodes/MobileMoneyNameLookup/sending/token/bearerAuthentication';
import {
	readStoredToken,
	readTokenAnswer,
	toStoredToken,
} from '../../../nodes/MobileMoneyNameLookup/sending/token/token';
import { clientAccount } from '../../../nodes/MobileMoneyNameLookup/services/gateway/clientCredentials';
import { account, problemOf, readAccount } from './support';

describe('reading a token', () => {
	const NOW_MS = 1_763_712_000_000;

	beforeEach(() => {
		jest.useFakeTimers({ now: NOW_MS });
	});
	afterEach(() => {
		jest.useRealTimers();
	});

	const tokenOf = (fields: object) =>
		readTokenAnswer({ token_type: 'bearer', access_token: 'opaque', ...fields }, 7_000);

	it.each<[string, object, number]>([
		['the documented fields', { issued_at: `${NOW_MS}`, expires_in: '3599' }, 3_599_000],
		['a life with spaces and a fraction', { expires_in: ' 1.5 ' }, 1_500],
		['space around the token', { access_token: ' opaque\n', expires_in: 600 }, 600_000],
		...[undefined, null, 0, -5, '-5', 'abc', '3599 s', {}, '9'.repeat(400)].map(
			(expires_in): [string, object, number] => [
				`no sensible life: ${JSON.stringify(expires_in)}`,
				...([{ expires_in }, Infinity] as const),
			],
		),
	])('a token answer is read with %s, and its life counts from the request', (...given) => {
		const [, fields, lifeMs] = given;
		expect(tokenOf(fields)).toEqual({ accessToken: 'opaque', dueMs: 7_000 + lifeMs });
	});

	const jwt = (claims: unknown): string =>
		`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

	it.each<[string, object, number]>([
		['its own claims', { iat: 100, exp: 400 }, 300_000],
		['its end alone', { exp: NOW_MS / 1000 + 60 }, 60_000],
		['an end that is past', { exp: 5 }, Infinity],
		['no end', { iat: 100 }, 600_000],
		['an end that is no number', { exp: 'soon' }, 600_000],
	])('a JWT lives by %s', (_what, claims, lifeMs) => {
		const { dueMs } = tokenOf({ access_token: jwt(claims), expires_in: 600 }) ?? {};
		expect(dueMs).toBe(7_000 + lifeMs);
	});

	it.each<[string, object]>([
		['no token', { access_token: undefined }],
		['a token that would break the header', { access_token: 'a\r\nHost: evil.example' }],
		['an empty token', { access_token: ' ' }],
	])('a token answer is none with %s', (_what, fields) => {
		expect(tokenOf(fields)).toBeUndefined();
	});

	it.each([undefined, null, [{ access_token: 'a' }]])('a token answer is none in %j', (body) => {
		expect(readTokenAnswer(body, 0)).toBeUndefined();
	});

	const STORED = {
		accessToken: 's3cret-token',
		sessionRenewAt: String(NOW_MS + 60_000),
		sessionFingerprint: 'fingerprint',
	};

	it('a stored token is made of texts, and read again to the millisecond, also after a restart', () => {
		const token = { accessToken: 's3cret-token', dueMs: performance.now() + 60_000.4 };
		expect(toStoredToken(token, 'fingerprint')).toEqual(STORED);
		jest.useFakeTimers({ now: NOW_MS + 5_000 });
		const read = { accessToken: 's3cret-token', dueMs: performance.now() + 55_000 };
		expect(readStoredToken({ baseUrl: 'x', ...STORED }, 'fingerprint')).toEqual(read);
	});

	it('a stored token that is never due is never due when it is read again', () => {
		const stored = toStoredToken({ accessToken: 'a', dueMs: Infinity }, 'f');
		expect(readStoredToken(stored, 'f')?.dueMs).toBe(Infinity);
	});

	it.each<readonly [string, string, Record<string, string | number>]>([
		['with a token of the wrong kind', 'fingerprint', { ...STORED, accessToken: 7 }],
		['without a token', 'fingerprint', { ...STORED, accessToken: '' }],
		[
			'for an account that begins alike',
			'fingerprint',
			{ ...STORED, sessionFingerprint: 'finger' },
		],
		['for no account', '', { ...STORED, sessionFingerprint: '' }],
		['with a word for a time', 'fingerprint', { ...STORED, sessionRenewAt: '1 soon' }],
	])('a stored token is none %s', (_what, fingerprint, fields) => {
		expect(readStoredToken(fields, fingerprint)).toBeUndefined();
	});
});

const answer = '{"token_type":"bearer","expires_in":"3599","access_token":"aaa.bbb.ccc"}';

let accounts = 0;

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
	it('sends what the documentation shows, every character of the password surviving', async () => {
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
				timeout: 30_000,
			},
		]);
	});

	const oauthError = '{"error":"invalid_client"}';
	const codeOf = (status: string, message: string) => JSON.stringify({ status, message });
	const refused = { fault: 'refused', failure: { retryable: false } };
	const notThisService = { fault: 'wrongAddress', failure: { retryable: false } };
	const serviceUnavailable = { failure: { retryable: true } };

	it.each([
		['401 without words', refused, 401, ''],
		['400 and an OAuth error', refused, 400, oauthError],
		['400 beside a token', refused, 400, answer],
		['404 and JSON', notThisService, 404, oauthError],
		['300 beside a token', notThisService, 300, answer],
		['200 and far more than a token', notThisService, 200, answer.padEnd(70_000)],
		['200 and half an answer', serviceUnavailable, 200, '{"token_type":'],
		['200 and a code of the login', refused, 200, codeOf('E401001', 'Invalid credentials')],
		['200 and words of the login', refused, 200, '{"message":"Invalid credentials"}'],
		['200 and a code of a fault', serviceUnavailable, 200, codeOf('E503000', 'Down')],
		['200 and words without a meaning', notThisService, 200, '{"message":"Welcome"}'],
		['404 and a code', notThisService, 404, codeOf('E503000', 'No such end point')],
		['429', serviceUnavailable, 429, oauthError],
		['500 beside a token', serviceUnavailable, 500, answer],
	])('reports what HTTP %s means', async (_what, reported, statusCode, text) => {
		const problem = await problemOf(() => renew({ statusCode, body: Readable.from([text]) }));
		expect(problem).toMatchObject(reported);
		expect(problem.message).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
		expect(JSON.stringify([problem, problem.message])).not.toContain('s3cret');
	});

	it('reports how long a busy service asks to be left alone', async () => {
		const busy = { statusCode: 429, headers: { 'retry-after': '7' } };
		expect((await problemOf(() => renew(busy))).retryAfterMs).toBe(7000);
	});

	it('reports that there was no reply, and nothing else of what was thrown', async () => {
		const problem = await problemOf(() => renew(new Error('s3cret')));
		expect(problem.failure.retryable).toBe(false);
		expect(problem.message).toContain('The service at api.example.com gave no answer');
		expect(problem.message).not.toContain('s3cret');
	});
});

describe('a client with two logins', () => {
	const newClient = (): KnownAccount => ({
		...clientAccount({
			...{ environment: 'uat', baseUrl: 'https://api.example.com' },
			...{ clientId: 'id', clientSecret: 's3cret' },
		}),
		fingerprint: `client ${++accounts}`,
	});

	async function logIn(client: KnownAccount, statuses: { basic: number; form: number }) {
		const ways: string[] = [];
		const httpRequest = async ({ headers }: IHttpRequestOptions) => {
			const way = headers && 'Authorization' in headers ? 'basic' : 'form';
			ways.push(way);
			const statusCode = statuses[way];
			const body = Readable.from([statusCode === 200 ? answer : '{}']);
			return await Promise.resolve({ statusCode, headers: {}, body });
		};
		const http = { helpers: { httpRequest } };
		const renewal = renewToken(http, { accessToken: 'aaa.bbb.ccc' }, client);
		return await renewal.then(
			() => ways,
			(error: unknown) => [...ways, String(Reflect.get(Object(error), 'fault'))],
		);
	}

	it.each([
		['HTTP Basic where that works', { basic: 200, form: 200 }, ['basic'], ['basic']],
		['the form where Basic gets 401', { basic: 401, form: 200 }, ['basic', 'form'], ['form']],
		['the form where Basic gets 400', { basic: 400, form: 200 }, ['basic', 'form'], ['form']],
	])('logs in by %s, and from then on by what worked', async (_what, statuses, first, second) => {
		const client = newClient();
		expect(await logIn(client, statuses)).toEqual(first);
		expect(await logIn(client, statuses)).toEqual(second);
		expect(await logIn(newClient(), statuses)).toEqual(first);
	});

	it('logs in by HTTP Basic again where the service has changed its mind', async () => {
		const client = newClient();
		await logIn(client, { basic: 401, form: 200 });
		const changed = { basic: 200, form: 401 };
		expect(await logIn(client, changed)).toEqual(['form', 'basic']);
		expect(await logIn(client, changed)).toEqual(['basic']);
	});

	it.each([
		['both refuse it', { basic: 401, form: 401 }, ['basic', 'form', 'refused']],
		['a web page is there', { basic: 404, form: 200 }, ['basic', 'wrongAddress']],
		['the service is out', { basic: 503, form: 200 }, ['basic', 'outOfOrder']],
		['it is out by then', { basic: 401, form: 503 }, ['basic', 'form', 'outOfOrder']],
	])('does not log in where %s', async (_what, statuses, ways) => {
		expect(await logIn(newClient(), statuses)).toEqual(ways);
	});
});
