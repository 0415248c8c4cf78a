import { z } from 'zod';

import { isJsonObject } from '../../http/json';
import { meaningOf, SUCCESS_CODE } from './codes';

/** Read against texts without underscores and hyphens, with spaces between words that stood in camel case. */
const REFUSAL_WORDS: readonly RegExp[] = [
	/^(?:401|E401\d*)$/,
	/\bE401\d*\b/,
	/\bunauthori[sz]ed\b(?! (?:merchant|account|business|till|paybill|operator|number))/,
	/\b(?:unauthenticated|not authenticated)\b/,
	/\bauthentication (?:failed|failure|error|(?:is )?required)\b/,
	/\b(?:invalid|expired|revoked|malformed|missing|bad) (?:or expired )?(?:access |bearer |auth )?(?:token|jwt|credentials?)\b(?! (?:amount|number|purchase|unit))/,
	/\b(?:token|jwt)\b(?! (?:amount|number|purchase|unit))(?:(?!\bvalid\b).){0,40}\b(?:invalid|expired|revoked|malformed|missing|verification failed|validation failed)\b/,
	/\b(?:token|jwt)\b.{0,20}\b(?:not|no longer|isn.?t) valid\b/,
	/\bsession (?:has )?expired\b/,
].map((words) => new RegExp(words.source, 'i'));

/** Codes about the number: their message may hold a holder's name, such as Token Expired Enterprises. */
const isAboutTheNumber = (code: string): boolean =>
	['accountNotFound', 'operatorNotSupported'].includes(meaningOf(code.trim().toUpperCase()));

/** Words of sentences that speak of a token and of nothing else; the empty one stands between two signs. */
const TOKEN_TALK: ReadonlySet<string> = new Set(
	` a access an and at auth authentication authorisation authorization bad bearer been credential
	credentials error expired fail failed failure has have invalid is isn't isn’t it jwt longer malformed
	missing no not or please provided required revoked session sign signature the this token was
	tokenexpirederror unauthenticated unauthorised unauthorized valid validation verification your`.split(
		/\s+/,
	),
);

const speaksOfTokenAlone = (text: string): boolean =>
	text
		.toLowerCase()
		.split(/[\s.,:;!()]/)
		.every((word) => TOKEN_TALK.has(word) || /^e?401\d*$/.test(word));

const scalar = z.union([z.string(), z.number()]).transform(String);
const spokenField = z
	.union([
		scalar.transform((text) => [text]),
		z
			.object({ message: scalar.default(''), code: scalar.default('') })
			.transform(({ message, code }) => [message, code]),
	])
	.catch([]);

/** Fields in which services tell what is wrong; the holder's name is none of them. */
const SPOKEN_FIELDS = [
	'status',
	'code',
	'message',
	'error',
	'error_description',
	'description',
	'errorCode',
	'errorMessage',
	'title',
	'detail',
] as const;

function plainWords(text: string): string {
	return text
		.replace(/([a-z])(?=[A-Z])/g, '$1 ')
		.replace(/[\s_-]+/g, ' ')
		.trim();
}

/**
 * Whether a reply says that the token is invalid or expired. Neither the HTTP status nor the body of
 * that error is shown (service description 5.4 and 7), so any status and several fields are read;
 * a successful answer is never one, whatever its name or message says, and an answer about the number
 * is one only where its message speaks of nothing but the token.
 */
export function isTokenRefusal(httpStatus: number, json: unknown): boolean {
	if (httpStatus === 401) return true;
	// A bare 403 is most likely a gateway's word on the token; with a code it is the service's own.
	if (!isJsonObject(json)) return httpStatus === 403;
	const { status } = json;
	if (typeof status === 'string' && status.trim() === SUCCESS_CODE) return false;
	if (httpStatus === 403 && typeof status !== 'string') return true;
	const mayHoldName = typeof status === 'string' && isAboutTheNumber(status);
	return SPOKEN_FIELDS.filter((field) => json[field] !== undefined)
		.flatMap((field) => spokenField.parse(json[field]))
		.map(plainWords)
		.filter((text) => !mayHoldName || speaksOfTokenAlone(text))
		.some((text) => REFUSAL_WORDS.some((words) => words.test(text)));
}
