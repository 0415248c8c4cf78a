import type { ServerResponse } from 'node:http';
import { registeredName } from './directory';
import { deliver, type Due } from './deliver';
import type { AskedNumber, Service, UsualAnswer } from './dialect';
import { MAGIC_HOLDER, MAGIC_NUMBERS } from './magicNumbers';
import type { ServiceState } from './simulator';

interface Lookup extends AskedNumber, Pick<Due, 'request' | 'dialect'> {
	readonly service: Service;
	readonly objection?: UsualAnswer;
}

/** Counts a lookup, and answers it: as usual, as its magic number has it, or as the plan has it. */
export async function answerLookup(
	state: ServiceState,
	response: ServerResponse,
	lookup: Lookup,
): Promise<void> {
	const { request, service, dialect, accountType: kind, number } = lookup;
	const { statistics } = state;
	const counted = statistics.lookupReceived(kind, number, response);
	const { authorization } = request.headers;
	const isAuthorised = state.tokens.accepts(service, authorization);
	if (!isAuthorised) statistics.counts.bearerRefusals++;
	const { usual, fault } = isAuthorised ? resultOf(lookup) : { usual: dialect.tokenRefused() };
	const planned = state.plan?.({ kind, number, authorization, ...counted });
	await deliver(state, response, { request, dialect, usual, fault: planned ?? fault });
}

function resultOf(lookup: Lookup): Omit<Due, 'dialect' | 'request'> {
	const { dialect, accountType, number, objection } = lookup;
	if (objection) return { usual: objection };
	const magic = MAGIC_NUMBERS.find((one) => one.number === number);
	if (magic) return { usual: dialect.success(MAGIC_HOLDER), fault: magic.fault };
	const name = registeredName(accountType, number);
	return { usual: name === undefined ? dialect.unknownNumber : dialect.success(name) };
}

/** Counts a token call, and answers it as usual or as the plan has it. */
export async function answerTokenCall(
	state: ServiceState,
	response: ServerResponse,
	due: Omit<Due, 'fault'>,
): Promise<void> {
	const { counts } = state.statistics;
	const attempt = ++counts.tokenRequests;
	if (due.usual.httpStatus !== 200) counts.tokenRefusals++;
	const fault = state.plan?.({ kind: 'token', attempt, sequence: counts.lookups });
	await deliver(state, response, { ...due, fault });
}
