import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ACCOUNT_KINDS, type AccountKind } from './accountKinds';
import type { ConnectionFault } from './faults';
import { lookupOf, tokenCallOf, type PlainRequest } from './plainRequests';
import { startSimulator, type Simulator, type SimulatorOptions } from './simulator';

/** Runs a simulator, and ends it whatever happens. */
async function withSimulator(
	options: SimulatorOptions,
	use: (simulator: Simulator) => Promise<void>,
): Promise<void> {
	const simulator = await startSimulator(options);
	try {
		await use(simulator);
	} finally {
		await simulator.close();
	}
}

/** Waits until so many lookups are in flight; for ever, and so into the test's limit, if they never are. */
async function untilInFlight(simulator: Simulator, count: number): Promise<void> {
	while (simulator.stats.inFlight !== count) await wait(1);
}

/** Sends a request; redirects are not followed. */
const send = async ({ url, ...call }: PlainRequest, signal?: AbortSignal): Promise<Response> =>
	await fetch(url, { ...call, redirect: 'manual', ...(signal && { signal }) });

const token = z.object({ access_token: z.string() });

async function signIn(simulator: Simulator, kind: AccountKind): Promise<string> {
	const answer = await send(tokenCallOf(kind, simulator));
	return `Bearer ${token.parse(await answer.json()).access_token}`;
}

const lookup = (simulator: Simulator, kind: AccountKind, authorization: string): PlainRequest => {
	const call = lookupOf(kind, simulator.baseUrl, 'till', '4738534');
	return { ...call, headers: { ...call.headers, authorization } };
};

// What a client does right, and what comes of a wrong login, shows in n8n’s engine and in n8n; here stands
// what would let their tests pass although a client does wrong.

it.each<[string, AccountKind, Partial<PlainRequest>, number]>([
	['no form encoding', 'apiUser', { body: 'username=lookup-tester&password=Siri & Kali=9' }, 401],
	['no grant', 'clientCredentials', { body: '' }, 400],
])('a token call with %s is refused (%s)', async (_what, kind, variation, httpStatus) => {
	await withSimulator({}, async (simulator) => {
		const { status } = await send({ ...tokenCallOf(kind, simulator), ...variation });
		expect(status).toBe(httpStatus);
		expect(simulator.stats).toMatchObject({ tokenRequests: 1, tokenRefusals: 1 });
	});
});

it('a token call to Daraja without a grant, and a lookup that it does not describe, are refused', async () => {
	await withSimulator({}, async (simulator) => {
		const { url, ...call } = tokenCallOf('daraja', simulator);
		expect((await send({ ...call, url: url.replace(/\?.*/, '') })).status).toBe(400);
		const asked = lookup(simulator, 'daraja', await signIn(simulator, 'daraja'));
		expect((await send({ ...asked, body: '{"IdentifierType":2}' })).status).toBe(400);
	});
});

it.each(ACCOUNT_KINDS)('a token of %s is good at its own service, for its life', async (kind) => {
	await withSimulator({}, async (simulator) => {
		const own = await signIn(simulator, kind);
		for (const other of ACCOUNT_KINDS) {
			const isGood = (kind === 'daraja') === (other === 'daraja');
			const { status } = await send(lookup(simulator, other, own));
			expect(status).toBe(isGood ? 200 : 401);
		}
		simulator.resetStats();
		simulator.expireAllTokens();
		simulator.setFaultPlan(() => ({ kind: 'name', name: 'JANE' }));
		// No plan makes a success of a bad token.
		expect((await send(lookup(simulator, kind, own))).status).toBe(401);
		expect(simulator.stats).toMatchObject({ lookups: 1, bearerRefusals: 1 });
	});
	await withSimulator({ tokenLifetimeSeconds: 0 }, async (simulator) => {
		const own = await signIn(simulator, kind);
		expect((await send(lookup(simulator, kind, own))).status).toBe(401);
	});
});

const HEAD = String.raw`^HTTP/1\.1 401 [^]*content-length: 58[^]*\r\n\r\n`;
it.each<[ConnectionFault['kind'], RegExp, ending: string]>([
	['hang', /^$/, 'open'],
	['resetBeforeAnswer', /^$/, 'ECONNRESET'],
	['resetDuringBody', RegExp(`${HEAD}{"status":"E401000","message"$`), 'ECONNRESET'],
	['silentAfterHead', RegExp(`${HEAD}$`), 'open'],
	['silentDuringBody', RegExp(`${HEAD}{"status":"E401000","message"$`), 'open'],
	// Each byte is a chunk of its own: its size, itself, and a line's end after both.
	['drip', /1\r\n\{\r\n1\r\n"\r\n[^]*1\r\nd\r\n1\r\n"(?:\r\n1\r\n ){3}/, 'open'],
])('the fault %s comes so over a bare socket', async (kind, expected, ending) => {
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

it('who follows a redirect is counted, with a token or without', async () => {
	await withSimulator({}, async (simulator) => {
		simulator.setFaultPlan(() => ({ kind: 'redirect', httpStatus: 307 }));
		const redirected = await send(lookup(simulator, 'apiUser', 'Bearer x'));
		const url = redirected.headers.get('location') ?? '';
		await send({ url, method: 'GET', headers: { authorization: 'Bearer x' } });
		await send({ url, method: 'POST', headers: {}, body: 'x' });
		expect(simulator.stats.elsewhere).toEqual({ requests: 2, withAuthorization: 1 });
	});
});

it('lookups that wait are counted, and those above a limit are turned away', async () => {
	await withSimulator({ maxConcurrent: 5 }, async (simulator) => {
		const own = await signIn(simulator, 'apiUser');
		simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : { kind: 'hang' }));
		const patience = new AbortController();
		const held = Array.from({ length: 5 }, () =>
			send(lookup(simulator, 'apiUser', own), patience.signal),
		);
		const settled = Promise.allSettled(held);
		await untilInFlight(simulator, 5);
		const away = await send(lookup(simulator, 'apiUser', own));
		expect([away.status, away.headers.get('retry-after')]).toEqual([429, '1']);
		// Who is turned away counts while it is told so.
		expect(simulator.stats).toMatchObject({ inFlight: 5, mostInFlight: 6, turnedAway: 1 });
		patience.abort();
		await settled;
		await untilInFlight(simulator, 0);
	});
});
