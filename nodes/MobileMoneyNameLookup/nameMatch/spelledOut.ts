import type { Part } from '../names/parts';
import type { Name } from '../names/readName';
import { spelledWords } from '../names/words/spelledWords';

/** A cross before or behind a name, and the Roman numerals of a generation behind it. */
const crosses: ReadonlySet<string> = new Set(['x']);
const lateNumerals: ReadonlySet<string> = new Set(['i', 'v', 'x']);

/** Jane Kamau, JANE KAMAU X: a letter at an end of a name that may be no initial. */
export function hasLetterAtEnd({ parts }: Name, left: readonly Part[]): boolean {
	const [first, last] = [parts[0], parts.at(-1)];
	const isLeft = (part: Part | undefined, letters: ReadonlySet<string>) =>
		part !== undefined && letters.has(part.key) && left.includes(part);
	return isLeft(first, crosses) || isLeft(last, lateNumerals);
}

/** Jane Kamau, C O JANE KAMAU: two letters side by side that the other name lacks may be "care of", and no initials. */
export function hasSpelledWord({ parts }: Name, left: readonly Part[]): boolean {
	const isLeft = (part: Part | undefined) => part?.role === 'initial' && left.includes(part);
	return parts.some((part, at) => {
		const next = parts[at + 1];
		return next && isLeft(part) && isLeft(next) && spelledWords.has(part.key + next.key);
	});
}
