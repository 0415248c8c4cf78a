import { credentialType } from '../../realN8n/localCredential';
import type { Fault, FaultPlan } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { until } from '../support/until';
import type { ExampleChanges } from './example';
import { almostJane, jane, newReference, PayoutExample } from './payoutExample';
import { PayoutReviewer } from './payoutReviewer';

const wasPaid = 'It was paid';
const wasNotPaid = 'It was not paid';
const unknown = { status: 502, body: { decision: 'unknown' } };

/** Has the payment service do this with every payment. */
const payoutFault =
	(fault: Fault): FaultPlan =>
	({ kind }) =>
		kind === 'payout' ? fault : undefined;

describe('the webhook payout example when something is wrong', () => {
	const live = useLiveN8n();
	let example: PayoutExample;
	let reviewer: PayoutReviewer;

	beforeAll(async () => {
		example = await PayoutExample.publish(live());
		reviewer = await PayoutReviewer.signIn(example.formUrl, sharedN8n().cookie);
	});
	beforeEach(() => {
		live().service.setFaultPlan(undefined);
		live().service.resetStats();
	});

	test.each<[string, Fault, boolean]>([
		['is out of order', { kind: 'serverError', httpStatus: 503, body: 'html' }, true],
		['answers with a page', { kind: 'htmlPage' }, false],
	])(
		'pays nothing while the lookup service %s, and later once',
		async (_what, fault, retryable) => {
			live().service.setFaultPlan(({ kind }) => (kind === 'till' ? fault : undefined));
			const reference = newReference();
			const message = expect.stringMatching(/^Not paid: ./);
			const notChecked = { decision: 'notChecked', reference, retryable, message };
			expect(await example.pay({ reference })).toMatchObject({ status: 503, body: notChecked });
			expect(await example.status(reference)).toMatchObject({ status: 200, body: notChecked });
			expect(live().service.payouts).toMatchObject({ requests: 0 });

			live().service.setFaultPlan(undefined);
			expect(await example.pay({ reference })).toMatchObject({ body: { decision: 'paid' } });
			expect(live().service.payouts.payments).toHaveLength(1);
		},
	);

	const troubles: Array<[string, Fault, number]> = [
		['is out of order', { kind: 'serverError', httpStatus: 500, body: 'json' }, 0],
		['pays, but answers 500', { kind: 'json', httpStatus: 500, body: { status: 'paid' } }, 1],
		['pays, but loses the answer', { kind: 'resetDuringBody' }, 1],
		['pays, but answers with a page', { kind: 'htmlPage' }, 1],
		['sends the payment elsewhere', { kind: 'redirect', httpStatus: 307 }, 1],
	];
	test.each(troubles)('does not know when the payment service %s', async (_what, fault, count) => {
		const { service } = live();
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
		const page = await reviewer.decide(reference, 'Pay');
		expect(page).toContain('not known whether this was paid');
		expect(await reviewer.decide(reference, 'Do not pay')).toContain('not known whether');
		expect(await example.status(reference)).toMatchObject({ body: { decision: 'unknown' } });
		expect(service.payouts).toMatchObject({ requests: 1 });
		expect(service.payouts.payments).toHaveLength(count);
		expect(service.stats.elsewhere.requests).toBe(0);
	});

	test.each([
		[wasPaid, 'paid', 200],
		[wasNotPaid, 'notPaid', 409],
	])('is told “%s” of an unknown payment by a person', async (choice, decision, status) => {
		live().service.setFaultPlan(
			payoutFault({ kind: 'json', httpStatus: 500, body: { status: 'paid' } }),
		);
		const reference = await example.waiting();
		expect(await reviewer.decide(reference, 'Pay')).toContain('not known whether this was paid');
		live().service.setFaultPlan(undefined);
		const page = await reviewer.open(reference);
		expect(page.html).toContain('What do the records of the payment service show?');
		expect(page.html).not.toContain('>Do not pay<');
		await page.decide(choice);
		expect(await example.pay({ ...almostJane, reference })).toMatchObject({
			status,
			body: { decision },
		});
		const reviewedBy = sharedN8n().owner.email;
		expect(await example.row(reference)).toMatchObject({ state: decision, reviewedBy });
		expect((await reviewer.open(reference)).html).not.toContain('What do the records');
		expect(live().service.payouts).toMatchObject({ requests: 1 });
	});

	test('believes the payment service when its answer comes after a person has said “not paid”', async () => {
		const { service } = live();
		// As if more than two minutes went by while the payment service thinks.
		const hasty = await example.publishCopy({
			rewritten: { 'minus({ minutes: 2 })': 'minus({ minutes: 0 })' },
		});
		const hastyReviewer = await PayoutReviewer.signIn(hasty.formUrl, sharedN8n().cookie);
		service.setFaultPlan(payoutFault({ kind: 'slow', delayMs: 8_000 }));
		const reference = newReference();
		const answer = hasty.pay({ reference });
		await until('the payment is asked for', () => service.payouts.requests === 1);
		expect(await hasty.status(reference)).toMatchObject({ body: { decision: 'unknown' } });
		await hastyReviewer.decide(reference, wasNotPaid);
		expect(await example.row(reference)).toMatchObject({ state: 'notPaid' });
		expect(await answer).toMatchObject({ status: 200, body: { decision: 'paid' } });
		expect(await example.row(reference)).toMatchObject({ state: 'paid', paymentId: 'payment-1' });
	});

	test('tells equal requests that the payment is under way, and asks for it once', async () => {
		const { service } = live();
		service.setFaultPlan(payoutFault({ kind: 'slow', delayMs: 3_000 }));
		const reference = newReference();
		const first = example.pay({ reference });
		await until('the payment is asked for', () => service.payouts.requests === 1);
		const paying = { decision: 'paying', statusUrl: expect.stringContaining(reference) };
		expect(await example.pay({ reference })).toMatchObject({ status: 202, body: paying });
		expect(await example.status(reference)).toMatchObject({ status: 200, body: paying });
		expect((await reviewer.open(reference)).html).toContain('Sent to the payment service');
		expect(await first).toMatchObject({ status: 200 });
		expect(service.payouts).toMatchObject({ requests: 1 });
	});

	const fixedNumber = { parameters: { 'Look Up Holder': { accountNumber: jane.number } } };
	const off = { deactivated: ['Look Up Holder'] };
	test.each<[string, Partial<ExampleChanges>, object]>([
		['when the lookup is deactivated', off, jane],
		['when another number was looked up', fixedNumber, { number: '5031264' }],
	])('pays nothing %s', async (_what, changes, payment) => {
		const copy = await example.publishCopy(changes);
		const answer = await copy.pay(payment);
		expect(answer).toMatchObject({ status: 503, body: { reason: 'notLookedUp' } });
		expect(JSON.stringify(answer)).not.toMatch(/WANJIKU/);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['the demo', 'demoAnswer', 'demo answers are invented and never paid'],
		['a test system', 'notProduction', 'does not come from a production account'],
	])('pays nothing on %s, even when a person says so', async (what, reason, message) => {
		const isDemo = what === 'the demo';
		const account = isDemo
			? await live().storeCredential({ environment: 'demo' })
			: live().credentialId;
		const copy = await example.publishCopy({ credentials: { [credentialType]: account } });
		const refused = { status: 409, body: { reason, message: expect.stringContaining(message) } };
		expect(await copy.pay(isDemo ? { number: '900001' } : {})).toMatchObject(refused);
		const of = await PayoutReviewer.signIn(copy.formUrl, sharedN8n().cookie);
		const reference = await copy.waiting(isDemo ? { ...jane, number: '900002' } : almostJane);
		expect(await of.decide(reference, 'Pay')).toContain(message);
		const reviewedBy = sharedN8n().owner.email;
		expect(await copy.row(reference)).toMatchObject({ state: 'refused', reviewedBy });
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test('puts a close match up for review even when the lookup confirms such', async () => {
		const options = { includeInput: true, matchPolicy: 'confirmed' };
		const copy = await example.publishCopy({ parameters: { 'Look Up Holder': { options } } });
		expect(await copy.pay(almostJane)).toMatchObject({
			status: 202,
			body: { decision: 'waitingForReview' },
		});
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});
});
