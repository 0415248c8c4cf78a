import type { Name } from './parts';
import type { Part } from './roles';
import { spelledWords } from './words/spelledWords';

/** Jane Kamau, C O JANE KAMAU: two letters side by side that the other name lacks may be "care of", and no initials. */
export function hasSpelledWord({ parts }: Name, left: readonly Part[]): boolean {
	const isLeft = (part: Part | undefined) => part?.role === 'initial' && left.includes(part);
	return parts.some((part, at) => {
		const next = parts[at + 1];
		return next && isLeft(part) && isLeft(next) && spelledWords.has(part.key + next.key);
	});
}
