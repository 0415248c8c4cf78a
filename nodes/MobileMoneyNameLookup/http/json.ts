/** An object of parsed JSON, its fields unread. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value of parsed JSON is an object, and neither a list nor null. */
export const isJsonObject = (json: unknown): json is JsonObject =>
	typeof json === 'object' && json !== null && !Array.isArray(json);

/** Answers of the service have one level; n8n can neither store nor copy an item of thousands. */
const MAX_LEVELS = 32;

/** Level by level, because a function that calls itself for each would run out of stack. */
function isNestedTooDeeply(value: unknown): boolean {
	let level: unknown[] = [value];
	for (let depth = 0; depth <= MAX_LEVELS; depth++) {
		level = level.flatMap((each): unknown[] =>
			typeof each === 'object' && each !== null ? Object.values(each) : [],
		);
		if (level.length === 0) return false;
	}
	return true;
}

/** The JSON value of a text, or undefined when it is no JSON, or nested more than 32 levels deep. */
export function parseJson(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text);
		return isNestedTooDeeply(value) ? undefined : value;
	} catch {
		return undefined;
	}
}

/** Whether a text begins as JSON does and does not end so. */
export const isCutOffJson = (text: string): boolean =>
	/^\s*[{[]/.test(text) && !/[}\]]\s*$/.test(text);

/** Strings whole, so that what looks like a brace or a comma within one is passed over. */
const STRINGS_AND_SIGNS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/gs;

const keyName = (literal: string): string => String(JSON.parse(literal)).trim().toLowerCase();

/**
 * The keys that stand more than once in a JSON object, itself and not what is within it.
 * `JSON.parse` keeps the last of them without a word, so an error code in front of a success would
 * not be seen.
 *
 * @param text valid JSON
 * @returns the keys in lower case, because readers of JSON differ in whether case matters
 */
export function repeatedKeys(text: string): string[] {
	const seen = new Set<string>();
	const repeated = new Set<string>();
	let depth = 0;
	let isKeyNext = false;
	for (const [token] of text.matchAll(STRINGS_AND_SIGNS)) {
		if (token === '{' || token === '[') {
			depth++;
			isKeyNext = depth === 1 && token === '{';
		} else if (token === '}' || token === ']') {
			depth--;
		} else if (token === ',') {
			isKeyNext = depth === 1;
		} else if (isKeyNext) {
			const key = keyName(token);
			if (seen.has(key)) repeated.add(key);
			seen.add(key);
			isKeyNext = false;
		}
	}
	return [...repeated];
}
