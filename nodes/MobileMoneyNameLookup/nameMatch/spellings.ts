import { mapOf, rowsOf } from '../names/lexicon';

const rowsWith = new Map<string, Set<number>>();
[...rowsOf('nameSpellings'), ...rowsOf('wordSpellings')].forEach((row, at) => {
	for (const word of row) rowsWith.set(word, (rowsWith.get(word) ?? new Set()).add(at));
});
const shortForms = mapOf('shortForms');

/** Whether two words (their keys) are spellings of one name, or of one word, by the lists. */
export function areSpellings(a: string, b: string): boolean {
	const rows = rowsWith.get(a);
	return rows !== undefined && [...(rowsWith.get(b) ?? [])].some((row) => rows.has(row));
}

/** Whether one word is a short form of the other, or both are short forms of one name, in any listed spelling. */
export function isShortFormOf(a: string, b: string): boolean {
	return standsFor(a, b) || standsFor(b, a) || shareFullForm(a, b);
}

/** Whether one word is a short form of the other and of no other name: Vic may be a Victor or a Victoria. */
export function isUsualShortForm(a: string, b: string): boolean {
	const [short, full] = shortForms.has(a) && standsFor(a, b) ? [a, b] : [b, a];
	return standsFor(short, full) && (shortForms.get(short)?.length ?? 0) === 1;
}

function standsFor(short: string, full: string): boolean {
	return shortForms.get(short)?.some((name) => name === full || areSpellings(name, full)) ?? false;
}

function shareFullForm(a: string, b: string): boolean {
	const fulls = shortForms.get(b);
	return fulls !== undefined && (shortForms.get(a)?.some((name) => fulls.includes(name)) ?? false);
}
