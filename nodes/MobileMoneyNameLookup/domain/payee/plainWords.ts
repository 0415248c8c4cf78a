import { remembered } from '../../remembered';
import { withoutZeroWidth } from '../visible';
import words from './data/words.json';

const MAX_CHARACTERS = 200;

/** The words and phrases of a list in a data file. */
export const entriesOf = (lines: readonly string[]): readonly string[] =>
	lines.flatMap((line) => line.split(', '));

/** Each spelling with its word. */
const spellings = new Map(
	words.spellings.flatMap((line) => {
		const [word = '', ...others] = line.split(', ');
		return others.map((other) => [other, word] as const);
	}),
);

function plainWord(word: string): string {
	const isPlural = word.length > 4 && word.endsWith('s') && !word.endsWith('ss');
	const singular = isPlural ? word.slice(0, -1) : word;
	return spellings.get(word) ?? spellings.get(singular) ?? singular;
}

function split(text: string): string[] {
	const folded = withoutZeroWidth(text.slice(0, MAX_CHARACTERS).normalize('NFKC'))
		.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
		.toLowerCase()
		.replace(/['’‘`´]s(?![\p{L}\p{N}])/gu, '');
	return folded.match(/[\p{L}\p{N}]+|#/gu) ?? [];
}

/** The words of a short text in one form: `Supplier's A/C Nos.` gives `supplier`, `account`, `number`. */
export const plainWords = remembered((text): readonly string[] => {
	const found: string[] = [];
	for (const part of split(text)) {
		const word = plainWord(part);
		const together = spellings.get(`${found.at(-1) ?? ''} ${word}`);
		if (together === undefined) found.push(word);
		else found[found.length - 1] = together;
	}
	return found;
});

/** The words and phrases of a list, each in the form of `plainWords`. */
export const wordSet = (lines: readonly string[]): ReadonlySet<string> =>
	new Set(entriesOf(lines).map((entry) => plainWords(entry).join(' ')));

interface Phrases {
	readonly alone?: readonly string[];
	readonly first?: readonly string[];
	readonly anywhere?: readonly string[];
}

/** Returns a function that tells whether plain words are one of some phrases, begin with one, or have one among them. */
export function phraseMatcher({ alone = [], first = [], anywhere = [] }: Phrases) {
	const padded = (lines: readonly string[]) => [...wordSet(lines)].map((phrase) => ` ${phrase} `);
	const [whole, starts, parts] = [padded(alone), padded(first), padded(anywhere)];
	return (words: readonly string[]): boolean => {
		const text = ` ${words.join(' ')} `;
		return (
			whole.includes(text) ||
			starts.some((phrase) => text.startsWith(phrase)) ||
			parts.some((phrase) => text.includes(phrase))
		);
	};
}
