import type { IDataObject } from 'n8n-workflow';

import { tokenSession } from '../../../nodes/MobileMoneyNameLookup/sending/token/tokenSession';
import type { AccountKind } from '../../simulator';
import { useOwnTime } from '../../support/ownTime';
import { lookUpWith, rowsOf, uncheckedRows, until } from '../../support/lookUp';
import { credentialOf, service, useService } from '../../support/service';

useOwnTime();

/** Another process knows nothing of this one's tokens: a process keeps a hundred accounts in memory. */
function forgetAccounts(): void {
	for (let other = 0; other < 100; other++) tokenSession(`other ${other}`);
}

/** Looks rows up in two workers at once; the second starts when the first is under way. */
async function runTwo(
	credentials: readonly [IDataObject, IDataObject],
	kind: AccountKind,
): Promise<void> {
	const [own, others] = credentials.map((fields) => credentialOf(fields, kind));
	if (!own || !others) throw new Error('There are two workers');
	const first = lookUpWith(own, rowsOf(60));
	await until(() => service.stats.lookups > 20);
	forgetAccounts();
	const second = lookUpWith(credentials[0] === credentials[1] ? own : others, rowsOf(60));
	expect(uncheckedRows(await first)).toEqual([]);
	expect(uncheckedRows(await second)).toEqual([]);
}

describe('a service whose every new token ends the one before answers two workers at once', () => {
	useService({ oneLiveToken: true, latencyMs: 50 });

	it('with two credentials of one account', async () => {
		await runTwo([{}, {}], 'daraja');
		// Two seconds apart at the longest, once they have replaced each other's token four times.
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(16);
	});

	it('with one credential, whose stored token they share', async () => {
		const one = {};
		await runTwo([one, one], 'apiUser');
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(3);
	});
});

describe('a service whose tokens are good for 40 requests', () => {
	useService({ latencyMs: 50 });

	it('answers two workers with one credential', async () => {
		let lookups = 0;
		service.setFaultPlan(({ kind }) => {
			if (kind !== 'token' && ++lookups % 40 === 0) service.expireAllTokens();
			return undefined;
		});
		const one = {};
		await runTwo([one, one], 'apiUser');
	});
});
