import type { FastifyReply } from 'fastify';
import { registeredName } from '../../nodes/MobileMoneyNameLookup/services/demo/directory';
import type { AskedNumber, Dialect, Service, UsualAnswer } from './dialect';
import { deliver } from './deliver';
import type { Fault } from './faults';
import { magicHolder } from './magicNumber';
import { findMagicNumber } from './magicNumbers';
import type { ServiceState } from './serviceState';

/** A lookup as it came, and whose words answer it. */
export interface Lookup extends AskedNumber {
	readonly service: Service;
	readonly dialect: Dialect;
	/** What is answered instead of a result, where something but the number is wrong. */
	readonly objection?: UsualAnswer | undefined;
}

/** Counts a lookup, and answers it: as usual, as its magic number has it, or as the plan has it. */
export async function answerLookup(
	state: ServiceState,
	reply: FastifyReply,
	lookup: Lookup,
): Promise<FastifyReply> {
	const { service, dialect, accountType: kind, number } = lookup;
	const { statistics } = state;
	const { attempt, sequence } = statistics.lookupReceived(kind, number, reply.raw);
	const isTooMany = statistics.inFlight > state.maxConcurrent;
	if (isTooMany || state.rateLimiter?.takes() === false) {
		statistics.counts.turnedAway++;
		const retryAfter = isTooMany ? 1 : state.rateLimiter?.retryAfterSeconds;
		if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
		return await deliver(state, reply, { dialect, usual: dialect.tooManyRequests });
	}
	const { authorization } = reply.request.headers;
	const isAuthorised = state.tokens.accepts(service, authorization);
	if (!isAuthorised) statistics.counts.bearerRefusals++;
	const { usual, fault } = isAuthorised
		? authorisedAnswer(lookup)
		: { usual: dialect.tokenRefused };
	const given = authorization === undefined ? {} : { authorization };
	const planned = state.plan?.({ kind, service, number, attempt, sequence, ...given });
	return await deliver(state, reply, { dialect, usual, fault: planned ?? fault });
}

function authorisedAnswer({ service, dialect, accountType, number, objection }: Lookup): {
	usual: UsualAnswer;
	fault?: Fault;
} {
	if (objection) return { usual: objection };
	const magic = findMagicNumber(service, number);
	const name = magic ? magicHolder : registeredName(accountType, number);
	const usual = name === undefined ? dialect.unknownNumber : dialect.success(name);
	return magic ? { usual, fault: magic.fault } : { usual };
}

/** Counts a token call, and answers it as usual or as the plan has it. */
export async function answerTokenCall(
	state: ServiceState,
	reply: FastifyReply,
	{ service, ...answer }: { service: Service; dialect: Dialect; usual: UsualAnswer },
): Promise<FastifyReply> {
	const { counts } = state.statistics;
	const attempt = ++counts.tokenRequests;
	if (answer.usual.httpStatus !== 200) counts.tokenRefusals++;
	const fault = state.plan?.({ kind: 'token', service, attempt, sequence: counts.lookups });
	return await deliver(state, reply, { ...answer, fault });
}
