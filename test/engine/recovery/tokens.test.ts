import { sleep } from 'n8n-workflow';

import type { AccountKind, Fault, SimulatorOptions } from '../../simulator';
import { outage } from '../../simulator';
import { forgetAccounts } from '../../support/forgetAccounts';
import { lookUpRows, startRequest, uncheckedRows, until } from '../../support/lookUp';
import { useOwnTime } from '../../support/ownTime';
import { credentialOf, service, useService } from '../../support/service';

useOwnTime();
useService();

const NUMBER = '4738534';
const AT_ONCE = 10;
const options = { maxParallel: AT_ONCE };

it('one token serves 30 rows that start without one', async () => {
	expect(uncheckedRows(await lookUpRows(30, { options: { maxParallel: 25 } }))).toEqual([]);
	expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 30, bearerRefusals: 0 });
});

it('a token that expires during a run is replaced once', async () => {
	let first: string | undefined;
	let refusals = 0;
	service.setFaultPlan(({ authorization, sequence, ...request }) => {
		if (request.kind === 'token') return undefined;
		first ??= authorization;
		if (sequence < 12 || authorization !== first) return undefined;
		refusals++;
		return { kind: 'tokenExpired', httpStatus: 401 };
	});
	expect(uncheckedRows(await lookUpRows(25, { options }))).toEqual([]);
	expect(refusals).toBeGreaterThan(0);
	// Those in flight, and the one that goes out after the first refusal.
	expect(refusals).toBeLessThanOrEqual(AT_ONCE + 1);
	expect(service.stats).toMatchObject({ tokenRequests: 2, lookups: 25 + refusals });
});

describe('A stored token', () => {
	useService({ tokenLifetimeSeconds: 2 });

	it('serves other processes, and is replaced when it is due, also if another worker has stored it', async () => {
		const [own, others] = [credentialOf(), credentialOf()];
		for (const credentials of [own, others, own]) {
			forgetAccounts();
			expect(uncheckedRows(await lookUpRows([NUMBER], { credentials }))).toEqual([]);
		}
		expect(service.stats).toMatchObject({ tokenRequests: 2, lookups: 3, bearerRefusals: 0 });
		await sleep(2200);
		expect((await startRequest(others).result).error).toBeUndefined();
		expect(service.stats).toMatchObject({ tokenRequests: 3, bearerRefusals: 0 });
	});
});

it('a row for which good tokens are refused costs one token in each execution, and no other row', async () => {
	const credentials = credentialOf();
	for (let call = 1; call <= 3; call++) {
		expect(uncheckedRows(await lookUpRows(['900301'], { credentials }))).toHaveLength(1);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(1 + call);
	}
	service.expireAllTokens();
	expect(uncheckedRows(await lookUpRows([NUMBER], { credentials }))).toEqual([]);
});

it.each<[number, number, Fault]>([
	[0, 1500, { kind: 'resetBeforeAnswer' }],
	[8, 200, { kind: 'htmlPage' }],
])('an outage of the token endpoint costs no row: from lookup %i, for %i ms', async (...given) => {
	const [fromLookup, forMs, as] = given;
	const out = outage(service, { fromLookup, forMs, as, of: ['token'] });
	service.setFaultPlan((request) => {
		if (request.kind !== 'token' && request.sequence === fromLookup) service.expireAllTokens();
		return out(request);
	});
	expect(uncheckedRows(await lookUpRows(20))).toEqual([]);
	expect(service.stats.tokenRequests).toBeGreaterThanOrEqual(fromLookup > 0 ? 3 : 2);
	expect(service.stats.tokenRequests).toBeLessThanOrEqual(12);
});

const EDIT = { password: 'new', tokenPath: '/new' };

// The run goes on as the account that it began with, also where n8n cannot store the next token.
it.each<[string, object | undefined]>([
	['keeps an edit made before a renewal', EDIT],
	['keeps an edit made during a renewal', EDIT],
	['may be deleted', undefined],
])('a credential that a run uses %s, and no row is lost', async (what, left) => {
	const isDuring = what.includes('during');
	// n8n 1 stores a token with all that it was given.
	const credentials = Object.assign(credentialOf(), { storesAll: isDuring });
	const edit = () => {
		credentials.stored = left && { ...credentials.stored, ...EDIT };
	};
	service.setFaultPlan(({ kind, sequence }) => {
		if (kind === 'token' && sequence > 1 && isDuring) edit();
		if (kind !== 'token' && sequence === 6) {
			if (!isDuring) edit();
			service.expireAllTokens();
		}
		return undefined;
	});
	expect(uncheckedRows(await lookUpRows(15, { credentials }))).toEqual([]);
	expect(service.stats.tokenRequests).toBe(2);
	expect({ stored: credentials.stored }).toMatchObject({ stored: left });
});

describe.each<[string, SimulatorOptions, AccountKind, number, number]>([
	// Two seconds apart at the longest, once they have replaced each other's token four times.
	['two credentials, where each new token ends the last', { oneLiveToken: true }, 'daraja', 30, 16],
	['one credential, where each new token ends the last', { oneLiveToken: true }, 'apiUser', 30, 3],
	['one credential, whose tokens are good for 30 requests', {}, 'apiUser', 60, 24],
])('A run of two workers with %s', (title, simulator, kind, rows, mostTokens) => {
	useService({ ...simulator, latencyMs: 50 });

	it('checks all rows', async () => {
		let lookups = 0;
		const expires = title.includes('good for 30');
		service.setFaultPlan((request) => {
			if (expires && request.kind !== 'token' && ++lookups % 30 === 0) service.expireAllTokens();
			return undefined;
		});
		const own = credentialOf({}, kind);
		const others = title.startsWith('two') ? credentialOf({}, kind) : own;
		const first = lookUpRows(rows, { credentials: own, options });
		await until(() => service.stats.lookups > AT_ONCE);
		// The second is another process.
		forgetAccounts();
		const second = lookUpRows(rows, { credentials: others, options });
		expect(uncheckedRows([...(await first), ...(await second)])).toEqual([]);
		expect(service.stats.tokenRequests).toBeGreaterThanOrEqual(expires ? 4 : 1);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(mostTokens);
	});
});
