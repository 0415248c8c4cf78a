import type { Fault, FaultPlan } from '../../simulator';
import { tokenOutageFrom } from '../../simulator';
import { tokenRefused } from '../../simulator/answers';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { lookUpRows, rowsOf, timed, uncheckedRows } from '../../support/ownService';
import { until, withOwnService } from '../../support/ownService';
import { rowEnds } from '../../support/rowEnds';

const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };
const REFUSED: Fault = { kind: 'tokenExpired', httpStatus: 401 };

const refusals: ReadonlyArray<[string, Fault]> = [
	['a bare 403', { kind: 'serverError', httpStatus: 403, body: 'empty' }],
	['words about a token', { kind: 'tokenExpired', httpStatus: 403 }],
	['401', { kind: 'json', httpStatus: 401, body: tokenRefused().json }],
];

const positions = (unchecked: readonly string[]) =>
	unchecked.map((text) => Number(text.split(':')[0]));

/** Refuses the rows from one position to another whatever token comes. */
const refuseRows =
	(from: number, to: number, fault: Fault): FaultPlan =>
	({ number }) => {
		const row = Number(number) - 100_000;
		return row >= from && row < to ? fault : undefined;
	};

describe('rows that the service always refuses', () => {
	it.concurrent.each(
		refusals.flatMap(([what, fault]) =>
			[
				{ from: 0, to: 2, maxParallel: 10, latencyMs: 0 },
				{ from: 0, to: 4, maxParallel: 1, latencyMs: 0 },
				{ from: 30, to: 40, maxParallel: 1, latencyMs: 0 },
				{ from: 30, to: 40, maxParallel: 10, latencyMs: 0 },
				// All at once with others that are under way.
				{ from: 0, to: 10, maxParallel: 20, latencyMs: 20 },
			].map((rows) => ({ what, fault, ...rows })),
		),
	)(
		'with $what, rows $from to $to, $maxParallel in flight, cost no other row and one more token',
		async ({ fault, maxParallel, from, to, latencyMs }) => {
			await withOwnService(
				async (simulator) => {
					simulator.setFaultPlan(refuseRows(from, to, fault));
					const result = await lookUpRows(simulator, 80, { maxParallel });
					expect(positions(uncheckedRows(result, 80))).toEqual(
						Array.from({ length: to - from }, (_unused, index) => from + index),
					);
					expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(2);
					expect(simulator.stats.lookups).toBeLessThanOrEqual(80 + to - from + maxParallel);
				},
				{ latencyMs },
			);
		},
	);

	it.concurrent.each([1, 10])(
		'cost no other row when the token really dies, %i in flight',
		async (maxParallel) => {
			await withOwnService(async (simulator) => {
				const refused = refuseRows(5, 6, REFUSED);
				simulator.setFaultPlan((request) => {
					const isDeath = request.sequence === 50 || request.sequence === 100;
					if (request.kind !== 'token' && isDeath) simulator.expireAllTokens();
					return refused(request);
				});
				const result = await lookUpRows(simulator, 150, { maxParallel });
				expect(positions(uncheckedRows(result, 150))).toEqual([5]);
				// The first, one for the row that is always refused, and one for each death.
				expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(4);
			});
		},
	);

	it.concurrent('cost few tokens, however many executions ask for them', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator);
			for (let call = 0; call < 30; call++) {
				const result = await lookUpWith(credentials, ['900301']);
				expect(uncheckedRows(result, 1)).toHaveLength(1);
			}
			expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(10);
			const other = await lookUpWith(credentials, ['4738534']);
			expect(uncheckedRows(other, 1)).toEqual([]);
		});
	});
});

describe('a service that refuses a good token now and then', () => {
	it.concurrent.each(
		refusals.flatMap(([what, fault]) =>
			[1, 10].map((maxParallel) => ({ what, fault, maxParallel })),
		),
	)(
		'with $what, for each tenth row at first, loses none ($maxParallel in flight)',
		async ({ fault, maxParallel }) => {
			await withOwnService(async (simulator) => {
				simulator.setFaultPlan(({ number, attempt }) =>
					Number(number) % 10 === 5 && attempt === 1 ? fault : undefined,
				);
				const result = await lookUpRows(simulator, 100, { maxParallel });
				expect(uncheckedRows(result, 100)).toEqual([]);
				expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(2);
				// For each of the ten another number and the row itself.
				expect(simulator.stats.lookups).toBeLessThanOrEqual(100 + 2 * 10 + maxParallel);
			});
		},
	);
});

describe('an account that gets the same refused token each time', () => {
	it.concurrent.each([401, 403])('asks for two, at most (HTTP %i)', async (httpStatus) => {
		await withOwnService(async (simulator) => {
			const body = {
				access_token: 'the-same-each-time',
				token_type: 'bearer',
				expires_in: '3599',
				issued_at: String(Date.now()),
			};
			simulator.setFaultPlan(({ kind }) =>
				kind === 'token'
					? { kind: 'json', httpStatus: 200, body }
					: { kind: 'tokenExpired', httpStatus },
			);
			expect(uncheckedRows(await lookUpRows(simulator, 100), 100)).toHaveLength(100);
			expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(2);
			expect(simulator.stats.lookups).toBeLessThanOrEqual(60);
		});
	});
});

describe('a token endpoint that is out for a while', () => {
	const outageKinds: ReadonlyArray<[string, Fault]> = [
		['503', DOWN],
		['resets', { kind: 'resetBeforeAnswer' }],
		['429', { kind: 'tooManyRequests' }],
	];
	const cases = outageKinds.flatMap(([what, fault]) =>
		[0, 3].map((maxRetries) => ({ what, fault, maxRetries })),
	);

	it.concurrent.each(cases)(
		'at the start ($what, $maxRetries retries) costs no row',
		async ({ fault, maxRetries }) => {
			await withOwnService(async (simulator) => {
				simulator.setFaultPlan(tokenOutageFrom(1, 1500, fault));
				expect(uncheckedRows(await lookUpRows(simulator, 100, { maxRetries }), 100)).toEqual([]);
				expect(simulator.stats.lookups).toBe(100);
				expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(10);
			});
		},
	);

	it.concurrent.each<[string, () => FaultPlan]>([
		...outageKinds.map(([what, fault]): [string, () => FaultPlan] => [
			what,
			() => tokenOutageFrom(2, 1500, fault),
		]),
		[
			'one page for people',
			() =>
				({ kind, attempt }) =>
					kind === 'token' && attempt === 2 ? { kind: 'htmlPage' } : undefined,
		],
	])('at a renewal (%s) costs no row', async (_what, planOf) => {
		await withOwnService(async (simulator) => {
			const out = planOf();
			simulator.setFaultPlan((request) => {
				if (request.kind !== 'token' && request.sequence === 50) simulator.expireAllTokens();
				return out(request);
			});
			expect(uncheckedRows(await lookUpRows(simulator, 100, { maxRetries: 1 }), 100)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBeGreaterThanOrEqual(3);
			expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(12);
		});
	});
});

describe('a token endpoint that stays out', () => {
	it.concurrent.each<[string, number, number]>([
		['from the start', 1, 0],
		['from a renewal on', 2, 50],
	])('%s is given up after Max Outage', async (_when, fromToken, checked) => {
		await withOwnService(async (simulator) => {
			const out = tokenOutageFrom(fromToken, 600_000, DOWN);
			simulator.setFaultPlan((request) => {
				if (request.kind !== 'token' && request.sequence === checked) simulator.expireAllTokens();
				return out(request);
			});
			const options = { maxRetries: 1, maxOutage: 2, maxParallel: 5 };
			const { ms, result } = await timed(lookUpRows(simulator, 150, options));
			const failed = rowEnds(result, 150).filter(({ outcome }) => outcome === 'unchecked');
			expect(failed.length).toBeGreaterThanOrEqual(150 - checked - 5);
			expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
			expect(simulator.stats.lookups).toBeLessThanOrEqual(checked + 5);
			expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(10);
			expect(ms).toBeGreaterThanOrEqual(1000);
		});
	});

	it.concurrent('in silence is given up within Max Outage and one more time limit', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(tokenOutageFrom(1, 600_000, { kind: 'hang' }));
			const options = { timeout: 4000, maxOutage: 2, maxRetries: 3 };
			expect(uncheckedRows(await lookUpRows(simulator, 100, options), 100)).toHaveLength(100);
			// One try, and one more after a second, not four.
			expect(simulator.stats.tokenRequests).toBe(2);
		});
	});

	it.concurrent.each([0, 2])('ends a run of one row with its %i retries', async (maxRetries) => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(tokenOutageFrom(1, 600_000, DOWN));
			// An outage would be waited for longer than a test may take.
			const result = await lookUpRows(simulator, 1, { maxRetries, maxOutage: 600 });
			expect(uncheckedRows(result, 1)).toHaveLength(1);
			expect(simulator.stats.tokenRequests).toBe(1 + maxRetries);
		});
	});
});

describe('an account that is refused', () => {
	it.concurrent('is no outage: the run ends with one token request', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator, { password: 'another one' });
			const ends = rowEnds(await lookUpWith(credentials, rowsOf(100)), 100);
			expect(ends.filter(({ error }) => error?.retryable !== false)).toEqual([]);
			expect(simulator.stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
		});
	});
});

describe('what one run saw is not the verdict for another', () => {
	it.concurrent('when the first gives up after one 503 for its token', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind, attempt }) =>
				kind === 'token' && attempt === 1 ? { kind: 'slow', delayMs: 400, then: DOWN } : undefined,
			);
			const hasty = lookUpRows(simulator, 1, { maxRetries: 0 });
			await until(() => simulator.stats.tokenRequests === 1);
			const patient = lookUpRows(simulator, 60, { maxRetries: 5 });
			expect(uncheckedRows(await hasty, 1)).toHaveLength(1);
			expect(uncheckedRows(await patient, 60)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBe(2);
		});
	});

	it.concurrent('when the first stops asking in an outage that then ends', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : DOWN));
			const hasty = lookUpRows(simulator, 50, { maxOutage: 0, maxRetries: 0 });
			const patient = lookUpRows(simulator, 50, { maxOutage: 60 });
			expect(uncheckedRows(await hasty, 50)).toHaveLength(50);
			simulator.setFaultPlan(undefined);
			expect(uncheckedRows(await patient, 50)).toEqual([]);
		});
	});

	it.concurrent('while they share one token that dies', async () => {
		await withOwnService(async (simulator) => {
			simulator.setFaultPlan(({ kind, sequence }) => {
				if (kind !== 'token' && sequence === 60) simulator.expireAllTokens();
				return kind === 'token' ? { kind: 'slow', delayMs: 200 } : undefined;
			});
			const runs = [1, 2, 3].map(() => lookUpRows(simulator, 50));
			for (const run of runs) expect(uncheckedRows(await run, 50)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBe(2);
		});
	});
});

describe('a credential that is deleted while a run uses it', () => {
	it.concurrent('costs no row, though n8n cannot store the next token', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator);
			simulator.setFaultPlan(({ kind, sequence }) => {
				if (kind !== 'token' && sequence === 20) {
					credentials.stored = undefined;
					simulator.expireAllTokens();
				}
				return undefined;
			});
			expect(uncheckedRows(await lookUpWith(credentials, rowsOf(60)), 60)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBe(2);
			expect(credentials.stored).toBeUndefined();
		});
	});
});
