import { gzipSync } from 'node:zlib';
import type { Dialect, UsualAnswer } from './dialect';
import type { AnswerFault, RetryAfter } from './faults';

type Headers = Readonly<Record<string, string>>;

/** An HTTP answer; its body is bytes, so that the framework leaves the headers as they are. */
export interface Answer {
	readonly httpStatus: number;
	readonly headers: Headers;
	readonly body: Buffer;
}

const HTML = 'text/html; charset=utf-8';
const PAGE =
	'<!DOCTYPE html><html><head><title>Service</title></head><body><h1>Please wait</h1></body></html>';

/** The first half of a text, which no JSON parser accepts for a whole object. */
export const firstHalf = (text: string): string => text.slice(0, Math.ceil(text.length / 2));

/** The usual answer as it is. */
export const plainAnswer = ({ httpStatus, json }: UsualAnswer, headers?: Headers): Answer =>
	jsonAnswer(httpStatus, json, headers);

/**
 * What a fault makes of the usual answer.
 * @param dialect of the service that is asked
 * @param redirectTarget where redirects lead when they name no place
 */
export function faultyAnswer(
	fault: AnswerFault,
	usual: UsualAnswer,
	dialect: Dialect,
	redirectTarget: string,
): Answer {
	const { httpStatus, json } = usual;
	const text = JSON.stringify(json);
	switch (fault.kind) {
		case 'name':
			// No plan may make a success of a request whose token is bad.
			return plainAnswer(httpStatus === 401 ? usual : dialect.success(fault.name));
		case 'unknownNumber':
			return plainAnswer(httpStatus === 401 ? usual : dialect.unknownNumber);
		case 'code': {
			const { status, message = 'Request could not be completed' } = fault;
			return plainAnswer(dialect.code(fault.httpStatus, status, message));
		}
		case 'tokenExpired':
			return plainAnswer(dialect.tokenExpired(fault.httpStatus));
		case 'tooManyRequests':
			return plainAnswer(dialect.tooManyRequests, retryAfterHeader(fault.retryAfter));
		case 'serverError': {
			const headers = retryAfterHeader(fault.retryAfter);
			if (fault.body === 'json') return plainAnswer(dialect.serverError(fault.httpStatus), headers);
			if (fault.body === 'html') return answer(fault.httpStatus, HTML, PAGE, headers);
			return answer(fault.httpStatus, 'text/plain', '', headers);
		}
		case 'htmlPage':
			return answer(200, HTML, PAGE);
		case 'emptyBody':
			return answer(200, 'application/json', '');
		case 'cutOffJson':
			return answer(httpStatus, 'application/json', firstHalf(text));
		case 'wrongType':
			return jsonAnswer(httpStatus, { ...json, [dialect.fieldName(fault.field)]: 12345 });
		case 'withFields':
			return jsonAnswer(httpStatus, { ...json, ...fault.fields });
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

function answer(httpStatus: number, type: string, body: string | Buffer, more?: Headers): Answer {
	return { httpStatus, headers: { 'content-type': type, ...more }, body: Buffer.from(body) };
}

const jsonAnswer = (httpStatus: number, json: unknown, headers?: Headers): Answer =>
	answer(httpStatus, 'application/json', JSON.stringify(json), headers);

function retryAfterHeader(retryAfter: RetryAfter | undefined): Headers {
	if (retryAfter === undefined) return {};
	if ('text' in retryAfter) return { 'retry-after': retryAfter.text };
	if ('seconds' in retryAfter) return { 'retry-after': String(retryAfter.seconds) };
	const date = new Date(Date.now() + retryAfter.dateInSeconds * 1000);
	return { 'retry-after': date.toUTCString() };
}
