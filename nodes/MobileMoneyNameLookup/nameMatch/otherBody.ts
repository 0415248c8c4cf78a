import type { Part } from '../names/parts';
import { rowsOf } from '../names/lexicon';

/** Several words that make it another body, each in its order. */
const otherBodyPhrases = rowsOf('otherBodyPhrases');

const firstWords: ReadonlySet<string> = new Set(otherBodyPhrases.map(([first = '']) => first));

/** The parts of a name that are such phrases, each at its first place. */
export function phrasesOfOtherBody(parts: readonly Part[]): readonly (readonly Part[])[] {
	// Nearly no name has one.
	if (!parts.some(({ key }) => firstWords.has(key))) return [];
	return otherBodyPhrases.flatMap((phrase) => {
		const at = parts.findIndex((_, from) => phrase.every((key, i) => parts[from + i]?.key === key));
		return at < 0 ? [] : [parts.slice(at, at + phrase.length)];
	});
}
