import { z } from 'zod';

import type { AccountType } from '../../domain/accountType';
import { isUsableHolderName } from '../../domain/holderName';
import { isJsonObject, type JsonObject, parseJson } from '../../http/json';
import type { HttpReply } from '../../http/streamedReply';
import { type LookupSubject, type Said } from '../../transport/lookupCall';
import { doubtOfSuccess, isNumberAsked } from '../reading/doubtOfSuccess';
import { repeatedKeys } from '../reading/repeatedKeys';
import { troubleIn } from '../reading/passingTrouble';
import { faultOfCode, readDarajaError } from './darajaErrors';

export const IDENTIFIER_TYPES: Readonly<Record<AccountType, string>> = { till: '2', paybill: '4' };

/** The sample of the description shows one of them, its table the other. */
const SUCCESS_CODES: readonly string[] = ['4000', '0'];

/** Services differ in whether a code or number is text. */
const textOrNumber = z.union([z.string(), z.number()]);

/** A number that a reply repeats. An empty field is none; a zero is one, and another one than was asked. */
const echoedNumber = textOrNumber.nullish().transform((value) => (value === '' ? null : value));

const replySchema = z.object({
	ResponseCode: textOrNumber.transform(String),
	ResponseMessage: z.string().nullish(),
	OrganizationName: z.string().nullish(),
	OrganizationShortCode: echoedNumber,
	TillNumber: echoedNumber,
});

type DarajaReply = z.infer<typeof replySchema>;

/** Fields on which the reading hangs; twice in a reply, it matters which one is read. */
const READ_FIELDS: ReadonlySet<string> = new Set(
	Object.keys(replySchema.shape).map((field) => field.toLowerCase()),
);

const NO_SUCH_ORGANIZATION =
	/\b(?:no (?:such )?(?:organi[sz]ation|record|result|match)|(?:organi[sz]ation|short ?code|till|paybill|identifier|number|record|account)(?: \w+){0,3} (?:(?:does|did) not exist|(?:is |was )?not (?:found|registered|known)|(?:is )?unknown)|(?:not found|unknown|unregistered) (?:organi[sz]ation|short ?code|till|paybill|number))/i;

/**
 * Whether the reply is about the number that was asked, as far as it says. A till may come with the short
 * code of its shop, which is another one; if the reply has the till's own number, that one counts.
 */
function isAboutNumber(
	{ OrganizationShortCode, TillNumber }: DarajaReply,
	{ accountType, number }: LookupSubject,
): boolean {
	const told = [TillNumber, OrganizationShortCode].filter(
		(number) => number !== null && number !== undefined,
	);
	const echoed = accountType === 'till' ? told.slice(0, 1) : told;
	return echoed.every((echo) => isNumberAsked(echo, number));
}

/** What Daraja answers about a number, or why its reply is no answer. */
function answerOf(
	reply: DarajaReply,
	httpStatus: number,
	raw: JsonObject,
	repeated: readonly string[],
	subject: LookupSubject,
): Said | undefined {
	const status = reply.ResponseCode.trim();
	const message = (reply.ResponseMessage ?? '').trim();
	const name = (reply.OrganizationName ?? '').trim();
	const signs = [
		SUCCESS_CODES.includes(reply.ResponseCode),
		/^success/i.test(message),
		name !== '' && isUsableHolderName(name),
	];
	const isSuccess = signs.every(Boolean);
	const isPaddedSuccess = !isSuccess && SUCCESS_CODES.includes(status);
	// Half a success is none, and no rejection of the number either: money hangs on it.
	if (isPaddedSuccess || (!isSuccess && signs.some(Boolean))) {
		return { kind: 'notAnAnswer', code: status };
	}
	const fault = isSuccess ? undefined : faultOfCode(status);
	if (fault) return { kind: fault, code: status };
	if (!isAboutNumber(reply, subject)) return { kind: 'notAnAnswer', code: status };
	if (isSuccess) {
		const documented = {
			identifiertype: IDENTIFIER_TYPES[subject.accountType],
			// A till's own number counts alone; the short code beside it is that of its shop.
			...(subject.accountType === 'till' &&
				reply.TillNumber && { organizationshortcode: undefined }),
		};
		const number = subject.number;
		const told = { number, name, successCodes: SUCCESS_CODES, repeated, documented };
		const doubt = doubtOfSuccess(raw, told);
		return { kind: 'answer', httpStatus, meaning: 'found', status, message, name, raw, ...doubt };
	}
	// A rejection comes with its reason; without one, nobody could tell what it is about.
	if (status === '' || message === '') return undefined;
	const trouble = troubleIn(message);
	if (trouble) return { kind: trouble, code: status };
	const meaning = NO_SUCH_ORGANIZATION.test(message) ? 'accountNotFound' : 'rejected';
	return { kind: 'answer', httpStatus, meaning, status, message, raw };
}

/**
 * Reads a reply of Daraja's Query Organization Info. A success is one only where the code, the message,
 * the name and the echoed number all say so; a reply in which some do and others do not is no answer.
 *
 * @returns undefined for what is not Daraja's own
 */
export function readDarajaReply(
	{ httpStatus, body = '' }: HttpReply,
	subject: LookupSubject,
): Said | undefined {
	const json = parseJson(body);
	const error = isJsonObject(json) ? readDarajaError(json) : undefined;
	const isUnauthorized = httpStatus === 401 && (!error || error.kind === 'notAnAnswer');
	if (isUnauthorized) return { kind: 'tokenRefused' };
	if (error) return error;
	const parsed = replySchema.safeParse(json);
	if (!parsed.success || !isJsonObject(json)) return undefined;
	const repeated = repeatedKeys(body);
	if (repeated.some((key) => READ_FIELDS.has(key))) return { kind: 'notAnAnswer' };
	return answerOf(parsed.data, httpStatus, json, repeated, subject);
}
