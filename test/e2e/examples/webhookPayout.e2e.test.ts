import type { Fault } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { until } from '../../realN8n/until';
import { readExample } from './example';
import type { Reviewer } from './reviewer';
import { almostJane, payment, publishPayout, toPaybill, type PublishedPayout } from './payouts';

const paid = { status: 200, body: { decision: 'paid' } };
const school = toPaybill('900011', 'Green Highlands Academy', 'PUPIL 0117');

describe('the webhook payout example', () => {
	const live = useLiveN8n();
	let example: PublishedPayout;
	let owner: Reviewer;

	beforeAll(async () => {
		example = await publishPayout(live(), 'webhook-payout');
		owner = await example.reviewer();
	});

	test.each([
		['till', {}, { number: '4738534' }],
		['paybill', school, { number: '900011', account: 'PUPIL 0117' }],
	])('pays a %s once, and says so again', async (type, change, order) => {
		const one = payment(change);
		const { reference } = one;
		const told = { status: 200, body: { decision: 'paid', reference, paymentId: 'payment-1' } };
		expect(await example.post(one)).toMatchObject(told);
		expect(await example.post(one)).toMatchObject(told);
		const payments = [{ idempotencyKey: reference, type, ...order, amount: 1500 }];
		expect(live().service.payouts).toMatchObject({ requests: 1, payments });
		expect(await example.status(reference)).toMatchObject(paid);
		expect(await example.row(reference)).toMatchObject({ state: 'paid' });
		expect(await example.status('never-seen')).toMatchObject({ status: 404 });
	});

	test('tells in the demo, as imported, that a person has to decide', async () => {
		const run = await live().run(readExample('webhook-payout'));
		const body = { decision: 'waitingForReview', reason: 'nameClose' };
		expect(run.outputs('Answer')[1]).toMatchObject([{ response: { statusCode: 202, body } }]);
		expect(run.nodeRun('Pay')).toBeUndefined();
	});

	test.each<[string, object, name: string]>([
		['paid', {}, 'JANE KAMAU'],
		['refused', { number: '5031264' }, 'JANE KAMAU'],
		['waitingForReview', almostJane, 'JANE KAMUA'],
	])('keeps what was decided under a reference: %s', async (state, change, name) => {
		const first = payment(change);
		expect(await example.post(first)).toMatchObject({ body: { decision: state } });
		const before = live().service.payouts;
		// By now the holder is confirmed.
		example.fault('till', { kind: 'name', name });
		expect(await example.post(first)).toMatchObject({ body: { decision: state } });
		const used = { status: 409, body: { decision: 'refused', reason: 'referenceUsed' } };
		for (const other of [{ amount: 150_000 }, { number: '900011' }, { expectedName: 'Jane K' }])
			expect(await example.post({ ...first, ...other })).toMatchObject(used);
		expect(live().service.payouts).toEqual(before);
		expect(await example.row(first.reference)).toMatchObject({ state, amount: 1500 });
	});

	test('pays one of eight payments that come at once under one reference', async () => {
		const one = payment();
		const eight = Array.from({ length: 8 }, (_, at) => ({ ...one, amount: 1000 + at }));
		const answers = await example.payAll(...eight);
		expect(answers.filter(({ body }) => body['reason'] === 'referenceUsed')).toHaveLength(7);
		const { requests, payments } = live().service.payouts;
		expect([requests, payments.length]).toEqual([1, 1]);
		const row = { state: 'paid', amount: payments[0]?.amount };
		expect(await example.row(one.reference)).toMatchObject(row);
	});

	test.each<[string, unknown, status: 202 | 400 | 409 | 503, why: RegExp]>([
		['another holder', payment({ number: '5031264' }), 409, /"nameDiffers"/],
		['a paybill without account', payment(toPaybill('900011', 'Jane')), 400, /"badRequest"/],
		['1,500', payment({ amount: '1,500' }), 400, /"badRequest"/],
		['half a cent', payment({ amount: 1500.005 }), 400, /"badRequest"/],
		['a number as reference', payment({ reference: 17 }), 400, /"badRequest"/],
		['a space in the reference', payment({ reference: 'INV 1' }), 400, /"badRequest"/],
		['nothing', '', 400, /"badRequest"/],
		['an unknown type', payment({ type: 'phone' }), 400, /"badRequest"/],
		['no number', payment({ number: undefined }), 503, /"notChecked"/],
		['a phone number', payment({ number: '0712345678' }), 503, /"notChecked"/],
		['a warning', payment(toPaybill('900012', 'Tausi Microfinance Bank', '0117')), 202, /account/],
		['no name', payment({ expectedName: undefined }), 202, /"nameNotCompared"/],
	])('pays nothing on %s, and says why', async (_what, request, status, why) => {
		const answer = await example.post(request);
		const decision = { 202: 'waitingForReview', 400: 'refused', 409: 'refused', 503: 'notChecked' };
		expect(answer).toMatchObject({ status, body: { decision: decision[status] } });
		expect(JSON.stringify(answer)).toMatch(why);
		expect(live().service.stats.lookups).toBe(status === 400 || status === 503 ? 0 : 1);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test('pays nothing while the lookup service is out of order, and later once', async () => {
		example.fault('till', { kind: 'serverError', httpStatus: 503, body: 'html' });
		const one = payment();
		const body = { decision: 'notChecked', message: expect.stringMatching(/./) };
		expect(await example.post(one)).toMatchObject({ status: 503, body });
		expect(await example.status(one.reference)).toMatchObject({ status: 200, body });
		live().service.setFaultPlan(undefined);
		expect(await example.post(one)).toMatchObject(paid);
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test.each<[how: string, Fault, payments: number]>([
		['is out of order', { kind: 'serverError', httpStatus: 500, body: 'json' }, 0],
		['pays, but loses the answer', { kind: 'resetDuringBody' }, 1],
		['sends the payment elsewhere', { kind: 'redirect', httpStatus: 307 }, 1],
	])('does not know when the payment service %s, and never asks again', async (...given) => {
		const [, fault, payments] = given;
		example.fault('payout', fault);
		const one = payment();
		const body = { decision: 'unknown', message: expect.stringContaining('payment service') };
		expect(await example.post(one)).toMatchObject({ status: 502, body });
		live().service.setFaultPlan(undefined);
		expect(await example.post(one)).toMatchObject({ status: 502, body });
		const page = await owner.open(one.reference);
		expect(page.html).toContain('Was this paid?');
		expect(await page.decide('Pay')).toContain('Not settled');
		expect(await example.status(one.reference)).toMatchObject({ body });
		expect(await owner.decide(one.reference, 'No')).toContain('Not paid');
		expect(await example.post(one)).toMatchObject({ status: 409, body: { decision: 'notPaid' } });
		const made = live().service.payouts;
		expect([made.requests, made.payments.length]).toEqual([1, payments]);
		expect(live().service.stats.elsewhere.requests).toBe(0);
	});

	test('says “accepted” where the payment service pays later, and never asks again', async () => {
		const one = payment();
		const { reference } = one;
		const answer = { status: 'accepted', reference };
		example.fault('payout', { kind: 'json', httpStatus: 202, body: answer });
		const told = { status: 202, body: { decision: 'accepted' } };
		expect(await example.post(one)).toMatchObject(told);
		live().service.setFaultPlan(undefined);
		expect(await example.post(one)).toMatchObject(told);
		expect(await owner.decide(reference, 'Yes')).toContain('Paid');
		expect(await example.post(one)).toMatchObject(paid);
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test('says that a payment is under way, and believes an answer that comes after a person has said “not paid”', async () => {
		// As if more than two minutes went by while the payment service thinks.
		const rewritten = { 'minus({ minutes: 2 })': 'minus({ minutes: 0 })' };
		const hasty = await publishPayout(live(), 'webhook-payout', { rewritten });
		const reviewer = await hasty.reviewer();
		let answerNow = (): void => undefined;
		const enough = new Promise<void>((resolve) => (answerNow = resolve));
		example.fault('payout', { kind: 'held', until: enough });
		const one = payment();
		const { reference } = one;
		const answer = hasty.post(one);
		await until('the payment is asked for', () => live().service.payouts.requests === 1);
		expect(await example.row(reference)).toMatchObject({ state: 'paying' });
		expect(await example.status(reference)).toMatchObject({ body: { decision: 'paying' } });
		expect(await hasty.status(reference)).toMatchObject({ body: { decision: 'unknown' } });
		expect(await reviewer.decide(reference, 'No')).toContain('Not paid');
		expect(await example.row(reference)).toMatchObject({ state: 'notPaid' });
		answerNow();
		expect(await answer).toMatchObject(paid);
		expect(await example.row(reference)).toMatchObject({ state: 'paid', paymentId: 'payment-1' });
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test.each([
		['demo', '900001'],
		['uat', '4738534'],
	] as const)('pays nothing on %s, even when a person says so', async (account, number) => {
		const used = account === 'demo' ? '' : live().credentialId;
		const copy = await publishPayout(live(), 'webhook-payout', { account: used });
		const message = 'This is a test result. Do not pay.';
		const body = { decision: 'waitingForReview', message };
		expect(await copy.post(payment({ number }))).toMatchObject({ status: 202, body });
		const reference = await copy.waiting({ number });
		expect(await (await copy.reviewer()).decide(reference, 'Yes')).toContain(message);
		const accepted_by = sharedN8n().owner.email;
		expect(await copy.row(reference)).toMatchObject({ state: 'waitingForReview', accepted_by });
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});
});
