/** Strings whole, so that what looks like a brace or a comma within one is passed over. */
const STRINGS_AND_SIGNS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/gs;

const keyName = (literal: string): string => String(JSON.parse(literal)).trim().toLowerCase();

/**
 * The keys that one object of a JSON text has more than once, at any depth.
 * `JSON.parse` keeps the last of them without a word, so an error code in front of a success would
 * not be seen.
 *
 * @param text valid JSON
 * @returns the keys in lower case, because readers of JSON differ in whether case matters
 */
export function repeatedKeys(text: string): string[] {
	const repeated = new Set<string>();
	/** The keys of each object that is open, and undefined for a list. */
	const open: Array<Set<string> | undefined> = [];
	let isKeyNext = false;
	for (const [token] of text.matchAll(STRINGS_AND_SIGNS)) {
		const keys = open.at(-1);
		if (token === '{' || token === '[') {
			open.push(token === '{' ? new Set() : undefined);
			isKeyNext = token === '{';
		} else if (token === '}' || token === ']') {
			open.pop();
		} else if (token === ',') {
			isKeyNext = keys !== undefined;
		} else if (isKeyNext && keys) {
			const key = keyName(token);
			if (keys.has(key)) repeated.add(key);
			keys.add(key);
			isKeyNext = false;
		}
	}
	return [...repeated];
}
