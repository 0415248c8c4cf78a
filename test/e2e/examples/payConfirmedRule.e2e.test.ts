import { useLiveN8n } from '../support/liveN8n';
import { newPayment, PayConfirmedCopies, type Pay } from './payConfirmedCopy';

const badReferences: readonly unknown[] = [
	...[undefined, null, '', ' ', 'INV 1', ' INV-1', 'INV-1\n', 'INV/1', 'INV,1', 'ÉTÉ-1', '１'],
	...['x'.repeat(65), 1001, 0, true, false, [], ['INV-1'], {}, { reference: 'INV-1' }],
];
const badAmounts: readonly unknown[] = [
	...[undefined, null, '', ' ', true, false, 'true', [], [1500], ['1500'], {}, { amount: 1500 }],
	...['1e9', '1e3', 1e9, 1e21, 'Infinity', 'NaN', '0x10', 0.001, '0.001', 0, -0, '0', -5, '-5'],
	...['+5', 0.5, '0.50', 1_000_000, '1000000', '1,500', '1 500', ' 1500', '1500 ', '1500\n'],
	...['01500', '1500.', '.5', 1500.555, '1500.555', '1500.5.0', '１５００', 'KES 1500', '"1500"'],
];
const goodPayments: ReadonlyArray<[reference: string, amount: unknown]> = [
	['1', 1],
	['x'.repeat(64), 999_999.99],
	['Az09._-', '1500'],
	['-', '1500.5'],
	['..', '999999.99'],
	['null', 1500.25],
	['undefined', '20.50'],
];

describe('the example “Pay only the confirmed” on a confirmed holder', () => {
	const live = useLiveN8n();
	let pay: Pay;

	beforeAll(async () => {
		pay = await (await PayConfirmedCopies.prepare(live())).publish((copy) => copy);
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	test.each<[string, readonly unknown[], string]>([
		[
			'reference',
			badReferences,
			'Not paid: the reference must be text of 1 to 64 letters, digits, dots, dashes or underscores.',
		],
		[
			'amount',
			badAmounts,
			'Not paid: the amount must be digits, from 1 to below 1,000,000, with at most two decimals.',
		],
	])('pays nothing on a %s that is not well formed, and says so', async (field, bad, message) => {
		const answers = await pay(...bad.map((value) => ({ ...newPayment(), [field]: value })));
		expect(answers).toEqual(bad.map(() => ({ status: 409, decision: 'refused', message })));
		expect(live().service.payouts).toEqual({ requests: 0, payments: [] });
	});

	test('pays what is well formed, the amount as a number', async () => {
		const payments = goodPayments.map(([reference, amount]) => ({ reference, amount }));
		const answers = await pay(...payments.map((payment) => ({ ...newPayment(), ...payment })));
		expect(answers).toEqual(payments.map(() => ({ status: 200, decision: 'paid' })));
		const { requests, payments: paid } = live().service.payouts;
		expect(requests).toBe(payments.length);
		expect(new Map(paid.map((each) => [each.idempotencyKey, each.amount]))).toEqual(
			new Map(goodPayments.map(([reference, amount]) => [reference, Number(amount)])),
		);
	});
});
