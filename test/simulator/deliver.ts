import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Dialect, UsualAnswer } from './dialect';
import type { ConnectionFault, Fault } from './faults';
import { faultyAnswer, firstHalf, plainAnswer } from './faultyAnswer';
import { hold } from './heldReplies';
import type { ServiceState } from './serviceState';
import { wait } from './wait';

/** Long enough for the client to read the first half: a reset throws away what it has not read. */
const BEFORE_RESET_MS = 15;

/** An answer that is due, and the fault that befalls it. */
export interface Due {
	readonly dialect: Dialect;
	readonly usual: UsualAnswer;
	readonly fault?: Fault | undefined;
}

/** Answers a request as usual, or as a fault has it; a request that is never answered ends at once. */
export async function deliver(
	state: ServiceState,
	reply: FastifyReply,
	{ dialect, usual, fault }: Due,
	latencyMs = state.latencyMs,
): Promise<FastifyReply> {
	if (latencyMs > 0 && !(await pause(latencyMs, reply.raw))) return reply.hijack();
	switch (fault?.kind) {
		case 'slow':
			return await deliver(state, reply, { dialect, usual, fault: fault.then }, fault.delayMs);
		case 'hang':
		case 'resetBeforeAnswer':
		case 'resetDuringBody':
		case 'silentAfterHead':
		case 'silentDuringBody':
		case 'drip':
			reply.hijack();
			await breakOff(reply.raw, fault, usual);
			return reply;
		default: {
			const target = state.redirectOrigin + (reply.request.raw.url ?? '');
			const { httpStatus, headers, body } = fault
				? faultyAnswer(fault, usual, dialect, target)
				: plainAnswer(usual);
			return reply.code(httpStatus).headers(headers).send(body);
		}
	}
}

async function breakOff(
	response: ServerResponse,
	fault: ConnectionFault,
	{ httpStatus, json }: UsualAnswer,
): Promise<void> {
	const { kind } = fault;
	const text = JSON.stringify(json);
	if (kind === 'hang') {
		hold(response);
		return;
	}
	if (kind === 'drip') {
		response.writeHead(httpStatus, { 'content-type': 'application/json' });
		await drip(response, Buffer.from(text).subarray(0, -1), fault.everyMs ?? 50);
		return;
	}
	if (kind !== 'resetBeforeAnswer') {
		const length = Buffer.byteLength(text);
		const headers = { 'content-type': 'application/json', 'content-length': length };
		response.writeHead(httpStatus, headers).flushHeaders();
	}
	if (kind === 'resetDuringBody' || kind === 'silentDuringBody') response.write(firstHalf(text));
	if (kind === 'resetDuringBody') await pause(BEFORE_RESET_MS, response);
	if (kind.startsWith('reset')) response.socket?.resetAndDestroy();
	else hold(response);
}

/** Sends these bytes, then blanks, until the connection goes away. */
async function drip(response: ServerResponse, bytes: Buffer, everyMs: number): Promise<void> {
	for (let at = 0; ; at += 1) {
		response.write(at < bytes.length ? bytes.subarray(at, at + 1) : ' ');
		if (!(await pause(everyMs, response))) return;
	}
}

/** Waits so many ms; false, at once, when the connection goes away, so that no timer outlives it. */
async function pause(ms: number, response: ServerResponse): Promise<boolean> {
	const gone = new AbortController();
	const abort = () => {
		gone.abort();
	};
	response.once('close', abort);
	if (response.closed) abort();
	const release = hold(response);
	await wait(ms, gone.signal);
	release();
	response.off('close', abort);
	return !gone.signal.aborted;
}
