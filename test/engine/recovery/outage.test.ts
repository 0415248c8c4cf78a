import type { Fault, Outage } from '../../simulator';
import { outageFrom, outages, tokenOutageFrom } from '../../simulator';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { lookUpRows, notAsked, rowsOf, uncheckedRows } from '../../support/ownService';
import { timed, withOwnService } from '../../support/ownService';
import { rowEnds } from '../../support/rowEnds';

const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };
const ROW_FAILS: Fault = { kind: 'serverError', httpStatus: 500, body: 'json' };
const RESET: Fault = { kind: 'resetBeforeAnswer' };
const PAGE: Fault = { kind: 'htmlPage' };

/** The services' lookups alone are out, as when only their gateway has lost its way. */
const LOOKUPS = ['till', 'paybill'] as const;

/** More requests than the rows need, at a service that is out: the retry budget. */
const BEYOND = 200;

describe('an outage that ends costs no row', () => {
	it.concurrent.each<[string, Outage['as'], Outage['of']?]>([
		['503', DOWN],
		['500 with JSON', ROW_FAILS],
		['resets', RESET],
		['refused connections', 'refused'],
		['silence', { kind: 'hang' }],
		['headers, then silence', { kind: 'silentAfterHead' }],
		['a gateway’s page at HTTP 200', PAGE, LOOKUPS],
		['a page at HTTP 404', { kind: 'serverError', httpStatus: 404, body: 'html' }, LOOKUPS],
		['JSON without a code', { kind: 'json', httpStatus: 404, body: { fault: 'x' } }, LOOKUPS],
		['an empty body at HTTP 200', { kind: 'emptyBody' }, LOOKUPS],
		['a redirect to a page', { kind: 'redirect' }, LOOKUPS],
		['half an answer', { kind: 'cutOffJson' }, LOOKUPS],
	])('when it is %s', async (_what, as, of) => {
		await withOwnService(async (simulator) => {
			const outage = { fromLookup: 50, forMs: 2000, as, ...(of && { of }) };
			simulator.setFaultPlan(outages(simulator, [outage]));
			const timeout = typeof as === 'object' && /hang|silent/.test(as.kind) ? 1000 : 30_000;
			const options = { maxParallel: 10, timeout };
			const result = await lookUpRows(simulator, 120, options);
			expect(uncheckedRows(result, 120)).toEqual([]);
			expect(simulator.stats.lookups).toBeLessThanOrEqual(120 + BEYOND);
			expect(simulator.stats.mostInFlight).toBeLessThanOrEqual(10);
		});
	});

	it.concurrent.each<[string, number, number, Fault, number]>([
		['whatever Max Retries is: 0', 120, 50, DOWN, 0],
		['whatever Max Retries is: 3', 120, 50, DOWN, 3],
		['although it begins with the last rows', 120, 117, DOWN, 3],
		['although it is there from the first row on', 100, 1, RESET, 3],
	])('%s', async (_when, rows, fromLookup, as, maxRetries) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(outageFrom(simulator, fromLookup, 1500, as));
			expect(uncheckedRows(await lookUpRows(simulator, rows, { maxRetries }), rows)).toEqual([]);
		});
	});

	it.concurrent('although another one follows', async () => {
		await withOwnService(async (simulator) => {
			const kinds = [DOWN, 'refused', DOWN] as const;
			const planned = kinds.map((as, nth) => ({ fromLookup: 20 + 60 * nth, forMs: 800, as }));
			let begun = 0;
			simulator.setFaultPlan(outages(simulator, planned, () => begun++));
			expect(uncheckedRows(await lookUpRows(simulator, 300), 300)).toEqual([]);
			expect(begun).toBe(3);
		});
	});

	it.concurrent('of the next execution that begins meanwhile', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator);
			expect(uncheckedRows(await lookUpWith(credentials, rowsOf(3)), 3)).toEqual([]);
			const outage = { fromLookup: 1, forMs: 1500, as: PAGE, of: LOOKUPS };
			simulator.setFaultPlan(outages(simulator, [outage]));
			expect(uncheckedRows(await lookUpWith(credentials, rowsOf(100)), 100)).toEqual([]);
		});
	});
});

describe('a run in an outage', () => {
	/** Looks rows up in one outage, and tells when each lookup came, in ms since it began. */
	const arrivalsIn = async (
		outage: Outage,
		rows: number,
		options: Record<string, number>,
		latencyMs: number,
	): Promise<number[]> => {
		let beganAt = Infinity;
		const arrivals: number[] = [];
		await withOwnService(async (simulator) => {
			simulator.setLatency(latencyMs);
			const plan = outages(simulator, [outage], (beginsAtMs) => (beganAt = beginsAtMs));
			simulator.setFaultPlan((request) => {
				if (request.kind !== 'token') arrivals.push(Date.now());
				return plan(request);
			});
			expect(uncheckedRows(await lookUpRows(simulator, rows, options), rows)).toEqual([]);
		});
		return arrivals.map((at) => at - beganAt);
	};

	it.concurrent('asks with one row now and then, and no other goes out', async () => {
		const outage = { fromLookup: 50, forMs: 2600, as: DOWN };
		const arrivals = await arrivalsIn(outage, 300, { maxParallel: 20, maxRetries: 10 }, 0);
		// Twenty under way, those that follow until five have failed, and one after 1 s and after 3 s;
		// its waits themselves are looked at in transport/outage.test.ts.
		expect(arrivals.filter((at) => at > 0 && at < 2600).length).toBeLessThanOrEqual(50);
	});

	it.concurrent('does not come back with all rows at once', async () => {
		const outage = { fromLookup: 21, forMs: 1000, as: DOWN };
		const arrivals = await arrivalsIn(outage, 200, { maxParallel: 40, maxRetries: 0 }, 300);
		// The row that asks is answered 300 ms later, and what goes out then is there 300 ms more.
		const [probe = 0] = arrivals.filter((at) => at > 1000);
		const first = arrivals.filter((at) => at > probe && at < probe + 550);
		expect(first.length).toBeLessThanOrEqual(20);
	});
});

describe('rows that each fail by themselves', () => {
	it.concurrent.each<[string, number, number, Fault, number]>([
		['twenty at the head', 0, 20, ROW_FAILS, 0],
		['twenty at the head, with retries,', 0, 20, ROW_FAILS, 3],
		['sixty at the head', 0, 60, ROW_FAILS, 1],
		['sixty that get a page', 50, 110, PAGE, 3],
		['one that gets a page', 50, 51, PAGE, 3],
	])('%s keep no other from being asked', async (_what, from, to, fault, maxRetries) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ number }) => {
				const row = Number(number) - 100_000;
				return row >= from && row < to ? fault : undefined;
			});
			const ends = rowEnds(await lookUpRows(simulator, 160, { maxRetries, maxOutage: 5 }), 160);
			const failed = ends.flatMap(({ outcome }, row) => (outcome === 'unchecked' ? [row] : []));
			expect(failed).toEqual(Array.from({ length: to - from }, (_unused, row) => from + row));
			if (to - from > 1) return;
			expect(simulator.stats.lookups).toBe(160);
			const message = expect.stringContaining('not an answer');
			expect(ends[from]?.error).toMatchObject({ message, retryable: false });
		});
	});

	it.concurrent('a few at once for a moment cost none', async () => {
		await withOwnService(async (simulator) => {
			simulator.setLatency(20);
			simulator.setFaultPlan(({ number, attempt }) =>
				Number(number) >= 100_050 && Number(number) < 100_053 && attempt === 1 ? PAGE : undefined,
			);
			expect(uncheckedRows(await lookUpRows(simulator, 100), 100)).toEqual([]);
		});
	});
});

describe('a gateway’s pages', () => {
	it.concurrent('for longer than Max Outage leave rows that can be looked up again', async () => {
		await withOwnService(async (simulator) => {
			const outage = { fromLookup: 80, forMs: 600_000, as: PAGE, of: LOOKUPS };
			simulator.setFaultPlan(outages(simulator, [outage]));
			const ends = rowEnds(await lookUpRows(simulator, 300, { maxOutage: 2 }), 300);
			const failed = ends.filter(({ outcome }) => outcome === 'unchecked');
			expect(failed.length).toBeGreaterThanOrEqual(200);
			expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
			expect(notAsked(ends).length).toBeGreaterThanOrEqual(190);
			expect(failed.filter(({ error }) => /Base URL/.test(error?.description ?? ''))).toEqual([]);
		});
	});

	it.concurrent('where nothing else ever came are not waited for', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : PAGE));
			// An outage would be waited for longer than a test may take.
			const ends = rowEnds(await lookUpRows(simulator, 50, { maxOutage: 600 }), 50);
			expect(ends.filter(({ error }) => !/Base URL/.test(error?.description ?? ''))).toEqual([]);
			expect(simulator.stats.lookups).toBe(50);
		});
	});

	it.concurrent('instead of the first token end the run with one request', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(tokenOutageFrom(1, 600_000, PAGE));
			const ends = rowEnds(await lookUpRows(simulator, 50, { maxOutage: 600 }), 50);
			expect(ends.filter(({ error }) => error?.retryable !== false)).toEqual([]);
			expect(ends[49]?.error?.description).toMatch(/Check Base URL, Auth URL and Token Path/);
			expect(simulator.stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
		});
	});

	it.concurrent('instead of a later token cost no row', async () => {
		await withOwnService(
			async (simulator) => {
				const credentials = credentialOf(simulator);
				expect(uncheckedRows(await lookUpWith(credentials, rowsOf(3)), 3)).toEqual([]);
				await new Promise((resolve) => setTimeout(resolve, 2100));
				simulator.setFaultPlan(tokenOutageFrom(2, 1500, PAGE));
				expect(uncheckedRows(await lookUpWith(credentials, rowsOf(50)), 50)).toEqual([]);
			},
			{ tokenLifetimeSeconds: 2 },
		);
	});
});

describe('a service that takes few requests at once, and answers 429 to the others', () => {
	it.concurrent.each([
		{ maxConcurrent: 2, maxParallel: 10, maxRetries: 3 },
		{ maxConcurrent: 2, maxParallel: 40, maxRetries: 3 },
		{ maxConcurrent: 2, maxParallel: 10, maxRetries: 0 },
		{ maxConcurrent: 1, maxParallel: 20, maxRetries: 1 },
	])('$maxConcurrent of $maxParallel, with $maxRetries retries, loses none', async (setting) => {
		const { maxConcurrent, ...options } = setting;
		await withOwnService(
			async (simulator) => {
				expect(uncheckedRows(await lookUpRows(simulator, 100, options), 100)).toEqual([]);
				expect(simulator.stats.lookups).toBeLessThanOrEqual(100 + 200 + 200);
			},
			{ maxConcurrent, latencyMs: 30 },
		);
	});

	it.concurrent('is asked a bounded number of times for a row that gets nothing else', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ number }) =>
				number === '100050' ? { kind: 'tooManyRequests' } : undefined,
			);
			const result = await lookUpRows(simulator, 100, { maxRetries: 1 });
			expect(uncheckedRows(result, 100)).toEqual([expect.stringMatching(/^50: .*fewer requests/)]);
			expect(simulator.stats.lookups).toBeLessThanOrEqual(99 + 30);
		});
	});

	it.concurrent(
		'is asked on for longer than Max Outage while it answers now and then',
		async () => {
			await withOwnService(async (simulator) => {
				// Each number is turned away at first, one at a time: 4 s of waiting, with answers between.
				simulator.setFaultPlan(({ kind, attempt }) =>
					kind !== 'token' && attempt === 1
						? { kind: 'tooManyRequests', retryAfter: { seconds: 1 } }
						: undefined,
				);
				const options = { maxParallel: 1, maxOutage: 2 };
				const { ms, result } = await timed(lookUpRows(simulator, 4, options));
				expect(uncheckedRows(result, 4)).toEqual([]);
				expect(ms).toBeGreaterThanOrEqual(3500);
			});
		},
	);
});
