import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { Expression } from 'n8n-workflow';

import { goesOn, lookUp, lookUpAll, lookUpOne, startLookUp, until } from '../support/lookUp';
import { CONFIRMED, NEEDS_REVIEW } from '../support/runNode';
import { reply, service, useService } from '../support/service';

useService();

// What is sent for each type is in test/services/lookupCalls.test.ts.
it('Look Up Paybills looks a number up as a paybill', async () => {
	await lookUp([{}], { parameters: { operation: 'paybill', businessShortcode: '057318' } });
	expect(service.stats.lookupsPerAccount).toEqual({ 'paybill/057318': 1 });
});

const byType: INodeParameters = {
	operation: 'mixed',
	accountType: '={{ $json.type }}',
	number: '={{ $json.number }}',
	account: '={{ $json.account }}',
	expectedName: '={{ $json.payee ?? "" }}',
};

it('Look Up Tills and Paybills looks each number up as its own type', async () => {
	const rows = [
		{ type: 'Till', number: 4738534, payee: 'Jane Kamau', account: '1' },
		{ type: 'pay bill', number: '900014', payee: 'Pwani Solar Energy', account: "'0110 567-8" },
		{ type: 'merchant', number: "'057318", payee: 'Mercy Nafula' },
		{ type: 'paybill', number: '900014', account: '1.10123E+11' },
	];
	const results = await lookUpAll(rows, { parameters: byType });
	const message = expect.stringContaining("'Account Number' was shortened");
	expect(results).toMatchObject([
		{ accountType: 'till', number: '4738534', name: 'JANE WANJIKU KAMAU', output: CONFIRMED },
		{ accountType: 'paybill', number: '900014', account: '0110 567-8', output: CONFIRMED },
		{ accountType: 'till', number: '057318', name: 'MERCY NAFULA WEKESA', output: CONFIRMED },
		{ outcome: 'unchecked', error: { message }, entered: { account: '1.10123E+11' } },
	]);
	// A till has none.
	expect(results[0]).not.toHaveProperty('account');
	const asked = { 'till/4738534': 1, 'paybill/900014': 1, 'till/057318': 1 };
	expect(service.stats.lookupsPerAccount).toEqual(asked);
});

it.each([
	['till', '900010', 'paybill', 'UMOJA WETU SACCO SOCIETY LTD'],
	['paybill', '4738534', 'till', 'JANE WANJIKU KAMAU'],
])('Try Other Type sends a %s %s that is a %s to Needs Review', async (...given) => {
	const [type, number, foundAs, name] = given;
	const run = { parameters: byType, options: { tryOtherType: true } };
	const reason = 'wrongAccountType';
	const expected = { output: NEEDS_REVIEW, reason, accountType: type, number, foundAs, name };
	expect(await lookUpOne({ type, number, payee: name }, run)).toMatchObject(expected);
});

it.each<[string, (row: number) => IDataObject]>([
	['duplicates', (row) => ({ number: '4738534', payee: `Jane ${row} Kamau` })],
	['numbers that cannot be used', (row) => ({ number: `none ${row}`, payee: '' })],
])('many rows without a request leave time to cancel the run: %s', async (_what, rowOf) => {
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
});

const TILL = '4738534';

it.each<[string, INodeParameters]>([
	['another one', { operator: 'other', customOperator: 'Airtel' }],
	['what is no operator', { operator: '={{ "AIRTEL MONEY" }}' }],
	['a broken expression', { operator: '={{ $json.no.such }}' }],
])('Daraja looks up M-PESA where its hidden Operator field has %s', async (_what, parameters) => {
	const item = await lookUpOne(TILL, { kind: 'daraja', parameters });
	expect(item).toMatchObject({ output: CONFIRMED, operator: 'Mpesa' });
	expect(item).not.toHaveProperty('warnings');
});

// What contradicts a success is in test/services/responses.test.ts.
it('a success that is denied needs review, and is not looked up again, even after words about a token', async () => {
	const message = 'invalid token: JWT expired';
	reply({ name: 'JANE KAMAU', status: 'S000000', message });
	const item = await lookUpOne(TILL, { parameters: { expectedName: 'Jane Kamau' } });
	const denied = { output: NEEDS_REVIEW, reason: 'rejected', payable: false };
	expect(item).toMatchObject({ ...denied, message: expect.stringContaining(message) });
	expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 1 });
});

it('a result shows characters that nobody sees, and the name is compared without them', async () => {
	reply({ status: 'S000000', name: '  JANE\tKAMAU ', message: '\u001b[Lookup \u202eOK' });
	const parameters = { expectedName: 'Jane Kamau' };
	const item = await lookUpOne(TILL, { parameters, options: { includeRawResponse: true } });
	expect(item).toMatchObject({ name: 'JANEU+0009KAMAU', reason: 'nameMatched' });
	expect(item).toMatchObject({ rawResponse: { httpStatus: 200, body: { status: 'S000000' } } });
	expect(JSON.stringify(item)).not.toMatch(/\\u00|\\t|\u202e/i);
});
