import type { IDataObject } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW } from '../support/outputs';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const MIXED = {
	operation: 'mixed',
	accountType: '={{ $json.type }}',
	accountNumber: '={{ $json.number }}',
};

const lookUpMixed = async (rows: readonly IDataObject[]) =>
	await lookUp(rows, { parameters: MIXED, onError: 'continueRegularOutput' });

describe('the operation by account type', () => {
	it('asks each number at the endpoint of its own type', async () => {
		const result = await lookUpMixed([
			{ type: 'Till', number: 4738534 },
			{ type: 'pay bill', number: '900014' },
			{ type: 'BUY GOODS', number: '5031264' },
			{ type: 'business', number: '900011' },
			{ type: 'merchant', number: "'057318" },
		]);
		expect(jsonOf(result, CONFIRMED)).toMatchObject([
			{ accountType: 'till', accountNumber: '4738534', name: 'JANE WANJIKU KAMAU' },
			{ accountType: 'paybill', accountNumber: '900014', name: 'PWANI SOLAR ENERGY LTD' },
			{ accountType: 'till', accountNumber: '5031264', name: 'PETER OTIENO ODHIAMBO' },
			{ accountType: 'paybill', accountNumber: '900011', name: 'GREEN HIGHLANDS ACADEMY' },
			{ accountType: 'till', accountNumber: '057318', name: 'MERCY NAFULA WEKESA' },
		]);
		expect(simulator().stats.lookupsPerAccount).toEqual({
			'till/4738534': 1,
			'paybill/900014': 1,
			'till/5031264': 1,
			'paybill/900011': 1,
			'till/057318': 1,
		});
	});

	it.each([
		['bank account', 'Account Type "bank account" is neither a till nor a paybill'],
		['tills', 'Account Type "tills" is neither a till nor a paybill'],
		['', 'Account Type is empty'],
		[null, 'Account Type is empty'],
		[7, 'Account Type is not text'],
	])('refuses the type %p and asks nobody', async (type, problem) => {
		const result = await lookUpMixed([{ type, number: '4738534' }]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ outcome: 'unchecked', error: { message: `${problem} [item 0]`, retryable: false } },
		]);
		expect(simulator().stats.lookups).toBe(0);
	});

	it('asks a number that is both a till and a paybill once as each', async () => {
		const rows = ['till', 'paybill', 'Buy Goods', 'Business', 'till'].map((type) => ({
			type,
			number: '900001',
		}));
		const result = await lookUpMixed(rows);
		expect(jsonOf(result, CONFIRMED)).toHaveLength(5);
		expect(simulator().stats.lookups).toBe(2);
	});

	it('names the field of a bad number', async () => {
		const [item] = jsonOf(
			await lookUpMixed([{ type: 'till', number: '0712345678' }]),
			NEEDS_REVIEW,
		);
		expect(item?.error).toMatchObject({
			message: 'Account Number is a phone number ("0712345678") [item 0]',
		});
	});
});
