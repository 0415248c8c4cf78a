import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { UsualAnswer } from './answers';
import { firstHalf, type Delivery } from './delivery';

/** Long enough for the client to read the first half: a reset throws away what it has not read. */
const beforeResetMs = 15;

/**
 * Carries out a delivery on the connection that the request came by.
 * @param reply the request's reply; it is sent, or taken out of the framework's hands
 * @param delivery what is to happen
 * @param latencyMs how long to wait before anything happens, in ms
 * @returns when everything is handed to the connection, or at once for a request never answered
 */
export async function deliver(
	reply: FastifyReply,
	delivery: Delivery,
	latencyMs: number,
): Promise<void> {
	if (latencyMs > 0 && !(await pause(latencyMs, reply.raw))) {
		reply.hijack();
		return;
	}
	switch (delivery.how) {
		case 'answer':
			void reply.code(delivery.httpStatus).headers(delivery.headers).send(delivery.body);
			return;
		case 'later':
			await deliver(reply, delivery.then, delivery.delayMs);
			return;
		case 'never':
			reply.hijack();
			return;
		case 'reset':
			reply.hijack();
			reply.raw.socket?.resetAndDestroy();
			return;
		case 'resetDuringBody':
			reply.hijack();
			reply.raw.write(firstHalf(beginAnswer(reply.raw, delivery.usual)));
			await pause(beforeResetMs, reply.raw);
			reply.raw.socket?.resetAndDestroy();
			return;
		case 'silence': {
			reply.hijack();
			const text = beginAnswer(reply.raw, delivery.usual);
			if (delivery.after === 'halfBody') reply.raw.write(firstHalf(text));
			return;
		}
		case 'drip':
			reply.hijack();
			await drip(reply.raw, delivery.usual, delivery.everyMs);
			return;
	}
}

/** Sends the head of an answer; returns the body that it promises. */
function beginAnswer(response: ServerResponse, { httpStatus, json }: UsualAnswer): string {
	const text = JSON.stringify(json);
	response.writeHead(httpStatus, {
		'content-type': 'application/json',
		'content-length': Buffer.byteLength(text),
	});
	response.flushHeaders();
	return text;
}

/** Sends all bytes of an answer but the last, then blanks, until the connection goes away. */
async function drip(
	response: ServerResponse,
	{ httpStatus, json }: UsualAnswer,
	everyMs: number,
): Promise<void> {
	response.writeHead(httpStatus, { 'content-type': 'application/json' });
	const bytes = Buffer.from(JSON.stringify(json)).subarray(0, -1);
	for (let at = 0; ; at += 1) {
		response.write(at < bytes.length ? bytes.subarray(at, at + 1) : ' ');
		if (!(await pause(everyMs, response))) return;
	}
}

/** Waits so many ms; false, at once, when the connection goes away, so that no timer outlives it. */
function pause(ms: number, response: ServerResponse): Promise<boolean> {
	return new Promise((resolve) => {
		const end = (stillThere: boolean): void => {
			clearTimeout(timer);
			response.off('close', gone);
			resolve(stillThere);
		};
		const gone = (): void => {
			end(false);
		};
		const timer = setTimeout(end, ms, true);
		response.on('close', gone);
		if (response.closed) gone();
	});
}
