import { gzipSync } from 'node:zlib';
import { lookupSuccess, tokenRefused, tooManyRequests, type UsualAnswer } from './answers';
import type { AnswerFault, RetryAfter } from './faults';

/** An HTTP answer; its body is bytes, so that the framework leaves the headers as they are. */
export interface Answer {
	readonly httpStatus: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
}

type Headers = Readonly<Record<string, string>>;

const HTML = 'text/html; charset=utf-8';
const PAGE =
	'<!DOCTYPE html><html><head><title>Service</title></head><body><h1>Please wait</h1></body></html>';

/** The first half of a text, which no JSON parser accepts for a whole object. */
export const firstHalf = (text: string): string => text.slice(0, Math.ceil(text.length / 2));

/** The usual answer as it is. */
export const plainAnswer = ({ httpStatus, json }: UsualAnswer): Answer =>
	jsonAnswer(httpStatus, json);

/**
 * What a fault makes of the usual answer.
 * @param redirectTarget where redirects lead when they name no place
 */
export function faultyAnswer(
	fault: AnswerFault,
	usual: UsualAnswer,
	redirectTarget: string,
): Answer {
	const { httpStatus, json } = usual;
	const text = JSON.stringify(json);
	switch (fault.kind) {
		case 'name':
			// No plan may make a success of a request whose token is bad.
			return plainAnswer(httpStatus === 401 ? usual : lookupSuccess(fault.name));
		case 'code': {
			const { status, message = 'Request could not be completed' } = fault;
			return jsonAnswer(fault.httpStatus, { status, message });
		}
		case 'tokenExpired':
			return plainAnswer(tokenRefused(fault.httpStatus));
		case 'tooManyRequests':
			return jsonAnswer(429, tooManyRequests.json, retryAfterHeader(fault.retryAfter));
		case 'serverError':
			return serverError(fault.httpStatus, fault.body, retryAfterHeader(fault.retryAfter));
		case 'htmlPage':
			return answer(200, HTML, PAGE);
		case 'emptyBody':
			return answer(200, 'application/json', '');
		case 'cutOffJson':
			return answer(httpStatus, 'application/json', firstHalf(text));
		case 'wrongType':
			return jsonAnswer(httpStatus, { ...json, [fault.field]: 12345 });
		case 'redirect':
			return answer(fault.httpStatus ?? 302, HTML, PAGE, {
				location: fault.location ?? redirectTarget,
			});
		case 'largeBody':
			return jsonAnswer(httpStatus, { ...json, padding: 'x'.repeat(fault.bytes ?? 1024 * 1024) });
		case 'contentType':
			return answer(httpStatus, fault.contentType, text);
		case 'gzip':
			return answer(httpStatus, 'application/json', gzipSync(text), { 'content-encoding': 'gzip' });
		case 'json':
			return jsonAnswer(fault.httpStatus, fault.body);
	}
}

function answer(
	httpStatus: number,
	contentType: string,
	body: string | Buffer,
	headers: Headers = {},
): Answer {
	return {
		httpStatus,
		headers: { 'content-type': contentType, ...headers },
		body: Buffer.from(body),
	};
}

const jsonAnswer = (httpStatus: number, json: unknown, headers?: Headers): Answer =>
	answer(httpStatus, 'application/json', JSON.stringify(json), headers);

function serverError(
	httpStatus: number,
	body: 'json' | 'html' | 'empty',
	headers: Headers,
): Answer {
	if (body === 'empty') return answer(httpStatus, 'text/plain', '', headers);
	if (body === 'html') return answer(httpStatus, HTML, PAGE, headers);
	const json = { status: `E${httpStatus}000`, message: 'Service unavailable' };
	return jsonAnswer(httpStatus, json, headers);
}

function retryAfterHeader(retryAfter: RetryAfter | undefined): Headers {
	if (retryAfter === undefined) return {};
	if ('text' in retryAfter) return { 'retry-after': retryAfter.text };
	if ('seconds' in retryAfter) return { 'retry-after': String(retryAfter.seconds) };
	const date = new Date(Date.now() + retryAfter.dateInSeconds * 1000);
	return { 'retry-after': date.toUTCString() };
}
