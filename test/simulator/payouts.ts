import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { UsualAnswer } from './answers';

const orderSchema = z.object({
	reference: z.string().min(1),
	accountType: z.enum(['till', 'paybill']),
	accountNumber: z.string().regex(/^\d+$/),
	amount: z.number().positive(),
	currency: z.literal('KES'),
});

type Order = z.infer<typeof orderSchema>;

/** Pays once for a key: the same order again gets the first answer, another one is refused. */
export class Payouts {
	private requests = 0;
	private orders = new Map<string, { order: Order; paymentId: string }>();

	/** A request has arrived, whatever comes of it; returns how many have. */
	requestReceived(): number {
		this.requests += 1;
		return this.requests;
	}

	/** Makes a payment, or answers as it did when the key was new; the body is the parsed JSON. */
	pay(key: string | string[] | undefined, body: unknown): UsualAnswer & { replayed: boolean } {
		if (typeof key !== 'string' || key === '') {
			return refusal(400, 'The header Idempotency-Key is missing');
		}
		const { data: order, error } = orderSchema.safeParse(body);
		if (!order) {
			const fields = error.issues.map(({ path }) => path.join('.'));
			return refusal(400, `Missing or wrong: ${fields.join(', ') || 'the whole body'}`);
		}
		const known = this.orders.get(key);
		if (known && !isDeepStrictEqual(known.order, order)) {
			return refusal(422, 'This Idempotency-Key belongs to another payment');
		}
		const { paymentId } = known ?? { paymentId: `payment-${this.orders.size + 1}` };
		this.orders.set(key, { order, paymentId });
		const { reference, amount, currency } = order;
		const json = { paymentId, status: 'paid', reference, amount, currency };
		return { httpStatus: 201, json, replayed: known !== undefined };
	}

	/** How many requests of any kind came, and the payment of each key, in the order they were made. */
	snapshot() {
		const payments = Array.from(this.orders, ([idempotencyKey, { order, paymentId }]) => ({
			...order,
			idempotencyKey,
			paymentId,
		}));
		return { requests: this.requests, payments };
	}

	/** Forgets every payment. */
	reset(): void {
		this.requests = 0;
		this.orders = new Map();
	}
}

const refusal = (httpStatus: number, message: string) => ({
	httpStatus,
	json: { status: 'refused', message },
	replayed: false,
});
