import type { Word } from './readWords';
import { articles } from './words/particles';
import { ambiguousTitles, leadingTitles, postNominals, titles } from './words/honorifics';

/** Takes the titles off a person's name; at least one word of two letters remains. */
export function takeTitles(words: readonly Word[]): {
	words: readonly Word[];
	titles: Word[];
} {
	if (!words.some(({ key }) => titles.has(key) || postNominals.has(key)))
		return { words, titles: [] };
	const rest = [...words];
	const taken: Word[] = [];
	for (let at = rest.length - 1; at >= 0; at--) {
		const key = rest[at]?.key ?? '';
		// "Sister of Peter Kamau" is his sister.
		if (articles.has(rest[at + 1]?.key ?? '')) continue;
		if (leadingTitles.has(key) && !isLeading(rest, at)) continue;
		if (titles.has(key) && fullWords(rest) > 1) taken.unshift(...rest.splice(at, 1));
	}
	while (postNominals.has(rest.at(-1)?.key ?? '') && fullWords(rest) > 2)
		taken.push(...rest.splice(-1));
	return { words: rest, titles: taken };
}

/** Whether nothing but other titles stands before a word. */
function isLeading(words: readonly Word[], at: number): boolean {
	return words.slice(0, at).every(({ key }) => titles.has(key) || ambiguousTitles.has(key));
}

function fullWords(words: readonly Word[]): number {
	return words.filter(({ key }) => key.length > 1).length;
}
