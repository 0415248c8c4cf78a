import { z } from 'zod';
import type { FaultPlan } from '../../simulator';
import { DataTable } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { almostJane, newReference, PayoutExample } from './payoutExample';
import { PayoutReviewer } from './payoutReviewer';
import { newMember } from './newMember';

const waitingForReview = { status: 202, body: { decision: 'waitingForReview' } };
const pay = 'Pay';
const doNotPay = 'Do not pay';

/** Has the service name this holder for every till. */
const named =
	(name: string): FaultPlan =>
	({ kind }) =>
		kind === 'till' ? { kind: 'name', name } : undefined;

describe('a payment that a person must look at, in the webhook payout example', () => {
	const live = useLiveN8n();
	let example: PayoutExample;
	let owner: PayoutReviewer;
	/** Who the owner is in n8n, and so in the row. */
	const reviewedBy = sharedN8n().owner.email;

	beforeAll(async () => {
		example = await PayoutExample.publish(live());
		owner = await PayoutReviewer.signIn(example.formUrl, sharedN8n().cookie);
	});
	beforeEach(() => {
		live().service.setFaultPlan(undefined);
		live().service.resetStats();
	});

	const expectState = async (reference: string, state: string): Promise<void> => {
		expect(await example.status(reference)).toMatchObject({
			status: 200,
			body: { decision: state },
		});
		expect(await example.row(reference)).toMatchObject({ state });
	};

	test('waits, is paid once when it is approved, and never again', async () => {
		const payment = { reference: newReference(), ...almostJane, requestedBy: 'Stores' };
		const { reference } = payment;
		const answer = await example.pay(payment);
		expect(answer).toMatchObject(waitingForReview);
		// The caller must be able neither to approve nor to learn the registered name.
		expect(JSON.stringify(answer)).not.toMatch(/form|WANJIKU/);
		const statusUrl = z.string().parse(answer.body['statusUrl']);
		expect(statusUrl).toBe(`${example.url}-status?reference=${reference}`);
		const status = await example.status(reference);
		expect(status).toMatchObject({ ...waitingForReview, status: 200 });
		expect(JSON.stringify(status)).not.toMatch(/form|WANJIKU/);
		expect(status.body).toMatchObject({ statusUrl });
		expect(await example.row(reference)).toMatchObject({
			state: 'waitingForReview',
			reviewLink: `${example.formUrl}?reference=${reference}`,
			...{ expectedName: 'Jane Kamua', registeredName: 'JANE WANJIKU KAMAU' },
		});
		expect(live().service.payouts).toMatchObject({ requests: 0 });

		expect(await owner.decide(reference, pay)).toContain('Paid: KES 1500.00 to till 4738534');
		await expectState(reference, 'paid');
		expect(await example.row(reference)).toMatchObject({ reviewedBy, paymentId: 'payment-1' });
		expect((await owner.open(reference)).html).toContain('Paid: KES 1500.00');
		expect(await example.pay(payment)).toMatchObject({
			status: 200,
			body: { decision: 'paid', repeated: true },
		});
		expect(live().service.payouts).toMatchObject({
			requests: 1,
			payments: [{ idempotencyKey: reference, accountNumber: '4738534', amount: 1500 }],
		});
	});

	test('shows both names side by side, what differs, the amount, and who asked', async () => {
		const reference = await example.waiting({ amount: '1500.50', requestedBy: 'Stores, Otieno' });
		const { html } = await owner.open(reference);
		expect(html).toContain('<td><b>Jane Kamua</b></td><td><b>JANE WANJIKU KAMAU</b></td>');
		for (const text of [reference, 'close to the expected name', 'KES 1500.50', 'till 4738534'])
			expect(html).toContain(text);
		expect(html).toContain('Stores, Otieno');
	});

	test('is put up once when eight equal requests come at once, and decided once', async () => {
		const reference = newReference();
		const requests = Array.from({ length: 8 }, () => ({ reference, ...almostJane }));
		const ask = async (): Promise<unknown[]> =>
			await Promise.all(requests.map(async (each) => await example.pay(each)));
		expect(await ask()).toMatchObject(requests.map(() => waitingForReview));
		await expectState(reference, 'waitingForReview');
		await owner.decide(reference, doNotPay);
		const refused = { status: 409, body: { decision: 'refused', reason: 'declined' } };
		expect(await ask()).toMatchObject(requests.map(() => refused));
		await expectState(reference, 'refused');
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test('stays refused after “Do not pay”, though the holder is confirmed by now', async () => {
		const reference = await example.waiting();
		expect(await owner.decide(reference, doNotPay)).toContain('a reviewer decided against it');
		await expectState(reference, 'refused');
		live().service.setFaultPlan(named('JANE KAMUA'));
		expect(await example.pay({ ...almostJane, reference })).toMatchObject({
			status: 409,
			body: { decision: 'refused', reason: 'declined' },
		});
		expect(await owner.decide(await example.waiting({ number: '12345678' }), pay)).toContain(
			'Paid',
		);
		expect(live().service.payouts.payments).toMatchObject([{ accountNumber: '12345678' }]);
	});

	test('goes on waiting when the request comes again and the holder is confirmed by now', async () => {
		const reference = await example.waiting();
		live().service.setFaultPlan(named('JANE KAMUA'));
		expect(await example.pay({ ...almostJane, reference })).toMatchObject(waitingForReview);
		await expectState(reference, 'waitingForReview');
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test.each<[string, string[]]>([
		['both choices at once', [pay, doNotPay]],
		['the choice twice', [pay, pay]],
		['an answer to another question', ['It was paid']],
	])('is not decided by a form that holds %s, and can be decided later', async (_what, choices) => {
		const reference = await example.waiting();
		expect(await owner.decide(reference, ...choices)).toContain('a person has to decide');
		await expectState(reference, 'waitingForReview');
		expect(live().service.payouts).toMatchObject({ requests: 0 });
		expect(await owner.decide(reference, pay)).toContain('Paid');
	});

	test.each([
		['one who pays and one who does not', [pay, doNotPay]],
		['two who pay', [pay, pay]],
	])('is decided once by two reviewers at once: %s', async (_who, choices) => {
		const reference = await example.waiting();
		const pages = await Promise.all(choices.map(async () => await owner.open(reference)));
		const ends = await Promise.all(
			pages.map(async (page, index) => await page.decide(choices[index] ?? '')),
		);
		const { state } = await example.row(reference);
		const { requests } = live().service.payouts;
		expect([
			['paid', 1],
			['refused', 0],
		]).toContainEqual([state, requests]);
		const said = state === 'paid' ? /Paid: KES|Sent to the payment service/ : /decided against it/;
		for (const end of ends) expect(end).toMatch(said);
		if (!choices.includes(doNotPay)) expect(state).toBe('paid');
		if (!choices.includes(pay)) expect(state).toBe('refused');
	});

	test('is not decided by a page that was opened before another reviewer decided', async () => {
		const reference = await example.waiting();
		const late = await owner.open(reference);
		await owner.decide(reference, doNotPay);
		expect(await late.decide(pay)).toContain('a reviewer decided against it');
		await expectState(reference, 'refused');
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['amount', { amount: '999999' }],
		['number', { number: '5031264' }],
	])('is not paid when its %s was changed since the reviewer saw it', async (_what, changed) => {
		const reference = await example.waiting();
		const page = await owner.open(reference);
		const { id } = await example.row(reference);
		await new DataTable(live().rest, 'payout_requests').change(id, changed);
		expect(await page.decide(pay)).toContain('Not paid');
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['is another one', 'JANE WANJIKU KAMAUX', 'JANE WANJIKU KAMAUX'],
		['is written otherwise', 'KAMAU JANE WANJIKU', 'KAMAU JANE WANJIKU'],
		['has no name', '', ''],
	])(
		'is not paid when the holder %s since the reviewer saw it, but shown anew',
		async (_what, name, registeredName) => {
			const reference = await example.waiting();
			const page = await owner.open(reference);
			live().service.setFaultPlan(named(name));
			expect(await page.decide(pay)).toContain('a different holder or none');
			await expectState(reference, 'waitingForReview');
			expect(await example.row(reference)).toMatchObject({ registeredName });
			expect(live().service.payouts).toMatchObject({ requests: 0 });
			// Who was not shown the new holder cannot pay him, who was shown him can.
			const again = await owner.decide(reference, pay);
			expect(again).toContain(name === '' ? 'a different holder or none' : 'Paid');
		},
	);

	test.each([
		['belongs to somebody else', named('PETER OTIENO'), 'refused', 'the holder is not confirmed'],
		[
			'cannot be looked up',
			(({ kind }) =>
				kind === 'till'
					? { kind: 'serverError', httpStatus: 503, body: 'json' }
					: undefined) satisfies FaultPlan,
			'waitingForReview',
			'could not be looked up again',
		],
	])('is not paid when the number %s at the approval', async (_what, plan, state, said) => {
		const reference = await example.waiting();
		const page = await owner.open(reference);
		live().service.setFaultPlan(plan);
		expect(await page.decide(pay)).toContain(said);
		await expectState(reference, state);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
		// What the reviewer saw is still there to decide on.
		expect(await example.row(reference)).toMatchObject(
			state === 'refused'
				? { registeredName: 'PETER OTIENO' }
				: { registeredName: 'JANE WANJIKU KAMAU' },
		);
	});

	test.each([
		['it expects no name', { expectedName: undefined }, /no expected name/, 'JANE KAMAU'],
		['it expects a blank name', { expectedName: ' \u200b\n ' }, /no expected name/, 'JANE KAMAU'],
		['the service knows no name', { expectedName: 'Jane' }, /no usable name/, ''],
		['there is a warning', { number: '12345678' }, /as expected.*digits/, 'JANE KAMUA'],
	])('waits although the number exists, because %s', async (_what, change, details, name) => {
		live().service.setFaultPlan(named(name));
		const reference = await example.waiting(change);
		expect((await example.row(reference))['details']).toMatch(details);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['<img src=x> JANE KAMAU', '&lt;img src=x&gt; JANE KAMAU'],
		['JANE {{ $json.shown.amount }} KAMAU', 'JANE {{ $json.shown.amount }} KAMAU'],
	])('shows the name %s as the text that is registered', async (name, shown) => {
		live().service.setFaultPlan(named(name));
		const { html } = await owner.open(await example.waiting());
		expect(html).toContain(`<b>${shown}</b>`);
		expect(html).not.toContain('<img src');
	});

	test('is decided only by who is signed in to n8n and may run the workflow', async () => {
		const reference = await example.waiting();
		const page = await owner.open(reference);
		expect(await page.sendUnsigned([['field-1', pay]])).toBe(401);
		await expect(PayoutReviewer.signIn(example.formUrl, '')).rejects.toThrow();
		const member = await newMember(live());
		await expect(PayoutReviewer.signIn(example.formUrl, member.cookie)).rejects.toThrow(/403/);
		await expectState(reference, 'waitingForReview');

		const open = await example.publishCopy({
			rewritten: { '"requireExecuteAccess": true': '"requireExecuteAccess": false' },
		});
		const reviewer = await PayoutReviewer.signIn(open.formUrl, member.cookie);
		expect(await reviewer.decide(reference, doNotPay)).toContain('decided against it');
		expect(await example.row(reference)).toMatchObject({ reviewedBy: member.email });
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test('is told only about payments that were asked for', async () => {
		const notFound = { decision: 'notFound', reference: 'never-seen' };
		expect(await example.status('never-seen')).toMatchObject({ status: 404, body: notFound });
		expect((await owner.open('never-seen')).html).toContain('no request with this reference');
	});
});
