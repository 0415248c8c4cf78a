import { z } from 'zod';

import { isUsableHolderName } from '../../../nodes/MobileMoneyNameLookup/domain/holderName';
import type { JudgedAnswer } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import { isJsonObject, type JsonObject } from '../../../nodes/MobileMoneyNameLookup/http/json';
import { parseJson } from '../../../nodes/MobileMoneyNameLookup/http/json';
import { repeatedKeys } from '../../../nodes/MobileMoneyNameLookup/services/reading/repeatedKeys';
import { DETAILED_MESSAGE } from '../arbitraries/darajaFields';
import type { Reply } from '../arbitraries/wires';
import { bodyOf, hasLetters, type Reading } from './reading';

/** No answer about the number. */
const NONE: Reading = { answers: [undefined] };

const textOrNumber = z.union([z.string(), z.number()]).transform(String);
const text = z.string().nullish();

const answerSchema = z.object({
	ResponseCode: textOrNumber,
	ResponseMessage: text,
	OrganizationName: text,
	OrganizationShortCode: textOrNumber.nullish(),
	TillNumber: textOrNumber.nullish(),
});

const errorSchema = z.union([
	z.object({ errorCode: textOrNumber }),
	z.object({ fault: z.object({}) }),
]);

/** What Daraja’s public descriptions show, in an answer and in an error. */
const ANSWER_KEYS = Object.keys(answerSchema.shape);
const ERROR_KEYS = ['errorCode', 'fault'];
const PLAIN_KEYS = new Set([...ANSWER_KEYS, 'DetailedMessage']);

/** Whether nothing stands in a success that may make the node doubt it; damaged letters do. */
const isPlain = (json: JsonObject, message: string, name: string): boolean =>
	!name.includes('\uFFFD') &&
	/^success(?:ful)?$/i.test(message) &&
	[undefined, DETAILED_MESSAGE].some((each) => each === json.DetailedMessage) &&
	Object.keys(json).every((key) => PLAIN_KEYS.has(key));

/** Codes of the account, the request or the service itself, and not of the number. */
const OTHER_CODES =
	/^(?:500|401\.001|400\.008\.0[12]|404\.001\.03|400\.003\.01|401\.00[23]\.01|500\.003\.0[23]|500\.00[13]\.1001|503\..*|404\.00[13]\.01|400\.002\.0[25]|400\.003\.02)$/s;
/** Others of their kind, of which nothing is said. */
const LIKE_OTHER_CODES = /^[45]\d\d(?:\.|$)/;
const PASSING = /unavailable|try again/i;

/**
 * How a reply of Daraja about a till must be read once it has gone over the wire, by its public
 * descriptions and nothing else.
 */
export function darajaReading(reply: Reply, number: string): Reading {
	const { httpStatus } = reply;
	const body = bodyOf(reply);
	const isRefused = httpStatus === 401 || httpStatus === 429;
	if (body === undefined || isRefused || (httpStatus >= 300 && httpStatus < 400)) return NONE;
	const json = parseJson(body);
	const parsed = answerSchema.safeParse(json);
	if (httpStatus >= 500 || !parsed.success || !isJsonObject(json)) return NONE;
	if (errorSchema.safeParse(json).success) return NONE;
	const repeated = repeatedKeys(body);
	const isTwice = (key: string): boolean => repeated.includes(key.toLowerCase());
	if (ANSWER_KEYS.some(isTwice)) return NONE;

	const { ResponseCode: code, TillNumber, OrganizationShortCode: shortCode } = parsed.data;
	const message = (parsed.data.ResponseMessage ?? '').trim();
	const name = (parsed.data.OrganizationName ?? '').trim();
	// A till may come with the short code of its shop.
	const echo = TillNumber || shortCode;
	// What surrounds its digits in a cell is no part of a number.
	const isOther = (told: string): boolean =>
		told.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') !== number;
	if (echo && isOther(echo)) return NONE;
	const orNone = echo && echo !== number ? [undefined] : [];

	const isSuccessCode = code === '4000' || code === '0';
	const signs = [isSuccessCode, /^success/i.test(message), isUsableHolderName(name)];
	if (signs.every(Boolean)) {
		if (httpStatus >= 400) return NONE;
		const found: JudgedAnswer = { meaning: 'found', name };
		const denied: JudgedAnswer = { ...found, denial: 'it says so' };
		if (httpStatus > 201 || ERROR_KEYS.some(isTwice)) return { answers: [denied, ...orNone] };
		const holder = hasLetters(name) ? name : undefined;
		const doubted = isPlain(json, message, name) ? [] : [denied];
		return { answers: [found, ...doubted, ...orNone], holder };
	}
	const isPaddedCode = ['4000', '0', ''].includes(code.trim());
	const isOfOthers = OTHER_CODES.test(code.trim()) || PASSING.test(message);
	if (signs.some(Boolean) || isPaddedCode || message === '' || isOfOthers) return NONE;
	const rejected: JudgedAnswer = { meaning: 'rejected' };
	// As the other type, the number may not be the one that was asked.
	const mayBeNone = LIKE_OTHER_CODES.test(code.trim()) || (shortCode && isOther(shortCode));
	return { answers: [rejected, ...(mayBeNone ? [undefined] : orNone)] };
}
