import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/http/json';
import type { UsualAnswer } from './dialect';
import { deliver } from './deliver';
import type { Fault } from './faults';
import { gatewayDialect as dialect } from './gateway/dialect';
import type { ServiceState } from './serviceState';

const orderSchema = z.object({
	reference: z.string().min(1),
	accountType: z.enum(['till', 'paybill']),
	accountNumber: z.string().regex(/^\d+$/),
	amount: z.number().positive(),
	currency: z.literal('KES'),
});

const refusal = (httpStatus: number, message: string) => ({
	httpStatus,
	json: { status: 'refused', message },
	replayed: false,
});

/** Pays once for a key: the same order again gets the first answer, another one is refused. */
export class Payouts {
	/** How many requests have arrived, whatever came of them. */
	requests = 0;
	private readonly orders = new Map<string, z.infer<typeof orderSchema> & { paymentId: string }>();

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
		const { paymentId } = known ?? { paymentId: `payment-${this.orders.size + 1}` };
		if (known && !isDeepStrictEqual(known, { ...order, paymentId })) {
			return refusal(422, 'This Idempotency-Key belongs to another payment');
		}
		this.orders.set(key, { ...order, paymentId });
		const { reference, amount, currency } = order;
		const json = { paymentId, status: 'paid', reference, amount, currency };
		return { httpStatus: 201, json, replayed: known !== undefined };
	}

	/** How many requests of any kind came, and the payment of each key, in the order they were made. */
	snapshot() {
		const payments = Array.from(this.orders, ([idempotencyKey, { paymentId, ...order }]) => ({
			...order,
			idempotencyKey,
			paymentId,
		}));
		return { requests: this.requests, payments };
	}

	/** Forgets every payment. */
	reset(): void {
		this.requests = 0;
		this.orders.clear();
	}
}

/** Faults of a service that did not get as far as paying; any other hits the answer on its way back. */
const nothingIsPaid: ReadonlySet<Fault['kind']> = new Set([
	'serverError',
	'tooManyRequests',
	'hang',
	'resetBeforeAnswer',
]);

/**
 * A stand-in for the service that moves the money. It is no part of the lookup service; it is here so
 * that a payout can be tried and counted without an account. JSON must arrive unparsed.
 */
export function payoutEndpoint(app: FastifyInstance, state: ServiceState): void {
	app.post('/payouts', async (request, reply) => {
		const attempt = ++state.payouts.requests;
		const { lookups: sequence } = state.statistics.counts;
		const fault = state.plan?.({ kind: 'payout', service: 'gateway', attempt, sequence });
		if (fault && nothingIsPaid.has(fault.kind)) {
			const usual = { httpStatus: 503, json: {} };
			return await deliver(state, reply, { dialect, usual, fault });
		}
		const key = request.headers['idempotency-key'];
		const { replayed, ...usual } = state.payouts.pay(key, parseJson(String(request.body)));
		if (replayed) void reply.header('idempotent-replayed', 'true');
		return await deliver(state, reply, { dialect, usual, fault });
	});
}
