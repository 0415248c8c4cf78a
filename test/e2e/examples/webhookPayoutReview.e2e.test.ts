import { z } from 'zod';
import type { FaultPlan } from '../../simulator';
import { DataTable } from '../support/dataTable';
import { sharedN8n } from '../support/sharedN8n';
import { newMember } from './newMember';
import { almostJane, newReference, useWebhookPayout } from './payouts';

const waitingForReview = { status: 202, body: { decision: 'waitingForReview' } };
const pay = 'Pay';
const doNotPay = 'Do not pay';

/** Has the service name this holder for every till. */
const named =
	(name: string): FaultPlan =>
	({ kind }) =>
		kind === 'till' ? { kind: 'name', name } : undefined;
const down: FaultPlan = ({ kind }) =>
	kind === 'till' ? { kind: 'serverError', httpStatus: 503, body: 'json' } : undefined;

describe('a payment that a person must look at, in the webhook payout example', () => {
	const suite = useWebhookPayout();
	/** Who the owner is in n8n, and so in the row. */
	const reviewedBy = sharedN8n().owner.email;

	async function expectState(reference: string, state: string, requests = 0): Promise<void> {
		const { example, live } = suite();
		expect(await example.status(reference)).toMatchObject({
			status: 200,
			body: { decision: state },
		});
		expect(await example.row(reference)).toMatchObject({ state });
		expect(live.service.payouts).toMatchObject({ requests });
	}

	test('waits, is paid once when it is approved, and never again', async () => {
		const { example, live, owner } = suite();
		const payment = { reference: newReference(), ...almostJane };
		const { reference } = payment;
		const answer = await example.pay(payment);
		expect(answer).toMatchObject(waitingForReview);
		const statusUrl = z.string().parse(answer.body['statusUrl']);
		expect(statusUrl).toBe(`${example.url}-status?reference=${reference}`);
		const status = await example.status(reference);
		expect(status).toMatchObject({ status: 200, body: { ...waitingForReview.body, statusUrl } });
		// The caller must be able neither to approve nor to learn the registered name.
		expect(JSON.stringify([answer, status])).not.toMatch(/form|WANJIKU/);
		expect(await example.row(reference)).toMatchObject({
			state: 'waitingForReview',
			reviewLink: `${example.formUrl}?reference=${reference}`,
			...{ expectedName: 'Jane Kamua', registeredName: 'JANE WANJIKU KAMAU' },
		});
		expect(live.service.payouts).toMatchObject({ requests: 0 });

		expect(await owner.decide(reference, pay)).toContain('Paid: KES 1500.00 to till 4738534');
		await expectState(reference, 'paid', 1);
		expect(await example.row(reference)).toMatchObject({ reviewedBy, paymentId: 'payment-1' });
		expect((await owner.open(reference)).html).toContain('Paid: KES 1500.00');
		expect(await example.pay(payment)).toMatchObject({
			status: 200,
			body: { decision: 'paid', repeated: true },
		});
		expect(live.service.payouts).toMatchObject({
			requests: 1,
			payments: [{ idempotencyKey: reference, accountNumber: '4738534', amount: 1500 }],
		});
	});

	test.each([
		['<img src=x> JANE KAMAU', '&lt;img src=x&gt; JANE KAMAU'],
		['JANE {{ $json.shown.amount }} KAMAU', 'JANE {{ $json.shown.amount }} KAMAU'],
	])('shows the name %s as text beside the other, the amount, and who asked', async (...names) => {
		const [name, shown] = names;
		const { example, live, owner } = suite();
		live.service.setFaultPlan(named(name));
		const reference = await example.waiting({ amount: '1500.50', requestedBy: 'Stores, Otieno' });
		const { html } = await owner.open(reference);
		expect(html).toContain(`<td><b>Jane Kamua</b></td><td><b>${shown}</b></td>`);
		for (const text of [
			reference,
			'expected name',
			'KES 1500.50',
			'till 4738534',
			'Stores, Otieno',
		])
			expect(html).toContain(text);
		expect(html).not.toContain('<img src');
	});

	test('is decided by nobody but the reviewer, though the holder is confirmed by now', async () => {
		const { example, live, owner } = suite();
		const reference = await example.waiting();
		live.service.setFaultPlan(named('JANE KAMUA'));
		expect(await example.pay({ ...almostJane, reference })).toMatchObject(waitingForReview);
		await expectState(reference, 'waitingForReview');
		expect(await owner.decide(reference, doNotPay)).toContain('a reviewer decided against it');
		expect(await example.pay({ ...almostJane, reference })).toMatchObject({
			status: 409,
			body: { decision: 'refused', reason: 'declined' },
		});
		await expectState(reference, 'refused');
	});

	test.each<[string, string[]]>([
		['both choices at once', [pay, doNotPay]],
		['the choice twice', [pay, pay]],
		['an answer to another question', ['It was paid']],
	])('is not decided by a form that holds %s, and can be decided later', async (_what, choices) => {
		const { example, owner } = suite();
		const reference = await example.waiting();
		expect(await owner.decide(reference, ...choices)).toContain('a person has to decide');
		await expectState(reference, 'waitingForReview');
		expect(await owner.decide(reference, pay)).toContain('Paid');
	});

	test.each([
		['one who pays and one who does not', [pay, doNotPay]],
		['two who pay', [pay, pay]],
	])('is decided once by two reviewers at once: %s', async (_who, choices) => {
		const { example, live, owner } = suite();
		const reference = await example.waiting();
		const pages = await Promise.all(choices.map(async () => await owner.open(reference)));
		const ends = await Promise.all(
			pages.map(async (page, index) => await page.decide(choices[index] ?? '')),
		);
		const { state } = await example.row(reference);
		const { requests } = live.service.payouts;
		expect([
			['paid', 1],
			['refused', 0],
		]).toContainEqual([state, requests]);
		const said = state === 'paid' ? /Paid: KES|Sent to the payment service/ : /decided against it/;
		for (const end of ends) expect(end).toMatch(said);
		if (!choices.includes(doNotPay)) expect(state).toBe('paid');
	});

	test('is not decided by a page that was opened before another reviewer decided', async () => {
		const { example, owner } = suite();
		const reference = await example.waiting();
		const late = await owner.open(reference);
		await owner.decide(reference, doNotPay);
		expect(await late.decide(pay)).toContain('a reviewer decided against it');
		await expectState(reference, 'refused');
	});

	test.each([{ amount: '999999' }, { number: '5031264' }])(
		'is not paid when its row was changed to %j since the reviewer saw it',
		async (changed) => {
			const { example, live, owner } = suite();
			const reference = await example.waiting();
			const page = await owner.open(reference);
			const { id } = await example.row(reference);
			await new DataTable(live.rest, 'payout_requests').change(Number(id), changed);
			expect(await page.decide(pay)).toContain('Not paid');
			expect(live.service.payouts).toMatchObject({ requests: 0 });
		},
	);

	const other = 'a different holder or none';
	test.each<[string, FaultPlan, said: string, state: string, registered: string, then: string]>([
		[
			...(['is written otherwise', named('KAMAU JANE WANJIKU'), other] as const),
			...(['waitingForReview', 'KAMAU JANE WANJIKU', 'Paid'] as const),
		],
		['has no name', named(''), other, 'waitingForReview', '', other],
		[
			...(['is somebody else', named('PETER OTIENO'), 'the holder is not confirmed'] as const),
			...(['refused', 'PETER OTIENO', 'the holder is not confirmed'] as const),
		],
		[
			...(['cannot be looked up', down, 'could not be looked up again'] as const),
			...(['waitingForReview', 'JANE WANJIKU KAMAU', 'could not be looked up again'] as const),
		],
	])('is not paid when the holder %s since the reviewer saw it', async (_what, plan, ...told) => {
		const [said, state, registeredName, then] = told;
		const { example, live, owner } = suite();
		const reference = await example.waiting();
		const page = await owner.open(reference);
		live.service.setFaultPlan(plan);
		expect(await page.decide(pay)).toContain(said);
		await expectState(reference, state);
		expect(await example.row(reference)).toMatchObject({ registeredName });
		// Who was not shown the new holder cannot pay him, who was shown him can.
		const next = await owner.open(reference);
		expect(state === 'refused' ? next.html : await next.decide(pay)).toContain(then);
	});

	test.each([
		['it expects no name', { expectedName: undefined }, /no expected name/, 'JANE KAMAU'],
		['it expects a blank name', { expectedName: ' \u200b\n ' }, /no expected name/, 'JANE KAMAU'],
		['the service knows no name', { expectedName: 'Jane' }, /no usable name/, ''],
		['there is a warning', { number: '12345678' }, /as expected.*digits/, 'JANE KAMUA'],
	])('waits although the number exists, because %s', async (_what, change, details, name) => {
		const { example, live } = suite();
		live.service.setFaultPlan(named(name));
		const reference = await example.waiting(change);
		expect((await example.row(reference))['details']).toMatch(details);
		expect(live.service.payouts).toMatchObject({ requests: 0 });
	});

	test('is decided only by who is signed in to n8n and may run the workflow', async () => {
		const { example, live, owner, payouts } = suite();
		const reference = await example.waiting();
		const page = await owner.open(reference);
		expect(await page.sendUnsigned([['field-1', pay]])).toBe(401);
		await expect(example.reviewer('')).rejects.toThrow();
		const member = await newMember(live);
		await expect(example.reviewer(member.cookie)).rejects.toThrow(/403/);
		await expectState(reference, 'waitingForReview');

		const open = await payouts.publish({
			rewritten: { '"requireExecuteAccess": true': '"requireExecuteAccess": false' },
		});
		const reviewer = await open.reviewer(member.cookie);
		expect(await reviewer.decide(reference, doNotPay)).toContain('decided against it');
		expect(await example.row(reference)).toMatchObject({ reviewedBy: member.email });
	});

	test('is told only about payments that were asked for', async () => {
		const { example, owner } = suite();
		const notFound = { decision: 'notFound', reference: 'never-seen' };
		expect(await example.status('never-seen')).toMatchObject({ status: 404, body: notFound });
		expect((await owner.open('never-seen')).html).toContain('no request with this reference');
	});
});
