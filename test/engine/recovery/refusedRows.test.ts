import type { Fault } from '../../simulator';
import { tokenRefused } from '../../simulator/answers';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { rowsOf, uncheckedRows, withOwnService } from '../../support/ownService';
import { rowEnds } from '../../support/rowEnds';
import { seededRandom } from '../../support/seededRandom';

const refusals: ReadonlyArray<[string, Fault]> = [
	['a bare 403', { kind: 'serverError', httpStatus: 403, body: 'empty' }],
	['words about a token', { kind: 'tokenExpired', httpStatus: 403 }],
	['401', { kind: 'json', httpStatus: 401, body: tokenRefused().json }],
];

const rowNumbers = (unchecked: readonly string[]) =>
	unchecked.map((text) => Number(text.split(':')[0]));

/** Refuses the rows from one position to another whatever token comes. */
const refuseRows =
	(from: number, to: number, fault: Fault) =>
	({ number }: { readonly number?: string }): Fault | undefined => {
		const row = Number(number) - 100_000;
		return row >= from && row < to ? fault : undefined;
	};

describe('rows that the service always refuses', () => {
	it.concurrent.each(
		refusals.flatMap(([what, fault]) =>
			[
				{ from: 0, to: 2, maxParallel: 10 },
				{ from: 0, to: 4, maxParallel: 1 },
				{ from: 50, to: 60, maxParallel: 1 },
				{ from: 50, to: 60, maxParallel: 10 },
			].map((rows) => ({ what, fault, ...rows })),
		),
	)(
		'with $what, rows $from to $to, $maxParallel in flight, cost no other row and one more token',
		async ({ fault, maxParallel, from, to }) => {
			await withOwnService(async (simulator) => {
				simulator.setFaultPlan(refuseRows(from, to, fault));
				const options = { maxParallel };
				const result = await lookUpWith(credentialOf(simulator), rowsOf(102), { options });
				expect(rowNumbers(uncheckedRows(result, 102))).toEqual(
					Array.from({ length: to - from }, (_unused, index) => from + index),
				);
				expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(2);
				expect(simulator.stats.lookups).toBeLessThanOrEqual(102 + to - from + maxParallel);
			});
		},
	);

	it.concurrent(
		'ten at the head, while others are under way with them, cost no other',
		async () => {
			await withOwnService(async (simulator) => {
				simulator.setLatency(20);
				simulator.setFaultPlan(refuseRows(0, 10, { kind: 'tokenExpired', httpStatus: 401 }));
				const options = { maxParallel: 20 };
				const result = await lookUpWith(credentialOf(simulator), rowsOf(110), { options });
				expect(rowNumbers(uncheckedRows(result, 110))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
				expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(2);
			});
		},
	);

	it.concurrent.each([1, 10])(
		'cost no other row when the token really dies, %i in flight',
		async (maxParallel) => {
			await withOwnService(async (simulator) => {
				const refused = refuseRows(5, 6, { kind: 'tokenExpired', httpStatus: 401 });
				simulator.setFaultPlan((request) => {
					const isDeath = request.sequence === 100 || request.sequence === 200;
					if (request.kind !== 'token' && isDeath) simulator.expireAllTokens();
					return refused(request);
				});
				const options = { maxParallel };
				const result = await lookUpWith(credentialOf(simulator), rowsOf(300), { options });
				expect(rowNumbers(uncheckedRows(result, 300))).toEqual([5]);
				// The first, one for the row that is always refused, and one for each death.
				expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(4);
			});
		},
	);
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
				const options = { maxParallel };
				const result = await lookUpWith(credentialOf(simulator), rowsOf(200), { options });
				expect(uncheckedRows(result, 200)).toEqual([]);
				expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(2);
				// For each of the twenty another number and the row itself.
				expect(simulator.stats.lookups).toBeLessThanOrEqual(200 + 2 * 20 + maxParallel);
			});
		},
	);

	it.concurrent.each([1, 2, 3])('for each tenth request loses none (seed %i)', async (seed) => {
		await withOwnService(async (simulator) => {
			const random = seededRandom(seed);
			simulator.setFaultPlan(({ kind }) =>
				kind !== 'token' && random() < 0.1 ? { kind: 'tokenExpired', httpStatus: 401 } : undefined,
			);
			const result = await lookUpWith(credentialOf(simulator), rowsOf(400));
			expect(uncheckedRows(result, 400)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(5);
			expect(simulator.stats.lookups).toBeLessThanOrEqual(600);
		});
	});
});

describe('an account whose every token is refused', () => {
	it.concurrent.each([1, 10])(
		'is given up after five numbers and two tokens, %i in flight',
		async (maxParallel) => {
			await withOwnService(async (simulator) => {
				simulator.setFaultPlan(({ kind }) =>
					kind === 'token' ? undefined : { kind: 'tokenExpired', httpStatus: 401 },
				);
				const options = { maxParallel };
				const ends = rowEnds(
					await lookUpWith(credentialOf(simulator), rowsOf(200), { options }),
					200,
				);
				expect(ends.filter(({ error }) => error?.retryable !== false)).toEqual([]);
				const { tokenRequests, lookups, lookupsPerAccount } = simulator.stats;
				expect(tokenRequests).toBeLessThanOrEqual(2);
				expect(Object.keys(lookupsPerAccount).length).toBeGreaterThanOrEqual(5);
				expect(lookups).toBeLessThanOrEqual(2 * (5 + 2 * maxParallel));
			});
		},
	);

	it.concurrent.each([401, 403])(
		'although it gets the same token each time (HTTP %i) is asked for two, at most',
		async (httpStatus) => {
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
				const result = await lookUpWith(credentialOf(simulator), rowsOf(300));
				expect(uncheckedRows(result, 300)).toHaveLength(300);
				expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(2);
				expect(simulator.stats.lookups).toBeLessThanOrEqual(60);
			});
		},
	);
});

describe('many executions for a number that is always refused', () => {
	it.concurrent('ask for few tokens', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator);
			for (let call = 0; call < 50; call++) {
				const result = await lookUpWith(credentials, ['900301']);
				expect(uncheckedRows(result, 1)).toHaveLength(1);
			}
			expect(simulator.stats.tokenRequests).toBeLessThanOrEqual(10);
			const other = await lookUpWith(credentials, ['4738534']);
			expect(uncheckedRows(other, 1)).toEqual([]);
		});
	});
});
