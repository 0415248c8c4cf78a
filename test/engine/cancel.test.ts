import { setTimeout as pause } from 'node:timers/promises';

import type { Fault } from '../simulator';
import { credentialOf, lookUpWith, startLookUp } from '../support/lookUpWith';
import { rowEnds } from '../support/rowEnds';
import { withService } from '../support/withService';

const { simulator } = withService();

const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => String(100_000 + row));

const OPTIONS = { timeout: 60_000, maxParallel: 5 };

async function until(condition: () => boolean): Promise<void> {
	while (!condition()) await pause(10);
}

const requests = (): number => simulator().stats.tokenRequests + simulator().stats.lookups;

/** A second is the aim; a busy machine may take longer, but not as long as the waits that are cut. */
const AT_ONCE_MS = 2500;

describe('a cancelled execution ends at once and asks no more', () => {
	const oneMinute = { seconds: 60 };
	it.each<[string, 'token' | 'till', Fault]>([
		['during a lookup that hangs', 'till', { kind: 'hang' }],
		['during a token call that hangs', 'token', { kind: 'hang' }],
		[
			'while Retry-After lets it wait for a minute',
			'till',
			{ kind: 'tooManyRequests', retryAfter: oneMinute },
		],
		[
			'while Retry-After of the token call lets it wait for a minute',
			'token',
			{ kind: 'serverError', httpStatus: 503, body: 'json', retryAfter: oneMinute },
		],
		['while it backs off', 'till', { kind: 'serverError', httpStatus: 503, body: 'html' }],
		['in the middle of answers', 'till', { kind: 'slow', delayMs: 100 }],
	])('%s', async (_when, place, fault) => {
		simulator().setFaultPlan(({ kind }) => (kind === place ? fault : undefined));
		const started = startLookUp(credentialOf(simulator()), rowsOf(100), {
			options: { ...OPTIONS, maxRetries: 10 },
		});
		await until(() => simulator().stats[place === 'token' ? 'tokenRequests' : 'lookups'] > 0);
		await pause(150);

		const cancelledAt = Date.now();
		started.cancel();
		await started.result;
		expect(Date.now() - cancelledAt).toBeLessThan(AT_ONCE_MS);

		// What was on the wire when the execution was cancelled may still arrive.
		await pause(100);
		const asked = requests();
		await pause(700);
		expect(requests()).toBe(asked);
		expect(simulator().stats.inFlight).toBe(0);
		expect(asked).toBeLessThan(100);
	});
});

describe('a cancelled execution that was getting the token', () => {
	it('does no harm to another one that waits for it', async () => {
		simulator().setFaultPlan(({ kind, attempt }) =>
			kind === 'token' && attempt === 1 ? { kind: 'hang' } : undefined,
		);
		const first = startLookUp(credentialOf(simulator()), rowsOf(10), { options: OPTIONS });
		await until(() => simulator().stats.tokenRequests === 1);
		// The call is not aborted, because this one waits for it, too; its own time limit ends the wait.
		const options = { ...OPTIONS, timeout: 2000 };
		const second = lookUpWith(credentialOf(simulator()), rowsOf(10), { options });
		await pause(100);
		first.cancel();
		await first.result;
		const ends = rowEnds(await second, 10);
		expect(ends.filter(({ outcome }) => outcome !== 'notConfirmed')).toEqual([]);
		expect(simulator().stats).toMatchObject({ tokenRequests: 2, lookups: 10 });
	});

	it('does not wait for another one that goes on', async () => {
		simulator().setFaultPlan(({ kind }) =>
			kind === 'token' ? { kind: 'slow', delayMs: 4000 } : undefined,
		);
		const first = lookUpWith(credentialOf(simulator()), rowsOf(10), { options: OPTIONS });
		await until(() => simulator().stats.tokenRequests === 1);
		const second = startLookUp(credentialOf(simulator()), rowsOf(10), { options: OPTIONS });
		await pause(100);
		const cancelledAt = Date.now();
		second.cancel();
		await second.result;
		expect(Date.now() - cancelledAt).toBeLessThan(AT_ONCE_MS);
		expect(rowEnds(await first, 10).map(({ outcome }) => outcome)).toEqual(
			rowsOf(10).map(() => 'notConfirmed'),
		);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 10 });
	});
});
