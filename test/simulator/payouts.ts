import { z } from 'zod';
import type { UsualAnswer } from './answers';

const order = z.object({
	reference: z.string().min(1),
	accountType: z.enum(['till', 'paybill']),
	accountNumber: z.string().regex(/^\d+$/),
	amount: z.number().positive(),
	currency: z.literal('KES'),
});

/** What a payment is made of. */
export type PaymentOrder = z.infer<typeof order>;

/** A payment that was made. */
export interface Payment extends PaymentOrder {
	readonly idempotencyKey: string;
	readonly paymentId: string;
}

/** What has been paid since the start or the last reset. */
export interface PayoutRecord {
	/** Requests of any kind, repeated and refused ones included. */
	readonly requests: number;
	/** One for each key, in the order they were made. */
	readonly payments: readonly Payment[];
}

/** Pays once for a key: the same order again gets the first answer, another one is refused. */
export class Payouts {
	private requests = 0;
	private payments = new Map<string, Payment>();

	/** A request has arrived, whatever comes of it; returns how many have. */
	requestReceived(): number {
		this.requests += 1;
		return this.requests;
	}

	/**
	 * Makes a payment, or answers as it did when the key was new.
	 * @param idempotencyKey the header's value; undefined without one
	 * @param body the parsed JSON of the request
	 */
	pay(idempotencyKey: string | undefined, body: unknown): UsualAnswer & { replayed?: boolean } {
		if (idempotencyKey === undefined || idempotencyKey === '') {
			return refusal(400, 'The header Idempotency-Key is missing');
		}
		const parsed = order.safeParse(body);
		if (!parsed.success) {
			const fields = parsed.error.issues.map(({ path }) => path.join('.'));
			return refusal(400, `Missing or wrong: ${fields.join(', ') || 'the whole body'}`);
		}
		const known = this.payments.get(idempotencyKey);
		if (!known) {
			const paymentId = `payment-${this.payments.size + 1}`;
			const payment = { ...parsed.data, idempotencyKey, paymentId };
			this.payments.set(idempotencyKey, payment);
			return receipt(payment);
		}
		if (!isSameOrder(known, parsed.data)) {
			return refusal(422, 'This Idempotency-Key belongs to another payment');
		}
		return { ...receipt(known), replayed: true };
	}

	/** A copy of what has been paid. */
	snapshot(): PayoutRecord {
		return { requests: this.requests, payments: [...this.payments.values()] };
	}

	/** Forgets every payment. */
	reset(): void {
		this.requests = 0;
		this.payments = new Map();
	}
}

function isSameOrder(payment: Payment, { reference, ...rest }: PaymentOrder): boolean {
	return (
		payment.reference === reference &&
		payment.accountType === rest.accountType &&
		payment.accountNumber === rest.accountNumber &&
		payment.amount === rest.amount
	);
}

function receipt({ paymentId, reference, amount, currency }: Payment): UsualAnswer {
	return { httpStatus: 201, json: { paymentId, status: 'paid', reference, amount, currency } };
}

function refusal(httpStatus: number, message: string): UsualAnswer {
	return { httpStatus, json: { status: 'refused', message } };
}
