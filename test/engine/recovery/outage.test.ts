import type { Fault, FaultPlan } from '../../simulator';
import { outageFrom, outages } from '../../simulator';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { notAsked, rowsOf, timed, uncheckedRows, withOwnService } from '../../support/ownService';
import { rowEnds } from '../../support/rowEnds';

const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };
const RESET: Fault = { kind: 'resetBeforeAnswer' };

/** More requests than the rows need, at a service that is out: the retry budget. */
const BEYOND = 200;

/** Notes when lookups arrive, and leaves the answer to another plan. */
function watched(plan: FaultPlan): { plan: FaultPlan; arrivals: number[] } {
	const arrivals: number[] = [];
	return {
		arrivals,
		plan: (request) => {
			if (request.kind !== 'token') arrivals.push(Date.now());
			return plan(request);
		},
	};
}

describe('an outage that ends costs no row', () => {
	it.concurrent.each<[string, Fault | 'refused']>([
		['503', DOWN],
		['500 with JSON', { kind: 'serverError', httpStatus: 500, body: 'json' }],
		['resets', RESET],
		['refused connections', 'refused'],
		['silence', { kind: 'hang' }],
		['headers, then silence', { kind: 'silentAfterHead' }],
	])('when it is %s', async (_what, as) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(outageFrom(simulator, 50, 2500, as));
			const options = { maxParallel: 10, timeout: 1000, maxOutage: 60 };
			const result = await lookUpWith(credentialOf(simulator), rowsOf(300), { options });
			expect(uncheckedRows(result, 300)).toEqual([]);
			expect(simulator.stats.lookups).toBeLessThanOrEqual(300 + BEYOND);
			expect(simulator.stats.mostInFlight).toBeLessThanOrEqual(10);
		});
	});

	it.concurrent.each([0, 3])('whatever Max Retries is: %i', async (maxRetries) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(outageFrom(simulator, 50, 1200, DOWN));
			const options = { maxRetries };
			const result = await lookUpWith(credentialOf(simulator), rowsOf(200), { options });
			expect(uncheckedRows(result, 200)).toEqual([]);
		});
	});

	it.concurrent('although it begins with the last rows', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(outageFrom(simulator, 297, 1500, DOWN));
			const result = await lookUpWith(credentialOf(simulator), rowsOf(300));
			expect(uncheckedRows(result, 300)).toEqual([]);
		});
	});

	it.concurrent('although it is there from the first row on', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(outageFrom(simulator, 1, 1500, RESET));
			const result = await lookUpWith(credentialOf(simulator), rowsOf(100));
			expect(uncheckedRows(result, 100)).toEqual([]);
		});
	});

	it.concurrent('although another one follows', async () => {
		await withOwnService(async (simulator) => {
			const planned = [20, 80, 140].map((fromLookup, index) => ({
				fromLookup,
				forMs: 800,
				as: index === 1 ? ('refused' as const) : DOWN,
			}));
			let begun = 0;
			simulator.setFaultPlan(outages(simulator, planned, () => begun++));
			const options = { maxOutage: 10 };
			const result = await lookUpWith(credentialOf(simulator), rowsOf(300), { options });
			expect(uncheckedRows(result, 300)).toEqual([]);
			expect(begun).toBe(3);
		});
	});
});

describe('a run in an outage', () => {
	it.concurrent('asks with one row now and then, and no other goes out', async () => {
		await withOwnService(async (simulator) => {
			let beganAt = Infinity;
			const outage = { fromLookup: 50, forMs: 2600, as: DOWN };
			const { plan, arrivals } = watched(
				outages(simulator, [outage], (beginsAtMs) => (beganAt = beginsAtMs)),
			);
			simulator.setFaultPlan(plan);
			const options = { maxParallel: 20, maxRetries: 10 };
			const result = await lookUpWith(credentialOf(simulator), rowsOf(300), { options });
			expect(uncheckedRows(result, 300)).toEqual([]);
			const asked = arrivals.filter((at) => at > beganAt && at < beganAt + 2600).length;
			// Twenty under way, those that follow until five have failed, and one after 1 s and after 3 s;
			// its waits themselves are looked at in transport/outage.test.ts.
			expect(asked).toBeLessThanOrEqual(50);
		});
	});

	it.concurrent('does not come back with all rows at once', async () => {
		await withOwnService(async (simulator) => {
			simulator.setLatency(300);
			let beganAt = Infinity;
			const outage = { fromLookup: 21, forMs: 1000, as: DOWN };
			const { plan, arrivals } = watched(
				outages(simulator, [outage], (beginsAtMs) => (beganAt = beginsAtMs)),
			);
			simulator.setFaultPlan(plan);
			const options = { maxParallel: 40, maxRetries: 0 };
			const result = await lookUpWith(credentialOf(simulator), rowsOf(200), { options });
			expect(uncheckedRows(result, 200)).toEqual([]);
			// The row that asks is answered 300 ms later, and what goes out then is there 300 ms more.
			const [probe = 0] = arrivals.filter((at) => at > beganAt + 1000);
			const first = arrivals.filter((at) => at > probe && at < probe + 550);
			expect(first.length).toBeLessThanOrEqual(20);
		});
	});
});

describe('a service that stays out', () => {
	const planOf: Record<string, FaultPlan> = {
		'503': ({ kind }) => (kind === 'token' ? undefined : DOWN),
		resets: ({ kind }) => (kind === 'token' ? undefined : RESET),
		'503 from the 100th lookup on': ({ kind, sequence }) =>
			kind !== 'token' && sequence >= 100 ? DOWN : undefined,
	};
	const cases = Object.keys(planOf).flatMap((what) =>
		[0, 2].map((maxOutage): [string, number] => [what, maxOutage]),
	);

	it.concurrent.each(cases)(
		'(%s) is given up after Max Outage, %i s, and the rest is told to be not asked',
		async (what, maxOutage) => {
			await withOwnService(async (simulator) => {
				simulator.setFaultPlan(planOf[what]);
				const options = { maxParallel: 10, maxRetries: 10, maxOutage };
				const { ms, result } = await timed(
					lookUpWith(credentialOf(simulator), rowsOf(600), { options }),
				);
				const ends = rowEnds(result, 600);
				const failed = ends.filter(({ outcome }) => outcome === 'unchecked');
				const { lookups, lookupsPerAccount } = simulator.stats;
				const asked = Object.keys(lookupsPerAccount).length;
				expect(failed.length).toBeGreaterThanOrEqual(490);
				expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
				expect(notAsked(ends)).toHaveLength(600 - asked);
				expect(lookups - (600 - failed.length)).toBeLessThanOrEqual(BEYOND + 10);
				// Not at once while there is time left, nor much later.
				if (maxOutage > 0) expect(ms).toBeGreaterThanOrEqual(1000);
				expect(ms).toBeLessThan(30_000);
			});
		},
	);

	it.concurrent('(refused connections) is given up as well', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator, {
				authUrl: simulator.baseUrl,
				baseUrl: 'http://127.0.0.1:1',
			});
			const options = { maxParallel: 10, maxRetries: 10, maxOutage: 2 };
			const ends = rowEnds(await lookUpWith(credentials, rowsOf(600), { options }), 600);
			const tries = ends.reduce((sum, { error }) => sum + (error?.tries ?? 0), 0);
			expect(tries).toBeLessThanOrEqual(BEYOND + 10);
			expect(notAsked(ends).length).toBeGreaterThanOrEqual(490);
			expect(ends.filter(({ error }) => error?.retryable !== true)).toEqual([]);
		});
	});
});

describe('rows that each fail by themselves', () => {
	it.concurrent.each([
		['twenty', 20, 0],
		['twenty', 20, 3],
		['sixty', 60, 1],
	])('%s at the head of a sheet keep no other from being asked', async (_, bad, maxRetries) => {
		await withOwnService(async (simulator) => {
			const own: Fault = { kind: 'serverError', httpStatus: 500, body: 'json' };
			simulator.setFaultPlan(({ number }) =>
				number !== undefined && Number(number) < 100_000 + bad ? own : undefined,
			);
			const options = { maxRetries, maxOutage: 5 };
			const result = await lookUpWith(credentialOf(simulator), rowsOf(bad + 100), { options });
			const rows = uncheckedRows(result, bad + 100).map((text) => Number(text.split(':')[0]));
			expect(rows).toEqual(Array.from({ length: bad }, (_unused, row) => row));
		});
	});
});

describe('a run of few rows, as a webhook starts it,', () => {
	it.concurrent.each([
		[1, 0],
		[1, 2],
		[5, 2],
	])('of %i waits no longer than for its %i retries', async (rows, maxRetries) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : DOWN));
			const options = { maxRetries, maxOutage: 60 };
			const { ms, result } = await timed(
				lookUpWith(credentialOf(simulator), rowsOf(rows), { options }),
			);
			expect(uncheckedRows(result, rows)).toHaveLength(rows);
			const { lookupsPerAccount } = simulator.stats;
			for (const tries of Object.values(lookupsPerAccount)) {
				expect(tries).toBeLessThanOrEqual(1 + maxRetries);
			}
			if (rows === 1) expect(Object.values(lookupsPerAccount)).toEqual([1 + maxRetries]);
			// Two retries back off 0.75 s at most.
			expect(ms).toBeLessThan(8000);
		});
	});
});
