import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import { basicOf, defaultAccount } from './account';
import { ACCOUNT_KINDS, type AccountKind } from './accountKinds';
import { Client, type Variation } from './client';
import type { ConnectionFault, Fault } from './faults';
import { startSimulator, type Simulator, type SimulatorOptions } from './simulator';

/** Runs a simulator and a client that has signed in, which is not counted, and ends both whatever happens. */
async function withSimulator(
	options: SimulatorOptions,
	use: (simulator: Simulator, client: Client) => Promise<void>,
	kind?: AccountKind,
): Promise<void> {
	const simulator = await startSimulator(options);
	const client = new Client(simulator, kind);
	try {
		await client.signIn();
		simulator.resetStats();
		await use(simulator, client);
	} finally {
		await simulator.close();
	}
}

/** Waits until so many lookups are in flight; for ever, and so into the test's limit, if they never are. */
async function untilInFlight(simulator: Simulator, count: number): Promise<void> {
	while (simulator.stats.inFlight !== count) await wait(1);
}

const { clientId, clientSecret, consumerKey, login, password } = defaultAccount;
const authorization = (value: string): Variation => ({ headers: { authorization: value } });
const basic = (user: string, secret: string) => authorization(basicOf(user, secret));
const form = (username: string, secret: string): Variation => ({
	body: new URLSearchParams({ username, password: secret }).toString(),
});

describe('the token endpoints', () => {
	it.each<[AccountKind, object]>([
		[
			'apiUser',
			{ token_type: 'bearer', issued_at: expect.stringMatching(/^\d{13}$/), expires_in: '60' },
		],
		['clientCredentials', { token_type: 'BearerToken', expires_in: 60 }],
		['daraja', { expires_in: '60' }],
	])('give a token in the words of their service (%s)', async (kind, json) => {
		const token = kind === 'apiUser' ? /^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+$/ : /^[\w-]{28}$/;
		await withSimulator(
			{ tokenLifetimeSeconds: 60 },
			async (_simulator, client) => {
				const answer = await client.requestToken();
				const access_token = expect.stringMatching(token);
				expect([answer.httpStatus, answer.json]).toEqual([200, { ...json, access_token }]);
			},
			kind,
		);
	});

	it.each<[string, AccountKind, Variation, number, string]>([
		['another API key', 'apiUser', basic('other', ''), 401, 'invalid_client'],
		['another login', 'apiUser', form('someone', password), 401, 'invalid_grant'],
		['another password', 'apiUser', form(login, 'guess'), 401, 'invalid_grant'],
		[
			'no form encoding',
			'apiUser',
			{ body: `username=${login}&password=${password}` },
			401,
			'invalid_grant',
		],
		['the path of a client', 'apiUser', { path: '/v1/oauth2/token' }, 401, 'invalid_client'],
		['half a secret', 'clientCredentials', basic(clientId, 'Mteja'), 401, 'invalid_client'],
		['no grant', 'clientCredentials', { body: '' }, 400, 'invalid_request'],
		['another secret', 'daraja', basic(consumerKey, 'x'), 400, '400.008.01'],
		['a client', 'daraja', basic(clientId, clientSecret), 400, '400.008.01'],
		['no grant', 'daraja', { path: '/oauth/v1/generate' }, 400, '400.008.02'],
	])('refuse %s (%s)', async (_what, kind, variation, httpStatus, error) => {
		await withSimulator(
			{},
			async (simulator, client) => {
				const json = kind === 'daraja' ? { errorCode: error } : { error };
				expect(await client.requestToken(variation)).toMatchObject({ httpStatus, json });
				expect(simulator.stats).toMatchObject({ tokenRequests: 1, tokenRefusals: 1 });
			},
			kind,
		);
	});
});

describe('the lookups', () => {
	it.each<[AccountKind, AccountType, string, Variation, number, object]>([
		['apiUser', 'till', '4738534', {}, 200, { status: 'S000000', name: 'JANE WANJIKU KAMAU' }],
		['apiUser', 'till', '900010', {}, 404, { status: 'E404000' }],
		['apiUser', 'till', 'x%2F..%2F4738534', {}, 404, { status: 'E404000' }],
		['apiUser', 'paybill', '900010', {}, 200, { status: 'S000000' }],
		['apiUser', 'paybill', '900010', { mmoId: 'MPESA' }, 422, { status: 'E422022' }],
		['apiUser', 'till', '900503', authorization('Bearer abc'), 401, { status: 'E401000' }],
		['daraja', 'till', '4738534', {}, 200, { ResponseCode: '4000', TillNumber: '4738534' }],
		['daraja', 'till', '900010', {}, 200, { ResponseCode: '1' }],
		['daraja', 'paybill', '900010', {}, 200, { ResponseCode: '4000' }],
		['daraja', 'till', '1', { body: 'IdentifierType=2' }, 400, { errorCode: '400.002.02' }],
		['daraja', 'till', '900804', authorization('Bearer abc'), 401, { errorCode: '401.003.01' }],
	])('of %s answer %s %s %j with HTTP %i %j', async (kind, type, number, variation, ...told) => {
		await withSimulator(
			{},
			async (_simulator, client) => {
				const { httpStatus, json } = await client.lookUp(type, number, variation);
				expect([httpStatus, json]).toMatchObject(told);
			},
			kind,
		);
	});

	it.each(ACCOUNT_KINDS)('take a token of %s at its own service, for its life', async (kind) => {
		await withSimulator({}, async (simulator) => {
			const token = authorization(`Bearer ${await new Client(simulator, kind).signIn()}`);
			for (const other of ACCOUNT_KINDS) {
				const isGood = (kind === 'daraja') === (other === 'daraja');
				const { httpStatus } = await new Client(simulator, other).lookUp('till', '1', token);
				expect(httpStatus === 401).toBe(!isGood);
			}
			simulator.expireAllTokens();
			const dead = await new Client(simulator, kind).lookUp('till', '1', token);
			expect(dead.httpStatus).toBe(401);
		});
		await withSimulator(
			{ tokenLifetimeSeconds: 0 },
			async (_simulator, client) => {
				expect((await client.lookUp('till', '4738534')).httpStatus).toBe(401);
			},
			kind,
		);
	});
});

describe('a fault', () => {
	it.each<[Fault, number, object]>([
		[{ kind: 'name', name: 'A' }, 200, { ResponseCode: '4000', OrganizationName: 'A' }],
		[{ kind: 'unknownNumber' }, 200, { ResponseCode: '1' }],
		[{ kind: 'code', httpStatus: 422, status: '7' }, 422, { ResponseCode: '7' }],
		[{ kind: 'tokenExpired', httpStatus: 403 }, 403, { errorCode: '404.001.03' }],
		[{ kind: 'tooManyRequests' }, 429, { errorCode: '500.003.02' }],
		[{ kind: 'serverError', httpStatus: 500, body: 'json' }, 500, { errorCode: '500.003.1001' }],
		[{ kind: 'wrongType', field: 'name' }, 200, { OrganizationName: 12345 }],
		[
			{ kind: 'withFields', fields: { A: 1 } },
			200,
			{ OrganizationName: 'JANE WANJIKU KAMAU', A: 1 },
		],
	])(
		'%j is in the words of Daraja, and makes no success of a bad token',
		async (fault, ...told) => {
			await withSimulator(
				{},
				async (simulator, client) => {
					simulator.setFaultPlan(({ service }) => (service === 'daraja' ? fault : undefined));
					const { httpStatus, json } = await client.lookUp('till', '4738534');
					expect([httpStatus, json]).toMatchObject(told);
					simulator.expireAllTokens();
					expect((await client.lookUp('till', '4738534')).json).not.toHaveProperty(
						'OrganizationName.0',
					);
				},
				'daraja',
			);
		},
	);

	const HEAD = String.raw`^HTTP/1\.1 401 [^]*content-length: 58[^]*\r\n\r\n`;
	it.each<[ConnectionFault['kind'], RegExp, ending: string]>([
		['hang', /^$/, 'open'],
		['resetBeforeAnswer', /^$/, 'ECONNRESET'],
		['resetDuringBody', RegExp(`${HEAD}{"status":"E401000","message"$`), 'ECONNRESET'],
		['silentAfterHead', RegExp(`${HEAD}$`), 'open'],
		['silentDuringBody', RegExp(`${HEAD}{"status":"E401000","message"$`), 'open'],
		// Each byte is a chunk of its own: its size, itself, and a line's end after both.
		['drip', /1\r\n\{\r\n1\r\n"\r\n[^]*1\r\nd\r\n1\r\n"(?:\r\n1\r\n ){3}/, 'open'],
	])('%s comes so over a bare socket', async (kind, expected, ending) => {
		await withSimulator({}, async (simulator) => {
			simulator.setFaultPlan(() => (kind === 'drip' ? { kind, everyMs: 1 } : { kind }));
			let [received, end] = ['', 'open'];
			const socket = connect(Number(new URL(simulator.baseUrl).port), '127.0.0.1')
				.on('data', (chunk) => (received += chunk.toString()))
				.on('error', (error) => (end = 'code' in error ? String(error.code) : error.message));
			socket.write('GET /v3/countries/KE/mmos/Mpesa/merchants/1 HTTP/1.1\r\nHost: x\r\n\r\n');
			while (simulator.stats.lookups === 0 || end !== ending || !expected.test(received)) {
				await wait(5);
			}
			// Long enough for what must not come any more.
			await wait(100);
			expect(received).toMatch(expected);
			expect([end, simulator.stats.inFlight]).toEqual([ending, ending === 'open' ? 1 : 0]);
			socket.destroy();
			await untilInFlight(simulator, 0);
		});
	});
});

describe('the counts', () => {
	it('tell requests by service, kind and number, as copies, and start anew after a reset', async () => {
		await withSimulator({}, async (simulator, client) => {
			const daraja = new Client(simulator, 'daraja');
			const asked: unknown[] = [];
			simulator.setFaultPlan(({ authorization: sent, ...request }) => {
				expect(sent === undefined).toBe(request.kind === 'token');
				asked.push(request);
				return undefined;
			});
			await client.requestToken({ body: 'username=x&password=y' });
			await client.lookUp('till', '4738534');
			await daraja.signIn();
			await daraja.lookUp('till', '4738534');
			await client.lookUp('paybill', '4738534', authorization('Bearer bad'));
			const number = '4738534';
			expect(asked).toEqual([
				{ kind: 'token', service: 'gateway', attempt: 1, sequence: 0 },
				{ kind: 'till', service: 'gateway', number, attempt: 1, sequence: 1 },
				{ kind: 'token', service: 'daraja', attempt: 2, sequence: 1 },
				{ kind: 'till', service: 'daraja', number, attempt: 2, sequence: 2 },
				{ kind: 'paybill', service: 'gateway', number, attempt: 1, sequence: 3 },
			]);
			const before = simulator.stats;
			simulator.resetStats();
			expect(before).toMatchObject({ tokenRequests: 2, tokenRefusals: 1, bearerRefusals: 1 });
			expect(before.lookupsPerAccount).toEqual({ 'till/4738534': 2, 'paybill/4738534': 1 });
			expect(simulator.stats).toMatchObject({ lookups: 0, lookupsPerAccount: {}, connections: 0 });
		});
	});

	it('tell who followed a redirect, and with a token or without', async () => {
		await withSimulator({}, async (simulator, client) => {
			simulator.setFaultPlan(() => ({ kind: 'redirect', httpStatus: 307 }));
			const location = String((await client.lookUp('till', '4738534')).headers.location);
			await client.send(location, { headers: { authorization: 'Bearer x' } });
			await client.send(location, { method: 'POST', body: 'x' });
			expect(simulator.stats.elsewhere).toEqual({ requests: 2, withAuthorization: 1 });
		});
	});

	it('tell how many lookups wait, of which those above a limit are turned away', async () => {
		await withSimulator({ maxConcurrent: 5 }, async (simulator, client) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : { kind: 'hang' }));
			const patience = new AbortController();
			const held = ['1', '2', '3', '4', '5'].map((number) =>
				client.lookUp('till', number, { signal: patience.signal }),
			);
			const settled = Promise.allSettled(held);
			await untilInFlight(simulator, 5);
			const away = await client.lookUp('till', '6');
			expect(away).toMatchObject({ httpStatus: 429, headers: { 'retry-after': '1' } });
			// Who is turned away counts while it is told so.
			expect(simulator.stats).toMatchObject({ inFlight: 5, mostInFlight: 6, turnedAway: 1 });
			patience.abort();
			await settled;
			await untilInFlight(simulator, 0);
		});
	});
});
