import type { FastifyInstance } from 'fastify';
import { parseJson } from '../../nodes/MobileMoneyNameLookup/http/parseJson';
import { deliver } from './deliver';
import type { Fault } from './faults';
import type { ServiceState } from './serviceState';

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
		const attempt = state.payouts.requestReceived();
		const { lookups: sequence } = state.statistics;
		const fault = state.plan?.({ kind: 'payout', attempt, sequence });
		if (fault && nothingIsPaid.has(fault.kind)) {
			return await deliver(state, reply, { httpStatus: 503, json: {} }, fault);
		}
		const key = request.headers['idempotency-key'];
		const { replayed, ...usual } = state.payouts.pay(key, parseJson(String(request.body)));
		if (replayed) void reply.header('idempotent-replayed', 'true');
		return await deliver(state, reply, usual, fault);
	});
}
