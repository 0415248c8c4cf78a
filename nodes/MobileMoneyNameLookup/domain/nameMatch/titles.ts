import type { Word } from './words';
import { postNominals, titles } from './words/honorifics';

/** Takes the titles off a person's name; at least one word of two letters remains. */
export function takeTitles(words: readonly Word[]): { words: Word[]; titles: Word[] } {
	const rest = [...words];
	const taken: Word[] = [];
	for (let at = rest.length - 1; at >= 0; at--) {
		if (titles.has(rest[at]?.key ?? '') && fullWords(rest) > 1)
			taken.unshift(...rest.splice(at, 1));
	}
	while (postNominals.has(rest.at(-1)?.key ?? '') && fullWords(rest) > 2)
		taken.push(...rest.splice(-1));
	return { words: rest, titles: taken };
}

function fullWords(words: readonly Word[]): number {
	return words.filter(({ key }) => key.length > 1).length;
}
