import { isKnownName, isPersonalName } from '../names/knownNames';
import { is, type ListName } from '../names/lexicon';

const words: readonly ListName[] = ['genericWords', 'commonWords', 'places', 'foreignCountries'];

/** A word that is known as it is: a name, also a rare one or with a possessive (St Mary's), or a word of some list. */
function isKnownWord(key: string): boolean {
	const isName = isPersonalName(key) || (key.endsWith('s') && isKnownName(key.slice(0, -1)));
	return isName || words.some((list) => is(key, list));
}

/**
 * Whether two unequal words (their keys) are different names or words in their own right, so that one is not
 * the other with a typing slip: Wanjiku and Wanjiru, Otieno and Atieno, hotel and hostel.
 */
export function areDifferentWords(a: string, b: string): boolean {
	if (a === `${b}s` || b === `${a}s`) return false;
	return isKnownWord(a) && isKnownWord(b);
}
