import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { ExecuteContext } from 'n8n-core';
import { sleep, type INodeParameters } from 'n8n-workflow';

import { listen, type Fault } from '../../simulator';
import {
	goesOn,
	lookUpRows,
	rowsOf,
	startLookUp,
	startRequest,
	uncheckedRows,
	until,
} from '../../support/lookUp';
import { useOwnTime } from '../../support/ownTime';
import type { StartedRun } from '../../support/runNode';
import {
	DOWN,
	credentialOf,
	lookupsGet,
	service,
	tokensGet,
	useService,
} from '../../support/service';
import { OF_ALL, OF_DARAJA, type Effect } from '../faultEffects';
import { UNKNOWN, falsehood, randomRun } from '../randomFaultRun';

useOwnTime();
useService();

const HELD = '4738534';

it.each<[string, Fault]>([
	['goes silent after its headers', { kind: 'silentAfterHead' }],
	['goes silent in the middle of its body', { kind: 'silentDuringBody' }],
	['drips', { kind: 'drip' }],
	['never begins', { kind: 'hang' }],
])('a response that %s ends its try, and other rows go on', async (_what, fault) => {
	service.setFaultPlan(({ number }) => (number === HELD ? fault : undefined));
	const options = { timeout: 800, maxRetries: 1, maxParallel: 1 };
	const startedAtMs = Date.now();
	const result = await lookUpRows([HELD, '5031264'], { options });
	const message = expect.stringContaining('did not respond in time');
	expect(result).toMatchObject([
		{ outcome: 'unchecked', error: { message, retryable: true, tries: 2 } },
		{ outcome: 'confirmed' },
	]);
	expect(Date.now() - startedAtMs).toBeGreaterThanOrEqual(1_580);
	// It lets go of its connection, too.
	await until(() => service.stats.inFlight === 0);
});

it('an endless compressed response is dropped', async () => {
	function* endlessSuccess() {
		yield '{"name":"JANE","status":"S000000","message":"Lookup Success","padding":"';
		for (;;) yield Buffer.alloc(64 * 1024, 'x');
	}
	let open = 0;
	const server = createServer((_request, response) => {
		open++;
		response.setHeader('content-encoding', 'gzip').on('close', () => open--);
		pipeline(Readable.from(endlessSuccess()), createGzip(), response, () => undefined);
	});
	const credential = { authUrl: service.baseUrl, baseUrl: `http://${await listen(server)}` };
	const options = { timeout: 10_000, maxRetries: 0 };
	const [end] = await lookUpRows([HELD], { credential, options });
	// Read on until the time limit it would be worth another try.
	expect(end).toMatchObject({ outcome: 'unchecked', error: { retryable: false } });
	await until(() => open === 0);
	server.close();
});

it('no listener for Stop is left when a run has ended', async () => {
	lookupsGet({ kind: 'silentDuringBody' });
	const asked = jest.spyOn(ExecuteContext.prototype, 'getExecutionCancelSignal');
	await lookUpRows(3, { options: { timeout: 100, maxRetries: 0 } });
	const signals = asked.mock.results.map(({ value }): unknown => value);
	asked.mockRestore();
	// What a listener belonged to may end in the turn after.
	await pause(0);
	expect(signals).toContainEqual(expect.any(AbortSignal));
	for (const signal of signals)
		if (signal instanceof AbortSignal) expect(getEventListeners(signal, 'abort')).toEqual([]);
});

async function stop({ cancel, result }: StartedRun): Promise<void> {
	const isOverIn = async (ms: number) =>
		await Promise.race([result.then(() => true), sleep(ms).then(() => false)]);
	expect(await isOverIn(0)).toBe(false);
	cancel();
	expect(await isOverIn(1_000)).toBe(true);
}

const patient: INodeParameters = { timeout: 300_000, maxRetries: 10, maxOutage: 600 };
const busy: Fault = { kind: 'tooManyRequests', retryAfter: 300 };

it.each<[string, number, 'till' | 'token', Fault | undefined, INodeParameters]>([
	['while a lookup hangs', 30, 'till', { kind: 'hang' }, patient],
	['while 429 lets lookups wait', 30, 'till', busy, patient],
	['while a token call is silent', 30, 'token', { kind: 'silentAfterHead' }, patient],
	['while 429 lets the token call wait', 30, 'token', busy, patient],
	['while it backs off', 1, 'till', DOWN, { maxRetries: 10 }],
	['while it waits out an outage', 40, 'till', DOWN, { maxRetries: 0, maxOutage: 600 }],
	['in the middle of answers', 120, 'till', undefined, { maxParallel: 5 }],
])('a cancelled execution ends at once and sends no more requests: %s', async (...given) => {
	const [, rows, place, fault, options] = given;
	service.setLatency(100);
	service.setFaultPlan(({ kind }) => (kind === place ? fault : undefined));
	const started = startLookUp(rowsOf(rows), { ...goesOn, options });
	const asked = () => [service.stats.tokenRequests, service.stats.lookups];
	await until(() => asked()[place === 'token' ? 0 : 1] !== 0);
	await sleep(1500);
	await stop(started);
	// What was on the wire when the execution was cancelled may still arrive.
	await sleep(300);
	const before = asked();
	// In an outage the next question would come 2 s after the one before.
	await sleep(2_500);
	expect(asked()).toEqual(before);
});

it('a token call that others wait for goes on when the run that began it is cancelled', async () => {
	tokensGet({ kind: 'slow', delayMs: 5000 });
	const first = startLookUp(rowsOf(10), goesOn);
	await until(() => service.stats.tokenRequests === 1);
	const others = lookUpRows(10);
	const request = startRequest(credentialOf()).result;
	// In steps: each waits until nothing else goes on, so that the others have surely joined the call.
	for (let step = 0; step < 50; step++) await sleep(20);
	await stop(first);
	expect(uncheckedRows(await others)).toEqual([]);
	expect((await request).error).toBeUndefined();
	expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 11 });
});

/** How many requests it takes, and whether the last is answered. */
const EFFECTS: Record<Effect, readonly [requests: number, isAnswered: boolean]> = {
	answered: [1, true],
	retried: [2, true],
	renewed: [2, true],
	givenUp: [1, false],
};

// What each kind of account makes of all faults is left to the random runs; token calls to test/services/accounts.test.ts.
it.each([
	...OF_ALL.map((each) => ['apiUser', ...each] as const),
	...OF_DARAJA.map((each) => ['daraja', ...each] as const),
])('a fault that comes once has its own effect, on no other row (%s): %s', async (...given) => {
	const [kind, , fault, effect] = given;
	const [requests, isAnswered] = EFFECTS[effect];
	const rows = ['5031264', HELD, UNKNOWN, HELD];
	service.setFaultPlan(({ number, attempt }) =>
		number === HELD && attempt === 1 ? fault : undefined,
	);
	// What becomes of a request is counted here; outages, which take more of them, are tested elsewhere.
	const options = { maxRetries: 2, maxOutage: 0, maxParallel: 1 };
	const ends = await lookUpRows(rows, { kind, options });
	expect(ends.flatMap((end, row) => falsehood(rows[row] ?? '', end, row) ?? [])).toEqual([]);
	const checked = ends.map(({ outcome }) => outcome !== 'unchecked');
	expect(checked).toEqual([true, isAnswered, true, isAnswered]);
	const { lookups, tokenRequests, elsewhere } = service.stats;
	const tokens = effect === 'renewed' ? 2 : 1;
	expect([lookups, tokenRequests, elsewhere.requests]).toEqual([2 + requests, tokens, 0]);
});

// With many faults, and each kind of account.
it.each([17, 18, 28])('random faults lose no row and tell no lie: seed %i', async (seed) => {
	expect(await randomRun(seed)).toEqual([]);
});
