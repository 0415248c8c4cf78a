import type { INodeParameters } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW } from '../support/runNode';
import { type LookupOverrides, goesOn, jsonOf, lookUp, lookUpOne } from '../support/lookUp';
import { DOWN, service, useService } from '../support/service';

useService();

it.each([
	['till', 'apiUser', '/v3/countries/KE/mmos/Mpesa/merchants/057318'],
	['paybill', 'apiUser', '/v3/countries/KE/mmos/Mpesa/businesses/057318'],
	['till', 'daraja', '/sfcverify/v1/query/info'],
	['paybill', 'daraja', '/sfcverify/v1/query/info'],
] as const)(
	'a %s is asked for as such, at its own endpoint (%s)',
	async (operation, kind, rawPath) => {
		const parameters = { operation, merchantTillNumber: '057318', businessShortcode: '057318' };
		await lookUp([{}], { kind, parameters });
		const { recentRequests, lookupsPerAccount } = service.stats;
		const headers = { accept: 'application/json', 'content-type': 'application/json' };
		const method = kind === 'daraja' ? 'POST' : 'GET';
		expect(recentRequests.slice(1)).toMatchObject([{ rawPath, method, headers }]);
		expect(lookupsPerAccount).toEqual({ [`${operation}/057318`]: 1 });
	},
);

/** Settings of a run whose rows tell their account type. */
const byType = (options: INodeParameters = {}): LookupOverrides => ({
	...goesOn,
	parameters: {
		operation: 'mixed',
		accountType: '={{ $json.type }}',
		number: '={{ $json.number }}',
	},
	options,
});

it('the operation by account type asks each number at the endpoint of its own type', async () => {
	const rows = [
		{ type: 'Till', number: 4738534 },
		{ type: 'pay bill', number: '900014' },
		{ type: 'merchant', number: "'057318" },
	];
	expect(jsonOf(await lookUp(rows, byType()), CONFIRMED)).toMatchObject([
		{ accountType: 'till', number: '4738534', name: 'JANE WANJIKU KAMAU' },
		{ accountType: 'paybill', number: '900014', name: 'PWANI SOLAR ENERGY LTD' },
		{ accountType: 'till', number: '057318', name: 'MERCY NAFULA WEKESA' },
	]);
	const asked = { 'till/4738534': 1, 'paybill/900014': 1, 'till/057318': 1 };
	expect(service.stats.lookupsPerAccount).toEqual(asked);
});

describe('Also Try the Other Type', () => {
	const tryOther = (options: INodeParameters = {}) => byType({ tryOtherType: true, ...options });

	it.each([
		['till', '900010', 'paybill', 'UMOJA WETU SACCO SOCIETY LTD'],
		['paybill', '4738534', 'till', 'JANE WANJIKU KAMAU'],
	])('lets a person look at a %s %s that is a %s', async (type, number, foundAs, name) => {
		const { parameters, ...run } = tryOther();
		const expecting = { ...run, parameters: { ...parameters, expectedName: name } };
		expect(await lookUpOne({ type, number }, expecting)).toMatchObject({
			...{ output: NEEDS_REVIEW, outcome: 'needsReview', reason: 'wrongAccountType' },
			...{ accountType: type, number, foundAs, name, status: 'S000000' },
			message: `This number is not a ${type} but a ${foundAs}`,
			nextStep: expect.stringMatching(/^Do not pay\. Ask the payee which number they mean/),
		});
	});

	it('gives no answer when only one half can be checked', async () => {
		service.setFaultPlan(({ kind }) => (kind === 'paybill' ? DOWN : undefined));
		const message = expect.stringMatching(
			/^Whether this number is a paybill could not be checked: The service is unavailable .*503/,
		);
		const item = await lookUpOne({ type: 'till', number: '900010' }, tryOther({ maxRetries: 0 }));
		expect(item).toMatchObject({
			...{ output: NEEDS_REVIEW, outcome: 'unchecked', accountType: 'till' },
			error: { message, retryable: true, httpStatus: 503, itemIndex: 0 },
			summary: expect.stringContaining('Till 900010 was not checked'),
		});
		expect(item).not.toHaveProperty('reason');
	});
});
