import { z } from 'zod';

import { parseJson } from '../../../credentials/account/parseJson';
import { isServiceFaultCode, isTooManyRequestsCode, SUCCESS_CODE } from '../domain/resultCode';
import { isTokenRefusal } from './tokenRefusal';
import type { FailureKind } from '../domain/replyTable';
import { failure } from '../domain/replyTable';

/** What came back over HTTP, unread. */
export interface HttpReply {
	readonly httpStatus: number;
	readonly body: string;
}

/** The service's answer about a number, its texts trimmed (service description 2.2). */
export interface Answer {
	readonly status: string;
	readonly message: string;
	/** Absent when the answer names no holder. */
	readonly name?: string;
	/** The answer as it came, for `includeRawResponse`. */
	readonly raw: Readonly<Record<string, unknown>>;
}

const text = z.string().transform((value) => value.trim());

const answerSchema = z
	.object({
		status: text.pipe(z.string().min(1)),
		name: text.nullish(),
		message: z.unknown(),
		description: z.unknown(),
		error_description: z.unknown(),
		error: z.unknown(),
	})
	.passthrough();

/** The first of the fields in which services put their message that holds a text. */
function messageOf(answer: z.infer<typeof answerSchema>): string {
	const candidates = [answer.message, answer.description, answer.error_description, answer.error];
	for (const candidate of candidates) {
		const parsed = text.safeParse(candidate);
		if (parsed.success && parsed.data !== '') return parsed.data;
	}
	return '';
}

/** HTTP statuses under which nothing that the body says is an answer about the number. */
function faultOfStatus(httpStatus: number): FailureKind | undefined {
	if (httpStatus === 401 || httpStatus === 403) return 'tokenRefused';
	if (httpStatus === 429) return 'tooManyRequests';
	if (httpStatus >= 500) return 'serviceUnavailable';
	if (httpStatus >= 300 && httpStatus < 400) return 'redirected';
	return undefined;
}

function faultOfCode(code: string, httpStatus: number): FailureKind | undefined {
	if (isServiceFaultCode(code)) return 'serviceFault';
	if (isTooManyRequestsCode(code)) return 'tooManyRequests';
	// Success told with an error status contradicts itself, and money hangs on it.
	if (code === SUCCESS_CODE && httpStatus >= 300) return 'notAnAnswer';
	return undefined;
}

/**
 * Reads a reply as an answer. The service answered when the reply is a JSON object with a `status`
 * text; everything else is a failed check, never an outcome (service description 2.2 and 7).
 *
 * @param reply what came back over HTTP
 * @returns the answer
 * @throws CheckFailure that says what came instead and what to do next
 */
export function readAnswer(reply: HttpReply): Answer {
	const { httpStatus, body } = reply;
	const statusFault = faultOfStatus(httpStatus);
	if (statusFault) throw failure(statusFault, { httpStatus });
	const json = parseJson(body);
	if (isTokenRefusal(httpStatus, json)) throw failure('tokenRefused', { httpStatus });
	const parsed = answerSchema.safeParse(json);
	if (!parsed.success) throw failure('notAnAnswer', { httpStatus });
	const { status, name } = parsed.data;
	const codeFault = faultOfCode(status, httpStatus);
	if (codeFault) throw failure(codeFault, { httpStatus, code: status });
	const raw = z.record(z.unknown()).parse(json);
	const answer = { status, message: messageOf(parsed.data), raw };
	return name === null || name === undefined || name === '' ? answer : { ...answer, name };
}
