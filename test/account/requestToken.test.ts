import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';

import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { requestToken } from '../../nodes/MobileMoneyNameLookup/account/requestToken';
import type { Fault, Simulator } from '../simulator';
import { startSimulator } from '../simulator';
import { RealHttp } from './realHttp';
import { account, problemOfAsync } from './support';

/** Only a call that never ends reaches it, on a busy machine too. */
const TIMEOUT_MS = 30_000;

const textOf = (problem: AccountProblem | string): string =>
	problem instanceof AccountProblem ? problem.message : problem;

describe('the token call', () => {
	let service: Simulator;
	const http = new RealHttp();

	beforeAll(async () => {
		service = await startSimulator({ pathPrefix: '/io' });
	});
	afterAll(async () => {
		await http.close();
		await service.close();
	});
	afterEach(() => {
		service.setFaultPlan(undefined);
		service.resetStats();
	});

	const own = () => ({ ...account, ...service.account, baseUrl: service.baseUrl });
	const problemWith = (fields: Partial<typeof account>) =>
		problemOfAsync(() => requestToken(http, { ...own(), ...fields }, TIMEOUT_MS));

	function expectProblem(problem: AccountProblem | string, kind: string, retryable: boolean): void {
		expect(problem).toBeInstanceOf(AccountProblem);
		expect(problem).toMatchObject({ kind, retryable });
		const { apiKey, login, password } = service.account;
		for (const secret of ['Basic', apiKey, login, password, 'wrong-secret']) {
			expect(textOf(problem)).not.toContain(secret);
			expect(JSON.stringify(problem)).not.toContain(secret);
		}
	}

	it('brings the token and its lifetime, every character of the password surviving', async () => {
		const calledAtMs = Date.now();
		const token = await requestToken(http, own(), TIMEOUT_MS);
		expect(token.accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
		expect(token.lifetimeSeconds).toBe(3599);
		// The Date header has whole seconds, and the service has this machine's clock.
		expect(token.answeredAtMs).toBeGreaterThan(calledAtMs - 2_000);
		expect(token.answeredAtMs).toBeLessThanOrEqual(Date.now());
		expect(service.stats).toMatchObject({ tokenRequests: 1, tokenRefusals: 0 });
	});

	it('goes to the Auth URL when there is one', async () => {
		const fields = { baseUrl: 'http://localhost:1/none', authUrl: service.baseUrl };
		await expect(requestToken(http, { ...own(), ...fields }, TIMEOUT_MS)).resolves.toHaveProperty(
			'accessToken',
		);
	});

	it.each([
		['API key', { apiKey: 'wrong-secret' }],
		['login', { login: 'wrong-secret' }],
		['password', { password: 'wrong-secret' }],
	])('is refused to a wrong %s', async (_what, fields) => {
		expectProblem(await problemWith(fields), 'refused', false);
		expect(service.stats.tokenRequests).toBe(1);
	});

	it('finds another service at another path', async () => {
		const problem = await problemWith({ tokenPath: '/identity/v2/token' });
		expectProblem(problem, 'notThisService', false);
	});

	it('finds another service at the Base URL without its prefix', async () => {
		const problem = await problemWith({ baseUrl: new URL(service.baseUrl).origin });
		expectProblem(problem, 'notThisService', false);
	});

	it.each<readonly [string, Fault, string, boolean]>([
		['a page', { kind: 'htmlPage' }, 'notThisService', false],
		['nothing', { kind: 'emptyBody' }, 'notThisService', false],
		['half an answer', { kind: 'cutOffJson' }, 'serviceUnavailable', true],
		['no token', { kind: 'json', httpStatus: 200, body: {} }, 'notThisService', false],
		[
			'a token of the wrong type',
			{ kind: 'wrongType', field: 'access_token' },
			'notThisService',
			false,
		],
		['a redirect', { kind: 'redirect' }, 'notThisService', false],
		['HTTP 401 without words', { kind: 'json', httpStatus: 401, body: '' }, 'refused', false],
		[
			'an OAuth error',
			{ kind: 'json', httpStatus: 400, body: { error: 'invalid_grant' } },
			'refused',
			false,
		],
		[
			'HTTP 500',
			{ kind: 'serverError', httpStatus: 500, body: 'json' },
			'serviceUnavailable',
			true,
		],
		[
			'HTTP 503',
			{ kind: 'serverError', httpStatus: 503, body: 'html' },
			'serviceUnavailable',
			true,
		],
		[
			'HTTP 502',
			{ kind: 'serverError', httpStatus: 502, body: 'empty' },
			'serviceUnavailable',
			true,
		],
		['HTTP 429', { kind: 'tooManyRequests' }, 'serviceUnavailable', true],
		['a reset', { kind: 'resetBeforeAnswer' }, 'unreachable', true],
		['a reset half-way', { kind: 'resetDuringBody' }, 'unreachable', true],
	])('tells %s from the rest', async (_what, fault, kind, retryable) => {
		service.setFaultPlan(() => fault);
		expectProblem(await problemWith({}), kind, retryable);
		expect(service.stats).toMatchObject({ tokenRequests: 1, elsewhere: { requests: 0 } });
	});

	it('reads the answer whatever its content type says', async () => {
		service.setFaultPlan(() => ({ kind: 'contentType', contentType: 'text/plain' }));
		await expect(requestToken(http, own(), TIMEOUT_MS)).resolves.toHaveProperty('accessToken');
	});

	it('tells a host that refuses the connection', async () => {
		const problem = await problemWith({ baseUrl: 'http://127.0.0.1:1' });
		expectProblem(problem, 'unreachable', true);
		expect(textOf(problem)).toMatch(/127\.0\.0\.1:1 could not be reached: it refused/);
	});

	it('tells a host that does not exist', async () => {
		const problem = await problemWith({ baseUrl: 'https://name-lookup.invalid' });
		expect(problem).toBeInstanceOf(AccountProblem);
		expect(problem).toMatchObject({ kind: 'unreachable' });
	});

	it('is not made with settings that would send the secrets astray', async () => {
		const sent = jest.fn(http.helpers.httpRequest);
		const settings = { ...own(), authUrl: 'http://evil.example' };
		const spied = { helpers: { httpRequest: sent } };
		const problem = await problemOfAsync(() => requestToken(spied, settings, TIMEOUT_MS));

		expectProblem(problem, 'settings', false);
		expect(sent).not.toHaveBeenCalled();
	});

	it('follows no redirect, and n8n ends it 5 s later should nothing else do so', async () => {
		const sent = jest.fn(http.helpers.httpRequest);
		await requestToken({ helpers: { httpRequest: sent } }, own(), TIMEOUT_MS);
		expect(sent.mock.calls[0]?.[0]).toMatchObject({
			method: 'POST',
			disableFollowRedirect: true,
			ignoreHttpStatusErrors: true,
			timeout: TIMEOUT_MS + 5_000,
		});
	});
});

describe('a token call whose answer does not end', () => {
	const answers: ReadonlyArray<[string, (response: ServerResponse) => void]> = [
		['never begins', () => undefined],
		[
			'goes silent after its head',
			(response) => {
				response.writeHead(200).flushHeaders();
			},
		],
		['goes silent in its body', (response) => response.writeHead(200).write('{"token_type":')],
	];

	/** The call for such an answer, and how many connections the service still holds. */
	async function callOf(
		answer: (response: ServerResponse) => void,
		timeoutMs: number,
		abortAfterMs?: number,
	) {
		const standing = new Set<ServerResponse>();
		const server = createServer((_request, response) => {
			standing.add(response);
			response.on('close', () => standing.delete(response));
			answer(response);
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const address = server.address();
		if (address === null || typeof address === 'string') throw new Error('No port was given');
		const http = new RealHttp();
		try {
			const settings = { ...account, baseUrl: `http://127.0.0.1:${address.port}` };
			const signal = abortAfterMs === undefined ? undefined : AbortSignal.timeout(abortAfterMs);
			const problem = await problemOfAsync(() => requestToken(http, settings, timeoutMs, signal));
			// Into the test's limit where a connection is left standing.
			while (standing.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
			return problem;
		} finally {
			await http.close();
			server.close();
		}
	}

	it.each(answers)('and %s ends in time, and frees its connection', async (_what, answer) => {
		const problem = await callOf(answer, 150);
		expect(problem).toMatchObject({ kind: 'unreachable', retryable: true });
		expect(textOf(problem)).toMatch(/in time/);
	});

	it.each(answers)('and %s ends at the signal, as well', async (_what, answer) => {
		const problem = await callOf(answer, 3_600_000, 150);
		expect(problem).toMatchObject({ kind: 'unreachable', retryable: true });
	});
});
