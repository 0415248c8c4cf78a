import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ACCOUNT_KINDS, lookupOf, startSimulator, tokenCallOf, type Simulator } from '.';
import type { AccountKind, PlainRequest, SimulatorOptions } from '.';

// What a client does right, and what comes of a wrong login, shows in n8n’s engine and in n8n; here stands
// what would let their tests pass although a client does wrong.

let simulator: Simulator;
async function start(options: SimulatorOptions = {}): Promise<void> {
	await simulator.close();
	simulator = await startSimulator(options);
}
beforeEach(async () => {
	simulator = await startSimulator();
});
afterEach(async () => {
	await simulator.close();
});

/** Waits until so many lookups are in flight; for ever, and so into the test's limit, if they never are. */
async function untilInFlight(count: number): Promise<void> {
	while (simulator.stats.inFlight !== count) await wait(1);
}

/** Sends a request; redirects are not followed. */
const send = async ({ url, ...call }: PlainRequest, signal?: AbortSignal): Promise<Response> =>
	await fetch(url, { ...call, redirect: 'manual', ...(signal && { signal }) });

async function signIn(kind: AccountKind): Promise<string> {
	const answer = await send(tokenCallOf(kind, simulator));
	return `Bearer ${z.object({ access_token: z.string() }).parse(await answer.json()).access_token}`;
}

const lookup = (kind: AccountKind, authorization: string): PlainRequest => {
	const call = lookupOf(kind, simulator.baseUrl, 'till', '4738534');
	return { ...call, headers: { ...call.headers, authorization } };
};

it.each<[string, AccountKind, Partial<PlainRequest>, number]>([
	['form encoding', 'apiUser', { body: 'username=lookup-tester&password=Siri & Kali=9' }, 401],
	['grant', 'clientCredentials', { body: '' }, 400],
	['grant', 'daraja', {}, 400],
])('a token call without %s is refused (%s)', async (_what, kind, variation, httpStatus) => {
	const { url, ...call } = tokenCallOf(kind, simulator);
	const { status } = await send({ url: url.replace(/\?.*/, ''), ...call, ...variation });
	expect(status).toBe(httpStatus);
	expect(simulator.stats).toMatchObject({ tokenRequests: 1, tokenRefusals: 1 });
});

it.each(ACCOUNT_KINDS)('a token of %s is good at its own service, for its life', async (kind) => {
	const own = await signIn(kind);
	for (const other of ACCOUNT_KINDS) {
		const isGood = (kind === 'daraja') === (other === 'daraja');
		expect((await send(lookup(other, own))).status).toBe(isGood ? 200 : 401);
	}
	simulator.resetStats();
	simulator.expireAllTokens();
	// No plan makes a success of a bad token.
	simulator.setFaultPlan(() => ({ kind: 'name', name: 'JANE' }));
	expect((await send(lookup(kind, own))).status).toBe(401);
	expect(simulator.stats).toMatchObject({ lookups: 1, bearerRefusals: 1 });
	await start({ tokenLifetimeSeconds: 0 });
	expect((await send(lookup(kind, await signIn(kind)))).status).toBe(401);
});

it('who follows a redirect is counted, with a token or without', async () => {
	simulator.setFaultPlan(() => ({ kind: 'redirect', httpStatus: 307 }));
	const redirected = await send(lookup('apiUser', 'Bearer x'));
	const url = redirected.headers.get('location') ?? '';
	await send({ url, method: 'GET', headers: { authorization: 'Bearer x' } });
	await send({ url, method: 'POST', headers: {}, body: 'x' });
	expect(simulator.stats.elsewhere).toEqual({ requests: 2, withAuthorization: 1 });
});

it('lookups that wait are counted, and those above a limit are turned away', async () => {
	await start({ maxConcurrent: 5 });
	const own = await signIn('apiUser');
	simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : { kind: 'hang' }));
	const patience = new AbortController();
	const held = Array.from({ length: 5 }, () => send(lookup('apiUser', own), patience.signal));
	const settled = Promise.allSettled(held);
	await untilInFlight(5);
	const away = await send(lookup('apiUser', own));
	expect([away.status, away.headers.get('retry-after')]).toEqual([429, '1']);
	// Who is turned away counts while it is told so.
	expect(simulator.stats).toMatchObject({ inFlight: 5, mostInFlight: 6, turnedAway: 1 });
	patience.abort();
	await settled;
	await untilInFlight(0);
});
