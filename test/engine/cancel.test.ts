import type { INodeParameters } from 'n8n-workflow';
import { sleep } from 'n8n-workflow';

import type { Fault, Simulator } from '../simulator';
import { credentialOf, lookUpWith, startLookUp } from '../support/lookUpWith';
import { DOWN, lookupsGet, itWithService, rowsOf } from '../support/ownService';
import { tokensGet, uncheckedRows, until } from '../support/ownService';
import { startRequest, tillRequest } from '../support/startRequest';
import type { StartedRun } from '../support/runNode';
import { useOwnTime } from '../support/ownTime';

useOwnTime();

const BUSY = { seconds: 300 };

const requests = ({ stats }: Simulator): number => stats.tokenRequests + stats.lookups;

/** Stops a run; it has to end in a second. */
async function stop({ cancel, result }: StartedRun): Promise<void> {
	const isOverIn = async (ms: number) =>
		await Promise.race([result.then(() => true), sleep(ms).then(() => false)]);
	expect(await isOverIn(0)).toBe(false);
	cancel();
	expect(await isOverIn(1_000)).toBe(true);
}

/** n8n's own HTTP Request node with the credential, for a number of the register. */
const startHttpRequest = (service: Simulator): StartedRun =>
	startRequest(credentialOf(service), tillRequest(service));

describe('a cancelled execution ends at once and asks no more', () => {
	const patient: INodeParameters = { timeout: 300_000, maxRetries: 10, maxOutage: 600 };
	itWithService.each<[string, 'till' | 'token', Fault]>([
		['that hangs', 'till', { kind: 'hang' }],
		['that drips', 'till', { kind: 'drip' }],
		['that lets it wait by 429', 'till', { kind: 'tooManyRequests', retryAfter: BUSY }],
		['that is silent after its headers', 'token', { kind: 'silentAfterHead' }],
		[
			'that lets it wait by 503',
			'token',
			{ kind: 'serverError', httpStatus: 503, body: 'html', retryAfter: BUSY },
		],
	])('during a reply %s, to a request for a %s', async (service, _what, place, fault) => {
		service.setFaultPlan(({ kind }) => (kind === place ? fault : undefined));
		const started = startLookUp(credentialOf(service), rowsOf(100), patient);
		await until(() => service.stats[place === 'token' ? 'tokenRequests' : 'lookups'] > 0);
		await sleep(150);
		await stop(started);
		// What was on the wire when the execution was cancelled may still arrive.
		await until(() => service.stats.inFlight === 0);
		expect(service.stats.lookups).toBeLessThan(100);
	});

	itWithService.each<[string, number, INodeParameters]>([
		['backs off', 1, { maxRetries: 10 }],
		['waits out an outage', 200, { maxRetries: 0, maxOutage: 600 }],
	])('while it %s', async (service, _what, rows, options) => {
		lookupsGet(service, DOWN);
		const started = startLookUp(credentialOf(service), rowsOf(rows), options);
		await until(() => service.stats.lookups > 0);
		await sleep(1500);
		await stop(started);
		await sleep(100);
		const asked = requests(service);
		// In an outage the next question would come 2 s after the one before.
		await sleep(2500);
		expect(requests(service)).toBe(asked);
	});

	itWithService('in the middle of answers', async (service) => {
		service.setLatency(100);
		const options = { maxParallel: 5 };
		const started = startLookUp(credentialOf(service), rowsOf(5000), options);
		await until(() => service.stats.lookups > 5);
		await stop(started);
		await sleep(300);
		const asked = requests(service);
		await sleep(500);
		expect(requests(service)).toBe(asked);
	});
});

describe('a token call that others wait for', () => {
	itWithService('goes on when the run that began it is cancelled', async (service) => {
		tokensGet(service, { kind: 'slow', delayMs: 5000 });
		const first = startLookUp(credentialOf(service), rowsOf(10));
		await until(() => service.stats.tokenRequests === 1);
		const others = [
			lookUpWith(credentialOf(service), rowsOf(10)).then((run) => uncheckedRows(run)),
			startHttpRequest(service).result.then(({ error }) => (error ? [error.message] : [])),
		];
		// In steps: each waits until nothing else goes on, so that the others have surely joined the call.
		for (let step = 0; step < 50; step++) await sleep(20);
		await stop(first);
		expect(await Promise.all(others)).toEqual([[], []]);
		expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 11 });
	});
});
