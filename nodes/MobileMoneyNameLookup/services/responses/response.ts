import { withoutInvisible } from '../../domain/messageWords';
import { isJsonObject, type JsonObject, parseJson } from '../../sending/http/json';

/** Lengths in UTF-16 units; a cell of a workbook holds 32,767. */
const MAX_NAME_LENGTH = 256;
const MAX_TEXT_LENGTH = 500;

/** The beginning of a text, without half of a character at its end. */
const cut = (text: string, length: number): string =>
	text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** What is read of a name. */
export const cutName = (name: string): string => cut(name, MAX_NAME_LENGTH);

/**
 * The JSON object of a response, every text of it cut to 500 characters before anything reads it.
 *
 * @returns undefined for anything but an object of at most 32 levels
 */
export function parseResponse(body: string): JsonObject | undefined {
	const json = parseJson(body);
	return isJsonObject(json) ? withShortTexts(json) : undefined;
}

const withShortTexts = (object: JsonObject): JsonObject =>
	Object.fromEntries(
		Object.entries(object).map(([key, value]) => [cutName(key), shortened(value)]),
	);

function shortened(value: unknown): unknown {
	if (typeof value === 'string') return cut(value, MAX_TEXT_LENGTH);
	if (Array.isArray(value)) return value.map(shortened);
	return isJsonObject(value) ? withShortTexts(value) : value;
}

/** A text of a response, trimmed; empty for anything else. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A code without its invisible characters and the spaces around it. */
export const plainCode = (code: string): string => withoutInvisible(code).trim();

const NOTHING = /^(?:|0+|false|no|none|null|nil|n\/a|-|no errors?)$/i;

/** Whether a field is empty, or says that there is none of what it is named for. */
export function isNothing(value: unknown): boolean {
	if (typeof value === 'string') return NOTHING.test(value.trim());
	if (typeof value === 'object' && value !== null) return Object.values(value).length === 0;
	return [undefined, null, false, 0].some((nothing) => nothing === value);
}

/** Every text within a value, trimmed: services write a message as a text, a list or an object. */
export function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value.trim()];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of these fields that are filled in, each once. */
export function textsOf(response: JsonObject, fields: readonly string[]): string[] {
	const texts = new Set(fields.flatMap((field) => textsIn(response[field])));
	return [...texts].filter((text) => !isNothing(text));
}

/** Several messages as one, of at most 500 characters. */
export function joinedMessage(messages: readonly string[]): string {
	const sentences = messages.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
	const last = messages.at(-1) ?? '';
	return cut([...sentences.slice(0, -1), last].join(' '), MAX_TEXT_LENGTH);
}

/** What a service reports in its documented fields. */
export interface Report {
	readonly httpStatus: number;
	readonly response: JsonObject;
	readonly code: string;
	/** The registered name, not yet cut; empty where there is none. */
	readonly name: string;
	/** The texts of all message fields: one alone may hide a failure. */
	readonly messages: readonly string[];
	/** The message that a result shows. */
	readonly message: string;
}
