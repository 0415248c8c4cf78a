import { is } from './lexicon';
import type { Word } from './readWords';

/** Takes titles off a person's name; at least one word of two letters remains. */
export function takeTitles(words: readonly Word[]) {
	const rest = [...words];
	const taken: Word[] = [];
	for (let at = rest.length - 1; at >= 0; at--) {
		const key = rest[at]?.key ?? '';
		// "Sister of Peter Kamau" is his sister.
		if (!is(key, 'titles') || is(rest[at + 1]?.key ?? '', 'articles')) continue;
		if (is(key, 'leadingTitles') && !isLeading(rest, at)) continue;
		if (fullWords(rest) > 1) taken.unshift(...rest.splice(at, 1));
	}
	while (is(rest.at(-1)?.key ?? '', 'postNominals') && fullWords(rest) > 2)
		taken.push(...rest.splice(-1));
	return { words: rest, titles: taken };
}

const isLeading = (words: readonly Word[], at: number): boolean =>
	words.slice(0, at).every(({ key }) => is(key, 'titles') || is(key, 'ambiguousTitles'));

const fullWords = (words: readonly Word[]): number =>
	words.filter(({ key }) => key.length > 1).length;
