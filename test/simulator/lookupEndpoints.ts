import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { registeredName } from '../../nodes/MobileMoneyNameLookup/services/demo/directory';
import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import {
	accountNotFound,
	lookupSuccess,
	operatorNotSupported,
	tokenRefused,
	tooManyRequests,
	type UsualAnswer,
} from './answers';
import { deliver } from './deliver';
import type { Fault } from './faults';
import { findMagicNumber, magicHolder } from './magicNumbers';
import type { ServiceState } from './serviceState';

const path = z.object({ mmoId: z.string(), number: z.string() });

/** The one spelling of the operator that is accepted. */
const operator = 'Mpesa';

/** Both name lookups (service description 4.2 to 4.4). */
export function lookupEndpoints(app: FastifyInstance, state: ServiceState): void {
	const operators = `${state.prefix}/v3/countries/KE/mmos/:mmoId`;
	app.get(`${operators}/merchants/:number`, (...sent) => lookUp('till', ...sent, state));
	app.get(`${operators}/businesses/:number`, (...sent) => lookUp('paybill', ...sent, state));
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
		statistics.counts.turnedAway++;
		void reply.header('retry-after', '1');
		return await deliver(state, reply, tooManyRequests, undefined);
	}
	const { authorization } = request.headers;
	const isAuthorised = state.tokens.accepts(authorization);
	if (!isAuthorised) statistics.counts.bearerRefusals++;
	const { usual, fault } = isAuthorised
		? authorisedAnswer(kind, mmoId, number, attempt)
		: { usual: tokenRefused() };
	const given = authorization === undefined ? {} : { authorization };
	const planned = state.plan?.({ kind, number, attempt, sequence, ...given });
	return await deliver(state, reply, usual, planned ?? fault);
}

function authorisedAnswer(
	kind: AccountType,
	mmoId: string,
	number: string,
	attempt: number,
): { usual: UsualAnswer; fault?: Fault } {
	if (mmoId !== operator) return { usual: operatorNotSupported(mmoId) };
	const magic = findMagicNumber(number);
	const name = magic ? magicHolder : registeredName(kind, number);
	const usual = name === undefined ? accountNotFound : lookupSuccess(name);
	return magic && attempt <= (magic.times ?? Infinity) ? { usual, fault: magic.fault } : { usual };
}
