import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
	accountNotFound,
	lookupSuccess,
	operatorNotSupported,
	tokenRefused,
	tooManyRequests,
	type UsualAnswer,
} from './answers';
import { deliver } from './deliver';
import { plainDelivery } from './delivery';
import { registeredName } from '../../nodes/MobileMoneyNameLookup/demo/directory';
import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import type { Fault } from './faults';
import { faultOf } from './magicNumber';
import { findMagicNumber, magicHolder } from './magicNumbers';
import { deliveryOf, type ServiceState } from './serviceState';

const path = z.object({ mmoId: z.string(), number: z.string() });

/** The one spelling of the operator that is accepted. */
const operator = 'Mpesa';

/**
 * Both name lookups (service description 4.2 to 4.4).
 * @param app where they are registered
 * @param state the simulator's state
 */
export function lookupEndpoints(app: FastifyInstance, state: ServiceState): void {
	const operators = '/v3/countries/KE/mmos/:mmoId';
	app.get(`${operators}/merchants/:number`, (request, reply) =>
		lookUp('till', request, reply, state),
	);
	app.get(`${operators}/businesses/:number`, (request, reply) =>
		lookUp('paybill', request, reply, state),
	);
}

async function lookUp(
	kind: AccountType,
	request: FastifyRequest,
	reply: FastifyReply,
	state: ServiceState,
): Promise<FastifyReply> {
	const { mmoId, number } = path.parse(request.params);
	const { statistics } = state;
	const { attempt, sequence } = statistics.lookupReceived(kind, number, reply.raw);

	if (statistics.inFlight > state.maxConcurrent) {
		statistics.add('turnedAway');
		void reply.header('retry-after', '1');
		await deliver(reply, plainDelivery(tooManyRequests), state.latencyMs);
		return reply;
	}

	const authorised = state.tokens.accepts(request.headers.authorization);
	if (!authorised) statistics.add('bearerRefusals');
	const { usual, fault } = authorised
		? authorisedAnswer(kind, mmoId, number, attempt)
		: { usual: tokenRefused(), fault: undefined };
	const { authorization } = request.headers;
	const planned = state.plan?.({
		kind,
		number,
		attempt,
		sequence,
		...(authorization !== undefined && { authorization }),
	});
	const delivery = deliveryOf(state, usual, planned ?? fault, request.raw.url ?? '');
	await deliver(reply, delivery, state.latencyMs);
	return reply;
}

function authorisedAnswer(
	kind: AccountType,
	mmoId: string,
	number: string,
	attempt: number,
): { usual: UsualAnswer; fault: Fault | undefined } {
	if (mmoId !== operator) return { usual: operatorNotSupported(mmoId), fault: undefined };
	const magic = findMagicNumber(number);
	if (magic) return { usual: lookupSuccess(magicHolder), fault: faultOf(magic, attempt) };
	const name = registeredName(kind, number);
	return {
		usual: name === undefined ? accountNotFound : lookupSuccess(name),
		fault: undefined,
	};
}
