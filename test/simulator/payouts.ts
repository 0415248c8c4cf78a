import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/domain/json';
import type { Endpoint } from './application';
import { deliver } from './deliver';
import type { UsualAnswer } from './dialect';
import type { Fault } from './faults';
import { gatewayDialect as dialect } from './gateway';
import type { ServiceState } from './simulator';

const common = {
	reference: z.string().min(1),
	number: z.string().regex(/^\d+$/),
	amount: z.number().positive(),
};
const orderSchema = z.discriminatedUnion('type', [
	z.object({ type: z.literal('till'), ...common }),
	z.object({ type: z.literal('paybill'), account: z.string().min(1), ...common }),
]);

const refusal = (httpStatus: number, message: string): UsualAnswer => ({
	httpStatus,
	json: { status: 'refused', message },
});

/** Pays once for a key: the same order again gets the first answer, another one is refused. */
export class Payouts {
	requests = 0;
	private readonly orders = new Map<string, z.infer<typeof orderSchema>>();

	pay(key: string | string[] | undefined, body: unknown): UsualAnswer {
		if (typeof key !== 'string' || key === '')
			return refusal(400, 'The header Idempotency-Key is missing');
		const { data: order, error } = orderSchema.safeParse(body);
		if (!order) return refusal(400, error.message);
		const known = this.orders.get(key);
		if (known && !isDeepStrictEqual(known, order))
			return refusal(422, 'This Idempotency-Key belongs to another payment');
		this.orders.set(key, order);
		const { reference, amount } = order;
		const paymentId = `payment-${[...this.orders.keys()].indexOf(key) + 1}`;
		const json = { paymentId, status: 'paid', reference, amount };
		return { httpStatus: 201, json };
	}

	snapshot() {
		const payments = Array.from(this.orders, ([idempotencyKey, order], index) => ({
			...order,
			idempotencyKey,
			paymentId: `payment-${index + 1}`,
		}));
		return { requests: this.requests, payments };
	}

	reset(): void {
		this.requests = 0;
		this.orders.clear();
	}
}

const nothingIsPaid: ReadonlySet<Fault['kind']> = new Set([
	'serverError',
	'tooManyRequests',
	'hang',
	'resetBeforeAnswer',
]);

/** A stand-in for the service that moves the money, which is no part of the lookup service. */
export const payoutEndpoint = (state: ServiceState): Endpoint => ({
	method: 'POST',
	path: /^\/payouts$/,
	answer: async (response, request) => {
		const attempt = ++state.payouts.requests;
		const { lookups: sequence } = state.statistics.counts;
		const fault = state.plan?.({ kind: 'payout', attempt, sequence });
		const usual =
			fault && nothingIsPaid.has(fault.kind)
				? { httpStatus: 503, json: {} }
				: state.payouts.pay(request.headers['idempotency-key'], parseJson(request.body));
		await deliver(state, response, { request, dialect, usual, fault });
	},
});
