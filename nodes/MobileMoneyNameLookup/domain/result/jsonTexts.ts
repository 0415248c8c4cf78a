type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Changes every text of an object, the names of its fields and its numbers included.
 *
 * @param object JSON of at most 32 levels
 * @param change gives a text in the place of another
 */
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
		const text = String(value);
		const other = change(text);
		return other === text ? value : other;
	}
	if (Array.isArray(value)) return value.map((each: unknown) => changed(each, change));
	if (typeof value !== 'object' || value === null) return value;
	return withTexts({ ...value }, change);
}
