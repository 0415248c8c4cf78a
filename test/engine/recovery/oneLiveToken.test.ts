import { tokenSession } from '../../../nodes/MobileMoneyNameLookup/sending/token/tokenSession';
import type { AccountKind } from '../../simulator';
import { useOwnTime } from '../../support/ownTime';
import { lookUpRows, lookUpWith, rowsOf, uncheckedRows, until } from '../../support/lookUp';
import { credentialOf, service, useService } from '../../support/service';

useOwnTime();

/** Another process knows nothing of this one's tokens: a process keeps a hundred accounts in memory. */
function forgetAccounts(): void {
	for (let other = 0; other < 100; other++) tokenSession(`other ${other}`);
}

describe('a service whose every new token ends the one before', () => {
	useService({ oneLiveToken: true, latencyMs: 50 });

	it.each<[string, AccountKind, boolean]>([
		['two credentials of one account', 'daraja', false],
		['two credentials of one account', 'apiUser', false],
		['one credential', 'apiUser', true],
	])('answers two workers that run at once, with %s (%s)', async (_what, kind, isShared) => {
		const own = credentialOf({}, kind);
		const others = isShared ? own : credentialOf({}, kind);
		const options = { maxParallel: 10 };
		const first = lookUpWith(own, rowsOf(150), options);
		await until(() => service.stats.lookups > 20);
		forgetAccounts();
		const second = lookUpWith(others, rowsOf(150), options);
		expect(uncheckedRows(await first)).toEqual([]);
		expect(uncheckedRows(await second)).toEqual([]);
		// Two seconds apart at the longest, once they have replaced each other's token four times.
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(isShared ? 3 : 16);
	});

	it('answers a run beside another system that logs in each second and a half', async () => {
		let loggedInAtMs = Date.now();
		service.setFaultPlan(() => {
			if (Date.now() - loggedInAtMs < 1_500) return undefined;
			loggedInAtMs = Date.now();
			service.expireAllTokens();
			return undefined;
		});
		expect(uncheckedRows(await lookUpRows(200, { maxParallel: 10 }))).toEqual([]);
	});
});

describe('a service whose tokens are good for 70 requests', () => {
	useService({ latencyMs: 50 });

	it('answers two workers with one credential', async () => {
		const credentials = credentialOf();
		let lookups = 0;
		service.setFaultPlan(({ kind }) => {
			if (kind !== 'token' && ++lookups % 70 === 0) service.expireAllTokens();
			return undefined;
		});
		const first = lookUpWith(credentials, rowsOf(120));
		await until(() => service.stats.lookups > 20);
		forgetAccounts();
		const second = lookUpWith(credentials, rowsOf(120));
		expect(uncheckedRows(await first)).toEqual([]);
		expect(uncheckedRows(await second)).toEqual([]);
	});
});
