import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import type { Fault } from '../simulator';
import { basicAuthorization } from '../simulator';
import { CONFIRMED, NEEDS_REVIEW } from '../support/outputs';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const tokenFault = (fault: Fault) => {
	simulator().setFaultPlan(({ kind }) => (kind === 'token' ? fault : undefined));
};

async function errorWith(credential: IDataObject = {}): Promise<IDataObject> {
	const result = await lookUp([{ number: '4738534' }], {
		credential,
		onError: 'continueRegularOutput',
		options: { timeout: 1000 },
	});
	return z
		.object({ error: z.record(z.string().or(z.number()).or(z.boolean())) })
		.parse(jsonOf(result, NEEDS_REVIEW)[0]).error;
}

describe('the account', () => {
	it('keeps every character of login and password', async () => {
		const result = await lookUp([{ number: '4738534' }]);
		expect(simulator().account.password).toMatch(/[&=+% ].*[^\x20-\x7e]/);
		expect(result.outputs[CONFIRMED]).toHaveLength(1);
	});

	it('takes the key as the account page shows it, Base64 with "Basic" in front', async () => {
		const apiKey = basicAuthorization(simulator().account);
		const result = await lookUp([{ number: '4738534' }], { credential: { apiKey } });
		expect(result.outputs[CONFIRMED]).toHaveLength(1);
	});

	it.each([
		['a wrong key', { apiKey: 'wrong' }],
		['a wrong login', { login: 'nobody' }],
		['a wrong password', { password: 'wrong' }],
	])('%s is refused in plain words', async (_what, credential) => {
		expect(await errorWith(credential)).toMatchObject({
			message: 'The service refused the API key or the login [item 0]',
			description: expect.stringContaining('Check API Key, Login and Password'),
			retryable: false,
		});
	});

	it('a host that refuses connections is told apart', async () => {
		expect(await errorWith({ baseUrl: 'http://127.0.0.1:1' })).toMatchObject({
			message: expect.stringContaining(
				'127.0.0.1:1 could not be reached: it refused the connection',
			),
			retryable: true,
		});
	});

	it('a host that does not exist is told apart', async () => {
		expect(await errorWith({ baseUrl: 'https://nowhere.invalid' })).toMatchObject({
			message: expect.stringMatching(/nowhere\.invalid could not be reached/),
		});
	});

	it.each<[string, Fault]>([
		['a web page', { kind: 'htmlPage' }],
		['an empty body', { kind: 'emptyBody' }],
		[
			'an empty token',
			{
				kind: 'json',
				httpStatus: 200,
				body: { access_token: '', token_type: 'bearer', expires_in: '1' },
			},
		],
		['a token that is no text', { kind: 'wrongType', field: 'access_token' }],
		[
			'no lifetime',
			{ kind: 'json', httpStatus: 200, body: { access_token: 'a', token_type: 'bearer' } },
		],
		[
			'another token type',
			{
				kind: 'json',
				httpStatus: 200,
				body: { access_token: 'a', token_type: 'mac', expires_in: 1 },
			},
		],
		['a redirect', { kind: 'redirect' }],
	])('%s instead of a token is not this service', async (_what, fault) => {
		tokenFault(fault);
		expect(await errorWith()).toMatchObject({
			message: expect.stringContaining('not as the name lookup service does'),
			retryable: false,
		});
		expect(simulator().stats.elsewhere.requests).toBe(0);
	});

	it('a token answer that broke off can be tried again', async () => {
		tokenFault({ kind: 'cutOffJson' });
		expect(await errorWith()).toMatchObject({
			message: expect.stringContaining('its answer broke off'),
			retryable: true,
		});
	});

	it.each([429, 500, 503])('HTTP %i instead of a token can be tried again', async (httpStatus) => {
		tokenFault({ kind: 'json', httpStatus, body: {} });
		expect(await errorWith()).toMatchObject({ retryable: true });
	});

	it.each([
		['expires_in as a number', { expires_in: 3599 }],
		['token_type in upper case', { token_type: 'BEARER' }],
	])('accepts a token answer with %s', async (_what, fields) => {
		tokenFault({
			kind: 'json',
			httpStatus: 200,
			body: { access_token: 'opaque', token_type: 'bearer', expires_in: '3599', ...fields },
		});
		// The local service does not know the token, so what fails is the lookup and not the token call.
		expect(await errorWith()).toMatchObject({
			message: expect.stringContaining('refused the account’s token, even a fresh one'),
		});
	});

	it('sends no secret into the item', async () => {
		const result = await lookUp([{ number: '4738534' }, { number: '900301' }, { number: 'x' }], {
			onError: 'continueRegularOutput',
		});
		const { apiKey, login, password } = simulator().account;
		const text = JSON.stringify(result.outputs);
		for (const secret of [apiKey, login, password, 'Bearer', 'eyJ'])
			expect(text).not.toContain(secret);
	});
});
