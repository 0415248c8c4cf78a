import type { Fault, FaultPlan } from '../../simulator';
import { tokenOutageFrom } from '../../simulator';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { rowsOf, timed, uncheckedRows, withOwnService } from '../../support/ownService';
import { rowEnds } from '../../support/rowEnds';

const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };
const ROWS = 200;

const outageKinds: ReadonlyArray<[string, Fault]> = [
	['503', DOWN],
	['resets', { kind: 'resetBeforeAnswer' }],
	['429', { kind: 'tooManyRequests' }],
];

describe('a token endpoint that is out for a while', () => {
	it.concurrent.each(
		outageKinds.flatMap(([what, fault]) =>
			[0, 3].map((maxRetries) => ({ what, fault, maxRetries })),
		),
	)('at the start ($what, $maxRetries retries) costs no row', async ({ fault, maxRetries }) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(tokenOutageFrom(1, 1500, fault));
			const options = { maxRetries };
			const result = await lookUpWith(credentialOf(simulator), rowsOf(ROWS), { options });
			expect(uncheckedRows(result, ROWS)).toEqual([]);
			expect(simulator.stats.lookups).toBe(ROWS);
			expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(10);
		});
	});

	it.concurrent.each(outageKinds)('at a renewal (%s) costs no row', async (_what, fault) => {
		await withOwnService(async (simulator) => {
			const out = tokenOutageFrom(2, 1500, fault);
			simulator.setFaultPlan((request) => {
				if (request.kind !== 'token' && request.sequence === 50) simulator.expireAllTokens();
				return out(request);
			});
			const options = { maxRetries: 1 };
			const result = await lookUpWith(credentialOf(simulator), rowsOf(ROWS), { options });
			expect(uncheckedRows(result, ROWS)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(12);
		});
	});

	it.concurrent.each<[string, number, Fault]>([
		['503 four times', 4, DOWN],
		['one page for people', 1, { kind: 'htmlPage' }],
	])('for %s at a renewal costs no row', async (_what, times, fault) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind, sequence, attempt }) => {
				if (kind !== 'token' && sequence === 50) simulator.expireAllTokens();
				return kind === 'token' && attempt > 1 && attempt <= 1 + times ? fault : undefined;
			});
			const result = await lookUpWith(credentialOf(simulator), rowsOf(ROWS));
			expect(uncheckedRows(result, ROWS)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBe(2 + times);
		});
	});
});

describe('a token endpoint that stays out', () => {
	it.concurrent.each<[string, FaultPlan, number]>([
		['from the start', tokenOutageFrom(1, 600_000, DOWN), 0],
		['from a renewal on', tokenOutageFrom(2, 600_000, DOWN), 50],
	])('%s is given up after Max Outage', async (_when, out, checked) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan((request) => {
				if (request.kind !== 'token' && request.sequence === checked) simulator.expireAllTokens();
				return out(request);
			});
			const options = { maxRetries: 1, maxOutage: 2, maxParallel: 5 };
			const { ms, result } = await timed(
				lookUpWith(credentialOf(simulator), rowsOf(ROWS), { options }),
			);
			const failed = rowEnds(result, ROWS).filter(({ outcome }) => outcome === 'unchecked');
			expect(failed.length).toBeGreaterThanOrEqual(ROWS - checked - 5);
			expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
			expect(simulator.stats.lookups).toBeLessThanOrEqual(checked + 5);
			expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(10);
			expect(ms).toBeGreaterThanOrEqual(1000);
			expect(ms).toBeLessThan(30_000);
		});
	});

	it.concurrent('in silence is given up within Max Outage and one more time limit', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(tokenOutageFrom(1, 600_000, { kind: 'hang' }));
			const options = { timeout: 5000, maxOutage: 2, maxRetries: 3 };
			const { ms, result } = await timed(
				lookUpWith(credentialOf(simulator), rowsOf(ROWS), { options }),
			);
			expect(uncheckedRows(result, ROWS)).toHaveLength(ROWS);
			// One try, and one more after a second: four tries alone would take 20 s.
			expect(simulator.stats.tokenRequests).toBe(2);
			expect(ms).toBeLessThan(18_000);
		});
	});

	it.concurrent.each([0, 2])('ends a run of one row with its %i retries', async (maxRetries) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(tokenOutageFrom(1, 600_000, DOWN));
			const options = { maxRetries, maxOutage: 60 };
			const { ms, result } = await timed(
				lookUpWith(credentialOf(simulator), rowsOf(1), { options }),
			);
			expect(uncheckedRows(result, 1)).toHaveLength(1);
			expect(simulator.stats.tokenRequests).toBe(1 + maxRetries);
			expect(ms).toBeLessThan(8000);
		});
	});
});

describe('an account that is refused', () => {
	it.concurrent('is no outage: the run ends at once, with one token request', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator, { password: 'another one' });
			const { ms, result } = await timed(lookUpWith(credentials, rowsOf(ROWS)));
			const ends = rowEnds(result, ROWS);
			expect(ends.filter(({ error }) => error?.retryable !== false)).toEqual([]);
			expect(simulator.stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
			expect(ms).toBeLessThan(15_000);
		});
	});
});
