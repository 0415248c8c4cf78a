import { isKnownName, isPersonalName } from '../names/knownNames';
import { isInAny } from '../names/lexicon';

const mostEdits = 2;

/** In short words, one letter makes another name. */
function allowedEdits(longer: number, shorter: number): number {
	if (shorter <= 3) return longer === shorter && longer > 1 ? 1 : 0;
	return longer <= 5 ? 1 : mostEdits;
}

/** The typing slips from `typed` to `registered` (word keys); undefined if there are too many. */
export function findSlip(
	typed: string,
	registered: string,
): { edits: number; what: string } | undefined {
	if (areDifferentWords(typed, registered)) return undefined;
	if (isRoman(typed) && isRoman(registered))
		return isNumeralSlip(typed, registered) ? slipInNumeral : undefined;
	const longer = Math.max(typed.length, registered.length);
	const shorter = Math.min(typed.length, registered.length);
	const allowed = allowedEdits(longer, shorter);
	if (longer - shorter > allowed || figures(typed) !== figures(registered)) return undefined;
	// Line 3A is not Line 3B.
	if (shorter <= 3 && /^\d+[a-z]?$/.test(typed)) return undefined;
	const edits = editDistance(typed, registered, allowed);
	return edits === 0 || edits > allowed
		? undefined
		: { edits, what: describe(typed, registered, edits) };
}

const isWord = isInAny(
	'genericWords',
	'commonWords',
	'institutionWords',
	'places',
	'foreignCountries',
);
const isKnownWord = (key: string): boolean =>
	isPersonalName(key) || isWord(key) || (key.endsWith('s') && isKnownName(key.slice(0, -1)));

/** Both words (keys) exist in their own right: Wanjiku and Wanjiru, hotel and hostel. */
export const areDifferentWords = (a: string, b: string): boolean =>
	a !== `${b}s` && b !== `${a}s` && isKnownWord(a) && isKnownWord(b);

/** XII and XIII may be a slip or two funds; IV and VI share letters but are two numbers. */
const slipInNumeral = { edits: 2, what: 'One letter of a Roman numeral is different' };
const isNumeralSlip = (typed: string, registered: string): boolean =>
	editDistance(typed, registered, 1) === 1 && lettersOf(typed) !== lettersOf(registered);
const lettersOf = (key: string): string => Array.from(key).sort().join('');

/** Whether a word (key) is a Roman numeral of several letters. */
export const isRoman = (key: string): boolean => /^[ivx]{2,5}$/.test(key);

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const areNeighbours = (a: string, b: string): boolean =>
	rows.some((row) => row.includes(a + b) || row.includes(b + a));
const areVowels = (letters: string): boolean => /^[aeiou]+$/.test(letters);
const [shortestWithKey, shortestWithLetterLost, shortestWithVowel] = [6, 7, 8];

/**
 * Whether the one edit between two words is of the fingers: letters swapped or doubled, one lost in a long word,
 * a neighbouring key. Otieno and Atieno, Ngare and Ngari, Wangila and Nangila are names of two people.
 */
export function isOfFingers(one: string, other: string): boolean {
	const [long, short] = one.length < other.length ? [other, one] : [one, other];
	const at = Array.from(long).findIndex((letter, index) => letter !== short[index]);
	const [changed = '', instead = ''] = [long[at], short[at]];
	if (at === 0) return false;
	if (long.length > short.length) {
		const isInside = at < long.length - 1;
		return changed === long[at - 1] || (isInside && long.length >= shortestWithLetterLost);
	}
	if (long.slice(at + 1) !== short.slice(at + 1)) return true;
	const shortest = areVowels(changed + instead) ? shortestWithVowel : shortestWithKey;
	return long.length >= shortest && areNeighbours(changed, instead);
}
const figures = (key: string): string => key.replace(/\P{N}/gu, '');

/** Optimal string alignment distance; `most` + 1 for any more. */
function editDistance(a: string, b: string, most: number): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			const swapped = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : changed;
			row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
		}
		if (Math.min(...row) > most) return most + 1;
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? 0;
}

function describe(a: string, b: string, edits: number): string {
	if (edits > 1) return 'Two letters are different';
	if (a.length !== b.length) return 'One letter is extra or missing';
	const changed = Array.from(a).filter((letter, index) => letter !== b[index]).length;
	return changed === 2 ? 'Two letters are swapped' : 'One letter is different';
}
