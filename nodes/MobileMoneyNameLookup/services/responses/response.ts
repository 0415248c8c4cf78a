import { isJsonObject, type JsonObject, objectIn, parseJson, withTexts } from '../../domain/json';
import { withoutInvisible } from '../../domain/messageWords';
import { cut, LONGEST } from '../../domain/visible';

const cutText = (text: string): string => cut(text, LONGEST.message);

/** The JSON object of a body, its texts cut to 500 characters; undefined for anything else. */
export function parseResponse(body: string): JsonObject | undefined {
	const json = parseJson(body);
	return isJsonObject(json) ? withTexts(json, cutText) : undefined;
}

/** Some services write NG&#39;ANG&#39;A as for a web page. */
const withoutEntities = (text: string): string =>
	text.replace(/&(?:#0*39|#x0*27|apos);/gi, "'").replace(/&amp;/gi, '&');

/** A text of a response, trimmed; empty for anything else. */
export const textIn = (value: unknown): string =>
	typeof value === 'string' ? withoutEntities(value).trim() : '';

/** A text, number or flag without invisible characters and outer spaces; empty for anything else. */
export const codeIn = (value: unknown): string =>
	['string', 'number', 'boolean'].includes(typeof value)
		? withoutInvisible(String(value)).trim()
		: '';

/** A code of the gateway: one letter and six digits; undefined for anything else. */
export function gatewayCodeIn(value: unknown): string | undefined {
	const code = codeIn(value);
	return /^[A-Za-z]\d{6}$/.test(code) ? code.toUpperCase() : undefined;
}

const NOTHING = /^(?:|0+|false|no|none|null|nil|n\/a|-|no errors?)$/i;

/** Whether a field is empty, or says that there is none: `error: "none"`. */
export function isNothing(value: unknown): boolean {
	if (typeof value === 'string') return NOTHING.test(value.trim());
	if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing);
	return [undefined, null, false, 0].some((nothing) => nothing === value);
}

/** All texts in a value: services write a message as a text, a list or an object. */
export function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [textIn(value)];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** All texts, numbers and flags in a value, each as `codeIn` reads it. */
export const codesIn = (value: unknown): string[] =>
	typeof value === 'object' && value !== null
		? Object.values(value).flatMap(codesIn)
		: [codeIn(value)];

const plainName = (name: string): string =>
	withoutInvisible(name)
		.toLowerCase()
		.replace(/[\s_-]/g, '');

/** The fields at the top level and in `data`: `account_status`, `AccountStatus` and `account.status` are `accountstatus`. */
export function fieldsOf(response: JsonObject): Array<readonly [name: string, value: unknown]> {
	const objects = [response, response.data].flat().filter(isJsonObject);
	return objects.flatMap((object) => [
		...Object.entries(object).map(([name, value]) => [plainName(name), value] as const),
		...[object.account].flat().map((value) => ['accountstatus', objectIn(value).status] as const),
	]);
}

/** The texts of these fields, each once; `wanted` are names as `fieldsOf` gives them. */
export function textsOf(response: JsonObject, wanted: readonly string[]): string[] {
	const fields = fieldsOf(response);
	const texts = wanted.flatMap((field) =>
		fields.flatMap(([name, value]) => (name === field ? textsIn(value) : [])),
	);
	return [...new Set(texts)].filter((text) => !isNothing(text));
}

/** The messages as sentences, at most 500 characters. */
export function joinedMessage(messages: readonly string[]): string {
	const sentences = messages.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
	const last = messages.at(-1) ?? '';
	return cutText([...sentences.slice(0, -1), last].join(' '));
}

export interface Report {
	readonly httpStatus: number;
	readonly response: JsonObject;
	readonly code: string;
	/** The registered name, not yet cut; empty if there is none. */
	readonly name: string;
	/** Of all message fields: one alone may hide a failure. */
	readonly messages: readonly string[];
	readonly message: string;
	readonly successCodes: readonly string[];
	/** Why a success with this message is doubtful even if nothing contradicts it. */
	readonly doubt?: string;
}
