import { sleep } from 'n8n-workflow';

import { tokenSession } from '../../nodes/MobileMoneyNameLookup/sending/token/tokenSession';
import { ACCOUNT_KINDS, gatewayError, type AccountKind, type Fault } from '../simulator';
import { useOwnTime } from '../support/ownTime';
import {
	lookUpRows,
	lookUpWith,
	startRequest,
	tillRequest,
	uncheckedRows,
} from '../support/lookUp';
import { credentialOf, lookupsGet, service, useService } from '../support/service';

useOwnTime();
useService();

const NUMBER = '4738534';
const AT_ONCE = 10;

/** How a good token is refused; Daraja says it in codes, at any HTTP status. */
const REFUSALS: Array<[string, AccountKind, Fault]> = [
	['401', 'apiUser', { kind: 'tokenExpired', httpStatus: 401 }],
	['404', 'daraja', gatewayError(404, '404.001.03', 'Invalid Access Token')],
];

it('one token serves 60 rows that start without one', async () => {
	expect(uncheckedRows(await lookUpRows(60, { maxParallel: 50 }))).toEqual([]);
	expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 60, bearerRefusals: 0 });
});

it.each(REFUSALS)(
	'a token that dies on the way is replaced once: %s (%s)',
	async (_what, kind, fault) => {
		let first: string | undefined;
		let refusals = 0;
		service.setFaultPlan(({ authorization, sequence, ...request }) => {
			if (request.kind === 'token') return undefined;
			first ??= authorization;
			if (sequence < 20 || authorization !== first) return undefined;
			refusals++;
			return fault;
		});
		const ends = await lookUpRows(40, { maxParallel: AT_ONCE }, kind);
		expect(uncheckedRows(ends)).toEqual([]);
		expect(refusals).toBeGreaterThan(0);
		// Those in flight, and the one that goes out after the first refusal.
		expect(refusals).toBeLessThanOrEqual(AT_ONCE + 1);
		expect(service.stats).toMatchObject({ tokenRequests: 2, lookups: 40 + refusals });
	},
);

it.each(REFUSALS)(
	'an account whose every token is refused is told to all rows, after three fresh tokens: %s (%s)',
	async (_what, kind, fault) => {
		lookupsGet(fault);
		const message = expect.stringMatching(/no longer accepts the account’s login/);
		expect(await lookUpRows(40, { maxParallel: AT_ONCE }, kind)).toMatchObject(
			Array(40).fill({ outcome: 'unchecked', error: { message, retryable: true } }),
		);
		const { tokenRequests, lookups } = service.stats;
		expect(tokenRequests).toBe(3);
		expect(lookups).toBeLessThanOrEqual(3 * (AT_ONCE + 1));
	},
);

it('more accounts than a process keeps in memory cost no row of a run that is under way, and no token', async () => {
	let deaths = 0;
	let lookupsWithToken = 0;
	service.setFaultPlan(({ kind, sequence }) => {
		lookupsWithToken = kind === 'token' ? 0 : lookupsWithToken + 1;
		// A token dies in use: one that dies before its first answer would look like a refused account.
		if (lookupsWithToken !== 12) return undefined;
		for (let other = 0; other < 100; other++) tokenSession(`of others ${sequence} ${other}`);
		service.expireAllTokens();
		deaths++;
		return undefined;
	});
	expect(uncheckedRows(await lookUpRows(60, { maxParallel: 5 }))).toEqual([]);
	expect(deaths).toBeGreaterThan(2);
	// One at the beginning, and one for each time that all have died.
	expect(service.stats.tokenRequests).toBeLessThanOrEqual(1 + deaths);
});

describe.each(ACCOUNT_KINDS)('a stored token (%s)', (kind) => {
	/** What another process has stored, or a restart leaves: a process keeps a hundred accounts in memory. */
	function forgetAccounts(): void {
		for (let other = 0; other < 100; other++) tokenSession(`other ${other}`);
	}

	it('serves another process', async () => {
		const credentials = credentialOf({}, kind);
		await lookUpWith(credentials, [NUMBER]);
		expect(credentials.stored).toMatchObject({
			accessToken: expect.stringMatching(kind === 'apiUser' ? /^eyJ/ : /^[\w-]{28}$/),
			sessionRenewAt: expect.stringMatching(/^\d{13}$/),
			sessionFingerprint: expect.stringMatching(/^[\w-]{43}$/),
		});
		forgetAccounts();
		expect(await lookUpWith(credentials, [NUMBER])).toMatchObject([{ outcome: 'confirmed' }]);
		expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 0 });
	});

	describe('that is due', () => {
		useService({ tokenLifetimeSeconds: 2 });

		it('is not taken out of a credential in which another worker has stored it', async () => {
			const [own, others] = [credentialOf({}, kind), credentialOf({}, kind)];
			for (const credentials of [own, others, own]) {
				forgetAccounts();
				await lookUpWith(credentials, [NUMBER]);
			}
			expect(service.stats.tokenRequests).toBe(2);
			await sleep(2200);
			const { error } = await startRequest(others, tillRequest(service, kind)).result;
			expect(error).toBeUndefined();
			expect(service.stats).toMatchObject({ tokenRequests: 3, bearerRefusals: 0 });
		});
	});
});
