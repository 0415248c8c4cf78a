import { setTimeout as pause } from 'node:timers/promises';
import { sign } from 'jsonwebtoken';
import { z } from 'zod';

import { startSimulator } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import type { RowEnd } from '../support/rowEnds';
import { falsehood, rowEnds } from '../support/rowEnds';
import { withService } from '../support/withService';

const { simulator } = withService();

const NUMBER = '4738534';

const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => String(100_000 + row));

const outcomesOf = (ends: readonly RowEnd[]) => [...new Set(ends.map(({ outcome }) => outcome))];

describe('one token', () => {
	it('serves 500 rows that start without one', async () => {
		const credentials = credentialOf(simulator());
		const result = await lookUpWith(credentials, rowsOf(500), { options: { maxParallel: 100 } });
		expect(outcomesOf(rowEnds(result, 500))).toEqual(['notConfirmed']);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 500, bearerRefusals: 0 });
	});

	it('serves two executions of the same account at once', async () => {
		simulator().setLatency(50);
		const runs = [1, 2].map(() => lookUpWith(credentialOf(simulator()), rowsOf(30)));
		for (const result of await Promise.all(runs)) rowEnds(result, 30);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 60 });
	});

	it('serves the next execution, from what n8n stored', async () => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, [NUMBER]);
		expect(credentials.stored).toMatchObject({
			accessToken: expect.stringMatching(/^eyJ/),
			sessionRenewAt: expect.stringMatching(/^\d{13}$/),
			sessionFingerprint: expect.stringMatching(/^[\w-]{43}$/),
		});
		await lookUpWith(credentials, [NUMBER]);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 2 });
	});

	it('serves another process that reads the stored credential', async () => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, [NUMBER]);
		const stored = z.record(z.string()).parse(credentials.stored);
		await jest.isolateModulesAsync(async () => {
			const fresh = await import('../support/lookUpWith');
			const result = await fresh.lookUpWith(fresh.credentialOf(simulator(), stored), [NUMBER]);
			expect(rowEnds(result, 1)).toMatchObject([{ outcome: 'confirmed' }]);
		});
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 0 });
		await jest.isolateModulesAsync(async () => {
			// Proves that such a process has nothing in memory.
			const fresh = await import('../support/lookUpWith');
			await fresh.lookUpWith(fresh.credentialOf(simulator()), [NUMBER]);
		});
		expect(simulator().stats.tokenRequests).toBe(2);
	});
});

describe('a token that is due', () => {
	it('is renewed before it is used', async () => {
		const shortLived = await startSimulator({ tokenLifetimeSeconds: 2 });
		try {
			const credentials = credentialOf(shortLived);
			await lookUpWith(credentials, [NUMBER]);
			await pause(1900);
			const result = await lookUpWith(credentials, [NUMBER]);
			expect(rowEnds(result, 1)).toMatchObject([{ outcome: 'confirmed' }]);
			expect(shortLived.stats).toMatchObject({ tokenRequests: 2, lookups: 2, bearerRefusals: 0 });
		} finally {
			await shortLived.close();
		}
	});

	it.each([
		['the same clock', 0, 240],
		['a clock 5 minutes ahead', 300, 240],
		['a clock 5 minutes behind', -300, 240],
		['a clock 5 minutes behind and a life of an hour', -300, 3599],
	])('is not taken for due when the service has %s', async (_clock, skewSeconds, lifetime) => {
		const iat = Math.floor(Date.now() / 1000) + skewSeconds;
		const token = {
			token_type: 'bearer',
			issued_at: String(iat * 1000),
			expires_in: String(lifetime),
			access_token: sign({ iat, exp: iat + lifetime }, 'any key'),
		};
		const answer = { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' };
		simulator().setFaultPlan(({ kind }) => ({
			kind: 'json',
			httpStatus: 200,
			body: kind === 'token' ? token : answer,
		}));
		const credentials = credentialOf(simulator());
		for (let run = 0; run < 2; run++) {
			expect(outcomesOf(rowEnds(await lookUpWith(credentials, rowsOf(20)), 20))).toEqual([
				'confirmed',
			]);
		}
		expect(simulator().stats.tokenRequests).toBe(1);
	});
});

describe('a token that dies on the way', () => {
	it.each([1, 10, 50])('is replaced once, with %i in flight, and no row is lost', async (most) => {
		simulator().setFaultPlan(({ sequence }) => {
			if (sequence === 100) simulator().expireAllTokens();
			return undefined;
		});
		const numbers = rowsOf(200);
		const result = await lookUpWith(credentialOf(simulator()), numbers, {
			options: { maxParallel: most },
		});
		const ends = rowEnds(result, 200);
		expect(ends.map((end, row) => falsehood(numbers[row] ?? '', end, row) ?? end.outcome)).toEqual(
			numbers.map(() => 'notConfirmed'),
		);
		const { tokenRequests, bearerRefusals, lookups } = simulator().stats;
		expect(tokenRequests).toBe(2);
		expect(bearerRefusals).toBeLessThanOrEqual(most);
		expect(lookups).toBe(200 + bearerRefusals);
	});

	it('in storage is replaced before any row is given up', async () => {
		const credentials = credentialOf(simulator());
		await lookUpWith(credentials, [NUMBER]);
		simulator().expireAllTokens();
		const ends = rowEnds(await lookUpWith(credentials, rowsOf(50)), 50);
		expect(outcomesOf(ends)).toEqual(['notConfirmed']);
		expect(simulator().stats.tokenRequests).toBe(2);
		const stored = credentials.stored?.accessToken;
		await lookUpWith(credentials, [NUMBER]);
		expect(credentials.stored?.accessToken).toBe(stored);
		expect(simulator().stats.tokenRequests).toBe(2);
	});
});
