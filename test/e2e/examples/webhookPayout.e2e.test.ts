import { jane, newReference, startPayoutExample, type PayoutExample } from './payoutExample';
import { callersHeader } from './payoutCaller';

describe('the webhook payout example', () => {
	let example: PayoutExample;

	beforeAll(async () => {
		example = await startPayoutExample();
	});
	afterAll(async () => {
		await example.stop();
	});
	beforeEach(() => {
		example.service.resetStats();
	});

	test('pays a confirmed holder exactly once', async () => {
		const reference = newReference();
		expect(await example.caller.post({ reference, ...jane })).toMatchObject({
			status: 200,
			body: { decision: 'paid', reference, paymentId: 'payment-1', repeated: false },
		});
		expect(example.service.payouts).toEqual({
			requests: 1,
			payments: [
				{
					idempotencyKey: reference,
					paymentId: 'payment-1',
					reference,
					accountType: 'till',
					accountNumber: '4738534',
					amount: 1500,
					currency: 'KES',
				},
			],
		});
	});

	test('pays a paybill as a paybill', async () => {
		const payment = {
			accountType: ' Paybill',
			number: 900011,
			expectedName: 'Green Highlands Academy',
			amount: '900',
		};
		const answer = await example.caller.post({ reference: newReference(), ...payment });
		expect(answer).toMatchObject({ status: 200, body: { decision: 'paid' } });
		expect(example.service.payouts.payments).toMatchObject([
			{ accountType: 'paybill', accountNumber: '900011', amount: 900 },
		]);
	});

	test('pays once when the request is repeated', async () => {
		const payment = { reference: newReference(), ...jane };
		const first = await example.caller.post(payment);
		const second = await example.caller.post({ ...payment, amount: '1500.00' });
		expect(first.body).toMatchObject({ decision: 'paid', repeated: false });
		expect(second.body).toMatchObject({ decision: 'paid', repeated: true });
		expect(second.body['paymentId']).toBe(first.body['paymentId']);
		expect(example.service.payouts.payments).toHaveLength(1);
	});

	test('pays once when the request comes five times at once', async () => {
		const payment = { reference: newReference(), ...jane };
		const calls = Array.from({ length: 5 }, () => example.caller.post(payment));
		const decisions = (await Promise.all(calls)).map(({ body }) => body['decision']);
		expect(decisions).toEqual(['paid', 'paid', 'paid', 'paid', 'paid']);
		expect(example.service.payouts).toMatchObject({ requests: 5 });
		expect(example.service.payouts.payments).toHaveLength(1);
	});

	test('does not pay another payment under a reference that was used', async () => {
		const reference = newReference();
		await example.caller.post({ reference, ...jane });
		expect(await example.caller.post({ reference, ...jane, amount: 150_000 })).toMatchObject({
			status: 409,
			body: { decision: 'refused', reason: 'referenceUsed' },
		});
		expect(example.service.payouts.payments).toMatchObject([{ amount: 1500 }]);
	});

	test('reads only what it knows of a request', async () => {
		const answer = await example.caller.post({
			reference: newReference(),
			...jane,
			number: ' 473-8534 ',
			amount: ' 20.50 ',
			operator: 'Airtel',
			payoutUrl: 'http://127.0.0.1:9/elsewhere',
			environment: 'production',
			lookup: { outcome: 'notConfirmed' },
			error: { message: 'none' },
		});
		expect(answer).toMatchObject({ status: 200, body: { decision: 'paid' } });
		expect(example.service.payouts.payments).toMatchObject([
			{ accountNumber: '4738534', amount: 20.5 },
		]);
	});

	test.each([
		['has another name', { number: '5031264' }, 'nameDiffers'],
		['does not exist', { number: '5999991' }, 'accountNotFound'],
		['has the number as a till, not as a paybill', { accountType: 'paybill' }, 'accountNotFound'],
		[
			'is said to be confirmed by the request itself',
			{ number: '5031264', lookup: { outcome: 'confirmed', reason: 'nameMatched' } },
			'nameDiffers',
		],
		['is expected under a name that says nothing', { expectedName: 'N/A' }, 'nameDiffers'],
		['is expected under blank letters', { expectedName: '\u1160\u3164' }, 'nameDiffers'],
	])('refuses a holder who %s', async (_what, change, reason) => {
		const reference = newReference();
		const answer = await example.caller.post({ reference, ...jane, ...change });
		const body = { decision: 'refused', reference, reason };
		expect(answer).toMatchObject({ status: 409, body });
		// Whoever guesses at names must not be told the right one.
		expect(JSON.stringify(answer)).not.toMatch(/KAMAU|OTIENO/);
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	const complete = { reference: 'INV-x', ...jane };
	test.each<[string, unknown, RegExp]>([
		['no number', { ...complete, number: undefined }, /^number/],
		['a phone number', { ...complete, number: '0712345678' }, /^number/],
		['a number with letters', { ...complete, number: '47385E4' }, /^number/],
		['a path as number', { ...complete, number: '../4738534' }, /^number/],
		['a negative number', { ...complete, number: -4738534 }, /^number/],
		['a list of numbers', { ...complete, number: ['4738534'] }, /^number/],
		['no amount', { ...complete, amount: undefined }, /^amount/],
		['an amount of zero', { ...complete, amount: 0 }, /^amount/],
		['an amount of "0.00"', { ...complete, amount: '0.00' }, /^amount/],
		['a negative amount', { ...complete, amount: -1500 }, /^amount/],
		['an amount in words', { ...complete, amount: 'all' }, /^amount/],
		['an amount with a thousands separator', { ...complete, amount: '1,500' }, /^amount/],
		['an amount in scientific notation', { ...complete, amount: '15e2' }, /^amount/],
		['an amount with three decimals', { ...complete, amount: 1.005 }, /^amount/],
		['an amount beyond reason', { ...complete, amount: 1e21 }, /^amount/],
		['an amount that is an object', { ...complete, amount: { valueOf: 1 } }, /^amount/],
		['no reference', { ...complete, reference: undefined }, /^reference/],
		['a blank reference', { ...complete, reference: '  ' }, /^reference/],
		['a reference with a line break', { ...complete, reference: 'INV\r\nX: 1' }, /^reference/],
		['a reference that is no text', { ...complete, reference: 7 }, /^reference/],
		['no account type', { ...complete, accountType: undefined }, /^accountType/],
		['an unknown account type', { ...complete, accountType: 'phone' }, /^accountType/],
		['HTML as expected name', { ...complete, expectedName: '<b>Jane</b>' }, /^expectedName/],
		['an expected name that is no text', { ...complete, expectedName: true }, /^expectedName/],
		['no object', [], /^reference/],
		['nothing', '', /^reference/],
	])('answers HTTP 400 to %s, and neither looks up nor pays', async (_what, body, problem) => {
		expect(await example.caller.post(body)).toMatchObject({
			status: 400,
			body: {
				decision: 'badRequest',
				problems: expect.arrayContaining([expect.stringMatching(problem)]),
			},
		});
		expect(example.service.stats).toMatchObject({ lookups: 0 });
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test('tells every problem of a request at once', async () => {
		const { body } = await example.caller.post({});
		expect(body['problems']).toHaveLength(4);
	});

	test.each([
		['no header', {}],
		['a wrong header', { [callersHeader.name]: 'guessed' }],
	])('turns away callers with %s', async (_what, header) => {
		const { caller, service } = example;
		const headers = { 'content-type': 'application/json', ...header };
		const body = JSON.stringify({ reference: newReference(), ...jane });
		expect(await caller.httpStatus({ method: 'POST', headers, body })).toBe(403);
		expect(await caller.httpStatus({ headers }, caller.statusUrl('INV-1'))).toBe(403);
		expect(service.stats).toMatchObject({ lookups: 0 });
		expect(service.payouts).toMatchObject({ requests: 0 });
	});
});
