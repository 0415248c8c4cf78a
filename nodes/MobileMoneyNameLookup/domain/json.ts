/** An object of parsed JSON, its fields unread. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Neither a list nor null. */
export const isJsonObject = (json: unknown): json is JsonObject =>
	typeof json === 'object' && json !== null && !Array.isArray(json);

/** n8n can neither store nor copy an item of thousands of levels; a text has no more levels than opening brackets. */
const MAX_BRACKETS = 500;

/** The JSON value of a text; undefined when it is no JSON, or has too many lists and objects for an answer. */
export function parseJson(text: string): unknown {
	if (text.split(/[[{]/, MAX_BRACKETS).length === MAX_BRACKETS) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Whether a text begins as JSON does, and does not end so. */
export const isCutOffJson = (text: string): boolean =>
	/^\s*[{[]/.test(text) && !/[}\]]$/.test(text.trimEnd());
