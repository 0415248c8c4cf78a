import type { Fault } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { newMember, type PayoutReviewer } from './payoutReviewer';
import { almostJane, payment, publishPayout, type PublishedPayout } from './payouts';

const named = (name: string): Fault => ({ kind: 'name', name });
const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'json' };

/** What the service answers by now, or what was changed in the row. */
type Since = Fault | { amount: string } | { number: string };

describe('a payment that a person must look at, in the webhook payout example', () => {
	const live = useLiveN8n();
	let example: PublishedPayout;
	let owner: PayoutReviewer;

	beforeAll(async () => {
		example = await publishPayout(live(), 'webhook-payout');
		owner = await example.reviewer();
	});

	async function expectState(reference: string, state: string, requests = 0): Promise<void> {
		const told = { status: 200, body: { decision: state } };
		expect(await example.status(reference)).toMatchObject(told);
		expect(await example.row(reference)).toMatchObject({ state });
		expect(live().service.payouts).toMatchObject({ requests });
	}

	test('waits, is paid once when it is approved, and never again', async () => {
		const asked = payment(almostJane);
		const { reference } = asked;
		const answer = await example.post(asked);
		const statusUrl = `${example.url}-status?reference=${reference}`;
		const body = { decision: 'waitingForReview', statusUrl };
		expect(answer).toMatchObject({ status: 202, body });
		const status = await example.status(reference);
		expect(status).toMatchObject({ status: 200, body });
		// The caller must be able neither to approve nor to learn the registered name.
		expect(JSON.stringify([answer, status])).not.toMatch(/form|WANJIKU/);
		const names = { expectedName: 'Jane Kamua', registeredName: 'JANE WANJIKU KAMAU' };
		const reviewLink = `${example.formUrl}?reference=${reference}`;
		expect(await example.row(reference)).toMatchObject({ reviewLink, ...names });
		await expectState(reference, 'waitingForReview');

		expect(await owner.decide(reference, 'Pay')).toContain('Paid: KES 1500.00 to till 4738534');
		await expectState(reference, 'paid', 1);
		const reviewedBy = sharedN8n().owner.email;
		expect(await example.row(reference)).toMatchObject({ reviewedBy, paymentId: 'payment-1' });
		expect((await owner.open(reference)).html).toContain('Paid: KES 1500.00');
		const again = { status: 200, body: { decision: 'paid', repeated: true } };
		expect(await example.post(asked)).toMatchObject(again);
		const payments = [{ idempotencyKey: reference, number: '4738534', amount: 1500 }];
		expect(live().service.payouts).toMatchObject({ requests: 1, payments });
	});

	test.each([
		['<img src=x> JANE KAMAU', '&lt;img src=x&gt; JANE KAMAU'],
		['JANE {{ $json.shown.amount }} KAMAU', 'JANE {{ $json.shown.amount }} KAMAU'],
	])('shows the name %s as text, the amount, and who asked', async (name, shown) => {
		example.fault('till', named(name));
		const reference = await example.waiting({ amount: '1500.50', requestedBy: 'Stores, Otieno' });
		const { html } = await owner.open(reference);
		expect(html).toContain(`<td><b>Jane Kamua</b></td><td><b>${shown}</b></td>`);
		for (const text of [reference, 'KES 1500.50', 'till 4738534', 'Stores, Otieno'])
			expect(html).toContain(text);
	});

	test('is declined by a reviewer for good', async () => {
		const asked = payment(almostJane);
		await example.post(asked);
		const late = await owner.open(asked.reference);
		expect(await owner.decide(asked.reference, 'Do not pay')).toContain('decided against it');
		const declined = { status: 409, body: { decision: 'refused', reason: 'declined' } };
		expect(await example.post(asked)).toMatchObject(declined);
		// Nor is it paid by a page that was opened before.
		expect(await late.decide('Pay')).toContain('decided against it');
		await expectState(asked.reference, 'refused');
	});

	test.each([
		['both choices at once', ['Pay', 'Do not pay']],
		['the choice twice', ['Pay', 'Pay']],
		['an answer to another question', ['It was paid']],
	])('is not decided by a form that holds %s, and can be decided later', async (_what, choices) => {
		const reference = await example.waiting();
		expect(await owner.decide(reference, ...choices)).toContain('a person has to decide');
		await expectState(reference, 'waitingForReview');
		expect(await owner.decide(reference, 'Pay')).toContain('Paid');
	});

	test('is decided once by three reviewers at once', async () => {
		const reference = await example.waiting();
		const open = async () => await owner.open(reference);
		const [one, other, third] = [await open(), await open(), await open()];
		const decided = [one.decide('Pay'), other.decide('Pay'), third.decide('Do not pay')];
		const ends = await Promise.all(decided);
		const isPaid = (await example.row(reference))['state'] === 'paid';
		expect(live().service.payouts).toMatchObject({ requests: isPaid ? 1 : 0 });
		const said = isPaid ? /Paid: KES|Sent to the payment service/ : /decided against it/;
		for (const end of ends) expect(end).toMatch(said);
	});

	const other = 'a different holder or none';
	const waits = 'waitingForReview';
	const notConfirmed = 'the holder is not confirmed';
	const notNow = 'could not be looked up again';
	test.each<[string, Since, said: string, state: string, then: string]>([
		['holder is written otherwise', named('KAMAU JANE WANJIKU'), other, waits, 'Paid'],
		['holder has no name', named(''), other, waits, other],
		['holder is somebody else', named('PETER OTIENO'), notConfirmed, 'refused', notConfirmed],
		['holder cannot be looked up', down, notNow, waits, notNow],
		['amount in the row was changed', { amount: '999999' }, other, waits, 'Paid'],
		['number in the row was changed', { number: '5031264' }, notConfirmed, 'refused', notConfirmed],
	])('is not paid when the %s since the reviewer saw it', async (_what, since, ...told) => {
		const [said, state, then] = told;
		const reference = await example.waiting();
		const page = await owner.open(reference);
		if ('kind' in since) example.fault('till', since);
		else await example.table.change((await example.row(reference))['id'], since);
		expect(await page.decide('Pay')).toContain(said);
		await expectState(reference, state);
		// Who was not shown the new holder cannot pay him, who was shown him can.
		const next = await owner.open(reference);
		expect(state === 'refused' ? next.html : await next.decide('Pay')).toContain(then);
	});

	test('is decided only by who is signed in to n8n and may run the workflow', async () => {
		const reference = await example.waiting();
		const page = await owner.open(reference);
		expect(await page.sendUnsigned([['field-1', 'Pay']])).toBe(401);
		await expect(example.reviewer('')).rejects.toThrow();
		const member = await newMember(live());
		await expect(example.reviewer(member.cookie)).rejects.toThrow(/403/);
		await expectState(reference, 'waitingForReview');
		const rewritten = { '"requireExecuteAccess": true': '"requireExecuteAccess": false' };
		const open = await publishPayout(live(), 'webhook-payout', { rewritten });
		const reviewer = await open.reviewer(member.cookie);
		expect(await reviewer.decide(reference, 'Do not pay')).toContain('decided against it');
		expect(await example.row(reference)).toMatchObject({ reviewedBy: member.email });
	});
});
