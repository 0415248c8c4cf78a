import { setTimeout as pause } from 'node:timers/promises';

import type * as Credential from '../../credentials/MobileMoneyNameLookupApi.credentials';
import type * as Node from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
import { sessionCount, tokenSession } from '../../nodes/MobileMoneyNameLookup/account/tokenSession';
import type { AccountKind, Fault, Simulator } from '../simulator';
import { ACCOUNT_KINDS, gatewayError } from '../simulator';
import { CredentialStore } from '../support/credentialStore';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { itWithService, lookupsGet, lookUpRows, rowsOf } from '../support/ownService';
import { uncheckedRows } from '../support/ownService';
import { rowEnds, type RowEnd } from '../support/rowEnds';
import { startNode } from '../support/runNode';
import { startRequest, tillRequest } from '../support/startRequest';
import { useOwnTime } from '../support/ownTime';

useOwnTime();

const NUMBER = '4738534';
const KINDS = ACCOUNT_KINDS.map((kind): [AccountKind] => [kind]);

const expired = (httpStatus: number): Fault => ({ kind: 'tokenExpired', httpStatus });
const refused = (httpStatus: number, errorCode: string): Fault =>
	gatewayError(httpStatus, errorCode, 'Invalid Access Token');

/** How a good token is refused; Daraja says it in codes, at any HTTP status. */
const REFUSALS: Array<[string, AccountKind, Fault]> = [
	['401', 'apiUser', expired(401)],
	['404', 'daraja', refused(404, '404.001.03')],
];

type Refused = [...(typeof REFUSALS)[0], number];

/** All of them, ten requests at once. */
const TEN_AT_ONCE = REFUSALS.map((row): Refused => [...row, 10]);

const outcomesOf = (rows: readonly RowEnd[]) => [...new Set(rows.map(({ outcome }) => outcome))];

itWithService('one token serves 150 rows that start without one', async (service) => {
	const ends = await lookUpRows(service, 150, { maxParallel: 100 });
	expect(outcomesOf(ends)).toEqual(['notConfirmed']);
	expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 150, bearerRefusals: 0 });
});

describe('a token that dies on the way', () => {
	itWithService.each<Refused>([...TEN_AT_ONCE, ['401', 'apiUser', expired(401), 1]])(
		'is replaced once: %s (%s)',
		async (service, ...given) => {
			const [, kind, fault, maxParallel] = given;
			let first: string | undefined;
			let refusals = 0;
			service.setFaultPlan(({ authorization, sequence, ...request }) => {
				if (request.kind === 'token') return undefined;
				first ??= authorization;
				if (sequence < 60 || authorization !== first) return undefined;
				refusals++;
				return fault;
			});
			const ends = await lookUpRows(service, 120, { maxParallel }, kind);
			expect(outcomesOf(ends)).toEqual(['notConfirmed']);
			expect(refusals).toBeGreaterThan(0);
			expect(refusals).toBeLessThanOrEqual(maxParallel);
			expect(service.stats).toMatchObject({ tokenRequests: 2, lookups: 120 + refusals });
		},
	);
});

describe('an account whose every token is refused', () => {
	itWithService.each<Refused>([...TEN_AT_ONCE, ['401', 'apiUser', expired(401), 1]])(
		'is told to all rows, after several numbers and 2 tokens: %s (%s)',
		async (service, ...given) => {
			const [, kind, fault, maxParallel] = given;
			lookupsGet(service, fault);
			const message = expect.stringMatching(/no longer accepts the account’s login/);
			expect(await lookUpRows(service, 100, { maxParallel }, kind)).toMatchObject(
				Array(100).fill({ outcome: 'unchecked', error: { message, retryable: true } }),
			);
			const { tokenRequests, lookups, lookupsPerAccount } = service.stats;
			expect(tokenRequests).toBeLessThanOrEqual(2);
			expect(Object.keys(lookupsPerAccount).length).toBeGreaterThanOrEqual(5);
			expect(lookups).toBeLessThanOrEqual(2 * maxParallel + 12);
		},
	);
});

describe('two workers with a service that keeps one live token for an account', () => {
	/** Database and network of a worker: a token is stored so long after it was issued. */
	const STORING_MS = 20;

	/** A process of its own: it knows nothing of the tokens of others but what is stored. */
	async function startProcess() {
		const folder = '../..';
		let modules: (typeof Credential & typeof Node) | undefined;
		await jest.isolateModulesAsync(async () => {
			modules = {
				...(await import(`${folder}/credentials/MobileMoneyNameLookupApi.credentials`)),
				...(await import(`${folder}/nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts`)),
			};
		});
		if (!modules) throw new Error('The modules of a process were not loaded');
		return modules;
	}
	type Process = Awaited<ReturnType<typeof startProcess>>;

	let processes: Process[] = [];
	beforeAll(async () => {
		processes = [await startProcess(), await startProcess()];
	});

	/** The credential of all processes, as the one of them sees it. */
	function sharedCredential({ MobileMoneyNameLookupApi }: Process, shared: CredentialStore) {
		const own = new CredentialStore(new MobileMoneyNameLookupApi(), undefined);
		own.storingMs = STORING_MS;
		return Object.defineProperty(own, 'stored', {
			get: () => shared.stored,
			set: (stored: CredentialStore['stored']) => {
				shared.stored = stored;
			},
		});
	}

	/** Looks as many numbers up in each process at the same time. */
	async function lookUpInAll(service: Simulator, rows: number): Promise<RowEnd[]> {
		const shared = credentialOf(service);
		const runs = processes.map(async (own) => {
			const started = startNode({
				items: rowsOf(rows).map((number) => ({ json: { number } })),
				parameters: { operation: 'till', merchantTillNumber: '={{ $json.number }}' },
				credentials: sharedCredential(own, shared),
				onError: 'continueRegularOutput',
				otherNode: new own.MobileMoneyNameLookup(),
			});
			return rowEnds(await started.result, rows);
		});
		return (await Promise.all(runs)).flat();
	}

	itWithService(
		'share it through the stored credential, also when their token dies',
		async (service) => {
			service.setLatency(5);
			service.setFaultPlan(({ kind, sequence }): Fault | undefined => {
				if (kind !== 'token' && sequence === 50) service.expireAllTokens();
				return undefined;
			});
			expect(uncheckedRows(await lookUpInAll(service, 150))).toEqual([]);
			expect(service.stats.tokenRequests).toBeLessThanOrEqual(2 * processes.length);
		},
		{ oneLiveToken: true },
	);
});

describe('more accounts than a process keeps in memory', () => {
	itWithService('cost no row of a run that is under way, and no token', async (service) => {
		let deaths = 0;
		let lookupsWithToken = 0;
		service.setFaultPlan(({ kind, sequence }) => {
			lookupsWithToken = kind === 'token' ? 0 : lookupsWithToken + 1;
			// A token dies in use: one that dies before its first answer would look like a refused account.
			if (lookupsWithToken !== 20) return undefined;
			for (let other = 0; other < 100; other++) tokenSession(`of others ${sequence} ${other}`);
			service.expireAllTokens();
			deaths++;
			return undefined;
		});
		expect(uncheckedRows(await lookUpRows(service, 100, { maxParallel: 5 }))).toEqual([]);
		expect(deaths).toBeGreaterThan(2);
		expect(sessionCount()).toBe(100);
		// One at the beginning, and one for each time that all have died.
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(1 + deaths);
	});
});

// The last of the file, and one by one: a busy machine must not let short lives and limits end too early, and
// forgetting concerns the whole process.
describe('one by one,', () => {
	const brief = { tokenLifetimeSeconds: 2 };

	/** What another process has stored, or a restart leaves: a process keeps a hundred accounts in memory. */
	function forgetAccounts(): void {
		for (let other = 0; other < 100; other++) tokenSession(`other ${other}`);
	}

	itWithService.each(KINDS)('a stored token serves another process (%s)', async (service, kind) => {
		const credentials = credentialOf(service, {}, kind);
		await lookUpWith(credentials, [NUMBER]);
		expect(credentials.stored).toMatchObject({
			accessToken: expect.stringMatching(kind === 'apiUser' ? /^eyJ/ : /^[\w-]{28}$/),
			sessionRenewAt: expect.stringMatching(/^\d{13}$/),
			sessionFingerprint: expect.stringMatching(/^[\w-]{43}$/),
		});
		forgetAccounts();
		expect(await lookUpWith(credentials, [NUMBER])).toMatchObject([{ outcome: 'confirmed' }]);
		expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 0 });
		// Without what is stored, such a process has to ask.
		forgetAccounts();
		await lookUpRows(service, 1, {}, kind);
		expect(service.stats.tokenRequests).toBe(2);
	});

	itWithService(
		'a token that is due is not taken out of a credential in which another worker has stored it',
		async (service) => {
			const stores = ACCOUNT_KINDS.map((kind) => {
				const [own, others] = [credentialOf(service, {}, kind), credentialOf(service, {}, kind)];
				return { kind, own, others };
			});
			for (const { own, others } of stores) {
				for (const credentials of [own, others, own]) {
					forgetAccounts();
					await lookUpWith(credentials, [NUMBER]);
				}
			}
			expect(service.stats.tokenRequests).toBe(6);
			await pause(2200);
			service.resetStats();
			for (const { kind, others } of stores) {
				const { error } = await startRequest(others, tillRequest(service, kind)).result;
				expect(error).toBeUndefined();
			}
			expect(service.stats).toMatchObject({ tokenRequests: 3, bearerRefusals: 0 });
		},
		brief,
	);
});
