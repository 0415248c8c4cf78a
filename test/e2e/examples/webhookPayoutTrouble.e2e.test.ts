import type { Fault, FaultPlan } from '../../simulator';
import { sharedN8n } from '../support/sharedN8n';
import { until } from '../support/until';
import { almostJane, jane, newReference, useWebhookPayout } from './payouts';

/** Has the payment service do this with every payment. */
const payoutFault =
	(fault: Fault): FaultPlan =>
	({ kind }) =>
		kind === 'payout' ? fault : undefined;

describe('the webhook payout example when something is wrong', () => {
	const suite = useWebhookPayout();

	test('pays nothing while the lookup service is out of order, and later once', async () => {
		const { example, live } = suite();
		const fault: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };
		live.service.setFaultPlan(({ kind }) => (kind === 'till' ? fault : undefined));
		const reference = newReference();
		const message = expect.stringMatching(/^Not paid: ./);
		const notChecked = { decision: 'notChecked', reference, retryable: true, message };
		expect(await example.pay({ reference })).toMatchObject({ status: 503, body: notChecked });
		expect(await example.status(reference)).toMatchObject({ status: 200, body: notChecked });
		expect(live.service.payouts).toMatchObject({ requests: 0 });

		live.service.setFaultPlan(undefined);
		expect(await example.pay({ reference })).toMatchObject({ body: { decision: 'paid' } });
		expect(live.service.payouts.payments).toHaveLength(1);
	});

	const unknown = { status: 502, body: { decision: 'unknown' } };
	test.each<[string, Fault, number]>([
		['is out of order', { kind: 'serverError', httpStatus: 500, body: 'json' }, 0],
		['pays, but answers 500', { kind: 'json', httpStatus: 500, body: { status: 'paid' } }, 1],
		['pays, but loses the answer', { kind: 'resetDuringBody' }, 1],
		['pays, but answers with a page', { kind: 'htmlPage' }, 1],
		['sends the payment elsewhere', { kind: 'redirect', httpStatus: 307 }, 1],
	])('does not know when the payment service %s', async (_what, fault, count) => {
		const { example, live, owner } = suite();
		const { service } = live;
		service.setFaultPlan(payoutFault(fault));
		const reference = newReference();
		const message = expect.stringContaining('ask the payment service');
		expect(await example.pay({ reference })).toMatchObject({
			...unknown,
			body: { decision: 'unknown', reference, message },
		});
		service.setFaultPlan(undefined);
		// Neither the request nor its review asks for the payment again.
		expect(await example.pay({ reference })).toMatchObject(unknown);
		const page = await owner.open(reference);
		expect(page.html).toContain('What do the records of the payment service show?');
		expect(page.html).not.toContain('>Do not pay<');
		for (const choice of ['Pay', 'Do not pay'])
			expect(await owner.decide(reference, choice)).toContain('not known whether this was paid');
		expect(await example.status(reference)).toMatchObject({ body: { decision: 'unknown' } });
		expect(service.payouts).toMatchObject({ requests: 1 });
		expect(service.payouts.payments).toHaveLength(count);
		expect(service.stats.elsewhere.requests).toBe(0);
	});

	test('believes the payment service when its answer comes after a person has said “not paid”', async () => {
		const { example, live, payouts } = suite();
		const { service } = live;
		// As if more than two minutes went by while the payment service thinks.
		const hasty = await payouts.publish({
			rewritten: { 'minus({ minutes: 2 })': 'minus({ minutes: 0 })' },
		});
		const reviewer = await hasty.reviewer();
		service.setFaultPlan(payoutFault({ kind: 'slow', delayMs: 8_000 }));
		const reference = newReference();
		const answer = hasty.pay({ reference });
		await until('the payment is asked for', () => service.payouts.requests === 1);
		expect(await hasty.status(reference)).toMatchObject({ body: { decision: 'unknown' } });
		await reviewer.decide(reference, 'It was not paid');
		expect(await example.row(reference)).toMatchObject({ state: 'notPaid' });
		expect(await answer).toMatchObject({ status: 200, body: { decision: 'paid' } });
		expect(await example.row(reference)).toMatchObject({ state: 'paid', paymentId: 'payment-1' });
	});

	test('tells equal requests that the payment is under way, and asks for it once', async () => {
		const { example, live, owner } = suite();
		const { service } = live;
		service.setFaultPlan(payoutFault({ kind: 'slow', delayMs: 3_000 }));
		const reference = newReference();
		const first = example.pay({ reference });
		await until('the payment is asked for', () => service.payouts.requests === 1);
		const paying = { decision: 'paying', statusUrl: expect.stringContaining(reference) };
		expect(await example.pay({ reference })).toMatchObject({ status: 202, body: paying });
		expect(await example.status(reference)).toMatchObject({ status: 200, body: paying });
		expect((await owner.open(reference)).html).toContain('Sent to the payment service');
		expect(await first).toMatchObject({ status: 200 });
		expect(service.payouts).toMatchObject({ requests: 1 });
	});

	const confirmsClose = { options: { includeInput: true, matchPolicy: 'confirmed' } };
	test.each<[string, object, object, number, object]>([
		[
			...(['at another number', { accountNumber: jane.number }, { number: '5031264' }] as const),
			...([503, { reason: 'notLookedUp' }] as const),
		],
		[
			...(['so that a close match is confirmed', confirmsClose, almostJane] as const),
			...([202, { decision: 'waitingForReview' }] as const),
		],
	])('pays nothing when the lookup is set %s', async (_what, lookup, payment, status, body) => {
		const { live, payouts } = suite();
		const copy = await payouts.publish({ parameters: { 'Look Up Holder': { ...lookup } } });
		const answer = await copy.pay(payment);
		expect(answer).toMatchObject({ status, body });
		expect(JSON.stringify(answer)).not.toMatch(/WANJIKU/);
		expect(live.service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['the demo', 'demoAnswer', 'demo answers are invented and never paid'],
		['a test system', 'notProduction', 'does not come from a production account'],
	])('pays nothing on %s, even when a person says so', async (what, reason, message) => {
		const { live, payouts } = suite();
		const isDemo = what === 'the demo';
		const demo = await live.storeCredential({ environment: 'demo' });
		const copy = await payouts.publish({ credential: isDemo ? demo : live.credentialId });
		const refused = { status: 409, body: { reason, message: expect.stringContaining(message) } };
		expect(await copy.pay(isDemo ? { number: '900001' } : {})).toMatchObject(refused);
		const reference = await copy.waiting(isDemo ? { ...jane, number: '900002' } : almostJane);
		expect(await (await copy.reviewer()).decide(reference, 'Pay')).toContain(message);
		const reviewedBy = sharedN8n().owner.email;
		expect(await copy.row(reference)).toMatchObject({ state: 'refused', reviewedBy });
		expect(live.service.payouts).toMatchObject({ requests: 0 });
	});
});
