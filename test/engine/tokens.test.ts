import { setTimeout as pause } from 'node:timers/promises';

import { tokenSession } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import type { Fault } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { lookupsGet, lookUpRows, rowsOf, tokensGet, withOwnService } from '../support/ownService';
import type { RowEnd } from '../support/rowEnds';
import { falsehood } from '../support/rowEnds';
import { startRequest, tillAddress } from '../support/startRequest';
import { withService } from '../support/withService';

const { simulator } = withService();

const NUMBER = '4738534';

const outcomesOf = (rows: readonly RowEnd[]) => [...new Set(rows.map(({ outcome }) => outcome))];

/** What another process has stored, or a restart leaves: a process keeps a hundred accounts in memory. */
function forgetAccounts(): void {
	for (let other = 0; other < 100; other++) tokenSession(`other ${other}`);
}

describe('one token', () => {
	it('serves 150 rows that start without one', async () => {
		const ends = await lookUpRows(simulator(), 150, { maxParallel: 100 });
		expect(outcomesOf(ends)).toEqual(['notConfirmed']);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 150, bearerRefusals: 0 });
	});

	it('serves another process that reads what n8n stored', async () => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, [NUMBER]);
		expect(credentials.stored).toMatchObject({
			accessToken: expect.stringMatching(/^eyJ/),
			sessionRenewAt: expect.stringMatching(/^\d{13}$/),
			sessionFingerprint: expect.stringMatching(/^[\w-]{43}$/),
		});
		forgetAccounts();
		expect(await lookUpWith(credentials, [NUMBER])).toMatchObject([{ outcome: 'confirmed' }]);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 0 });
		// Without what is stored, such a process has to ask.
		forgetAccounts();
		await lookUpRows(simulator(), 1);
		expect(simulator().stats.tokenRequests).toBe(2);
	});
});

describe('a token that is due', () => {
	const shortLived = () => ({ tokenLifetimeSeconds: 2 });

	it(
		'is renewed before it is used',
		withOwnService(async (service) => {
			const credentials = credentialOf(service);
			await lookUpWith(credentials, [NUMBER]);
			await pause(1900);
			expect(outcomesOf(await lookUpWith(credentials, [NUMBER]))).toEqual(['confirmed']);
			expect(service.stats).toMatchObject({ tokenRequests: 2, lookups: 2, bearerRefusals: 0 });
		}, shortLived),
	);

	it(
		'is not taken out of a credential in which another worker has stored it',
		withOwnService(async (service) => {
			const [own, others] = [credentialOf(service), credentialOf(service)];
			for (const credentials of [own, others, own]) {
				forgetAccounts();
				await lookUpWith(credentials, [NUMBER]);
			}
			expect(service.stats.tokenRequests).toBe(2);
			await pause(2200);
			service.resetStats();
			const { error } = await startRequest(others, { uri: tillAddress(service) }).result;
			expect(error).toBeUndefined();
			expect(service.stats).toMatchObject({ tokenRequests: 1, bearerRefusals: 1 });
		}, shortLived),
	);
});

describe('a token that dies on the way', () => {
	it.each([1, 10, 50])('is replaced once, with %i in flight, and no row is lost', async (most) => {
		simulator().setFaultPlan(({ sequence }) => {
			if (sequence === 60) simulator().expireAllTokens();
			return undefined;
		});
		const ends = await lookUpRows(simulator(), 120, { maxParallel: most });
		expect(outcomesOf(ends)).toEqual(['notConfirmed']);
		const numbers = rowsOf(120);
		expect(ends.flatMap((end, row) => falsehood(numbers[row] ?? '', end, row) ?? [])).toEqual([]);
		const { tokenRequests, bearerRefusals, lookups } = simulator().stats;
		expect(tokenRequests).toBe(2);
		expect(bearerRefusals).toBeLessThanOrEqual(most);
		expect(lookups).toBe(120 + bearerRefusals);
	});

	it('in storage is replaced before any row is given up', async () => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, [NUMBER]);
		simulator().expireAllTokens();
		expect(outcomesOf(await lookUpWith(credentials, rowsOf(50)))).toEqual(['notConfirmed']);
		const stored = credentials.stored?.accessToken;
		await lookUpWith(credentials, [NUMBER]);
		expect(credentials.stored?.accessToken).toBe(stored);
		expect(simulator().stats.tokenRequests).toBe(2);
	});
});

describe('an account whose every token is refused', () => {
	it.each([
		[401, 10],
		[403, 10],
		[500, 10],
		[401, 1],
	])(
		'is told to all rows, at %i with %i in flight, after several numbers and 2 tokens',
		async (httpStatus, maxParallel) => {
			lookupsGet(simulator(), { kind: 'tokenExpired', httpStatus });
			const message = expect.stringMatching(/refused the account’s token, even a fresh one/);
			expect(await lookUpRows(simulator(), 100, { maxParallel })).toMatchObject(
				Array(100).fill({ outcome: 'unchecked', error: { message, retryable: false } }),
			);
			const { tokenRequests, lookups, lookupsPerAccount } = simulator().stats;
			expect(tokenRequests).toBeLessThanOrEqual(2);
			expect(Object.keys(lookupsPerAccount).length).toBeGreaterThanOrEqual(5);
			expect(lookups).toBeLessThanOrEqual(2 * maxParallel + 12);
		},
	);

	it('is asked anew by the next execution', async () => {
		const credentials = credentialOf(simulator());
		lookupsGet(simulator(), { kind: 'tokenExpired', httpStatus: 401 });
		expect(outcomesOf(await lookUpWith(credentials, rowsOf(5)))).toEqual(['unchecked']);
		simulator().setFaultPlan(undefined);
		expect(outcomesOf(await lookUpWith(credentials, rowsOf(5)))).toEqual(['notConfirmed']);
	});
});

describe('a token endpoint that is down', () => {
	const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };

	it.each([0, 2])(
		'is not asked for each row, with %i retries, and told to all',
		async (retries) => {
			tokensGet(simulator(), down);
			const credentials = credentialOf(simulator());
			const options = { maxRetries: retries, maxOutage: 0, maxParallel: 10 };
			const error = { message: expect.stringMatching(/gave no token.*HTTP 503/i), retryable: true };
			const ends = await lookUpWith(credentials, rowsOf(100), options);
			expect(ends).toMatchObject(Array(100).fill({ outcome: 'unchecked', error }));
			const tries = retries > 0 ? ' after 3 tries' : '';
			expect(ends[0]?.error?.message).toMatch(new RegExp(`HTTP 503${tries} \\[item 0\\]$`));
			const { tokenRequests, lookups } = simulator().stats;
			expect(lookups).toBe(0);
			// Rows that begin when a call has just failed, and the outage is not known yet, make one more.
			expect(tokenRequests).toBeLessThanOrEqual(10 * (1 + retries));

			simulator().setFaultPlan(undefined);
			expect(outcomesOf(await lookUpWith(credentials, rowsOf(10)))).toEqual(['notConfirmed']);
			expect(simulator().stats.tokenRequests).toBe(tokenRequests + 1);
		},
	);
});

test('the time of a token call is none of the lookup that waits for it', async () => {
	simulator().setFaultPlan(() => ({ kind: 'slow', delayMs: 1800 }));
	const ends = await lookUpRows(simulator(), 2, { timeout: 3000, maxRetries: 0 });
	expect(outcomesOf(ends)).toEqual(['notConfirmed']);
});
