import type { INodeParameters } from 'n8n-workflow';
import { sleep } from 'n8n-workflow';

import type { Fault } from '../simulator';
import type { StartedRun } from '../support/runNode';
import { useOwnTime } from '../support/ownTime';
import {
	goesOn,
	lookUpRows,
	rowsOf,
	startLookUp,
	startRequest,
	tillRequest,
	uncheckedRows,
	until,
} from '../support/lookUp';
import { DOWN, credentialOf, lookupsGet, service, tokensGet, useService } from '../support/service';

useOwnTime();
useService();

const requests = (): number => service.stats.tokenRequests + service.stats.lookups;

const start = (rows: number, options: INodeParameters = {}): StartedRun =>
	startLookUp(
		rowsOf(rows).map((number) => ({ number })),
		{ ...goesOn, options },
	);

/** Stops a run; it has to end in a second. */
async function stop({ cancel, result }: StartedRun): Promise<void> {
	const isOverIn = async (ms: number) =>
		await Promise.race([result.then(() => true), sleep(ms).then(() => false)]);
	expect(await isOverIn(0)).toBe(false);
	cancel();
	expect(await isOverIn(1_000)).toBe(true);
}

describe('a cancelled execution ends at once and asks no more', () => {
	const patient: INodeParameters = { timeout: 300_000, maxRetries: 10, maxOutage: 600 };
	const busy = { kind: 'tooManyRequests', retryAfter: { seconds: 300 } } as const;

	it.each<[string, 'till' | 'token', Fault]>([
		['that hangs', 'till', { kind: 'hang' }],
		['that lets it wait by 429', 'till', busy],
		['that is silent after its headers', 'token', { kind: 'silentAfterHead' }],
		['that lets it wait by 429', 'token', busy],
	])('during a reply %s, to a request for a %s', async (_what, place, fault) => {
		service.setFaultPlan(({ kind }) => (kind === place ? fault : undefined));
		const started = start(30, patient);
		await until(() => service.stats[place === 'token' ? 'tokenRequests' : 'lookups'] > 0);
		await sleep(150);
		await stop(started);
		// What was on the wire when the execution was cancelled may still arrive.
		await until(() => service.stats.inFlight === 0);
		expect(service.stats.lookups).toBeLessThan(30);
	});

	it.each<[string, number, Fault | undefined, INodeParameters]>([
		['while it backs off', 1, DOWN, { maxRetries: 10 }],
		['while it waits out an outage', 40, DOWN, { maxRetries: 0, maxOutage: 600 }],
		['in the middle of answers', 300, undefined, { maxParallel: 5 }],
	])('%s', async (_what, rows, fault, options) => {
		service.setLatency(100);
		if (fault) lookupsGet(fault);
		const started = start(rows, options);
		await until(() => service.stats.lookups > 0);
		await sleep(1500);
		await stop(started);
		await sleep(300);
		const asked = requests();
		// In an outage the next question would come 2 s after the one before.
		await sleep(2_500);
		expect(requests()).toBe(asked);
	});
});

it('a token call that others wait for goes on when the run that began it is cancelled', async () => {
	tokensGet({ kind: 'slow', delayMs: 5000 });
	const first = start(10);
	await until(() => service.stats.tokenRequests === 1);
	const others = [
		lookUpRows(10).then((run) => uncheckedRows(run)),
		startRequest(credentialOf(), tillRequest(service)).result.then(({ error }) =>
			error ? [error.message] : [],
		),
	];
	// In steps: each waits until nothing else goes on, so that the others have surely joined the call.
	for (let step = 0; step < 50; step++) await sleep(20);
	await stop(first);
	expect(await Promise.all(others)).toEqual([[], []]);
	expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 11 });
});
