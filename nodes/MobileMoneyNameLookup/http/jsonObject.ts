/** An object of parsed JSON, its fields unread. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value of parsed JSON is an object, and neither a list nor null. */
export const isJsonObject = (json: unknown): json is JsonObject =>
	typeof json === 'object' && json !== null && !Array.isArray(json);
