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
