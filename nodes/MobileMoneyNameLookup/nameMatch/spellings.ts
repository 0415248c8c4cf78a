import { isPersonalName } from '../names/knownNames';
import { mapOf, rowsOf } from '../names/lexicon';

const rowsWith = new Map<string, Set<number>>();
[...rowsOf('nameSpellings'), ...rowsOf('wordSpellings')].forEach((row, at) => {
	for (const word of row) rowsWith.set(word, (rowsWith.get(word) ?? new Set()).add(at));
});
const shortForms = mapOf('shortForms');

function areListed(a: string, b: string): boolean {
	const rows = rowsWith.get(a);
	return rows !== undefined && [...(rowsWith.get(b) ?? [])].some((row) => rows.has(row));
}

/** One word is a short form of the other, or both are of one name, in any listed spelling. */
export function isShortFormOf(a: string, b: string): boolean {
	const fulls = shortForms.get(b);
	const haveOneFull = shortForms.get(a)?.some((name) => fulls?.includes(name)) ?? false;
	return standsFor(a, b) || standsFor(b, a) || haveOneFull;
}

/** A short form of this name only: Vic may be a Victor or a Victoria. */
export function isUsualShortForm(a: string, b: string): boolean {
	const [short, full] = shortForms.has(a) && standsFor(a, b) ? [a, b] : [b, a];
	return standsFor(short, full) && shortForms.get(short)?.length === 1;
}

const standsFor = (short: string, full: string): boolean =>
	shortForms.get(short)?.some((name) => name === full || areListed(name, full)) ?? false;

/** One must be a known name: SAFARYCOM sounds like Safaricom, and imitates it. */
export function areSpellings(a: string, b: string): boolean {
	if (a.length < 3 || b.length < 3) return false;
	if (areListed(a, b) || isFamiliar(a, b) || isFamiliar(b, a)) return true;
	return isPersonalName(a) !== isPersonalName(b) && soundAlike(a, b);
}

/** Hasmukh, HASMUKHLAL: Gujaratis add these as a courtesy, or leave them out. */
const isFamiliar = (name: string, longer: string): boolean =>
	name.length > 3 && ['lal', 'bhai', 'ben', 'kumar'].some((end) => longer === name + end);

const spellings: readonly (readonly [pattern: RegExp, reading: string])[] = [
	[/^abd[aeiu]l?(?=.{3})/, 'abdu'],
	[/ph/g, 'f'],
	[/c?qu(?=[eiy])/g, 'k'],
	[/ck|q/g, 'k'],
	[/x/g, 'ks'],
	// Kikuyu and Meru write ch as c (Wacera, Gaceri); before a, o, u and consonants c is k (Catherine).
	[/ch/g, 'ç'],
	[/c(?=[eiy])/g, 'ç'],
	[/c/g, 'k'],
	[/([bdgj])h/g, '$1'],
	[/(?<=[aeiou])h$/, ''],
	// Not ny, a sound of its own.
	[/(?<!n)y/g, 'i'],
	[/(?<=...)tte$/, 't'],
	[/([^aeiou])\1+/g, '$1'],
];

const soundOf = (key: string): string =>
	spellings.reduce((sound, [pattern, reading]) => sound.replace(pattern, reading), key);

/** Whether two words (keys) sound the same in some language of Kenya. */
export const soundAlike = (a: string, b: string): boolean =>
	(a[0] === b[0] || otherStarts.test(a.charAt(0) + b.charAt(0))) &&
	(soundOf(a) === soundOf(b) || soundOf(asKikuyu(a)) === soundOf(asKikuyu(b)));

/** First letters that may sound like another one. */
const otherStarts = /^[cfikpqxy]{2}$/;

const asKikuyu = (key: string): string => key.replace(/c(?!h)/g, 'ch');
