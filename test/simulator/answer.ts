import type { ServerResponse } from 'node:http';
import { registeredName } from './directory';
import { deliver, type Due } from './deliver';
import type { AskedNumber, UsualAnswer } from './dialect';
import { MAGIC_HOLDER, MAGIC_NUMBERS } from './magicNumbers';
import type { ServiceState } from './simulator';

interface Lookup extends AskedNumber, Pick<Due, 'request' | 'dialect'> {
	readonly objection?: UsualAnswer | undefined;
}

/** Counts a lookup, and answers it: as usual, as its magic number has it, or as the plan has it. */
export async function answerLookup(
	state: ServiceState,
	response: ServerResponse,
	{ request, dialect, accountType: kind, number, objection }: Lookup,
): Promise<void> {
	const { statistics, tokens, plan } = state;
	const counted = statistics.lookupReceived(kind, number, response);
	const { authorization } = request.headers;
	const isAuthorised = tokens.accepts(dialect.service, authorization);
	if (!isAuthorised) statistics.counts.bearerRefusals++;
	const isUsual = !isAuthorised || objection !== undefined;
	const magic = isUsual ? undefined : MAGIC_NUMBERS.find(([each]) => each === number);
	const name = magic ? MAGIC_HOLDER : registeredName(kind, number);
	const known = name === undefined ? dialect.unknownNumber : dialect.success(name);
	const usual = isAuthorised ? (objection ?? known) : dialect.tokenRefused();
	const fault = plan?.({ kind, number, authorization, ...counted }) ?? magic?.[2];
	await deliver(state, response, { request, dialect, usual, fault });
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
