import { fetch } from 'undici';
import type { Fault } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { readExample } from './example';
import { payment, publishPayout, toPaybill, type PublishedPayout } from './payouts';

const badReferences: readonly unknown[] = [
	...[undefined, '', 'INV 1', 'INV-1\n', 'INV/1', 'ÉTÉ-1', '１', 'x'.repeat(65)],
	...[1001, true, [], ['INV-1'], { reference: 'INV-1' }],
];
const badAmounts: readonly unknown[] = [
	...[undefined, null, '', true, 'true', [1500], ['1500'], { amount: 1500 }, 1e21, '1e3', '0x10'],
	...['NaN', 0, '-5', '+5', 0.5, '0.50', '.5', 1_000_000, '1000000', '1,500', ' 1500', '1500\n'],
	...['01500', '1500.', 1500.555, '1500.5.0', '１５００', 'KES 1500', '"1500"'],
];

describe('the example “Pay only the confirmed”', () => {
	const live = useLiveN8n();
	let copy: PublishedPayout;

	beforeAll(async () => {
		copy = await publishPayout(live(), 'pay-confirmed');
	});

	test('shows right after import, in the demo, that the holder is confirmed and why nobody is paid', async () => {
		const run = await live().run(await readExample('pay-confirmed.json'));
		const message = expect.stringContaining('with a real account this would be paid now');
		const response = { statusCode: 409, body: { decision: 'refused', message } };
		expect(run.outputs('Answer: Refused')[1]).toMatchObject([{ response }]);
	});

	test('lets nobody in without the header', async () => {
		expect((await fetch(copy.url, { method: 'POST' })).status).toBe(403);
	});

	test.each([
		['INV-1', ' 473-8534 ', 1500],
		['x'.repeat(64), 4738534, 999_999.99],
		['Az09._-', '4738534', '1500.5'],
	])('pays once to the number that was looked up: %s', async (reference, number, amount) => {
		const body = { decision: 'paid', payment: { paymentId: 'payment-1' } };
		const answer = await copy.post(payment({ reference, number, amount }));
		expect(answer).toMatchObject({ status: 200, body });
		const to = { accountType: 'till', number: '4738534', amount: Number(amount) };
		const payments = [{ reference, idempotencyKey: reference, ...to }];
		expect(live().service.payouts).toMatchObject({ requests: 1, payments });
	});

	test.each<[object, status: number, decision: string, because: string]>([
		[{ expectedName: 'Jane Kamua' }, 202, 'review', 'a person must check it.'],
		[{ expectedName: '' }, 202, 'review', 'no expected name was compared.'],
		[{ expectedName: 'Peter Otieno' }, 409, 'refused', 'the holder is not confirmed.'],
		[toPaybill('900012', 'Tausi Microfinance Bank'), 409, 'refused', 'the lookup has a warning'],
		[{ number: '5999991' }, 409, 'refused', 'the holder is not confirmed.'],
		[{ number: '900503' }, 503, 'notChecked', 'The service is unavailable at the moment'],
	])('pays nothing on %j, and says why', async (change, status, decision, because) => {
		const message = expect.stringContaining(`Not paid: ${because}`);
		expect(await copy.post(payment(change))).toMatchObject({ status, body: { decision, message } });
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['reference', badReferences, 'text of 1 to 64 letters, digits, dots, dashes or underscores.'],
		['amount', badAmounts, 'digits, from 1 to below 1,000,000, with at most two decimals.'],
	])('pays nothing on a %s that is not well formed, and says so', async (field, bad, must) => {
		const answers = await copy.payAll(...bad.map((value) => payment({ [field]: value })));
		const body = { decision: 'refused', message: `Not paid: the ${field} must be ${must}` };
		expect(answers).toMatchObject(bad.map(() => ({ status: 409, body })));
		expect(live().service.payouts).toEqual({ requests: 0, payments: [] });
	});

	test('pays on a test system where that is written in all three places', async () => {
		const rewritten = { "'production'": "'uat'" };
		const uat = await publishPayout(live(), 'pay-confirmed', { account: 'uat', rewritten });
		expect(await uat.post(payment())).toMatchObject({ status: 200 });
	});

	test.each<Fault>([
		{ kind: 'serverError', httpStatus: 500, body: 'json' },
		{ kind: 'resetDuringBody' },
		{ kind: 'json', httpStatus: 200, body: { status: 'failed' } },
		{ kind: 'json', httpStatus: 200, body: { status: 'paid', reference: 'INV-2' } },
		{ kind: 'json', httpStatus: 200, body: { status: 'paid', amount: 99 } },
		{ kind: 'json', httpStatus: 202, body: { status: 'paid' } },
	])('never says “paid” when the payment service does not: %j', async (fault) => {
		copy.fault('payout', fault);
		const message = expect.stringMatching(/^It may be paid or not.* before you pay again\.$/);
		const body = { decision: 'unknown', message };
		expect(await copy.post(payment())).toMatchObject({ status: 502, body });
	});
});
