import { gzipSync } from 'node:zlib';
import { lookupSuccess, tokenRefused, tooManyRequests, type UsualAnswer } from './answers';
import type { Fault, RetryAfter } from './faults';

/** What happens on the wire. */
export type Delivery =
	| {
			readonly how: 'answer';
			readonly httpStatus: number;
			readonly headers: Readonly<Record<string, string>>;
			/** Bytes, so that the framework leaves the headers as they are. */
			readonly body: Buffer;
	  }
	| { readonly how: 'later'; readonly delayMs: number; readonly then: Delivery }
	| { readonly how: 'never' }
	| { readonly how: 'reset' }
	| { readonly how: 'resetDuringBody'; readonly usual: UsualAnswer }
	| { readonly how: 'silence'; readonly usual: UsualAnswer; readonly after: 'head' | 'halfBody' }
	| { readonly how: 'drip'; readonly usual: UsualAnswer; readonly everyMs: number };

/** What a fault needs to know besides the usual answer. */
export interface DeliverySetting {
	/** How long the `slow` fault waits when it names no time, in ms. */
	readonly slowMs: number;
	/** Where redirects lead when they name no place: another origin with the same path. */
	readonly redirectTarget: string;
}

const page =
	'<!DOCTYPE html><html><head><title>Service</title></head><body><h1>Please wait</h1></body></html>';

/** The usual answer as it is. */
export function plainDelivery(usual: UsualAnswer): Delivery {
	return answer(usual.httpStatus, 'application/json', JSON.stringify(usual.json));
}

/**
 * How a fault is answered.
 * @param fault the fault
 * @param usual what the endpoint would have answered without it
 * @param setting the simulator's own times and places
 */
export function faultyDelivery(
	fault: Fault,
	usual: UsualAnswer,
	setting: DeliverySetting,
): Delivery {
	const usualText = JSON.stringify(usual.json);
	const json = (httpStatus: number, body: unknown, headers: Record<string, string> = {}) =>
		answer(httpStatus, 'application/json', JSON.stringify(body), headers);

	switch (fault.kind) {
		case 'name':
			// No plan may make a success of a request whose token is bad.
			return plainDelivery(usual.httpStatus === 401 ? usual : lookupSuccess(fault.name));
		case 'code':
			return json(fault.httpStatus, {
				status: fault.status,
				message: fault.message ?? 'Request could not be completed',
			});
		case 'tokenExpired':
			return plainDelivery(tokenRefused(fault.httpStatus));
		case 'tooManyRequests':
			return json(429, tooManyRequests.json, retryAfterHeader(fault.retryAfter));
		case 'serverError':
			return serverError(fault.httpStatus, fault.body, retryAfterHeader(fault.retryAfter));
		case 'slow':
			return {
				how: 'later',
				delayMs: fault.delayMs ?? setting.slowMs,
				then: fault.then ? faultyDelivery(fault.then, usual, setting) : plainDelivery(usual),
			};
		case 'hang':
			return { how: 'never' };
		case 'resetBeforeAnswer':
			return { how: 'reset' };
		case 'resetDuringBody':
			return { how: 'resetDuringBody', usual };
		case 'silentAfterHead':
			return { how: 'silence', usual, after: 'head' };
		case 'silentDuringBody':
			return { how: 'silence', usual, after: 'halfBody' };
		case 'drip':
			return { how: 'drip', usual, everyMs: fault.everyMs ?? 50 };
		case 'htmlPage':
			return answer(200, 'text/html; charset=utf-8', page);
		case 'emptyBody':
			return answer(200, 'application/json', '');
		case 'cutOffJson':
			return answer(usual.httpStatus, 'application/json', firstHalf(usualText));
		case 'wrongType':
			return json(usual.httpStatus, { ...usual.json, [fault.field]: 12345 });
		case 'redirect':
			return answer(fault.httpStatus ?? 302, 'text/html; charset=utf-8', page, {
				location: fault.location ?? setting.redirectTarget,
			});
		case 'largeBody':
			return json(usual.httpStatus, {
				...usual.json,
				padding: 'x'.repeat(fault.bytes ?? 1024 * 1024),
			});
		case 'contentType':
			return answer(usual.httpStatus, fault.contentType, usualText);
		case 'gzip':
			return answer(usual.httpStatus, 'application/json', gzipSync(usualText), {
				'content-encoding': 'gzip',
			});
		case 'json':
			return json(fault.httpStatus, fault.body);
	}
}

/** The first half of a text, which no JSON parser accepts for a whole object. */
export function firstHalf(text: string): string {
	return text.slice(0, Math.ceil(text.length / 2));
}

function answer(
	httpStatus: number,
	contentType: string,
	body: string | Buffer,
	headers: Record<string, string> = {},
): Delivery {
	return {
		how: 'answer',
		httpStatus,
		headers: { 'content-type': contentType, ...headers },
		body: Buffer.from(body),
	};
}

function serverError(
	httpStatus: number,
	body: 'json' | 'html' | 'empty',
	headers: Record<string, string>,
): Delivery {
	if (body === 'empty') return answer(httpStatus, 'text/plain', '', headers);
	if (body === 'html') return answer(httpStatus, 'text/html; charset=utf-8', page, headers);
	const text = JSON.stringify({ status: `E${httpStatus}000`, message: 'Service unavailable' });
	return answer(httpStatus, 'application/json', text, headers);
}

function retryAfterHeader(retryAfter: RetryAfter | undefined): Record<string, string> {
	if (retryAfter === undefined) return {};
	if ('text' in retryAfter) return { 'retry-after': retryAfter.text };
	if ('seconds' in retryAfter) return { 'retry-after': String(retryAfter.seconds) };
	const date = new Date(Date.now() + retryAfter.dateInSeconds * 1000);
	return { 'retry-after': date.toUTCString() };
}
