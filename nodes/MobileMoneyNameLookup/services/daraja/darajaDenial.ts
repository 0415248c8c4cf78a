import type { JsonObject } from '../../http/jsonObject';
import type { LookupSubject } from '../../transport/lookupCall';
import { fieldsOf, plainKey } from '../reading/replyFields';
import { IDENTIFIER_TYPES, isSameNumber, SUCCESS_CODES } from './darajaValues';

const NUMBER_KEY =
	/^(?:identifier|(?:merchant)?till(?:number|no)?|paybill(?:number|no)?|(?:business|organi[sz]ation)?shortcode)$/;
const CODE_KEY = /^(?:response|result|status)code$/;
const NAME_KEY = /^(?:organi[sz]ation)?name$/;

/** Words that say no more than that the request went well; with any other one a person should read it. */
const WORDS_OF_SUCCESS: ReadonlySet<string> = new Set(
	` success successful successfully accepted and been complete completed details done fetched for found has have
	info information is ok of operation organisation organization processed processing query received request
	response retrieved service the was your`.split(/\s+/),
);

const saysMore = (message: string): boolean =>
	message
		.toLowerCase()
		.split(/[\s.,:;!()-]+/)
		.some((word) => !WORDS_OF_SUCCESS.has(word));

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const isText = (value: unknown): value is string | number =>
	typeof value === 'string' || typeof value === 'number';

/**
 * What in a success of Daraja makes it doubtful, in fields that its description does not have, or writes
 * otherwise. The described ones have been read before.
 *
 * @param raw the reply
 * @param answer its message and name, trimmed
 * @param subject what was asked
 * @returns words to be read behind “but”; undefined when nothing does
 */
export function darajaDenial(
	raw: JsonObject,
	{ message, name }: { readonly message: string; readonly name: string },
	subject: LookupSubject,
): string | undefined {
	if (saysMore(message)) return 'its message says more than that';
	for (const [field, value] of fieldsOf(raw)) {
		if (isEmpty(value)) continue;
		const key = plainKey(field.replace(/\p{C}/gu, ''));
		// The short code of a till's shop is another one, and has been judged with the till's own number.
		const isJudged = key === 'organizationshortcode' && 'OrganizationShortCode' in raw;
		const isNumber = NUMBER_KEY.test(key) && !isJudged;
		const isAsked = isText(value) && isSameNumber(value, subject.accountNumber);
		if (isNumber && !isAsked) return `its field “${key}” names another number`;
		const isOtherType = isText(value) && String(value) !== IDENTIFIER_TYPES[subject.accountType];
		if (key === 'identifiertype' && isOtherType) return `its field “${key}” names another type`;
		if (CODE_KEY.test(key) && !(isText(value) && SUCCESS_CODES.includes(String(value))))
			return `its field “${key}” holds another code`;
		if (NAME_KEY.test(key) && !(isText(value) && String(value).trim() === name))
			return `its field “${key}” names another holder`;
	}
	return undefined;
}
