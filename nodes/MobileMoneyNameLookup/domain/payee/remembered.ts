/** A few types and headings recur in thousands of rows. */
const MAX_REMEMBERED = 1000;

const MAX_CHARACTERS = 40;

/** Returns a function that caches the pure `read` for short texts. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
	const values = new Map<string, Value>();
	return (text) => {
		const known = values.get(text);
		if (known !== undefined) return known;
		const value = read(text);
		if (text.length > MAX_CHARACTERS) return value;
		if (values.size >= MAX_REMEMBERED) values.clear();
		values.set(text, value);
		return value;
	};
}
