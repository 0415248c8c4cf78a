type JsonObject = Readonly<Record<string, unknown>>;

/** Applies `change` to every text, field name and number of a JSON object of at most 32 levels. */
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
