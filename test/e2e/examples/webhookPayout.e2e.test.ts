import { fetch } from 'undici';
import { credentialType } from '../../realN8n/localCredential';
import { ACCOUNT_KINDS } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { callersHeader, jane, newReference, PayoutExample, postPayment } from './payoutExample';

describe('the webhook payout example', () => {
	const live = useLiveN8n();
	let example: PayoutExample;

	beforeAll(async () => {
		example = await PayoutExample.publish(live());
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	const paid = { status: 200, body: { decision: 'paid' } };

	test('pays a confirmed holder exactly once', async () => {
		const reference = newReference();
		expect(await example.pay({ reference })).toMatchObject({
			status: 200,
			body: { decision: 'paid', reference, paymentId: 'payment-1', repeated: false },
		});
		const payment = { reference, paymentId: 'payment-1', amount: 1500, currency: 'KES' };
		const account = { accountType: 'till', accountNumber: '4738534' };
		expect(live().service.payouts).toEqual({
			requests: 1,
			payments: [{ idempotencyKey: reference, ...payment, ...account }],
		});
	});

	test.each(ACCOUNT_KINDS)(
		'pays the right holder and no other with the account %s',
		async (kind) => {
			const lookup = await live().storeAccount(kind);
			const url = await example.publishCopy({ credentials: { [credentialType]: lookup } });
			expect(await example.pay({}, url)).toMatchObject(paid);
			const other = await example.pay({ number: '5031264' }, url);
			expect(other).toMatchObject({ status: 409, body: { reason: 'nameDiffers' } });
			const { requests, payments } = live().service.payouts;
			expect([requests, payments]).toMatchObject([1, [{ accountNumber: jane.number }]]);
		},
	);

	test('pays a paybill as a paybill', async () => {
		const paybill = { accountType: ' Pay Bill', number: 900011, amount: '900' };
		const payment = { ...paybill, expectedName: 'Green Highlands Academy' };
		expect(await example.pay(payment)).toMatchObject(paid);
		expect(live().service.payouts.payments).toMatchObject([
			{ accountType: 'paybill', accountNumber: '900011', amount: 900 },
		]);
	});

	test('pays once when the request is repeated, and no other payment under its reference', async () => {
		const reference = newReference();
		const { paymentId } = (await example.pay({ reference })).body;
		const second = await example.pay({ reference, amount: '1500.00' });
		expect(second.body).toMatchObject({ decision: 'paid', paymentId, repeated: true });
		expect(await example.pay({ reference, amount: 150_000 })).toMatchObject({
			status: 409,
			body: { decision: 'refused', reason: 'referenceUsed' },
		});
		expect(live().service.payouts.payments).toMatchObject([{ amount: 1500 }]);
	});

	test('pays once when the request comes five times at once', async () => {
		const payment = { reference: newReference() };
		const calls = Array.from({ length: 5 }, () => example.pay(payment));
		expect(await Promise.all(calls)).toMatchObject(Array(5).fill(paid));
		expect(live().service.payouts).toMatchObject({ requests: 5 });
		expect(live().service.payouts.payments).toHaveLength(1);
	});

	test('reads only what it knows of a request', async () => {
		const answer = await example.pay({
			...{ number: ' 473-8534 ', amount: '20.50', operator: 'Airtel' },
			payoutUrl: 'http://127.0.0.1:9/elsewhere',
			environment: 'production',
			lookup: { outcome: 'notConfirmed' },
			error: { message: 'none' },
		});
		expect(answer).toMatchObject(paid);
		expect(live().service.payouts.payments).toMatchObject([
			{ accountNumber: '4738534', amount: 20.5 },
		]);
	});

	const claim = { outcome: 'confirmed', reason: 'nameMatched' };
	test.each([
		['has another name', { number: '5031264' }, 'nameDiffers'],
		['does not exist', { number: '5999991' }, 'accountNotFound'],
		['has a till, not a paybill', { accountType: 'paybill' }, 'accountNotFound'],
		[
			'is said to be confirmed by the request itself',
			{ number: '5031264', lookup: claim, ...claim },
			'nameDiffers',
		],
		['is expected under a name that says nothing', { expectedName: 'N/A' }, 'nameDiffers'],
		['is expected under blank letters', { expectedName: '\u1160\u3164' }, 'nameDiffers'],
	])('refuses a holder who %s', async (_what, change, reason) => {
		const answer = await example.pay(change);
		expect(answer).toMatchObject({ status: 409, body: { decision: 'refused', reason } });
		// Whoever guesses at names must not be told the right one.
		expect(JSON.stringify(answer)).not.toMatch(/KAMAU|OTIENO/);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	const complete = { reference: 'INV-x', ...jane };
	test.each<[string, unknown, RegExp]>([
		['no number', { ...complete, number: undefined }, /number/],
		['a phone number', { ...complete, number: '0712345678' }, /is a phone number/],
		['a path as number', { ...complete, number: '../4738534' }, /number/],
		['two numbers', { ...complete, number: '900001 - 2' }, /number/],
		['an amount of zero', { ...complete, amount: '0.00' }, /amount/],
		['a negative amount', { ...complete, amount: -1500 }, /amount/],
		['a thousands separator', { ...complete, amount: '1,500' }, /amount/],
		['scientific notation', { ...complete, amount: '15e2' }, /amount/],
		['an amount beyond reason', { ...complete, amount: 1e21 }, /amount/],
		['a list of amounts', { ...complete, amount: [1500] }, /amount/],
		['a line break', { ...complete, reference: 'INV\r\nX: 1' }, /reference/],
		['a reference that JSON may have rounded', { ...complete, reference: 2 ** 60 }, /reference/],
		['an unknown account type', { ...complete, accountType: 'phone' }, /Till or Paybill/],
		['nothing', '', /reference/],
		['a list', [complete], /reference/],
	])('answers HTTP 400 to %s, and neither looks up nor pays', async (_what, body, message) => {
		expect(await postPayment(example.url, body)).toMatchObject({
			status: 400,
			body: {
				decision: 'badRequest',
				retryable: false,
				message: expect.stringMatching(message),
			},
		});
		expect(live().service.stats).toMatchObject({ lookups: 0 });
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['no header', {}],
		['a wrong header', { [callersHeader.name]: 'guessed' }],
	])('turns away callers with %s', async (_what, header) => {
		const headers = { 'content-type': 'application/json', ...header };
		const body = JSON.stringify({ reference: newReference(), ...jane });
		expect((await fetch(example.url, { method: 'POST', headers, body })).status).toBe(403);
		expect((await fetch(example.statusUrl('INV-1'), { headers })).status).toBe(403);
		expect(live().service.stats).toMatchObject({ lookups: 0 });
	});
});
