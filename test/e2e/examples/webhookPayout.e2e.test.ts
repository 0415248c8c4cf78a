import { fetch } from 'undici';
import { credentialType } from '../../realN8n/localCredential';
import { readExample } from './example';
import { almostJane, callersHeader, jane, newReference, useWebhookPayout } from './payouts';

const paid = { status: 200, body: { decision: 'paid' } };

describe('the webhook payout example', () => {
	const suite = useWebhookPayout();

	test('pays a confirmed holder exactly once, and tells it whenever it is asked again', async () => {
		const { example, live } = suite();
		const reference = newReference();
		const body = { decision: 'paid', reference, paymentId: 'payment-1' };
		expect(await example.pay({ reference })).toMatchObject({
			status: 200,
			body: { ...body, repeated: false },
		});
		const payment = { reference, paymentId: 'payment-1', amount: 1500, currency: 'KES' };
		const account = { accountType: 'till', accountNumber: '4738534' };
		const again = await example.pay({ reference, amount: '1500.00' });
		expect(again).toMatchObject({ status: 200, body: { ...body, repeated: true } });
		expect(live.service.payouts).toEqual({
			requests: 1,
			payments: [{ idempotencyKey: reference, ...payment, ...account }],
		});
		expect(await example.status(reference)).toMatchObject(paid);
		await example.row(reference);
	});

	const neverPaid =
		'Not paid: with a real account this would be paid now, but demo answers are invented and never paid.';
	test.each([
		['900001', 409, { decision: 'refused', reason: 'demoAnswer', message: neverPaid }],
		['900002', 202, { decision: 'waitingForReview', reason: 'nameClose' }],
		['900003', 409, { decision: 'refused', reason: 'nameDiffers' }],
		['900007', 503, { decision: 'notChecked', retryable: true }],
	])('shows in the demo, right after import, what is told of %s', async (number, status, body) => {
		const { live } = suite();
		const demo = await live.storeCredential({ environment: 'demo' });
		const run = await live.run(
			await readExample('webhook-payout.json', {
				credentials: { [credentialType]: demo },
				rewritten: { '"900002"': `"${number}"` },
			}),
		);
		expect(run.status).toBe('success');
		expect(run.outputs('Answer')[1]).toMatchObject([{ response: { statusCode: status, body } }]);
		expect(run.outputs('Row Now')[0]).toMatchObject([{ number, state: body.decision }]);
		expect(run.nodeRun('Pay')).toBeUndefined();
	});

	test('reads only what it knows of a request, and pays a paybill as a paybill', async () => {
		const { example, live } = suite();
		const answer = await example.pay({
			...{ accountType: ' Pay Bill', number: 900011, amount: '900.50', operator: 'Airtel' },
			expectedName: 'Green Highlands Academy',
			...{ id: 1, state: 'paying', reason: 'nameMatched', reviewedBy: 'me', decision: 'Pay' },
			payoutUrl: 'http://127.0.0.1:9/elsewhere',
			environment: 'demo',
			lookup: { outcome: 'notConfirmed' },
			error: { message: 'none' },
		});
		expect(answer).toMatchObject(paid);
		expect(live.service.payouts.payments).toMatchObject([
			{ accountType: 'paybill', accountNumber: '900011', amount: 900.5 },
		]);
	});

	test.each<[string, object]>([
		['paid', {}],
		['refused', { number: '5031264' }],
		['waitingForReview', almostJane],
	])('takes no other payment under the reference of one that is %s', async (state, first) => {
		const { example, live } = suite();
		const reference = newReference();
		expect(await example.pay({ reference, ...first })).toMatchObject({ body: { decision: state } });
		const before = live.service.payouts;
		for (const change of [{ amount: 150_000 }, { number: '900011' }, { expectedName: 'Jane K' }]) {
			expect(await example.pay({ reference, ...change })).toMatchObject({
				status: 409,
				body: { decision: 'refused', reason: 'referenceUsed' },
			});
		}
		expect(live.service.payouts).toEqual(before);
		expect(await example.row(reference)).toMatchObject({ state, amount: '1500' });
	});

	test('pays one of eight payments that come at once under one reference', async () => {
		const { example, live } = suite();
		const reference = newReference();
		const amounts = Array.from({ length: 8 }, (_, index) => 1000 + index);
		const answers = await Promise.all(
			amounts.map(async (amount) => await example.pay({ reference, amount })),
		);
		const ofOthers = answers.filter(({ body }) => body['reason'] === 'referenceUsed');
		expect(ofOthers).toHaveLength(7);
		const { requests, payments } = live.service.payouts;
		expect({ requests, paid: payments.length }).toEqual({ requests: 1, paid: 1 });
		expect(await example.row(reference)).toMatchObject({
			state: 'paid',
			amount: String(payments[0]?.amount),
		});
	});

	test('never decides again about a reference that was refused, though the holder is confirmed by now', async () => {
		const { example, live } = suite();
		const reference = newReference();
		const refused = { status: 409, body: { decision: 'refused', reason: 'nameDiffers' } };
		for (const name of ['PETER OTIENO', 'JANE KAMAU']) {
			live.service.setFaultPlan(({ kind }) =>
				kind === 'till' ? { kind: 'name', name } : undefined,
			);
			expect(await example.pay({ reference })).toMatchObject(refused);
		}
		expect(live.service.stats).toMatchObject({ lookups: 1 });
		expect(live.service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['has another name', { number: '5031264' }, 'nameDiffers'],
		['has a till, not a paybill', { accountType: 'paybill' }, 'accountNotFound'],
		['is expected under a name that says nothing', { expectedName: 'N/A' }, 'nameDiffers'],
	])('refuses a holder who %s', async (_what, change, reason) => {
		const { example, live } = suite();
		const answer = await example.pay(change);
		expect(answer).toMatchObject({ status: 409, body: { decision: 'refused', reason } });
		// Whoever guesses at names must not be told the right one.
		expect(JSON.stringify(answer)).not.toMatch(/KAMAU|OTIENO/);
		expect(live.service.payouts).toMatchObject({ requests: 0 });
	});

	// What is well formed is said in the words of “Pay only the confirmed”, whose suite tries many.
	const without = (change: object): object => ({ reference: newReference(), ...jane, ...change });
	test.each<[string, unknown, RegExp]>([
		['a thousands separator', without({ amount: '1,500' }), /amount/],
		['no reference', without({ reference: undefined }), /reference/],
		['a line break', without({ reference: 'INV\r\nX: 1' }), /reference/],
		['nothing', '', /reference/],
		['a list', [without({})], /reference/],
		['no number', without({ number: undefined }), /Number/],
		['a phone number', without({ number: '0712345678' }), /is a phone number/],
		['an unknown account type', without({ accountType: 'phone' }), /Till or Paybill/],
	])('answers HTTP 400 to %s, and neither looks up nor pays', async (_what, body, message) => {
		const { example, live } = suite();
		expect(await example.post(body)).toMatchObject({
			status: 400,
			body: { decision: 'badRequest', message: expect.stringMatching(message) },
		});
		expect(live.service.stats).toMatchObject({ lookups: 0 });
		expect(live.service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['no header', {}],
		['a wrong header', { [callersHeader.name]: 'guessed' }],
	])('turns away callers with %s', async (_what, header) => {
		const { example, live } = suite();
		const headers = { 'content-type': 'application/json', ...header };
		const body = JSON.stringify({ reference: newReference(), ...jane });
		expect((await fetch(example.url, { method: 'POST', headers, body })).status).toBe(403);
		expect((await fetch(`${example.url}-status?reference=INV-1`, { headers })).status).toBe(403);
		expect(live.service.stats).toMatchObject({ lookups: 0 });
	});
});
