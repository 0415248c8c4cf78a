import type { NumberType } from '../../domain/payee/numberType';
import { cleanNumber } from '../../domain/payee/cleanNumber';
import { CheckFailure } from '../../domain/checkFailure';
import { denies, withoutInvisible, postpones } from '../../domain/messageWords';
import { isOtherHolder } from '../../domain/otherHolder';
import { isJsonObject, type JsonObject } from '../../sending/http/json';
import { cutName, isNothing, plainCode } from './responseTexts';

/** A success as a service reports it. */
export interface ReportedSuccess {
	readonly accountType: NumberType;
	readonly number: string;
	/** The registered name, not yet cut; empty where there is none. */
	readonly name: string;
	/** The texts of the documented message fields. */
	readonly messages: readonly string[];
	readonly successCodes: readonly string[];
}

export interface Contradiction {
	/** To be read after “it reports success, but”; of the response it names a field at most. */
	readonly denial: string;
	/** The words of the response that contradict. */
	readonly denialSays?: string;
}

/** `till_number`, `TillNumber` and `tillNumber` are one field. */
const plainKey = (key: string): string =>
	withoutInvisible(key)
		.toLowerCase()
		.replace(/[\s_-]/g, '');

/** Head office, store and till are different numbers, so no other field says which number was looked up. */
const NUMBER_FIELDS: Readonly<Record<NumberType, readonly string[]>> = {
	till: ['till', 'tillnumber', 'merchanttillnumber'],
	paybill: ['paybill', 'paybillnumber', 'businessshortcode', 'organizationshortcode'],
};

const HOLDER_FIELDS = ['name', 'accountname', 'accountholder', 'holdername', 'registeredname'];
const ERROR_FIELDS = ['error', 'errors', 'errorcode', 'fault'];
const STATE_FIELDS = ['blocked', 'accountblocked', 'closed', 'suspended'];
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

const isYes = (value: unknown): boolean =>
	value === true ||
	value === 1 ||
	(typeof value === 'string' && /^\s*(?:true|yes|y|1)\s*$/i.test(value));

const isNo = (value: unknown): boolean =>
	value === false || (typeof value === 'string' && /^\s*false\s*$/i.test(value));

const isBadState = (value: unknown): boolean =>
	typeof value === 'string' && BAD_STATE.test(withoutInvisible(value));

const textOf = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? plainCode(String(value)) : '';

/** What a field must not hold beside a success, and what it means where it does. */
const MEANINGS: ReadonlyArray<{
	readonly contradicts: (key: string, value: unknown, success: ReportedSuccess) => boolean;
	readonly denial: string;
}> = [
	{
		contradicts: (key, value, { accountType, number }) =>
			NUMBER_FIELDS[accountType].includes(key) && isOtherNumber(value, number),
		denial: 'names another number',
	},
	{
		contradicts: (key, value, { name }) =>
			HOLDER_FIELDS.includes(key) && name !== '' && isOtherHolder(textOf(value), name),
		denial: 'names another holder',
	},
	{
		contradicts: (key, value) => key === 'success' && isNo(value),
		denial: 'does not say success',
	},
	{
		contradicts: (key, value, { successCodes }) =>
			ERROR_FIELDS.includes(key) && !isNothing(value) && !successCodes.includes(textOf(value)),
		denial: 'says that something is wrong',
	},
	{
		contradicts: (key, value) =>
			(STATE_FIELDS.includes(key) && isYes(value)) ||
			(key === 'accountstatus' && isBadState(value)),
		denial: 'says that the account cannot be paid',
	},
	{
		contradicts: (key, value, { successCodes }) =>
			key === 'responsecode' &&
			textOf(value) !== '' &&
			![...successCodes, '200'].includes(textOf(value)) &&
			!/^0+$/.test(textOf(value)),
		denial: 'does not say success',
	},
];

/** The fields at the top level and in `data`; `account.status` counts as `accountStatus`. */
function fieldsOf(response: JsonObject): Array<readonly [key: string, value: unknown]> {
	const { data } = response;
	const within: unknown[] = Array.isArray(data) ? data : [data];
	const objects = [response, ...within].filter(isJsonObject);
	return objects.flatMap((object) => [
		...Object.entries(object).map(([key, value]) => [plainKey(key), value] as const),
		...(isJsonObject(object.account) ? [['accountstatus', object.account.status] as const] : []),
	]);
}

/** Whether a response is about another number than the one that was looked up. */
export const isAboutOtherNumber = (
	response: JsonObject,
	{ accountType, number }: Pick<ReportedSuccess, 'accountType' | 'number'>,
): boolean =>
	fieldsOf(response).some(
		([key, value]) => NUMBER_FIELDS[accountType].includes(key) && isOtherNumber(value, number),
	);

/**
 * What contradicts a success: its messages, or one of a few fields that can mean only one thing. Every other field is
 * ignored, because a service may send many that say nothing about the success.
 *
 * @returns the first contradiction; undefined where there is none
 */
export function contradictionIn(
	response: JsonObject,
	success: ReportedSuccess,
): Contradiction | undefined {
	const { name, messages } = success;
	if (cutName(name) !== name) return { denial: 'its name is too long to be compared in full' };
	if (name.includes('\uFFFD')) return { denial: 'its name contains damaged characters' };
	const denying = messages.find((message) => denies(message) || postpones(message));
	if (denying !== undefined)
		return { denial: 'its message says something else', denialSays: denying };
	for (const [key, value] of fieldsOf(response)) {
		const meaning = MEANINGS.find(({ contradicts }) => contradicts(key, value, success));
		if (!meaning) continue;
		const says = textOf(value);
		const field = key.slice(0, 40);
		return {
			denial: `its field “${field}” ${meaning.denial}`,
			...(says !== '' && { denialSays: says }),
		};
	}
	return undefined;
}
