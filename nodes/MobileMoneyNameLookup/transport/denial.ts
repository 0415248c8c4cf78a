import { z } from 'zod';

/** Fields that tell whether the lookup succeeded; whatever means no there denies a success. */
const VERDICT_KEYS = ['success', 'successful', 'issuccess', 'issuccessful', 'succeeded', 'ok'];

/** Fields that are filled in when something is wrong. */
const ERROR_KEYS = ['error', 'errors', 'errorcode', 'errormessage', 'errordescription', 'fault'];

/** Fields that may hold a second code. */
const CODE_KEYS = ['code', 'statuscode', 'resultcode', 'responsecode'];

/** Of these it matters which one is read when they stand there twice. */
const READ_KEYS = ['status', 'name', 'message', ...VERDICT_KEYS, ...ERROR_KEYS, ...CODE_KEYS];

const MEANS_NO = /^(?:false|no|0|fail|failed|failure)$/i;
const MEANS_NO_ERROR = /^(?:|0|no|none|nil|null|n\/?a|-|false|ok|success|no errors?)$/i;
const ERROR_CODE = /^E\d{3,}$/i;

const NO_ERROR_WORDS = /\b(?:no|without(?: any)?|0|zero) (?:errors?|failures?|faults?)\b/gi;
const FAILURE_WORDS =
	/\b(?:fail(?:ed|s|ure|ures)?|unsuccessful(?:ly)?|errors?|fault|invalid|unknown|expired|denied|declined|reject(?:ed|s)?|refused|unable|cannot|can.?t|could ?n.t|could not|did ?n.t|did not|timed out|time ?out|unavailable|not (?:been )?(?:a )?(?:success|successful|found|available|registered|known|allowed|permitted|authori[sz]ed|completed?|processed|possible|valid|exist|active)|no (?:such|records?|results?|match(?:es)?|data|name|holder|account|customer)|does ?n.t exist|success(?:ful)? ?[:=] ?(?:false|no|0)|haijafanikiwa|imeshindwa|imeshindikana|haipatikani|haijapatikana|haikupatikana)\b/i;

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value));

/** `Error-Message`, `error_message` and `errorMessage` are one key. */
const plainKey = (key: string): string => key.toLowerCase().replace(/[\s_-]/g, '');

function meansNo(value: unknown): boolean {
	const text = scalar.safeParse(value);
	return text.success && MEANS_NO.test(text.data.trim());
}

function tellsOfAnError(value: unknown): boolean {
	if (value === null || value === undefined) return false;
	const text = scalar.safeParse(value);
	if (text.success) return !MEANS_NO_ERROR.test(text.data.trim());
	return typeof value === 'object' && Object.keys(value).length > 0;
}

function isErrorCode(value: unknown): boolean {
	const text = scalar.safeParse(value);
	return text.success && ERROR_CODE.test(text.data.trim());
}

/** Whether a message says that the lookup failed; words of the holder's name do not count. */
function saysThatItFailed(message: string, name: string): boolean {
	const words = name === '' ? message : message.toLowerCase().split(name.toLowerCase()).join(' ');
	return FAILURE_WORDS.test(words.replace(/[_\s]+/g, ' ').replace(NO_ERROR_WORDS, ' '));
}

/** What is read of a reply beside its fields. */
interface ReplyTexts {
	readonly message: string;
	readonly name?: string | undefined;
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
	fields: Readonly<Record<string, unknown>>,
	{ message, name = '', repeated }: ReplyTexts,
): string | undefined {
	const twice = repeated.find((key) => READ_KEYS.includes(plainKey(key)));
	if (twice !== undefined) return `its field “${plainKey(twice)}” stands there twice`;
	for (const [key, value] of Object.entries(fields)) {
		const plain = plainKey(key);
		if (VERDICT_KEYS.includes(plain) && meansNo(value)) return `its field “${plain}” says no`;
		if (ERROR_KEYS.includes(plain) && tellsOfAnError(value))
			return `its field “${plain}” tells of an error`;
		if (CODE_KEYS.includes(plain) && isErrorCode(value))
			return `its field “${plain}” holds an error code`;
	}
	return saysThatItFailed(message, name) ? 'its message says that it failed' : undefined;
}
