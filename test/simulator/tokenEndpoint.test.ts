import { decode } from 'jsonwebtoken';
import { z } from 'zod';
import { basicAuthorization, defaultAccount } from './account';
import { Client, jsonOf, type Variation } from './client';
import { startSimulator, type Simulator } from './simulator';
import { withSimulator } from './withSimulator';

const numericString = z.string().regex(/^\d+$/);
const tokenAnswer = z.strictObject({
	token_type: z.literal('bearer'),
	issued_at: numericString,
	expires_in: numericString,
	access_token: z.string(),
});
const claims = z.object({ iat: z.number().int(), exp: z.number().int(), jti: z.string() });

const form = (username: string, password: string): string =>
	new URLSearchParams({ username, password }).toString();

describe('the token endpoint', () => {
	let simulator: Simulator;
	let client: Client;

	beforeAll(async () => {
		simulator = await startSimulator();
		client = new Client(simulator);
	});
	afterAll(async () => {
		await client.close();
		await simulator.close();
	});
	beforeEach(() => {
		simulator.resetStats();
	});

	it('answers the right account with the four fields of the description', async () => {
		const before = Date.now();
		const received = await client.requestToken();
		const answer = tokenAnswer.parse(jsonOf(received));

		expect(received.httpStatus).toBe(200);
		expect(received.headers['content-type']).toBe('application/json');
		expect(Number(answer.issued_at)).toBeGreaterThanOrEqual(before);
		expect(Number(answer.issued_at)).toBeLessThanOrEqual(Date.now());
		expect(answer.expires_in).toBe('3599');
		expect(simulator.stats).toMatchObject({ tokenRequests: 1, tokenRefusals: 0 });
	});

	it('issues a JWT with its times and an identity of its own', async () => {
		const first = claims.parse(decode(await client.signIn()));
		const second = claims.parse(decode(await client.signIn()));

		expect(first.exp - first.iat).toBe(3599);
		expect(first.jti).not.toBe(second.jti);
	});

	it('has a default password with every awkward character', () => {
		for (const awkward of ['&', '=', '+', '%', ' ']) {
			expect(defaultAccount.password).toContain(awkward);
		}
		expect(defaultAccount.password).toMatch(/[^\x20-\x7e]/);
	});

	const { login, password } = defaultAccount;
	const refusals: [string, Variation, number, string][] = [
		['without an Authorization header', { headers: { authorization: '' } }, 401, 'invalid_client'],
		[
			'with another API key',
			{ headers: { authorization: basicAuthorization({ ...defaultAccount, apiKey: 'other' }) } },
			401,
			'invalid_client',
		],
		[
			'with the API key as it is, not in Base64',
			{ headers: { authorization: `Basic ${defaultAccount.apiKey}` } },
			401,
			'invalid_client',
		],
		[
			'with the API key in Base64 but no colon after it',
			{
				headers: {
					authorization: `Basic ${Buffer.from(defaultAccount.apiKey).toString('base64')}`,
				},
			},
			401,
			'invalid_client',
		],
		['with another login', { body: form('someone', password) }, 401, 'invalid_grant'],
		['with another password', { body: form(login, 'guess') }, 401, 'invalid_grant'],
		[
			'with a password that was not encoded for a form',
			{ body: `username=${login}&password=${password}` },
			401,
			'invalid_grant',
		],
		['without a password', { body: 'username=someone' }, 400, 'invalid_request'],
		['with an empty body', { body: '' }, 400, 'invalid_request'],
		[
			'with a JSON body',
			{
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ username: login, password }),
			},
			415,
			'invalid_request',
		],
	];
	it.each(refusals)('refuses a request %s', async (_case, variation, httpStatus, error) => {
		const received = await client.requestToken(variation);

		expect(received.httpStatus).toBe(httpStatus);
		expect(jsonOf(received)).toMatchObject({ error });
		expect(simulator.stats).toMatchObject({ tokenRequests: 1, tokenRefusals: 1 });
	});

	it.each(['basic', 'BASIC'])('knows the scheme written as "%s"', async (scheme) => {
		const authorization = basicAuthorization(defaultAccount).replace('Basic', scheme);
		const received = await client.requestToken({ headers: { authorization } });
		expect(received.httpStatus).toBe(200);
	});

	it('knows the form with a charset after its content type', async () => {
		const received = await client.requestToken({
			headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
		});
		expect(received.httpStatus).toBe(200);
	});

	it('takes an API key with a colon as a user and a password', async () => {
		await withSimulator({ account: { apiKey: 'key:sécret' } }, async (own, ownClient) => {
			const authorization = `Basic ${Buffer.from('key:sécret').toString('base64')}`;
			const received = await ownClient.requestToken({ headers: { authorization } });

			expect(received.httpStatus).toBe(200);
			expect(own.account).toEqual({ ...defaultAccount, apiKey: 'key:sécret' });
		});
	});
});
