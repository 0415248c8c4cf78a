import { cleanNumber } from '../../domain/payee/cleanNumber';
import { CheckFailure } from '../../domain/checkFailure';
import { denies, postpones, withoutInvisible } from '../../domain/messageWords';
import type { AnswerMeaning } from '../../domain/outcome';
import { isOtherHolder } from '../../domain/otherHolder';
import { isJsonObject, type JsonObject } from '../../sending/http/json';
import type { Answer, LookupSubject } from '../../sending/lookupCall';
import { cutName, isNothing, plainCode, type Report } from './response';

/** A success, and the number that was looked up. */
interface Success extends Pick<LookupSubject, 'accountType' | 'number'> {
	readonly name: string;
	readonly successCodes: readonly string[];
}

const OTHER_NUMBER = 'names another number';
const NOT_SUCCESS = 'does not say success';
const NOT_PAYABLE = 'says that the account cannot be paid';

const BAD_STATE =
	/\b(?:blocked|closed|suspended|inactive|dormant|frozen|deceased|deactivated|disabled|terminated|not active)\b/i;

/** A number as a cell of a sheet is read; JSON numbers cannot keep leading zeros. */
function isOtherNumber(value: unknown, number: string): boolean {
	if (typeof value === 'number') return value !== Number(number);
	// A list or an object is no number: with digits in it, it may name any.
	if (typeof value === 'object' && value !== null) return /\d/.test(JSON.stringify(value));
	if (typeof value !== 'string' || !/\p{N}/u.test(value)) return false;
	const read = cleanNumber(value, '');
	return read instanceof CheckFailure || read.number !== number;
}

const textOf = (value: unknown): string =>
	['string', 'number', 'boolean'].includes(typeof value) ? plainCode(String(value)) : '';

interface Rule {
	/** Names of fields in small letters, without spaces, hyphens and underscores. */
	readonly fields: string;
	readonly denial: string;
	readonly contradicts: (value: unknown, success: Success) => boolean;
}

/**
 * What a few fields that can only mean one thing must not hold beside a success. Head office, store and till are
 * different numbers, so no other field says which number was looked up.
 */
const RULES: readonly Rule[] = [
	{
		fields: 'till tillnumber merchanttillnumber',
		denial: OTHER_NUMBER,
		contradicts: (value, { accountType, number }) =>
			accountType === 'till' && isOtherNumber(value, number),
	},
	{
		fields: 'paybill paybillnumber businessshortcode organizationshortcode',
		denial: OTHER_NUMBER,
		contradicts: (value, { accountType, number }) =>
			accountType === 'paybill' && isOtherNumber(value, number),
	},
	{
		fields: 'name accountname accountholder holdername registeredname',
		denial: 'names another holder',
		contradicts: (value, { name }) =>
			name !== '' && typeof value === 'string' && isOtherHolder(plainCode(value), name),
	},
	{
		fields: 'success',
		denial: NOT_SUCCESS,
		contradicts: (value) => /^false$/i.test(textOf(value)),
	},
	{
		fields: 'error errors errorcode fault',
		denial: 'says that something is wrong',
		contradicts: (value, { successCodes }) =>
			!isNothing(value) && !successCodes.includes(textOf(value)),
	},
	{
		fields: 'blocked accountblocked closed suspended',
		denial: NOT_PAYABLE,
		contradicts: (value) => /^(?:true|yes|y|1)$/i.test(textOf(value)),
	},
	{
		fields: 'accountstatus',
		denial: NOT_PAYABLE,
		contradicts: (value) => BAD_STATE.test(textOf(value)),
	},
	{
		fields: 'responsecode',
		denial: NOT_SUCCESS,
		contradicts: (value, { successCodes }) =>
			!['', '200', ...successCodes].includes(textOf(value).replace(/^0+$/, '')),
	},
];

const RULE_OF = new Map(RULES.flatMap((rule) => rule.fields.split(' ').map((key) => [key, rule])));

/** `till_number`, `TillNumber` and `tillNumber` are one field. */
const plainKey = (key: string): string =>
	withoutInvisible(key)
		.toLowerCase()
		.replace(/[\s_-]/g, '');

/** The fields at the top level and in `data`; `account.status` counts as `accountStatus`. */
function fieldsOf(response: JsonObject): Array<readonly [key: string, value: unknown]> {
	const objects = [response, response.data].flat().filter(isJsonObject);
	return objects.flatMap((object) => [
		...Object.entries(object).map(([key, value]) => [plainKey(key), value] as const),
		...(isJsonObject(object.account) ? [['accountstatus', object.account.status] as const] : []),
	]);
}

type Contradiction = Required<Pick<Answer, 'denial'>> & Pick<Answer, 'denialSays'>;

/** The first field that contradicts a success. */
function fieldContradiction(response: JsonObject, success: Success): Contradiction | undefined {
	for (const [key, value] of fieldsOf(response)) {
		const rule = RULE_OF.get(key);
		if (!rule?.contradicts(value, success)) continue;
		const says = textOf(value);
		return {
			denial: `its field “${key}” ${rule.denial}`,
			...(says !== '' && { denialSays: says }),
		};
	}
	return undefined;
}

/** Whether a response is about another number than the one that was looked up. */
export const isAboutOtherNumber = (response: JsonObject, subject: LookupSubject): boolean =>
	fieldsOf(response).some(([key, value]) => {
		const rule = RULE_OF.get(key);
		const isOther = rule?.contradicts(value, { ...subject, name: '', successCodes: [] });
		return rule?.denial === OTHER_NUMBER && isOther;
	});

/**
 * What contradicts a success: its name, its messages, or one of a few fields. Every other field is ignored, because a
 * service may send many that say nothing about the success.
 *
 * @returns the first contradiction, to be read after “it reports success, but”; undefined where there is none
 */
export function contradictionIn(
	{ response, name, messages }: Pick<Report, 'response' | 'name' | 'messages'>,
	subject: Pick<LookupSubject, 'accountType' | 'number'>,
	successCodes: readonly string[],
): Contradiction | undefined {
	if (cutName(name) !== name) return { denial: 'its name is too long to be compared in full' };
	if (name.includes('\uFFFD')) return { denial: 'its name contains damaged characters' };
	const denying = messages.find((message) => denies(message) || postpones(message));
	if (denying !== undefined)
		return { denial: 'its message says something else', denialSays: denying };
	return fieldContradiction(response, { ...subject, name, successCodes });
}

/** The answer in a report; a success comes with what contradicts it. */
export function answerOf(
	report: Report,
	meaning: AnswerMeaning,
	httpStatus: number,
	subject: LookupSubject,
	successCodes: readonly string[],
): Answer {
	const { response: raw, code: status, name, message } = report;
	return {
		...({ kind: 'answer', httpStatus, meaning, status, message, raw } as const),
		...(name !== '' && { name: cutName(name) }),
		...(meaning === 'found' && contradictionIn(report, subject, successCodes)),
	};
}
