import { z } from 'zod';
import {
	almostJane,
	jane,
	newReference,
	payoutFault,
	startPayoutExample,
	type PayoutExample,
} from './payoutExample';

describe('a payment that a person must look at, in the webhook payout example', () => {
	let example: PayoutExample;

	beforeAll(async () => {
		example = await startPayoutExample();
	});
	afterAll(async () => {
		await example.stop();
	});
	beforeEach(() => {
		example.service.setFaultPlan(undefined);
		example.service.resetStats();
	});

	/** Posts a payment that waits for a review; returns its link as well. */
	async function waiting(change = {}): Promise<{
		payment: typeof almostJane & { reference: string };
		reviewLink: string;
	}> {
		const payment = { reference: newReference(), ...almostJane, ...change };
		expect((await example.caller.post(payment)).status).toBe(202);
		return { payment, reviewLink: (await example.reviews.of(payment.reference)).reviewLink };
	}

	test('waits, is paid once when it is approved, and never again', async () => {
		const { caller, reviews, service } = example;
		const payment = { reference: newReference(), ...almostJane };
		const { reference } = payment;
		const answer = await caller.post(payment);
		const waitingForReview = { decision: 'waitingForReview', reference };
		expect(answer).toMatchObject({ status: 202, body: waitingForReview });
		// The caller must be able neither to approve nor to learn the registered name.
		expect(JSON.stringify(answer)).not.toMatch(/form-waiting|signature|WANJIKU/);
		const statusUrl = z.string().parse(answer.body['statusUrl']);
		expect(await caller.statusAt(statusUrl)).toMatchObject({ status: 200, body: waitingForReview });

		const review = await reviews.of(reference);
		expect(review).toMatchObject({
			payment: 'KES 1500 to till 4738534',
			expectedName: 'Jane Kamua',
			registeredName: 'JANE WANJIKU KAMAU',
			reason: expect.stringMatching(/^nameClose; ./),
		});
		const page = await reviews.page(review.reviewLink);
		for (const shown of [review.payment, reference, 'Jane Kamua', 'JANE WANJIKU KAMAU']) {
			expect(page).toContain(shown);
		}
		expect(service.payouts).toMatchObject({ requests: 0 });

		expect(await reviews.decide(review.reviewLink, 'Pay')).toContain('Paid: KES 1500');
		expect(service.payouts.payments).toMatchObject([
			{ idempotencyKey: reference, accountNumber: '4738534', amount: 1500 },
		]);
		await example.statusBecomes(reference, 'paid');
		expect(await reviews.of(reference)).toMatchObject({ reviewedBy: 'A Reviewer' });

		await reviews.submit(review.reviewLink, 'Pay');
		expect(await caller.post(payment)).toMatchObject({ status: 200, body: { decision: 'paid' } });
		expect(service.payouts).toMatchObject({ requests: 1 });
	});

	test('is put up once when the request is repeated meanwhile', async () => {
		const { payment, reviewLink } = await waiting();
		const again = await example.caller.post(payment);
		expect(again).toMatchObject({ status: 202, body: { decision: 'waitingForReview' } });
		const other = await example.caller.post({ ...payment, amount: 150_000 });
		expect(other).toMatchObject({ status: 409, body: { reason: 'referenceUsed' } });
		expect((await example.reviews.of(payment.reference)).reviewLink).toBe(reviewLink);

		await example.reviews.decide(reviewLink, 'Pay');
		expect(example.service.payouts.payments).toMatchObject([{ amount: 1500 }]);
	});

	test.each(['Do not pay', 'pay', ''])('is not paid when the form says “%s”', async (decision) => {
		const { payment, reviewLink } = await waiting();
		expect(await example.reviews.decide(reviewLink, decision)).toContain('Not paid');
		await example.statusBecomes(payment.reference, 'refused');
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test('stays refused when the request is repeated', async () => {
		const { payment, reviewLink } = await waiting();
		await example.reviews.decide(reviewLink, 'Do not pay');
		await example.statusBecomes(payment.reference, 'refused');
		const again = await example.caller.post(payment);
		expect(again).toMatchObject({ status: 409, body: { decision: 'refused' } });
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test.each([
		['it expects no name', { expectedName: undefined }],
		['it expects an empty name', { expectedName: '' }],
		['it expects a blank name', { expectedName: ' \u200b\n ' }],
		['the service knows no name', { number: '900106' }],
	])('waits although the number exists, because %s', async (_what, change) => {
		const payment = { reference: newReference(), ...jane, ...change };
		expect(await example.caller.post(payment)).toMatchObject({
			status: 202,
			body: { decision: 'waitingForReview' },
		});
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test('waits although the name matched, because the lookup has a warning', async () => {
		example.service.setFaultPlan(({ kind }) =>
			kind === 'till' ? { kind: 'name', name: 'JANE KAMAU' } : undefined,
		);
		const { payment } = await waiting({ ...jane, number: '12345678' });
		const { reason } = await example.reviews.of(payment.reference);
		expect(reason).toMatch(/^nameMatched; .*digits/);
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test('shows the reviewer names as text, whatever is registered', async () => {
		example.service.setFaultPlan(({ kind }) =>
			kind === 'till' ? { kind: 'name', name: '<img src=x> JANE KAMAU' } : undefined,
		);
		const { reviewLink } = await waiting({ expectedName: '' });
		const page = await example.reviews.page(reviewLink);
		expect(page).toContain('JANE KAMAU');
		expect(page).not.toMatch(/<img src="?x/);
	});

	test('cannot be approved by someone who guesses the link', async () => {
		const { payment, reviewLink } = await waiting();
		const guessed = new URL(reviewLink);
		for (const search of ['', `?signature=${'0'.repeat(64)}`]) {
			guessed.search = search;
			expect(await example.reviews.submit(guessed.href, 'Pay')).not.toContain('Paid');
		}
		expect(await example.reviews.of(payment.reference)).toMatchObject({
			status: 'waitingForReview',
		});
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test('may be put up again when the payment service left open what became of it', async () => {
		const { payment, reviewLink } = await waiting();
		example.service.setFaultPlan(payoutFault({ kind: 'resetDuringBody' }));
		expect(await example.reviews.decide(reviewLink, 'Pay')).toContain('Unknown whether');
		await example.statusBecomes(payment.reference, 'unknown');

		example.service.setFaultPlan(undefined);
		expect((await example.caller.post(payment)).status).toBe(202);
		const second = await example.reviews.of(payment.reference);
		expect(second.reviewLink).not.toBe(reviewLink);
		expect(await example.reviews.decide(second.reviewLink, 'Pay')).toContain('Paid');
		await example.statusBecomes(payment.reference, 'paid');
		expect(example.service.payouts).toMatchObject({ requests: 2 });
		expect(example.service.payouts.payments).toHaveLength(1);
	});

	test('expires when nobody decides', async () => {
		const quick = await example.publishCopy('payout-quick', {
			parameters: { 'Wait for Approval': { resumeAmount: 2, resumeUnit: 'seconds' } },
		});
		const payment = { reference: newReference(), ...almostJane };
		expect((await quick.post(payment)).status).toBe(202);
		// n8n looks once a minute for executions whose time has come.
		await example.statusBecomes(payment.reference, 'expired', 100_000);
		expect(example.service.payouts).toMatchObject({ requests: 0 });
	});

	test('is told only about payments that were put up for review', async () => {
		expect(await example.caller.status('never-seen')).toMatchObject({
			status: 404,
			body: { decision: 'notFound', reference: 'never-seen' },
		});
	});
});
