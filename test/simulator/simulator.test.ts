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

const send = async ({ url, ...call }: PlainRequest): Promise<Response> =>
	await fetch(url, { ...call, redirect: 'manual' });

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
