import { fetch } from 'undici';
import { credentialType } from '../../realN8n/localCredential';
import { chosenMajor } from '../../realN8n/installN8n';
import type { Fault } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { readExample } from './example';
import { jane, newPayment, Payouts, type PublishedPayout } from './payouts';

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

describe('the example “Pay only the confirmed”', () => {
	const live = useLiveN8n();
	let demo: string;
	let copies: Record<'uat' | 'production', PublishedPayout>;

	beforeAll(async () => {
		const payouts = await Payouts.prepare(live(), 'pay-confirmed.json');
		demo = await live().storeCredential({ environment: 'demo' });
		copies = {
			uat: await payouts.publish({ credential: live().credentialId }),
			production: await payouts.publish(),
		};
	});
	beforeEach(() => {
		live().service.setFaultPlan(undefined);
		live().service.resetStats();
	});

	test('shows right after import, in the demo, that the holder is confirmed and why nobody is paid', async () => {
		const credentials = { [credentialType]: demo };
		const run = await live().run(await readExample('pay-confirmed.json', { credentials }));
		expect(run.status).toBe('success');
		const [, shown] = run.outputs('Answer: Refused');
		const message =
			'Not paid: with a real account this would be paid now, but demo answers are invented and never paid.';
		const body = { decision: 'refused', message, outcome: 'confirmed' };
		expect(shown).toMatchObject([{ response: { statusCode: 409, body } }]);
	});

	test('lets nobody in before a header is chosen', async () => {
		const credentials = { [credentialType]: demo };
		const activated = ['Payment Request'];
		const example = await readExample('pay-confirmed.json', { credentials, activated });
		const published = publishAt(live(), example, '/webhook/pay-confirmed');
		// n8n 2 does not even publish it.
		if (chosenMajor() === 2) await expect(published).rejects.toThrow(/httpHeaderAuth/);
		else expect((await fetch((await published).url, { method: 'POST' })).status).toBe(500);
	});

	test('pays a confirmed holder of a production account, at the number that was looked up', async () => {
		const payment = { ...newPayment(), number: ' 473-8534 ' };
		expect(await copies.production.payAll(payment)).toMatchObject([
			{
				status: 200,
				body: { decision: 'paid', payment: { paymentId: 'payment-1', amount: 1500 } },
			},
		]);
		const { reference } = payment;
		const account = { accountType: 'till', accountNumber: '4738534' };
		expect(live().service.payouts).toMatchObject({
			requests: 1,
			payments: [{ reference, idempotencyKey: reference, amount: 1500, ...account }],
		});
	});

	const bank = {
		...{ accountType: 'paybill', number: '900012', expectedName: 'Tausi Microfinance Bank' },
	};
	test.each<[string, keyof typeof copies, object, number, string, object]>([
		[
			...(['of a test system', 'uat', {}, 409] as const),
			'Not paid: the result does not come from a production account.',
			{ decision: 'refused', environment: 'uat' },
		],
		[
			...(['of a close match', 'production', { expectedName: 'Jane Kamua' }, 202] as const),
			'Not paid: a person must check it.',
			{ decision: 'review', reason: 'nameClose' },
		],
		[
			...(['without an expected name', 'production', { expectedName: '' }, 202] as const),
			'Not paid: no expected name was compared.',
			{ decision: 'review', reason: 'nameNotCompared' },
		],
		[
			...(['of another holder', 'production', { expectedName: 'Peter Otieno' }, 409] as const),
			'Not paid: the holder is not confirmed.',
			{ decision: 'refused', reason: 'nameDiffers' },
		],
		[
			...(['with a warning, as of a bank for many', 'production', bank, 409] as const),
			'Not paid: the lookup has a warning, so a person must check it.',
			{ decision: 'refused' },
		],
		[
			...(['of an unknown number', 'production', { number: '5999991' }, 409] as const),
			'Not paid: the holder is not confirmed.',
			{ decision: 'refused', reason: 'accountNotFound' },
		],
		[
			...(['that did not come', 'production', { number: '900503' }, 503] as const),
			'Not paid: The service is unavailable at the moment (HTTP 503, E503000) after 4 tries [item 0]',
			{ decision: 'notChecked' },
		],
	])('pays nothing on an answer %s', async (_what, account, change, status, message, more) => {
		const answers = await copies[account].payAll({ reference: 'INV-1', ...jane, ...change });
		expect(answers).toMatchObject([{ status, body: { message, ...more } }]);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test.each<[string, readonly unknown[], string]>([
		[
			...(['reference', badReferences] as const),
			'Not paid: the reference must be text of 1 to 64 letters, digits, dots, dashes or underscores.',
		],
		[
			...(['amount', badAmounts] as const),
			'Not paid: the amount must be digits, from 1 to below 1,000,000, with at most two decimals.',
		],
	])('pays nothing on a %s that is not well formed, and says so', async (field, bad, message) => {
		const answers = await copies.production.payAll(
			...bad.map((value) => ({ ...newPayment(), [field]: value })),
		);
		const refused = { status: 409, body: { decision: 'refused', message } };
		expect(answers).toMatchObject(bad.map(() => refused));
		expect(live().service.payouts).toEqual({ requests: 0, payments: [] });
	});

	test('pays what is well formed, the amount as a number', async () => {
		const payments = goodPayments.map(([reference, amount]) => ({ reference, amount }));
		const answers = await copies.production.payAll(
			...payments.map((each) => ({ ...newPayment(), ...each })),
		);
		expect(answers).toMatchObject(
			payments.map(() => ({ status: 200, body: { decision: 'paid' } })),
		);
		const { requests, payments: paid } = live().service.payouts;
		expect(requests).toBe(payments.length);
		expect(new Map(paid.map((each) => [each.idempotencyKey, each.amount]))).toEqual(
			new Map(goodPayments.map(([reference, amount]) => [reference, Number(amount)])),
		);
	});

	test('pays on a test system where that is written in all three places', async () => {
		const payouts = await Payouts.prepare(live(), 'pay-confirmed.json');
		const copy = await payouts.publish({
			credential: live().credentialId,
			rewritten: { "'production'": "'uat'" },
		});
		await copy.payAll(newPayment());
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test.each<Fault>([
		{ kind: 'serverError', httpStatus: 500, body: 'json' },
		{ kind: 'resetDuringBody' },
		{ kind: 'json', httpStatus: 200, body: { status: 'PENDING' } },
		{ kind: 'json', httpStatus: 200, body: { status: 'failed' } },
		{ kind: 'json', httpStatus: 200, body: {} },
		{ kind: 'json', httpStatus: 200, body: { status: 'paid', reference: 'INV-2' } },
		{ kind: 'json', httpStatus: 200, body: { status: 'paid', amount: 99 } },
		{ kind: 'json', httpStatus: 202, body: { status: 'paid' } },
	])('never says “paid” when the payment service does not: %j', async (fault) => {
		live().service.setFaultPlan(({ kind }) => (kind === 'payout' ? fault : undefined));
		const message =
			'It may be paid or not, because the payment service gave no clear answer. Check in your payment service before you pay again.';
		const unknown = { status: 502, body: { decision: 'unknown', message } };
		expect(await copies.production.payAll(newPayment())).toMatchObject([unknown]);
	});
});
