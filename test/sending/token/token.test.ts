import { Readable } from 'node:stream';

import type { IHttpRequestOptions } from 'n8n-workflow';

import type { KnownCredential } from '../../../nodes/MobileMoneyNameLookup/domain/credential';
import { ThrownFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { renewToken } from '../../../nodes/MobileMoneyNameLookup/sending/token/bearerAuthentication';
import {
	readStoredToken,
	readIssuedToken,
	toStoredToken,
} from '../../../nodes/MobileMoneyNameLookup/sending/token/token';
import { gatewayClientCredentials } from '../../../nodes/MobileMoneyNameLookup/services/gateway/credentials';
import { account, problemOf, readCredential } from './support';

describe('The reading of tokens', () => {
	const NOW_MS = 1_763_712_000_000;

	/** Begins a process, whose own clock has run for a second at this time. */
	const startAt = (ms: number) => {
		jest.useFakeTimers({ now: ms - 1_000 }).advanceTimersByTime(1_000);
	};

	beforeEach(() => {
		startAt(NOW_MS);
	});
	afterEach(() => {
		jest.useRealTimers();
	});

	const tokenOf = (fields: object) =>
		readIssuedToken({ token_type: 'bearer', access_token: 'opaque', ...fields }, 7_000);

	it.each<[object, number]>([
		[{ issued_at: `${NOW_MS}`, expires_in: '3599' }, 3_599_000],
		[{ expires_in: ' 1.5 ' }, 1_500],
		[{ access_token: ' opaque\n', expires_in: 600 }, 600_000],
		...[undefined, null, 0, -5, '-5', 'abc', '3599 s', {}, '9'.repeat(400)].map(
			(expires_in): [object, number] => [{ expires_in }, Infinity],
		),
	])('counts the life of a token from its request, with %j', (fields, lifeMs) => {
		expect(tokenOf(fields)).toEqual({ accessToken: 'opaque', dueMs: 7_000 + lifeMs });
	});

	const jwt = (claims: unknown): string =>
		`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

	it.each<[object, number]>([
		[{ iat: 100, exp: 400 }, 300_000],
		[{ exp: NOW_MS / 1000 + 60 }, 60_000],
		[{ exp: 5 }, Infinity],
		[{ iat: 100 }, 600_000],
		[{ exp: 'soon' }, 600_000],
	])('takes the life of a JWT from its claims, or else from its response: %j', (claims, lifeMs) => {
		const { dueMs } = tokenOf({ access_token: jwt(claims), expires_in: 600 }) ?? {};
		expect(dueMs).toBe(7_000 + lifeMs);
	});

	it.each([
		undefined,
		null,
		[{ access_token: 'a' }],
		{},
		{ access_token: ' ' },
		{ access_token: 'a\r\nHost: evil.example' },
	])('finds no token in %j', (body) => {
		expect(readIssuedToken(body, 0)).toBeUndefined();
	});

	const STORED = {
		accessToken: 's3cret-token',
		sessionRenewAt: String(NOW_MS + 60_000),
		sessionFingerprint: 'fingerprint',
	};

	it('stores a token as texts, and reads it again to the millisecond, also after a restart', () => {
		const token = { accessToken: 's3cret-token', dueMs: performance.now() + 60_000.4 };
		expect(toStoredToken(token, 'fingerprint')).toEqual(STORED);
		startAt(NOW_MS + 5_000);
		const read = { accessToken: 's3cret-token', dueMs: performance.now() + 55_000 };
		expect(readStoredToken({ baseUrl: 'x', ...STORED }, 'fingerprint')).toEqual(read);
		const lasting = { accessToken: 'a', dueMs: Infinity };
		expect(readStoredToken(toStoredToken(lasting, 'f'), 'f')).toEqual(lasting);
	});

	it.each<[string, Record<string, string | number>]>([
		['fingerprint', { accessToken: 7 }],
		['fingerprint', { accessToken: '' }],
		['fingerprint', { sessionFingerprint: 'finger' }],
		['', { sessionFingerprint: '' }],
		['fingerprint', { sessionRenewAt: '1 soon' }],
	])('finds no stored token for the account “%s” with %j', (fingerprint, fields) => {
		expect(readStoredToken({ ...STORED, ...fields }, fingerprint)).toBeUndefined();
	});
});

const answer = '{"token_type":"bearer","expires_in":"3599","access_token":"aaa.bbb.ccc"}';

let accounts = 0;

const accountOf = (index: number) => readCredential({ login: `s3cret-${index}` });

async function renew(response: object | Error, sent: IHttpRequestOptions[] = []) {
	const httpRequest = async (options: IHttpRequestOptions): Promise<unknown> => {
		sent.push(options);
		if (response instanceof Error) throw response;
		const good = { statusCode: 200, headers: {}, body: Readable.from([answer]) };
		return await Promise.resolve({ ...good, ...response });
	};
	return await renewToken({ helpers: { httpRequest } }, account, accountOf(++accounts));
}

it('the renewal of a token sends the login of the account, and gives n8n up to twice the time to end it', async () => {
	const sent: IHttpRequestOptions[] = [];
	expect(await renew({}, sent)).toMatchObject({ accessToken: 'aaa.bbb.ccc' });
	const [request] = sent;
	expect(request).toMatchObject({ ...accountOf(accounts).login, timeout: 30_000 });
});

it('the renewal of a token reports how long a busy service asks to be left alone', async () => {
	const busy = { statusCode: 429, headers: { 'retry-after': '7' } };
	expect((await problemOf(() => renew(busy))).retryAfterMs).toBe(7000);
});

it('the renewal of a token reports that there was no response, and nothing else of what was thrown', async () => {
	const { failure, message } = await problemOf(() => renew(new Error('s3cret')));
	expect(failure.retryable).toBe(false);
	expect(message).toMatch(/^The service at api.example.com gave no answer(?!.*s3cret)/);
});

const newClient = (): KnownCredential => ({
	...gatewayClientCredentials.readCredential({
		environment: 'uat',
		baseUrl: 'https://api.example.com',
		clientId: 'id',
		clientSecret: 's3cret',
	}),
	fingerprint: `client ${++accounts}`,
});

/** The ways in which a client logs in, and how that ends where it gets no token. */
async function waysOf(
	client: KnownCredential,
	[basic, form]: readonly [basic: number, form: number],
) {
	const ways: string[] = [];
	const httpRequest = async ({ headers }: IHttpRequestOptions) => {
		const isBasic = headers !== undefined && 'Authorization' in headers;
		ways.push(isBasic ? 'basic' : 'form');
		const statusCode = isBasic ? basic : form;
		const body = Readable.from([statusCode === 200 ? answer : '{}']);
		return await Promise.resolve({ statusCode, headers: {}, body });
	};
	const http = { helpers: { httpRequest } };
	const problem = await renewToken(http, { accessToken: 'aaa.bbb.ccc' }, client).then(
		() => undefined,
		(error: unknown) => error,
	);
	if (!(problem instanceof ThrownFailure)) return ways.join();
	const end = problem.failure.retryable ? 'out' : 'elsewhere';
	return [...ways, problem.isRefusal ? 'refused' : end].join();
}

it.each([
	[[200, 200], 'basic', 'basic'],
	[[401, 200], 'basic,form', 'form'],
	[[400, 200], 'basic,form', 'form'],
	[[401, 401], 'basic,form,refused', 'basic,form,refused'],
	[[404, 200], 'basic,elsewhere', 'basic,elsewhere'],
	[[503, 200], 'basic,out', 'basic,out'],
	[[401, 503], 'basic,form,out', 'basic,form,out'],
] as const)(
	'a client whose HTTP Basic and form get %j logs in by %s, and then by what worked: %s',
	async (statuses, first, second) => {
		const client = newClient();
		expect(await waysOf(client, statuses)).toBe(first);
		expect(await waysOf(client, statuses)).toBe(second);
		expect(await waysOf(newClient(), statuses)).toBe(first);
	},
);

it('a client logs in by HTTP Basic again where the service has changed its mind', async () => {
	const client = newClient();
	await waysOf(client, [401, 200]);
	expect(await waysOf(client, [200, 401])).toBe('form,basic');
	expect(await waysOf(client, [200, 401])).toBe('basic');
});
