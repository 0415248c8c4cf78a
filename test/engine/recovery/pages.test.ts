import type { Fault } from '../../simulator';
import { outages, tokenOutageFrom } from '../../simulator';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { notAsked, rowsOf, timed, uncheckedRows, withOwnService } from '../../support/ownService';
import { rowEnds } from '../../support/rowEnds';

const PAGE: Fault = { kind: 'htmlPage' };

/** Replies in which nothing is the service's own. */
const pages: ReadonlyArray<[string, Fault]> = [
	['a page at HTTP 200', PAGE],
	['a page at HTTP 404', { kind: 'serverError', httpStatus: 404, body: 'html' }],
	['JSON without a code at HTTP 404', { kind: 'json', httpStatus: 404, body: { fault: 'route' } }],
	['an empty body at HTTP 200', { kind: 'emptyBody' }],
	['a redirect to a page', { kind: 'redirect' }],
	['half an answer', { kind: 'cutOffJson' }],
];

/** The services' lookups alone are out, as when only their gateway has lost its way. */
const LOOKUPS = ['till', 'paybill'] as const;

describe('a service in whose place a gateway answers for a while', () => {
	it.concurrent.each(pages)('with %s costs no row', async (_what, as) => {
		await withOwnService(async (simulator) => {
			const outage = { fromLookup: 80, forMs: 2000, as, of: LOOKUPS };
			simulator.setFaultPlan(outages(simulator, [outage]));
			const result = await lookUpWith(credentialOf(simulator), rowsOf(300));
			expect(uncheckedRows(result, 300)).toEqual([]);
			expect(simulator.stats.lookups).toBeLessThanOrEqual(500);
		});
	});

	it.concurrent('costs no row of the next execution that begins meanwhile', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator);
			expect(uncheckedRows(await lookUpWith(credentials, rowsOf(3)), 3)).toEqual([]);
			const outage = { fromLookup: 1, forMs: 1500, as: PAGE, of: LOOKUPS };
			simulator.setFaultPlan(outages(simulator, [outage]));
			expect(uncheckedRows(await lookUpWith(credentials, rowsOf(100)), 100)).toEqual([]);
		});
	});

	it.concurrent('for longer than Max Outage leaves rows that can be looked up again', async () => {
		await withOwnService(async (simulator) => {
			const outage = { fromLookup: 80, forMs: 600_000, as: PAGE, of: LOOKUPS };
			simulator.setFaultPlan(outages(simulator, [outage]));
			const options = { maxOutage: 2 };
			const ends = rowEnds(
				await lookUpWith(credentialOf(simulator), rowsOf(300), { options }),
				300,
			);
			const failed = ends.filter(({ outcome }) => outcome === 'unchecked');
			expect(failed.length).toBeGreaterThanOrEqual(200);
			expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
			expect(notAsked(ends).length).toBeGreaterThanOrEqual(190);
			expect(failed.filter(({ error }) => /Base URL/.test(error?.description ?? ''))).toEqual([]);
		});
	});
});

describe('a page in the place of single answers', () => {
	it.concurrent('is an error of its row alone', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ number }) => (number === '100050' ? PAGE : undefined));
			const { ms, result } = await timed(lookUpWith(credentialOf(simulator), rowsOf(100)));
			expect(uncheckedRows(result, 100)).toEqual([expect.stringMatching(/^50: .*not an answer/)]);
			expect(rowEnds(result, 100)[50]?.error).toMatchObject({ retryable: false });
			expect(simulator.stats.lookups).toBe(100);
			expect(ms).toBeLessThan(20_000);
		});
	});

	it.concurrent('for a few rows at once costs none', async () => {
		await withOwnService(async (simulator) => {
			simulator.setLatency(20);
			simulator.setFaultPlan(({ number, attempt }) =>
				Number(number) >= 100_050 && Number(number) < 100_053 && attempt === 1 ? PAGE : undefined,
			);
			const result = await lookUpWith(credentialOf(simulator), rowsOf(100));
			expect(uncheckedRows(result, 100)).toEqual([]);
		});
	});

	it.concurrent('keeps no other row from being asked, however many they are', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ number }) =>
				Number(number) >= 100_050 && Number(number) < 100_110 ? PAGE : undefined,
			);
			const options = { maxOutage: 5 };
			const result = await lookUpWith(credentialOf(simulator), rowsOf(160), { options });
			const rows = uncheckedRows(result, 160).map((text) => Number(text.split(':')[0]));
			expect(rows).toEqual(Array.from({ length: 60 }, (_unused, row) => 50 + row));
		});
	});
});

describe('an address that never gave anything but pages', () => {
	it.concurrent('for lookups is not waited for', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : PAGE));
			const { ms, result } = await timed(lookUpWith(credentialOf(simulator), rowsOf(50)));
			const ends = rowEnds(result, 50);
			expect(ends.filter(({ error }) => !/Base URL/.test(error?.description ?? ''))).toEqual([]);
			expect(simulator.stats.lookups).toBe(50);
			expect(ms).toBeLessThan(20_000);
		});
	});

	it.concurrent('for tokens ends the run with one request that tells what to check', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(tokenOutageFrom(1, 600_000, PAGE));
			const { ms, result } = await timed(lookUpWith(credentialOf(simulator), rowsOf(50)));
			const ends = rowEnds(result, 50);
			expect(ends.filter(({ error }) => error?.retryable !== false)).toEqual([]);
			expect(ends[49]?.error?.description).toMatch(/Check Base URL, Auth URL and Token Path/);
			expect(simulator.stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
			expect(ms).toBeLessThan(20_000);
		});
	});
});

describe('a page from a token endpoint that has given a token before', () => {
	it.concurrent('to this process costs no row, although that token is over by now', async () => {
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
