import { requestToken } from '../../nodes/MobileMoneyNameLookup/account/requestToken';
import type { Fault, Simulator } from '../simulator';
import { startSimulator } from '../simulator';
import { RealHttp } from './realHttp';
import { account, problemOf } from './support';

/** Only a call that never ends reaches it, on a busy machine too. */
const TIMEOUT_MS = 30_000;

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

	const call = async (fields: Partial<typeof account> = {}) => {
		const own = { ...account, ...service.account, baseUrl: service.baseUrl };
		return await requestToken(http, { ...own, ...fields }, TIMEOUT_MS);
	};

	async function expectProblem(told: object, fields: Partial<typeof account> = {}): Promise<void> {
		const problem = await problemOf(async () => await call(fields));
		expect(problem).toMatchObject(told);
		const { apiKey, login, password } = service.account;
		for (const secret of ['Basic', apiKey, login, password, 'wrong-secret'])
			expect(problem.message + JSON.stringify(problem)).not.toContain(secret);
	}

	it('brings the token and its lifetime, from the Auth URL when there is one', async () => {
		const calledAtMs = Date.now();
		for (const fields of [{}, { baseUrl: 'http://localhost:1', authUrl: service.baseUrl }]) {
			const token = await call(fields);
			expect(token).toMatchObject({
				accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
				lifetimeSeconds: 3599,
			});
			// The Date header has whole seconds, and the service has this machine's clock.
			expect(token.answeredAtMs).toBeGreaterThan(calledAtMs - 2_000);
			expect(token.answeredAtMs).toBeLessThanOrEqual(Date.now());
		}
	});

	const refused = { kind: 'refused', retryable: false };
	const notThisService = { kind: 'notThisService', retryable: false };
	const serviceUnavailable = { kind: 'serviceUnavailable', retryable: true };
	const unreachable = { kind: 'unreachable', retryable: true };

	it.each<[string, object, () => Partial<typeof account>]>([
		['the wrong API key', refused, () => ({ apiKey: 'wrong-secret' })],
		['the wrong login', refused, () => ({ login: 'wrong-secret' })],
		['the wrong password', refused, () => ({ password: 'wrong-secret' })],
		['the wrong path', notThisService, () => ({ tokenPath: '/identity/v2/token' })],
		['no prefix', notThisService, () => ({ baseUrl: new URL(service.baseUrl).origin })],
		['a host that does not listen', unreachable, () => ({ baseUrl: 'http://127.0.0.1:1' })],
		['no host', { kind: 'unreachable' }, () => ({ baseUrl: 'https://name-lookup.invalid' })],
		['an address astray', { kind: 'settings' }, () => ({ authUrl: 'http://evil.example' })],
	])('tells a credential with %s from the rest', async (_what, told, fields) => {
		await expectProblem(told, fields());
	});

	const json = (httpStatus: number, body: object | string): Fault => ({
		kind: 'json',
		httpStatus,
		body,
	});
	const serverError = (httpStatus: number, body: 'json' | 'html' | 'empty'): Fault => ({
		kind: 'serverError',
		httpStatus,
		body,
	});

	it.each<readonly [string, object, Fault]>([
		['a page', notThisService, { kind: 'htmlPage' }],
		['nothing', notThisService, { kind: 'emptyBody' }],
		['no token', notThisService, json(200, {})],
		[
			'a token answer with an error’s status',
			refused,
			json(400, { access_token: 'a', expires_in: 9 }),
		],
		['JSON under 404', notThisService, json(404, {})],
		['JSON under 405', notThisService, json(405, {})],
		['a redirect', notThisService, { kind: 'redirect' }],
		['HTTP 401 without words', refused, json(401, '')],
		['an OAuth error', refused, json(400, { error: 'invalid_grant' })],
		['half an answer', serviceUnavailable, { kind: 'cutOffJson' }],
		['HTTP 500', serviceUnavailable, serverError(500, 'json')],
		['HTTP 502', serviceUnavailable, serverError(502, 'empty')],
		['HTTP 429', serviceUnavailable, { kind: 'tooManyRequests' }],
		['a reset', unreachable, { kind: 'resetBeforeAnswer' }],
		['a reset half-way', unreachable, { kind: 'resetDuringBody' }],
	])('tells %s from the rest', async (_what, told, fault) => {
		service.setFaultPlan(() => fault);
		await expectProblem(told);
		expect(service.stats).toMatchObject({ tokenRequests: 1, elsewhere: { requests: 0 } });
	});
});
