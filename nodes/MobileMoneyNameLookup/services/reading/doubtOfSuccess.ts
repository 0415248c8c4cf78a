import { z } from 'zod';

import { cleanAccountNumber } from '../../domain/accountNumber';
import { CheckFailure } from '../../domain/checkFailure';
import { isJsonObject, type JsonObject } from '../../http/json';

export interface ToldSuccess {
	readonly number: string;
	/** The registered name, trimmed; empty where the reply has none. */
	readonly name: string;
	/** Codes with which the service says success. */
	readonly successCodes: readonly string[];
	/** Keys that stand in the reply more than once, in lower case. */
	readonly repeated: readonly string[];
	/** What a field must hold where the service documents it, and undefined for one that does not count. */
	readonly documented?: Readonly<Record<string, string | undefined>>;
}

export interface Doubt {
	/** To be read behind “but”; nothing of the reply is in it but a field's name. */
	readonly denial: string;
	readonly denialSays?: string;
}

/** `Error-Message`, `error_message` and `errorMessage` are one key. */
const plainKey = (key: string): string => key.toLowerCase().replace(/[\s_.\p{C}-]/gu, '');

const WORDS_OF_SUCCESS: ReadonlySet<string> = new Set(
	'lookup name details request received fetched processed completed found was success successful successfully ok'.split(
		' ',
	),
);

const isOfWords = (text: string, more: readonly string[] = []): boolean =>
	text
		.toLowerCase()
		.split(/[\p{P}\p{Z}\p{C}]+/u)
		.every((word) => word === '' || WORDS_OF_SUCCESS.has(word) || more.includes(word));

const alike = (text: string): string => text.toLowerCase().split(/\s+/).filter(Boolean).join(' ');

/** Whether a value is the number that was asked; a number of JSON cannot keep leading zeros. */
export function isNumberAsked(value: unknown, number: string): boolean {
	if (typeof value === 'number') return value === Number(number);
	const told = cleanAccountNumber(value, '');
	return !(told instanceof CheckFailure) && told.number === number;
}

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** Fields that are filled in, or say yes, when something is wrong; so does whatever is within them. */
const TROUBLE =
	/error|fail|(?<!de)fault|exception|block|clos(?:ed|ure)|suspend|deceased|dormant|fro?ze|barred|blacklist|delet|disabl|deactivat|inactive|invalid|expired|locked|pending|warning|terminat|denied|reject|cancel|fraud|onhold|restrict|stopped|unregistered|unverified|not(?:found|active|valid|registered|verified)/;

/** Kinds of fields that show a success: their keys, what they must say, and what it means if they do not. */
const KINDS: ReadonlyArray<{
	readonly keys: RegExp;
	readonly fits: (text: string, told: ToldSuccess, value: unknown) => boolean;
	readonly otherwise: string;
}> = [
	{
		keys: TROUBLE,
		fits: (text, { successCodes }) =>
			/^(?:0|n|no|none|nil|null|n\/a|-|false|ok|success|no errors?)$/i.test(text) ||
			successCodes.includes(text),
		otherwise: 'says that something is wrong',
	},
	{
		keys: /(?:message|msg|description|desc|details?|reasons?|remarks?)$/,
		fits: (text) => isOfWords(text),
		otherwise: 'says more than that',
	},
	{
		keys: /(?:active|found|valid|exists?|registered|verified|match(?:ed)?|approved|enabled|success(?:ful)?|succeeded)$|^(?:is)?ok$/,
		fits: (text, { successCodes }) =>
			/^(?:1|y|yes|true|active|open)$/i.test(text) ||
			successCodes.includes(text) ||
			isOfWords(text),
		otherwise: 'does not say success',
	},
	{
		keys: /(?:status|state|outcome|result|response)(?:code|text)?$|(?<!short|merchant|till|paybill|account)code$/,
		fits: (text, { successCodes }) =>
			[...successCodes, '0', '200', 'true'].includes(text) || isOfWords(text, ['active', 'open']),
		otherwise: 'does not say success',
	},
	{
		keys: /(?:name|holder|owner|payee|beneficiary|customer)$/,
		fits: (text, { name }) => alike(text) === alike(name),
		otherwise: 'names another holder',
	},
	{
		keys: /till|paybill|shortcode|number|identifier|merchant|account/,
		fits: (_text, { number }, value) => isNumberAsked(value, number),
		otherwise: 'names another number',
	},
];

/** Fields that say nothing of the holder, the account or the success, whatever else their name has in it. */
const BESIDE =
	/^(?:operator|mmo|country|currency|product|service|user|host|file)(?:(?:full|short)?name|code)?$|(?:request|conversation|transaction|reference|session|profile|receipt|message)(?:id|number|no)$|(?:reference|type|date|time|timestamp)$/;

/** What such an object holds speaks for itself. */
const HOLDS_FIELDS = /^(?:result|response|details?)$/;

const kindOf = (key: string) =>
	BESIDE.test(key) ? undefined : KINDS.find(({ keys }) => keys.test(key));

/**
 * Every value of a reply with its key, at any depth. What a list holds has the key of the list; a field that says
 * nothing by its own key (`till: { value }`) has that of the object around it.
 */
function fieldsOf(
	value: unknown,
	key = '',
	around = '',
): Array<readonly [key: string, value: unknown]> {
	if (Array.isArray(value)) return value.flatMap((each: unknown) => fieldsOf(each, key, around));
	if (!isJsonObject(value)) return [[BESIDE.test(key) || kindOf(key) ? key : around || key, value]];
	const speaks = kindOf(key) && !HOLDS_FIELDS.test(key) ? key : around;
	return Object.entries(value).flatMap(([name, inner]) =>
		fieldsOf(inner, TROUBLE.test(speaks) ? speaks : plainKey(name), speaks),
	);
}

/**
 * What in a reply makes the success doubtful that its status tells: money hangs on it, so only a reply of which every
 * field that speaks of the success, the number or the holder agrees is believed.
 *
 * @param reply at most 32 levels deep, as every reply that was read
 * @returns the first thing that does not agree; undefined when all does
 */
export function doubtOfSuccess(reply: JsonObject, told: ToldSuccess): Doubt | undefined {
	if (told.name.includes('\uFFFD')) return { denial: 'its name has unreadable letters' };
	const { documented = {} } = told;
	const [twice] = told.repeated;
	if (twice !== undefined) return { denial: `its field “${twice}” is there twice` };
	for (const [key, value] of fieldsOf(reply)) {
		const text = String(scalar.safeParse(value).data ?? '').trim();
		if (text === '') continue;
		if (key in documented) {
			if (documented[key] === undefined || documented[key] === text) continue;
			return { denial: `its field “${key}” says something else`, denialSays: text };
		}
		const kind = kindOf(key);
		if (kind && !kind.fits(text, told, value))
			return { denial: `its field “${key}” ${kind.otherwise}`, denialSays: text };
	}
	return undefined;
}
