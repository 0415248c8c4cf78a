import { setTimeout as pause } from 'node:timers/promises';
import { sign } from 'jsonwebtoken';
import { z } from 'zod';

import { tokenSession } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import type { Fault } from '../simulator';
import { credentialOf, lookUpWith, startOwnSimulator } from '../support/lookUpWith';
import type { LookUpSettings } from '../support/lookUpWith';
import { rowsOf } from '../support/ownService';
import { requestingNode } from '../support/requestingNode';
import type { RowEnd } from '../support/rowEnds';
import { falsehood, rowEnds } from '../support/rowEnds';
import { runNode } from '../support/runNode';
import { withService } from '../support/withService';

const { simulator, reply } = withService();

const NUMBER = '4738534';
const ANSWER = { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' };

/** Looks so many rows up with a credential, a new one where none is given. */
const ends = async (
	count: number,
	options: NonNullable<LookUpSettings['options']> = {},
	credentials = credentialOf(simulator()),
): Promise<RowEnd[]> => rowEnds(await lookUpWith(credentials, rowsOf(count), { options }), count);

const outcomesOf = (rows: readonly RowEnd[]) => [...new Set(rows.map(({ outcome }) => outcome))];

/** What another process has stored, or a restart leaves: a process keeps a hundred accounts in memory. */
function forgetAccounts(): void {
	for (let other = 0; other < 100; other++) tokenSession(`other ${other}`);
}

const tokenFault = (fault: Fault) => {
	simulator().setFaultPlan(({ kind }) => (kind === 'token' ? fault : undefined));
};

describe('one token', () => {
	it('serves 150 rows that start without one', async () => {
		expect(outcomesOf(await ends(150, { maxParallel: 100 }))).toEqual(['notConfirmed']);
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
		const result = await lookUpWith(credentials, [NUMBER]);
		expect(rowEnds(result, 1)).toMatchObject([{ outcome: 'confirmed' }]);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 0 });
		// Without what is stored, such a process has to ask.
		forgetAccounts();
		await ends(1);
		expect(simulator().stats.tokenRequests).toBe(2);
	});
});

describe('a token that is due', () => {
	it('is renewed before it is used', async () => {
		const shortLived = await startOwnSimulator({ tokenLifetimeSeconds: 2 });
		try {
			const credentials = credentialOf(shortLived);
			await ends(1, {}, credentials);
			await pause(1900);
			expect(outcomesOf(await ends(1, {}, credentials))).toEqual(['notConfirmed']);
			expect(shortLived.stats).toMatchObject({ tokenRequests: 2, lookups: 2, bearerRefusals: 0 });
		} finally {
			await shortLived.close();
		}
	});

	it('is not taken out of a credential in which another worker has stored it', async () => {
		const shortLived = await startOwnSimulator({ tokenLifetimeSeconds: 2 });
		try {
			const [own, others] = [credentialOf(shortLived), credentialOf(shortLived)];
			for (const credentials of [own, others, own]) {
				forgetAccounts();
				await lookUpWith(credentials, [NUMBER]);
			}
			expect(shortLived.stats.tokenRequests).toBe(2);
			await pause(2200);
			shortLived.resetStats();
			const uri = `${shortLived.baseUrl}/v3/countries/KE/mmos/Mpesa/merchants/${NUMBER}`;
			const { error } = await runNode({
				items: [{ json: {} }],
				parameters: {},
				credentials: others,
				otherNode: requestingNode({ uri }),
			});
			expect(error).toBeUndefined();
			expect(shortLived.stats).toMatchObject({ tokenRequests: 1, bearerRefusals: 1 });
		} finally {
			await shortLived.close();
		}
	});

	it.each([
		['a clock 5 minutes ahead', 300, 240],
		['a clock 5 minutes behind and a life of an hour', -300, 3599],
	])('is not taken for due when the service has %s', async (_clock, skewSeconds, lifetime) => {
		const iat = Math.floor(Date.now() / 1000) + skewSeconds;
		const body = {
			token_type: 'bearer',
			issued_at: String(iat * 1000),
			expires_in: String(lifetime),
			access_token: sign({ iat, exp: iat + lifetime }, 'any key'),
		};
		simulator().setFaultPlan(({ kind }) => ({
			...{ kind: 'json', httpStatus: 200, body: kind === 'token' ? body : ANSWER },
		}));
		const credentials = credentialOf(simulator());
		for (let run = 0; run < 2; run++) {
			expect(outcomesOf(await ends(20, {}, credentials))).toEqual(['confirmed']);
		}
		expect(simulator().stats.tokenRequests).toBe(1);
	});
});

describe('a token that dies on the way', () => {
	it.each([1, 10, 50])('is replaced once, with %i in flight, and no row is lost', async (most) => {
		simulator().setFaultPlan(({ sequence }) => {
			if (sequence === 60) simulator().expireAllTokens();
			return undefined;
		});
		const all = await ends(120, { maxParallel: most });
		expect(outcomesOf(all)).toEqual(['notConfirmed']);
		expect(all.flatMap((end, row) => falsehood(String(100_000 + row), end, row) ?? [])).toEqual([]);
		const { tokenRequests, bearerRefusals, lookups } = simulator().stats;
		expect(tokenRequests).toBe(2);
		expect(bearerRefusals).toBeLessThanOrEqual(most);
		expect(lookups).toBe(120 + bearerRefusals);
	});

	it('in storage is replaced before any row is given up', async () => {
		const credentials = credentialOf(simulator());
		await ends(1, {}, credentials);
		simulator().expireAllTokens();
		expect(outcomesOf(await ends(50, {}, credentials))).toEqual(['notConfirmed']);
		const stored = credentials.stored?.accessToken;
		await ends(1, {}, credentials);
		expect(credentials.stored?.accessToken).toBe(stored);
		expect(simulator().stats.tokenRequests).toBe(2);
	});

	it('is not handed out again, although n8n still has it stored', async () => {
		const credentials = credentialOf(simulator());
		await ends(1, {}, credentials);
		simulator().expireAllTokens();
		tokenFault({ kind: 'serverError', httpStatus: 503, body: 'json' });
		expect(outcomesOf(await ends(1, { maxRetries: 0 }, credentials))).toEqual(['unchecked']);
		simulator().setFaultPlan(undefined);
		simulator().resetStats();
		expect(outcomesOf(await ends(1, {}, credentials))).toEqual(['notConfirmed']);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, bearerRefusals: 0 });
	});

	it('is not handed out to a run that reads it before the next one is stored', async () => {
		const credentials = credentialOf(simulator());
		await ends(1, {}, credentials);
		const before = z.record(z.string()).parse(credentials.stored);
		simulator().expireAllTokens();
		// The second token is due long before the first, which was refused, would have been.
		const body = {
			access_token: sign({ exp: Math.floor(Date.now() / 1000) + 600 }, 'any key'),
			token_type: 'bearer',
			expires_in: '600',
			issued_at: String(Date.now()),
		};
		let refusals = 0;
		simulator().setFaultPlan(({ kind, sequence }) => {
			if (kind === 'token') return { kind: 'json', httpStatus: 200, body };
			if (sequence <= 2) return undefined;
			refusals = simulator().stats.bearerRefusals;
			return { kind: 'json', httpStatus: 200, body: ANSWER };
		});
		await ends(1, {}, credentials);
		expect(refusals).toBe(2);
		const authorizations: unknown[] = [];
		const late = credentialOf(simulator(), before);
		const authenticate = late.authenticate.bind(late);
		jest.spyOn(late, 'authenticate').mockImplementation(async (data, type, request) => {
			authorizations.push(data.accessToken);
			return await authenticate(data, type, request);
		});
		expect(outcomesOf(await ends(1, {}, late))).toEqual(['confirmed']);
		expect(authorizations).toEqual([body.access_token]);
	});
});

describe('an account whose every token is refused', () => {
	it.each<[number, number]>([
		...[401, 403, 200, 400, 422, 500].map((httpStatus): [number, number] => [httpStatus, 10]),
		[401, 1],
	])(
		'is told to all rows, at %i with %i in flight, after several numbers and 2 tokens',
		async (httpStatus, maxParallel) => {
			simulator().setFaultPlan(({ kind }) =>
				kind === 'token' ? undefined : { kind: 'tokenExpired', httpStatus },
			);
			const message = expect.stringMatching(/refused the account/);
			expect(await ends(100, { maxParallel })).toMatchObject(
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
		simulator().setFaultPlan(({ kind }) =>
			kind === 'token' ? undefined : { kind: 'tokenExpired', httpStatus: 401 },
		);
		expect(outcomesOf(await ends(5, {}, credentials))).toEqual(['unchecked']);
		simulator().setFaultPlan(undefined);
		expect(outcomesOf(await ends(5, {}, credentials))).toEqual(['notConfirmed']);
	});
});

describe('a token endpoint that is down', () => {
	const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };
	it.each([0, 2])(
		'is not asked for each row, with %i retries, and told to all',
		async (retries) => {
			tokenFault(down);
			const credentials = credentialOf(simulator());
			const options = { maxRetries: retries, maxOutage: 0, maxParallel: 10 };
			const error = { message: expect.stringMatching(/gave no token.*HTTP 503/i), retryable: true };
			const all = await ends(100, options, credentials);
			expect(all).toMatchObject(Array(100).fill({ outcome: 'unchecked', error }));
			const tries = retries > 0 ? ' after 3 tries' : '';
			expect(all[0]?.error?.message).toMatch(new RegExp(`HTTP 503${tries} \\[item 0\\]$`));
			const { tokenRequests, lookups } = simulator().stats;
			expect(lookups).toBe(0);
			// Rows that begin when a call has just failed, and the outage is not known yet, make one more.
			expect(tokenRequests).toBeLessThanOrEqual(10 * (1 + retries));

			simulator().setFaultPlan(undefined);
			expect(outcomesOf(await ends(10, {}, credentials))).toEqual(['notConfirmed']);
			expect(simulator().stats.tokenRequests).toBe(tokenRequests + 1);
		},
	);

	it('with a page instead of a token fails its own run only', async () => {
		simulator().setFaultPlan(({ kind, attempt }) =>
			kind === 'token' && attempt === 1 ? { kind: 'htmlPage' } : undefined,
		);
		expect(outcomesOf(await ends(1))).toEqual(['unchecked']);
		expect(outcomesOf(await ends(1))).toEqual(['notConfirmed']);
	});
});

describe('the time of a token call', () => {
	it('is none of the lookup that waits for it', async () => {
		simulator().setFaultPlan(() => ({ kind: 'slow', delayMs: 1800 }));
		expect(outcomesOf(await ends(2, { timeout: 3000, maxRetries: 0 }))).toEqual(['notConfirmed']);
	});

	it('is as limited as that of a lookup', async () => {
		tokenFault({ kind: 'hang' });
		const message = expect.stringMatching(/could not be reached.*in time/);
		expect(await ends(2, { timeout: 200, maxRetries: 0 })).toMatchObject(
			Array(2).fill({ error: { message, retryable: true } }),
		);
	});
});

describe('words of a refused token in a successful answer', () => {
	it('renew no token, and confirm nobody', async () => {
		reply({ name: 'JANE KAMAU', status: 'S000000', message: 'invalid token: JWT expired' });
		expect(await ends(1)).toMatchObject([{ outcome: 'needsReview', name: 'JANE KAMAU' }]);
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 1 });
	});
});
