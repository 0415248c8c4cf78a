import { credentialOf, lookUpWith } from '../support/lookUpWith';
import type { RowEnd } from '../support/rowEnds';
import { rowEnds } from '../support/rowEnds';
import { withService } from '../support/withService';

const { simulator } = withService();

const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => String(100_000 + row));

/** The distinct messages of failed rows, without the row's own position and tries. */
const messagesOf = (ends: readonly RowEnd[]) => [
	...new Set(
		ends.map(({ error }) => error?.message.replace(/(?: after \d+ tries)? \[item \d+\]$/, '')),
	),
];

const outcomesOf = (ends: readonly RowEnd[]) => [...new Set(ends.map(({ outcome }) => outcome))];

/** As many rows are under way where nothing else is set. */
const MAX_PARALLEL = 10;

/** Told to each row, asked or not. */
const NO_TOKEN = /gave no token.*HTTP 503/i;

describe('an account whose every token is refused', () => {
	it.each(
		[401, 403, 200, 400, 422, 500].flatMap((httpStatus) =>
			[1, 10].map((maxParallel) => ({ httpStatus, maxParallel })),
		),
	)(
		'is told to all rows, at $httpStatus with $maxParallel in flight, after 2 tokens',
		async ({ httpStatus, maxParallel }) => {
			simulator().setFaultPlan(({ kind }) =>
				kind === 'token' ? undefined : { kind: 'tokenExpired', httpStatus },
			);
			const credentials = credentialOf(simulator());
			const ends = rowEnds(
				await lookUpWith(credentials, rowsOf(200), { options: { maxParallel } }),
				200,
			);
			expect(outcomesOf(ends)).toEqual(['unchecked']);
			expect(messagesOf(ends)).toEqual([expect.stringMatching(/refused the account/)]);
			expect(ends.filter(({ error }) => error?.retryable !== false)).toEqual([]);
			const { tokenRequests, lookups } = simulator().stats;
			expect(tokenRequests).toBeLessThanOrEqual(2);
			// An account is given up only after several different numbers.
			expect(lookups).toBeLessThanOrEqual(2 * maxParallel + 12);
		},
	);

	it('is asked anew by the next execution', async () => {
		simulator().setFaultPlan(({ kind }) =>
			kind === 'token' ? undefined : { kind: 'tokenExpired', httpStatus: 401 },
		);
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, rowsOf(5));
		simulator().setFaultPlan(undefined);
		const ends = rowEnds(await lookUpWith(credentials, rowsOf(5)), 5);
		expect(outcomesOf(ends)).toEqual(['notConfirmed']);
	});
});

describe('a token endpoint that is down', () => {
	it.each([0, 2])(
		'is not asked for each row, with %i retries, and told to all',
		async (maxRetries) => {
			simulator().setFaultPlan(({ kind }) =>
				kind === 'token' ? { kind: 'serverError', httpStatus: 503, body: 'html' } : undefined,
			);
			const credentials = credentialOf(simulator());
			const first = rowEnds(
				await lookUpWith(credentials, rowsOf(100), { options: { maxRetries, maxOutage: 0 } }),
				100,
			);
			expect(outcomesOf(first)).toEqual(['unchecked']);
			for (const message of messagesOf(first)) expect(message).toMatch(NO_TOKEN);
			expect(first.filter(({ error }) => error?.retryable !== true)).toEqual([]);
			const { tokenRequests, lookups } = simulator().stats;
			expect(lookups).toBe(0);
			// Rows that begin when a call has just failed, and the outage is not known yet, make one more.
			expect(tokenRequests).toBeLessThanOrEqual(MAX_PARALLEL * (1 + maxRetries));

			simulator().setFaultPlan(undefined);
			const second = rowEnds(await lookUpWith(credentials, rowsOf(10)), 10);
			expect(outcomesOf(second)).toEqual(['notConfirmed']);
			expect(simulator().stats.tokenRequests).toBe(tokenRequests + 1);
		},
	);

	it('is told in a sentence that reads well', async () => {
		simulator().setFaultPlan(({ kind }) =>
			kind === 'token' ? { kind: 'serverError', httpStatus: 503, body: 'html' } : undefined,
		);
		const settings = { options: { maxRetries: 1 } };
		const ends = rowEnds(await lookUpWith(credentialOf(simulator()), rowsOf(1), settings), 1);
		expect(ends[0]?.error).toMatchObject({ tries: 2 });
		expect(ends[0]?.error?.message).toMatch(/HTTP 503 after 2 tries \[item 0\]$/);
	});

	it('gives the same clear error to another execution that waits', async () => {
		simulator().setFaultPlan(({ kind }) =>
			kind === 'token'
				? {
						kind: 'slow',
						delayMs: 100,
						then: { kind: 'serverError', httpStatus: 503, body: 'json' },
					}
				: undefined,
		);
		const runs = [1, 2].map(() =>
			lookUpWith(credentialOf(simulator()), rowsOf(20), {
				options: { maxRetries: 1, maxOutage: 0 },
			}),
		);
		const ends = (await Promise.all(runs)).flatMap((result) => rowEnds(result, 20));
		expect(outcomesOf(ends)).toEqual(['unchecked']);
		for (const message of messagesOf(ends)) expect(message).toMatch(NO_TOKEN);
		// Each run has its own tries, of which those at the same time are one call.
		expect(simulator().stats.tokenRequests).toBeLessThanOrEqual(4);
	});
});

describe('the time of a token call', () => {
	it('is none of the lookup that waits for it', async () => {
		simulator().setFaultPlan(() => ({ kind: 'slow', delayMs: 1800 }));
		const options = { timeout: 3000, maxRetries: 0 };
		const ends = rowEnds(await lookUpWith(credentialOf(simulator()), rowsOf(2), { options }), 2);
		expect(outcomesOf(ends)).toEqual(['notConfirmed']);
	});

	it('is as limited as that of a lookup', async () => {
		simulator().setFaultPlan(({ kind }) => (kind === 'token' ? { kind: 'hang' } : undefined));
		const options = { timeout: 200, maxRetries: 0 };
		const ends = rowEnds(await lookUpWith(credentialOf(simulator()), rowsOf(2), { options }), 2);
		expect(messagesOf(ends)).toEqual([expect.stringMatching(/could not be reached.*in time/)]);
		expect(ends.filter(({ error }) => error?.retryable !== true)).toEqual([]);
	});
});

describe('words of a refused token in a successful answer', () => {
	it('renew no token: as a name they are one, and a message of them confirms nobody', async () => {
		simulator().setFaultPlan(({ number }) =>
			number === '4738534'
				? {
						kind: 'json',
						httpStatus: 200,
						body: { name: 'JANE KAMAU', status: 'S000000', message: 'invalid token: JWT expired' },
					}
				: undefined,
		);
		const numbers = ['4738534', '900110', '900111'];
		const ends = rowEnds(await lookUpWith(credentialOf(simulator()), numbers), 3);
		expect(ends.map(({ outcome, name }) => [outcome, name])).toEqual([
			['needsReview', 'JANE KAMAU'],
			['confirmed', 'INVALID TOKEN TRADERS'],
			['confirmed', 'JWT EXPIRED ENTERPRISES'],
		]);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 3 });
	});
});
