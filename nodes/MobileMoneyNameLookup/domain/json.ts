export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (json: unknown): json is JsonObject =>
	typeof json === 'object' && json !== null && !Array.isArray(json);

/** An empty object for anything else. */
export const objectIn = (json: unknown): JsonObject => (isJsonObject(json) ? json : {});

/** n8n can neither store nor copy an item of thousands of levels; a text has no more levels than opening brackets. */
const MAX_BRACKETS = 500;

/** The JSON value of a text; undefined if it is no JSON, or has too many lists and objects for an answer. */
export function parseJson(text: string): unknown {
	if (text.split(/[[{]/, MAX_BRACKETS).length === MAX_BRACKETS) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Applies `change` to every text, field name and number of a parsed JSON object. */
export const withTexts = (
	object: JsonObject,
	change: (text: string) => string,
): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(object).map(([key, value]) => [change(key), changed(value, change)]),
	);

function changed(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === 'string') return change(value);
	if (typeof value === 'number') {
		const text = change(String(value));
		return text === String(value) ? value : text;
	}
	if (Array.isArray(value)) return value.map((each: unknown) => changed(each, change));
	return isJsonObject(value) ? withTexts(value, change) : value;
}
