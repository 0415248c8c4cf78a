import type { NameMatch } from './judgement';

const fold = (name: string): string =>
	name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Compares two names by equality alone, after trimming, folding runs of spaces and case-folding.
 *
 * @param expected the name that the user expects; a blank one matches nothing
 * @param registered the registered holder's name
 */
export function compareByEquality(expected: string, registered: string): NameMatch {
	const isEqual = fold(expected) !== '' && fold(expected) === fold(registered);
	return isEqual
		? { result: 'match', score: 1, explanation: ['The names are equal.'] }
		: { result: 'noMatch', score: 0, explanation: ['The names are not equal.'] };
}
