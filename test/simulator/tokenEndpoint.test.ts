import { decode } from 'jsonwebtoken';
import { defaultAccount, type SimulatorAccount } from './account';
import type { Variation } from './client';
import { withSimulator } from './withSimulator';

const { apiKey, login, password } = defaultAccount;
const authorization = (value: string): Variation => ({ headers: { authorization: value } });
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const form = (username: string, secret: string): Variation => ({
	body: new URLSearchParams({ username, password: secret }).toString(),
});
const typed = (type: string): Variation => ({ headers: { 'content-type': type } });

describe('the token endpoint', () => {
	it('gives a JWT of its own with the four fields of the description', async () => {
		await withSimulator({}, async (simulator, client) => {
			const { httpStatus, headers, json } = await client.requestToken();
			expect(httpStatus).toBe(200);
			expect(headers['content-type']).toBe('application/json');
			expect(json).toEqual({
				token_type: 'bearer',
				issued_at: expect.stringMatching(/^\d{13}$/),
				expires_in: '3599',
				access_token: expect.any(String),
			});
			const claims = decode(await client.signIn());
			expect(claims).toMatchObject({ iat: expect.any(Number), exp: expect.any(Number) });
			expect(await client.signIn()).not.toBe(await client.signIn());
			expect(simulator.stats).toMatchObject({ tokenRequests: 4, tokenRefusals: 0 });
		});
	});

	it.each<[string, Variation, Partial<SimulatorAccount>]>([
		['the scheme in lower case', authorization(`basic ${base64(`${apiKey}:`)}`), {}],
		['the form with a charset', typed('application/x-www-form-urlencoded;charset=utf-8'), {}],
		['a key with a colon', authorization(`Basic ${base64('k:sécret')}`), { apiKey: 'k:sécret' }],
	])('takes %s', async (_what, variation, account) => {
		await withSimulator({ account }, async (_simulator, client) => {
			expect(await client.requestToken(variation)).toMatchObject({ httpStatus: 200 });
		});
	});

	it.each<[string, Variation, number, string]>([
		['no Authorization header', authorization(''), 401, 'invalid_client'],
		['another API key', authorization(`Basic ${base64('other:')}`), 401, 'invalid_client'],
		['a key without a colon', authorization(`Basic ${base64(apiKey)}`), 401, 'invalid_client'],
		['another login', form('someone', password), 401, 'invalid_grant'],
		['another password', form(login, 'guess'), 401, 'invalid_grant'],
		['no form encoding', { body: `username=${login}&password=${password}` }, 401, 'invalid_grant'],
		['no password', { body: 'username=someone' }, 400, 'invalid_request'],
		['JSON', typed('application/json'), 415, 'invalid_request'],
	])('refuses %s', async (_what, variation, httpStatus, error) => {
		await withSimulator({}, async (simulator, client) => {
			const refused = await client.requestToken(variation);
			expect(refused).toMatchObject({ httpStatus, json: { error } });
			expect(simulator.stats).toMatchObject({ tokenRequests: 1, tokenRefusals: 1 });
		});
	});
});
