import type { Fault } from '../../simulator';
import { finishedExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { readExample } from './example';
import { payment, publishPayout, toPaybill, type PublishedPayout } from './payouts';
import { manyPayments } from './wiring';

const long = 'x'.repeat(65);
const badTexts = ['', ' ', 'INV 1', 'INV-1\n', ' INV-1', 'INV/1', 'ÉTÉ-1', '１', long];
const noTexts = [undefined, null, true, [], ['INV-1'], ['1500'], { amount: 1500 }];
const badReferences: readonly unknown[] = [...badTexts, ...noTexts, 1001];
const typed =
	'|true|1500|1e3|0x10|NaN|+5|0.50|.5|1,500| 1500|1500.00|1500.5.0|１５００|KES 1500|"1500"';
const badNumbers = [0, -5, 0.5, 1e21, 1_000_000, 1500.555, 1.001];
const badAmounts: readonly unknown[] = [...typed.split('|'), ...noTexts, ...badNumbers, [1500]];
const toCorrect = 'Correct the reference or the amount.';

describe('the example “Pay only the confirmed”', () => {
	const live = useLiveN8n();
	let copy: PublishedPayout;

	beforeAll(async () => {
		copy = await publishPayout(live(), 'pay-confirmed');
	});

	test('shows right after import, in the demo, that nobody is paid because it is a test result', async () => {
		const run = await live().run(readExample('pay-confirmed'));
		const body = { decision: 'notPaid', nextStep: 'This is a test result. Do not pay.' };
		const answers = [{ response: { statusCode: 409, body } }];
		expect(run.outputs('Answer: Not Paid')[1]).toMatchObject(answers);
		expect(run.nodeRun('Pay')).toBeUndefined();
	});

	const school = toPaybill('900011', 'Green Highlands Academy', 'PUPIL 0117');
	const dirty = { reference: 'INV-1', number: ' 473-8534 ' };
	test.each<[object, paid: object]>([
		[dirty, { type: 'till', number: '4738534' }],
		[{ reference: long.slice(1), number: 4738534, amount: 999_999.99 }, { amount: 999_999.99 }],
		[{ reference: 'Az09._-', amount: 1500.5 }, { amount: 1500.5 }],
		[{ amount: 1 }, { amount: 1 }],
		[school, { type: 'paybill', number: '900011', account: 'PUPIL 0117' }],
	])('pays once to what was looked up: %j', async (change, paid) => {
		const one = payment(change);
		expect(await copy.post(one)).toEqual({ status: 200, body: { decision: 'paid' } });
		const payments = [{ idempotencyKey: one.reference, reference: one.reference, ...paid }];
		expect(live().service.payouts).toMatchObject({ requests: 1, payments });
	});

	test('says “accepted” where the payment service pays later', async () => {
		const one = payment();
		const body = { status: 'accepted', reference: one.reference };
		copy.fault('payout', { kind: 'json', httpStatus: 202, body });
		expect(await copy.post(one)).toEqual({ status: 202, body: { decision: 'accepted' } });
	});

	const shared = toPaybill('900012', 'Tausi Microfinance Bank', '01100012');
	test.each<[object, status: number, nextStep: string]>([
		[{ expectedName: 'Jane Kamua' }, 202, 'Ask the payee which name'],
		[{ expectedName: '' }, 202, 'Compare this name with your records'],
		[{ expectedName: 'Peter Otieno' }, 409, 'Do not pay.'],
		[toPaybill('900011', 'Green Highlands Academy'), 409, 'Ask the payee for the account number'],
		[shared, 409, 'Compare the account number'],
		[{ number: '5999991' }, 409, ''],
		[{ number: '0712345678' }, 503, ''],
		[{ reference: 'INV 1' }, 409, toCorrect],
		[{ amount: '1,500' }, 409, toCorrect],
		[{ number: '900503' }, 503, ''],
	])('pays nothing on %j, and says what to do', async (change, status, nextStep) => {
		const body = { decision: 'notPaid', nextStep: expect.stringContaining(nextStep) };
		expect(await copy.post(payment(change))).toEqual({ status, body });
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test('pays nothing on a reference or an amount that is not well formed', async () => {
		// In one request, because each row is decided on by itself.
		const many = await publishPayout(live(), 'pay-confirmed', { rewired: [manyPayments] });
		const rows = [
			...badReferences.map((reference) => payment({ reference })),
			...badAmounts.map((amount) => payment({ amount })),
		];
		await many.payAll({ rows: [...rows, payment()] });
		const run = await finishedExecution(live().rest, many.id);
		const [held = [], paid = []] = run.outputs('Hold Back?');
		expect([held.length, paid.length]).toEqual([rows.length, 1]);
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test.each<Fault>([
		{ kind: 'serverError', httpStatus: 500, body: 'json' },
		{ kind: 'resetDuringBody' },
		{ kind: 'redirect', httpStatus: 307 },
		{ kind: 'htmlPage' },
		{ kind: 'json', httpStatus: 200, body: { status: 'failed' } },
		{ kind: 'json', httpStatus: 200, body: { status: 'paid' } },
		{ kind: 'json', httpStatus: 200, body: { status: 'paid', reference: 'INV-2' } },
		{ kind: 'json', httpStatus: 500, body: { status: 'paid' } },
	])('never says “paid” when the payment service does not: %j', async (fault) => {
		copy.fault('payout', fault);
		expect(await copy.post(payment())).toEqual({ status: 502, body: { decision: 'unknown' } });
	});
});
