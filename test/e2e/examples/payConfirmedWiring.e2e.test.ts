import { useLiveN8n } from '../support/liveN8n';
import { newPayment, otherPayments, PayConfirmedCopies, type CopyAnswer } from './payConfirmedCopy';
import { wirings } from './payConfirmedWirings';
import { jane } from './payoutExample';

/** Why nobody was paid, in one sentence. */
const reasons =
	/^(Not paid: [^.]+(\.| \[item 0\])|It may be paid or not, because [^.]+\. Check in your payment service before you pay again\.)$/;

describe('the example “Pay only the confirmed”, wired otherwise', () => {
	const live = useLiveN8n();
	let copies: PayConfirmedCopies;

	beforeAll(async () => {
		copies = await PayConfirmedCopies.prepare(live());
	});
	beforeEach(() => {
		live().service.resetStats();
	});

	describe.each(Object.entries(wirings))('%s', (_group, cases) => {
		test.each(cases)('%s', async (_title, change, { pays, answers }) => {
			const pay = await copies.publish(change);
			const refused = await pay(...otherPayments());
			expect(live().service.payouts).toEqual({ requests: 0, payments: [] });
			for (const answer of refused) {
				expect(answer.decision).not.toBe('paid');
				if (answers || answer.decision) expect(answer.message).toMatch(reasons);
				// Where its answer is missing, n8n says 200 and nothing.
				else expect(answer).toEqual({ status: 200 });
			}

			const payment = newPayment();
			const [answer] = await pay(payment);
			const { reference } = payment;
			const order = { reference, idempotencyKey: reference, accountNumber: jane.number };
			expect(live().service.payouts).toMatchObject(
				pays ? { requests: 1, payments: [order] } : { requests: 0, payments: [] },
			);
			expectHonest(answer, pays);
		});
	});
});

/** Nothing is said to be paid that is not, or not to be paid that is. */
function expectHonest({ decision, message }: Partial<CopyAnswer> = {}, isPaid: boolean): void {
	if (isPaid) expect(message ?? '').not.toMatch(/^Not paid/);
	else expect(decision).not.toBe('paid');
}
