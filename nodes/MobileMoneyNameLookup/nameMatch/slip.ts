import { areDifferentWords } from './differentWords';

/** Typing slips between two words: how many, and what they are. */
export interface Slip {
	/** 1 or 2: letters more, missing, changed, or two neighbours swapped. */
	edits: number;
	what: string;
}

/** Fund XI, Fund XII: may be a slip, and another fund. */
export const slipInNumeral = 'One letter of a Roman numeral is different';

const mostEdits = 2;

/** How many slips a word of so many letters bears: in short words one letter makes another name. */
function allowedEdits(longer: number, shorter: number): number {
	if (shorter <= 3) return longer === shorter && longer > 1 ? 1 : 0;
	return longer <= 5 ? 1 : mostEdits;
}

/** Finds the typing slips that turn `typed` into `registered` (word keys), or undefined when there are too many. */
export function findSlip(typed: string, registered: string): Slip | undefined {
	const longer = Math.max(typed.length, registered.length);
	const shorter = Math.min(typed.length, registered.length);
	if (longer - shorter > mostEdits || areDifferentWords(typed, registered)) return undefined;
	if (isRoman(typed) && isRoman(registered))
		return isNumeralSlip(typed, registered) ? { edits: 1, what: slipInNumeral } : undefined;
	const allowed = allowedEdits(longer, shorter);
	if (allowed === 0 || longer - shorter > allowed) return undefined;
	if (figures(typed) !== figures(registered)) return undefined;
	const edits = editDistance(typed, registered, allowed);
	if (edits === 0 || edits > allowed) return undefined;
	return { edits, what: describe(typed, registered, edits) };
}

/** IV and VI have the same letters, and are two numbers. */
function isNumeralSlip(typed: string, registered: string): boolean {
	const letters = (key: string) => Array.from(key).sort().join('');
	return editDistance(typed, registered, 1) === 1 && letters(typed) !== letters(registered);
}

function isRoman(key: string): boolean {
	return key.length > 1 && key.length <= 5 && /^[ivx]+$/.test(key);
}

function figures(key: string): string {
	return /\p{N}/u.test(key) ? key.replace(/\P{N}/gu, '') : '';
}

/** Edit distance in which swapping two neighbours counts once (optimal string alignment); `most` + 1 for any more. */
function editDistance(a: string, b: string, most: number): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let left = i;
		let least = i;
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			let best = Math.min((last[j - 1] ?? 0) + (same ? 0 : 1), (last[j] ?? 0) + 1, left + 1);
			if (!same && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
			}
			row.push(best);
			left = best;
			if (best < least) least = best;
		}
		if (least > most) return most + 1;
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
