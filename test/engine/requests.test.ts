import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { Expression } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW } from '../support/runNode';
import {
	type LookupOverrides,
	goesOn,
	jsonOf,
	lookUp,
	lookUpOne,
	startLookUp,
	until,
} from '../support/lookUp';
import { DOWN, reply, service, useService } from '../support/service';

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
		['till', '900010', 'paybill', 'UMOJA WETU SACCO SOCIETY LTD', 'a till but a Paybill'],
		['paybill', '4738534', 'till', 'JANE WANJIKU KAMAU', 'a Paybill but a till'],
	])('lets a person look at a %s %s that is a %s', async (type, number, foundAs, name, not) => {
		const { parameters, ...run } = tryOther();
		const expecting = { ...run, parameters: { ...parameters, expectedName: name } };
		expect(await lookUpOne({ type, number }, expecting)).toMatchObject({
			output: NEEDS_REVIEW,
			outcome: 'needsReview',
			reason: 'wrongAccountType',
			accountType: type,
			number,
			foundAs,
			name,
			status: 'S000000',
			message: `This number is not ${not}`,
			nextStep: expect.stringMatching(/^Do not pay\. Ask the payee which number they mean/),
		});
	});

	it('gives no answer when only one half can be checked', async () => {
		service.setFaultPlan(({ kind }) => (kind === 'paybill' ? DOWN : undefined));
		const message = expect.stringMatching(
			/^Whether this number is a Paybill could not be checked: The service is unavailable .*503/,
		);
		const item = await lookUpOne({ type: 'till', number: '900010' }, tryOther({ maxRetries: 0 }));
		expect(item).toMatchObject({
			output: NEEDS_REVIEW,
			outcome: 'unchecked',
			accountType: 'till',
			error: { message, retryable: true, httpStatus: 503, itemIndex: 0 },
			summary: expect.stringContaining('Till 900010 was not checked'),
		});
		expect(item).not.toHaveProperty('reason');
	});
});

it.each<[string, (row: number) => IDataObject]>([
	['duplicates', (row) => ({ number: '4738534', payee: `Jane ${row} Kamau` })],
	['numbers that cannot be used', (row) => ({ number: `none ${row}`, payee: '' })],
])(
	'many rows that need no request let others run, who can cancel them: %s',
	async (_what, rowOf) => {
		const read = jest.spyOn(Expression.prototype, 'resolveSimpleParameterValue');
		const rows = Array.from({ length: 5000 }, (_, row) => rowOf(row));
		const merchantTillNumber = '={{ $json.number.trim() }}';
		const parameters = { merchantTillNumber, expectedName: '={{ $json.payee.trim() }}' };
		const run = startLookUp(rows, { ...goesOn, parameters });
		await until(() => read.mock.calls.length > 100);
		run.cancel();
		await run.result;
		expect(read.mock.calls.length).toBeLessThan(rows.length);
		read.mockRestore();
	},
);

const TILL = { number: '4738534' };
const daraja = { kind: 'daraja' } as const;

describe('A Daraja account', () => {
	it.each<[string, INodeParameters]>([
		['another one', { operator: 'other', customOperator: 'Airtel' }],
		['what is no operator', { operator: '={{ "AIRTEL MONEY" }}' }],
		['a broken expression', { operator: '={{ $json.no.such }}' }],
	])(
		'looks up M-PESA numbers where the hidden Operator field has %s',
		async (_what, parameters) => {
			const item = await lookUpOne(TILL, { ...daraja, parameters });
			expect(item).toMatchObject({ output: CONFIRMED, operator: 'Mpesa' });
			expect(item).not.toHaveProperty('warnings');
		},
	);
});

describe('A success that is denied', () => {
	const success = { name: 'JANE KAMAU', status: 'S000000', message: 'OK' };

	it.each<[string, object, number, string]>([
		['another field', { success: 'false' }, NEEDS_REVIEW, 'rejected'],
		['another number', { tillNumber: '4738535' }, NEEDS_REVIEW, 'rejected'],
		['not by the number itself', { tillNumber: '4738534' }, CONFIRMED, 'nameMatched'],
		['a refused token', { message: 'invalid token: JWT expired' }, NEEDS_REVIEW, 'rejected'],
	])('by %s', async (_what, fields, output, reason) => {
		reply({ ...success, ...fields });
		const item = await lookUpOne(TILL, { parameters: { expectedName: 'Jane Kamau' } });
		expect(item).toMatchObject({ output, reason, number: '4738534', name: 'JANE KAMAU' });
		expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 1 });
		if (output === CONFIRMED) return;
		expect(item.message).toMatch(
			/^The service’s response contradicts itself: it reports success, but/,
		);
		expect(item).toMatchObject({ payable: false, nextStep: expect.stringMatching(/^Do not pay/) });
		expect(item).not.toHaveProperty('warnings');
	});
});

it('a result holds the reply as it came when asked for, and shows characters that nobody sees', async () => {
	reply({ status: 'S000000', name: '  JANE\tKAMAU ', message: '\u001b[Lookup \u202eOK' });
	const item = await lookUpOne(TILL, {
		parameters: { expectedName: 'Jane Kamau' },
		options: { includeRawResponse: true },
	});
	const message = 'U+001B[Lookup U+202EOK';
	expect(item).toMatchObject({
		name: 'JANEU+0009KAMAU',
		message,
		nameMatch: { result: 'match' },
		rawResponse: { httpStatus: 200, body: { name: '  JANEU+0009KAMAU ', message } },
	});
	expect(JSON.stringify(item)).not.toMatch(/\\u00|\\t|\u202e/i);
});

describe('The account number of a paybill', () => {
	const run = (row: IDataObject) => {
		const { parameters, ...settings } = byType();
		const account = '={{ $json.account }}';
		return lookUpOne(row, { ...settings, parameters: { ...parameters, account } });
	};

	it('is in the result', async () => {
		const item = await run({ type: 'paybill', number: '900014', account: "'0110 567-8" });
		expect(item).toMatchObject({ output: CONFIRMED, number: '900014', account: '0110 567-8' });
	});

	it('is no till’s', async () => {
		const item = await run({ type: 'till', number: '4738534', account: '1' });
		expect(item).not.toHaveProperty('account');
	});

	it('that is shortened leaves the row unchecked, with what was entered', async () => {
		expect(await run({ type: 'paybill', number: '900014', account: '1.10123E+11' })).toMatchObject({
			outcome: 'unchecked',
			payable: false,
			error: { message: expect.stringContaining("'Account Number' was shortened") },
			entered: { account: '1.10123E+11' },
		});
	});
});
