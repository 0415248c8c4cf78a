import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deliver } from './deliver';
import type { Fault } from './faults';
import { deliveryOf, type ServiceState } from './serviceState';

/** Faults of a service that did not get as far as paying; any other hits the answer on its way back. */
const nothingIsPaid: ReadonlySet<Fault['kind']> = new Set([
	'serverError',
	'tooManyRequests',
	'hang',
	'resetBeforeAnswer',
]);

/**
 * A stand-in for the service that moves the money. It is no part of the lookup service; it is here so
 * that a payout can be tried and counted without an account.
 * @param app where it is registered; JSON must arrive unparsed
 * @param state the simulator's state
 */
export function payoutEndpoint(app: FastifyInstance, state: ServiceState): void {
	app.post('/payouts', async (request, reply) => {
		const attempt = state.payouts.requestReceived();
		const { lookups: sequence } = state.statistics;
		const fault = state.plan?.({ kind: 'payout', attempt, sequence });
		if (fault && nothingIsPaid.has(fault.kind)) {
			const unpaid = { httpStatus: 503, json: {} };
			await deliver(reply, deliveryOf(state, unpaid, fault, request.raw.url ?? ''), 0);
			return reply;
		}
		const { replayed = false, ...usual } = state.payouts.pay(keyOf(request), bodyOf(request));
		if (replayed) void reply.header('idempotent-replayed', 'true');
		const delivery = deliveryOf(state, usual, fault, request.raw.url ?? '');
		await deliver(reply, delivery, state.latencyMs);
		return reply;
	});
}

function keyOf({ headers }: FastifyRequest): string | undefined {
	const key = headers['idempotency-key'];
	return typeof key === 'string' ? key : undefined;
}

function bodyOf({ body }: FastifyRequest): unknown {
	try {
		return JSON.parse(String(body));
	} catch {
		return undefined;
	}
}
