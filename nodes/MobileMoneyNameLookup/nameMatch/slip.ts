import { isInAny, isKnownName, isPersonalName } from '../names/lexicon';
import { remembered } from '../remembered';
import { hasPlainLetters } from '../names/readWords';

const mostEdits = 2;

/** In short words, one letter makes another name. */
function allowedEdits(longer: number, shorter: number): number {
	if (shorter <= 3) return longer === shorter && longer > 1 ? 1 : 0;
	return longer <= 5 ? 1 : mostEdits;
}

/** How many typing slips lead from `typed` to `registered` (word keys); undefined if there are too many. */
export function slipsBetween(typed: string, registered: string) {
	const longer = Math.max(typed.length, registered.length);
	const shorter = Math.min(typed.length, registered.length);
	if (longer - shorter > mostEdits || areDifferentWords(typed, registered)) return undefined;
	const allowed = allowedEdits(longer, shorter);
	if (longer - shorter > allowed || figures(typed) !== figures(registered)) return undefined;
	// Line 3A is not Line 3B.
	if (shorter <= 3 && /^\d+[a-z]?$/.test(typed)) return undefined;
	const edits = editDistance(typed, registered, allowed);
	return edits === 0 || edits > allowed ? undefined : edits;
}

const isOfBody = isInAny('genericWords', 'commonWords', 'institutionWords');
const isWhere = isInAny('places', 'foreignCountries');
const isKnownWord = remembered((key) => {
	const ofName = key.endsWith('s') && isKnownName(key.slice(0, -1));
	return isPersonalName(key) || isOfBody(key) || isWhere(key) || ofName;
});

/** Both words (keys) exist in their own right: Wanjiku and Wanjiru, hotel and hostel. */
export const areDifferentWords = (a: string, b: string): boolean =>
	isKnownWord(a) && isKnownWord(b) && a !== `${b}s` && b !== `${a}s`;

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const areNeighbours = (a: string, b: string): boolean =>
	rows.some((row) => row.includes(a + b) || row.includes(b + a));
const areVowels = (letters: string): boolean => /^[aeiou]+$/.test(letters);
const [shortestWithKey, shortestWithLetterLost, shortestWithVowel] = [6, 7, 8];

/** Whether the one edit between two words looks like a typing slip. Otieno and Atieno, Ngare and Ngari are names of two people. */
export function isOfFingers(one: string, other: string): boolean {
	const [long, short] = one.length < other.length ? [other, one] : [one, other];
	const at = Array.from(long).findIndex((letter, index) => letter !== short[index]);
	const [changed = '', instead = ''] = [long[at], short[at]];
	if (long.length > short.length) {
		const isInside = at < long.length - 1;
		return changed === long[at - 1] || (isInside && long.length >= shortestWithLetterLost);
	}
	if (long.slice(at + 1) !== short.slice(at + 1)) return true;
	const shortest = areVowels(changed + instead) ? shortestWithVowel : shortestWithKey;
	return long.length >= shortest && areNeighbours(changed, instead);
}
const figures = (key: string): string => (hasPlainLetters(key) ? '' : key.replace(/\P{N}/gu, ''));

/** Letters swapped, added, lost or changed from these places on; `most` + 1 stands for any more. */
function editDistance(a: string, b: string, most: number, atA = 0, atB = 0): number {
	let i = atA;
	let j = atB;
	while (i < a.length && a[i] === b[j]) {
		i++;
		j++;
	}
	const restOfA = a.length - i;
	const restOfB = b.length - j;
	if (restOfA <= 0 && restOfB <= 0) return 0;
	if (most === 0 || Math.abs(restOfA - restOfB) > most) return most + 1;
	const isSwap = restOfA > 1 && a[i] === b[j + 1] && a[i + 1] === b[j];
	return (
		1 +
		Math.min(
			editDistance(a, b, most - 1, i + 1, j),
			editDistance(a, b, most - 1, i, j + 1),
			editDistance(a, b, most - 1, i + 1, j + 1),
			isSwap ? editDistance(a, b, most - 1, i + 2, j + 2) : most,
		)
	);
}
