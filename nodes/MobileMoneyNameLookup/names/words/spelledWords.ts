import type { Part } from '../parts';
import { wordList } from './wordList';

/**
 * Words of two letters that registers write with a blank, a hyphen or a stroke between: care of, trading as,
 * daughter, son and wife of, account, no, not applicable, per procurationem, junior, senior, the second, fourth, sixth.
 */
const spelledWords: ReadonlySet<string> = new Set(
	wordList('co ta do so wo ac no na pp jr sr ii iv vi'),
);

/**
 * The letters in a person's name that may be a word, a cross or a numeral, and no initials: C O JANE KAMAU, JANE KAMAU X.
 *
 * @param parts the name's parts in their order, undefined for those that are not asked about
 */
export function lettersOfWord(parts: readonly (Part | undefined)[]): readonly Part[] {
	const letters = parts.map((part) => (part?.role === 'initial' ? part : undefined));
	const [first, last] = [letters[0], letters.at(-1)];
	if (first?.key === 'x') return [first];
	if (last && /^[ivx]$/.test(last.key)) return [last];
	for (const [at, one] of letters.entries()) {
		const next = letters[at + 1];
		if (one && next && spelledWords.has(one.key + next.key)) return [one, next];
	}
	return [];
}
