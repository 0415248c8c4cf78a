import { z } from 'zod';
import type { FaultPlan } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { almostJane, newReference, PayoutExample } from './payoutExample';
import { decide, reviewOf, reviewPage, submit } from './payoutReviews';

const waitingForReview = { status: 202, body: { decision: 'waitingForReview' } };

describe('a payment that a person must look at, in the webhook payout example', () => {
	const live = useLiveN8n();
	let example: PayoutExample;
	/** Nobody decides about it, and it is looked at last: n8n takes up to a minute to see that its time is over. */
	const forgotten = newReference();

	beforeAll(async () => {
		example = await PayoutExample.publish(live());
		const parameters = { 'Wait for Approval': { resumeAmount: 2, resumeUnit: 'seconds' } };
		const url = await example.publishCopy({ parameters });
		await example.pay({ reference: forgotten, ...almostJane }, url);
	});
	beforeEach(() => {
		live().service.setFaultPlan(undefined);
		live().service.resetStats();
	});

	const review = async (reference: string): ReturnType<typeof reviewOf> =>
		await reviewOf(live().rest, reference);

	/** Posts a payment that waits for a review. */
	async function waiting(change = {}): Promise<{ reference: string; reviewLink: string }> {
		const reference = newReference();
		const answer = await example.pay({ reference, ...almostJane, ...change });
		expect(answer).toMatchObject(waitingForReview);
		return { reference, reviewLink: (await review(reference)).reviewLink };
	}

	/** Has the service name this holder for every till. */
	const named =
		(name: string): FaultPlan =>
		({ kind }) =>
			kind === 'till' ? { kind: 'name', name } : undefined;

	test('waits, is paid once when it is approved, and never again', async () => {
		const payment = { reference: newReference(), ...almostJane };
		const { reference } = payment;
		const answer = await example.pay(payment);
		expect(answer).toMatchObject(waitingForReview);
		// The caller must be able neither to approve nor to learn the registered name.
		expect(JSON.stringify(answer)).not.toMatch(/form-waiting|signature|WANJIKU/);
		const statusUrl = z.string().parse(answer.body['statusUrl']);
		expect(await example.status(statusUrl)).toMatchObject({ ...waitingForReview, status: 200 });

		const names = { expectedName: 'Jane Kamua', registeredName: 'JANE WANJIKU KAMAU' };
		const shown = { payment: 'KES 1500 to till 4738534', ...names };
		const { reviewLink, ...found } = await review(reference);
		expect(found).toMatchObject({
			...shown,
			reason: expect.stringContaining('close to the expected name'),
		});
		const page = await reviewPage(reviewLink);
		for (const text of [reference, ...Object.values(shown)]) expect(page).toContain(text);
		expect(live().service.payouts).toMatchObject({ requests: 0 });

		expect(await decide(reviewLink, 'Pay')).toContain('Paid: KES 1500');
		await example.statusBecomes(reference, 'paid');
		expect(await review(reference)).toMatchObject({ reviewedBy: 'A Reviewer' });
		await submit(reviewLink, 'Pay');
		expect(await example.pay(payment)).toMatchObject({ status: 200, body: { decision: 'paid' } });
		expect(live().service.payouts).toMatchObject({
			requests: 1,
			payments: [{ idempotencyKey: reference, accountNumber: '4738534', amount: 1500 }],
		});
	});

	test('is put up once when the request is repeated meanwhile', async () => {
		const { reference, reviewLink } = await waiting();
		expect(await example.pay({ ...almostJane, reference })).toMatchObject(waitingForReview);
		expect(await example.pay({ ...almostJane, reference, amount: 150_000 })).toMatchObject({
			status: 409,
			body: { reason: 'referenceUsed' },
		});
		expect((await review(reference)).reviewLink).toBe(reviewLink);
		await decide(reviewLink, 'Pay');
		expect(live().service.payouts.payments).toMatchObject([{ amount: 1500 }]);
	});

	test.each(['Do not pay', ''])(
		'is not paid when the form says “%s”, nor later',
		async (decision) => {
			const { reference, reviewLink } = await waiting();
			expect(await decide(reviewLink, decision)).toContain('Not paid');
			await example.statusBecomes(reference, 'refused');
			const again = await example.pay({ ...almostJane, reference });
			expect(again).toMatchObject({ status: 409, body: { decision: 'refused' } });
			expect(live().service.payouts).toMatchObject({ requests: 0 });
		},
	);

	test.each([
		['it expects no name', { expectedName: undefined }, /no expected name/, 'JANE KAMAU'],
		['it expects a blank name', { expectedName: ' \u200b\n ' }, /no expected name/, 'JANE KAMAU'],
		['the service knows no name', { expectedName: 'Jane' }, /no usable name/, ''],
		['there is a warning', { number: '12345678' }, /as expected.*digits/, 'JANE KAMUA'],
	])('waits although the number exists, because %s', async (_what, change, reason, name) => {
		live().service.setFaultPlan(named(name));
		const { reference } = await waiting(change);
		expect((await review(reference)).reason).toMatch(reason);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test('shows the reviewer names as text, whatever is registered', async () => {
		live().service.setFaultPlan(named('<img src=x> JANE KAMAU'));
		const page = await reviewPage((await waiting()).reviewLink);
		expect(page).toContain('JANE KAMAU');
		expect(page).not.toMatch(/<img src="?x/);
	});

	test('cannot be approved by someone who guesses the link', async () => {
		const { reference, reviewLink } = await waiting();
		const guessed = new URL(reviewLink);
		for (const search of ['', `?signature=${'0'.repeat(64)}`]) {
			guessed.search = search;
			expect(await submit(guessed.href, 'Pay')).not.toContain('Paid');
		}
		expect(await review(reference)).toMatchObject({ status: 'waitingForReview' });
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test('may be put up again when the payment service left open what became of it', async () => {
		const { reference, reviewLink } = await waiting();
		live().service.setFaultPlan(({ kind }) =>
			kind === 'payout' ? { kind: 'resetDuringBody' } : undefined,
		);
		expect(await decide(reviewLink, 'Pay')).toContain('Unknown whether');
		await example.statusBecomes(reference, 'unknown');

		live().service.setFaultPlan(undefined);
		expect(await example.pay({ ...almostJane, reference })).toMatchObject(waitingForReview);
		expect(await decide((await review(reference)).reviewLink, 'Pay')).toContain('Paid');
		await example.statusBecomes(reference, 'paid');
		expect(live().service.payouts).toMatchObject({ requests: 2 });
		expect(live().service.payouts.payments).toHaveLength(1);
	});

	test('is told only about payments that were put up for review', async () => {
		expect(await example.status(example.statusUrl('never-seen'))).toMatchObject({
			status: 404,
			body: { decision: 'notFound', reference: 'never-seen' },
		});
	});

	test('expires when nobody decides', async () => {
		await example.statusBecomes(forgotten, 'expired', 100_000);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});
});
