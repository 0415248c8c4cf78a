import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
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
		case 'resetDuringBody': {
			reply.hijack();
			const text = JSON.stringify(delivery.usual.json);
			reply.raw.writeHead(delivery.usual.httpStatus, {
				'content-type': 'application/json',
				'content-length': Buffer.byteLength(text),
			});
			reply.raw.write(firstHalf(text));
			await pause(beforeResetMs, reply.raw);
			reply.raw.socket?.resetAndDestroy();
			return;
		}
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
