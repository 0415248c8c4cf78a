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
