import type { Fault } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { newMember, type Reviewer } from './reviewer';
import { almostJane, payment, publishPayout, toPaybill, type PublishedPayout } from './payouts';

const named = (name: string): Fault => ({ kind: 'name', name });
const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'json' };

type Since = Fault | { amount: number } | { number: string };

describe('a payment that a person must look at, in the webhook payout example', () => {
	const live = useLiveN8n();
	let example: PublishedPayout;
	let owner: Reviewer;

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
		expect(answer).toMatchObject({ status: 202, body: { decision: 'waitingForReview' } });
		await expectState(reference, 'waitingForReview');
		// The caller must be able neither to approve nor to learn the registered name.
		const told = JSON.stringify([answer, await example.status(reference)]);
		expect(told).not.toMatch(/form|WANJIKU/);
		const names = { expectedName: 'Jane Kamua', registered_name: 'JANE WANJIKU KAMAU' };
		const reviewLink = `${live().baseUrl}/form/payout-review?reference=${reference}`;
		expect(await example.row(reference)).toMatchObject({ reviewLink, ...names });

		expect(await owner.decide(reference, 'Yes')).toContain('Paid');
		await expectState(reference, 'paid', 1);
		const accepted_by = sharedN8n().owner.email;
		expect(await example.row(reference)).toMatchObject({ accepted_by, paymentId: 'payment-1' });
		expect((await owner.open(reference)).html).toContain('Paid');
		expect(await example.post(asked)).toMatchObject({ status: 200, body: { decision: 'paid' } });
		const payments = [{ idempotencyKey: reference, number: '4738534', amount: 1500 }];
		expect(live().service.payouts).toMatchObject({ requests: 1, payments });
	});

	const shared = toPaybill('900012', 'Tausi Microfinance Bank', '0117');
	test.each<[string, object, object]>([
		['holder where no name is expected', { expectedName: '' }, { number: '4738534' }],
		['account number of a shared paybill', shared, { number: '900012', account: '0117' }],
	])('is paid when a person accepts the %s', async (_what, change, order) => {
		const reference = await example.waiting(change);
		expect(await owner.decide(reference, 'Yes')).toContain('Paid');
		await expectState(reference, 'paid', 1);
		expect(live().service.payouts).toMatchObject({ payments: [order] });
	});

	test.each([
		['<img src=x> JANE KAMAU', '&lt;img src&#x3D;x&gt; JANE KAMAU'],
		['JANE {{ $json.amount }} KAMAU', 'JANE {{ $json.amount }} KAMAU'],
	])('shows the name %s as text, the amount, and who asked', async (name, shown) => {
		example.fault('till', named(name));
		const reference = await example.waiting({ amount: 1500.5, requestedBy: 'Stores, Otieno' });
		const { html } = await owner.open(reference);
		const amount = 'KES 1500.5 to till 4738534';
		for (const text of ['Should this be paid?', amount, shown, 'Stores, Otieno'])
			expect(html).toContain(text);
	});

	test('is declined by a reviewer for good', async () => {
		const asked = payment(almostJane);
		await example.post(asked);
		const late = await owner.open(asked.reference);
		expect(await owner.decide(asked.reference, 'No')).toContain('Not paid');
		const declined = { status: 409, body: { decision: 'refused', reason: 'reviewed' } };
		expect(await example.post(asked)).toMatchObject(declined);
		// Nor is it paid by a page that was opened before.
		expect(await late.decide('Yes')).toContain('Not paid');
		await expectState(asked.reference, 'refused');
	});

	test.each([
		['both choices at once', ['Yes', 'No']],
		['the choice twice', ['Yes', 'Yes']],
		['another answer', ['paid']],
	])('goes on waiting after a form that holds %s', async (_what, choices) => {
		const reference = await example.waiting();
		expect(await owner.decide(reference, ...choices)).toContain('Not settled');
		await expectState(reference, 'waitingForReview');
	});

	test('is decided once by three reviewers at once', async () => {
		const reference = await example.waiting();
		const open = async () => await owner.open(reference);
		const [one, other, third] = [await open(), await open(), await open()];
		const decided = [one.decide('Yes'), other.decide('Yes'), third.decide('No')];
		const ends = await Promise.all(decided);
		const isPaid = (await example.row(reference))['state'] === 'paid';
		expect(live().service.payouts).toMatchObject({ requests: isPaid ? 1 : 0 });
		for (const end of ends) expect(end).toMatch(isPaid ? /Paid|Not settled/ : /Not paid/);
	});

	const waits = 'waitingForReview';
	test.each<[string, Since, state: string, then: string]>([
		['holder is written otherwise', named('JANE WANJIKU KAMUA'), waits, 'Paid'],
		['holder has no name', named(''), waits, 'Not settled'],
		['holder is somebody else', named('PETER OTIENO'), waits, 'Paid'],
		['holder cannot be looked up', down, 'notChecked', 'Not settled'],
		['amount in the row was changed', { amount: 999_999 }, waits, 'Paid'],
		['number in the row was changed', { number: '5031264' }, waits, 'Not settled'],
	])('is not paid when the %s since the reviewer saw it', async (_what, since, state, then) => {
		const reference = await example.waiting();
		const page = await owner.open(reference);
		if ('kind' in since) example.fault('till', since);
		else await example.table.change((await example.row(reference))['id'], since);
		expect(await page.decide('Yes')).toContain('Not settled');
		await expectState(reference, state);
		// Who was not shown the new holder or amount cannot pay it, who was shown it can.
		const next = await owner.open(reference);
		if ('amount' in since) expect(next.html).toContain('KES 999999');
		expect(state === waits ? await next.decide('Yes') : next.html).toContain(then);
	});

	test('is decided only by who is signed in to n8n and may run the workflow', async () => {
		const reference = await example.waiting();
		const page = await owner.open(reference);
		expect(await page.sendUnsigned([['field-0', 'Yes']])).toBe(401);
		await expect(example.reviewer('')).rejects.toThrow();
		const member = await newMember(live());
		await expect(example.reviewer(member.cookie)).rejects.toThrow(/403/);
		await expectState(reference, 'waitingForReview');
		const rewritten = { '"requireExecuteAccess": true': '"requireExecuteAccess": false' };
		const open = await publishPayout(live(), 'webhook-payout', { rewritten });
		const reviewer = await open.reviewer(member.cookie);
		const shown = await (await open.reviewer()).open(reference);
		// What somebody else was shown is not theirs to decide.
		expect(await (await reviewer.follow(shown.link)).decide('Yes')).toContain('Not settled');
		await expectState(reference, 'waitingForReview');
		expect(await reviewer.decide(reference, 'No')).toContain('Not paid');
		expect(await example.row(reference)).toMatchObject({ accepted_by: member.email });
	});
});
