import { z } from 'zod';

import type { JsonObject } from '../../http/jsonObject';
import { cleanAccountNumber } from '../../domain/accountNumber';
import { CheckFailure } from '../../domain/checkFailure';
import { fieldsOf, plainKey } from './replyFields';

/** Fields that tell whether the lookup succeeded; whatever means no there denies a success. */
const VERDICT_KEY =
	/^(?:is|was|account|holder|merchant|paybill|till)?(?:success(?:ful)?|succeeded|ok|found|valid|active|exists?|registered|verified)$/;

/** States of an account that nobody should pay into. */
const TROUBLE =
	'barred|blacklisted|blocked|closed|deactivated|deleted|disabled|dormant|expired|failed|frozen|inactive|locked|suspended|terminated';

/** Fields in which a yes denies it. */
const TROUBLE_KEY = new RegExp(`^(?:is|was|has)?(?:${TROUBLE})$`);

/** Fields that are filled in when something is wrong. */
const ERROR_KEY = /^(?:errors?|errorcode|errormessage|errordescription|exception|fault)$/;

/** Fields that may hold a second code, state or message. */
const TOLD_KEY =
	/^(?:(?:account|customer|holder|http|kyc|lookup|merchant|organi[sz]ation|paybill|request|response|result|till|transaction|verification)?(?:status|state)(?:code|text|message|desc|description)?|(?:http|result|response|detailed)?(?:code|message|desc|description|details?)|outcome|reason|remarks?|response|result)$/;

/** Of these a list or an object is read as one text. */
const MESSAGE_KEY = /(?:message|desc|description|details?|reason|remarks?)$/;

/** Of these it matters which one is read when they stand there twice. */
const isRead = (key: string): boolean =>
	key === 'name' || [VERDICT_KEY, TROUBLE_KEY, ERROR_KEY, TOLD_KEY].some((keys) => keys.test(key));

const MEANS_NO = /^(?:false|no?|0|fail|failed|failure)$/i;
const MEANS_YES = /^(?:true|y|yes|1)$/i;
const MEANS_NO_ERROR = /^(?:|0|no|none|nil|null|n\/?a|-|false|ok|success|no errors?)$/i;
/** E404000, and what stands for an error in HTTP: 404, 404.001.03. */
const ERROR_CODE = /^(?:E\d{3,}|[45]\d\d(?:\.\d+)*)$/i;

const NO_ERROR_WORDS = new RegExp(
	`\\b(?:(?:no|without(?: any)?|0|zero) (?:errors?|failures?|faults?)|not (?:${TROUBLE}))\\b`,
	'gi',
);
const FAILURE_WORDS = new RegExp(
	`\\b(?:${TROUBLE}|fail(?:s|ures?)?|unsuccessful(?:ly)?|errors?|fault|invalid|unknown|denied|declined|reject(?:ed|s)?|refused|unable|cannot|can.?t|could ?n.t|could not|did ?n.t|did not|timed out|time ?out|unavailable|pending|(?:re)?try (?:again|later)|not (?:been )?(?:a )?(?:success|successful|found|available|registered|known|allowed|permitted|authori[sz]ed|completed?|processed|possible|valid|exist|active)|no (?:such|records?|results?|match(?:es)?|data|name|holder|account|customer)|does ?n.t exist|success(?:ful)? ?[:=] ?(?:false|no|0)|haijafanikiwa|imeshindwa|imeshindikana|haipatikani|haijapatikana|haikupatikana|imefungwa|imefungiwa|imesimamishwa)\\b`,
	'i',
);

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value));

function says(meaning: RegExp, value: unknown): boolean {
	const text = scalar.safeParse(value);
	return text.success && meaning.test(text.data.trim());
}

function tellsOfAnError(value: unknown): boolean {
	const text = scalar.safeParse(value);
	if (text.success) return !MEANS_NO_ERROR.test(text.data.trim());
	return Object.keys(value ?? {}).length > 0;
}

/** Whether a text says that the lookup failed; words of the holder's name do not count. */
function saysThatItFailed(told: string, name: string): boolean {
	const words = name === '' ? told : told.toLowerCase().split(name.toLowerCase()).join(' ');
	return FAILURE_WORDS.test(words.replace(/[_\s]+/g, ' ').replace(NO_ERROR_WORDS, ' '));
}

/** What is read of a reply beside its fields. */
interface ReplyTexts {
	readonly message: string;
	/** Empty where it names no holder. */
	readonly name: string;
	/** Keys that stand in it more than once. */
	readonly repeated: readonly string[];
}

/**
 * What in a reply denies the success that its status tells: money hangs on it, so a reply that says
 * both is believed in neither.
 *
 * @param fields the reply
 * @param texts its message and name, trimmed, and which keys stand in it twice
 * @returns words to be read behind “but”, in which nothing of the reply but known keys stands;
 *   undefined when nothing denies it
 */
export function denialIn(
	fields: JsonObject,
	{ message, name, repeated }: ReplyTexts,
): string | undefined {
	const twice = repeated.map(plainKey).find(isRead);
	if (twice !== undefined) return `its field “${twice}” stands there twice`;
	if (saysThatItFailed(message, name)) return 'its message says that it failed';
	for (const [key, value] of fieldsOf(fields)) {
		if (VERDICT_KEY.test(key) && says(MEANS_NO, value)) return `its field “${key}” says no`;
		if (TROUBLE_KEY.test(key) && says(MEANS_YES, value)) return `its field “${key}” says yes`;
		if (ERROR_KEY.test(key) && tellsOfAnError(value)) return `its field “${key}” tells of an error`;
		if (!TOLD_KEY.test(key)) continue;
		if (says(ERROR_CODE, value)) return `its field “${key}” holds an error code`;
		if (MESSAGE_KEY.test(key) && typeof value === 'object' && value !== null) {
			if (saysThatItFailed(JSON.stringify(value), name))
				return `its field “${key}” tells of a refusal`;
		}
		const told = scalar.safeParse(value);
		if (told.success && (told.data === 'false' || saysThatItFailed(told.data, name)))
			return `its field “${key}” tells of a refusal`;
	}
	return undefined;
}

/** Fields that can hold nothing but the number of a till or paybill. */
const NUMBER_KEY =
	/^(?:account(?:number|no)|(?:merchant)?till(?:number|no)?|paybill(?:number|no)?|(?:business|organi[sz]ation)?shortcode|businessnumber)$/;

/**
 * What denies a success that is told of another number. A till may come with the short code of its shop, so
 * one field with the number that was asked is enough.
 *
 * @param reply the reply as it came
 * @param number the number that was asked
 * @returns words to be read behind “but”; undefined when the reply names no number, or this one
 */
export function otherNumberIn(reply: unknown, number: string): string | undefined {
	const told = fieldsOf(reply).flatMap(([key, value]) => {
		const cleaned = NUMBER_KEY.test(key) && cleanAccountNumber(value, key);
		if (!cleaned || cleaned instanceof CheckFailure) return [];
		// A number of JSON cannot keep leading zeros.
		const isKept = typeof value !== 'number';
		const isAsked = isKept ? cleaned.number === number : value === Number(number);
		return [{ key, isAsked }];
	});
	if (told.some(({ isAsked }) => isAsked)) return undefined;
	const [other] = told;
	return other && `its field “${other.key}” names another number`;
}
