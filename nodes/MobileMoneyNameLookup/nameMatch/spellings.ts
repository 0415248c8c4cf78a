import { isPersonalName } from '../names/knownNames';
import { mapOf, rowsOf } from '../names/lexicon';
import type { Part } from '../names/parts';

const rowsWith = new Map<string, Set<number>>();
[...rowsOf('nameSpellings'), ...rowsOf('wordSpellings')].forEach((row, at) => {
	for (const word of row) rowsWith.set(word, (rowsWith.get(word) ?? new Set()).add(at));
});
const shortForms = mapOf('shortForms');

/** Whether two words (their keys) are spellings of one name, or of one word, by the lists. */
function areListed(a: string, b: string): boolean {
	const rows = rowsWith.get(a);
	return rows !== undefined && [...(rowsWith.get(b) ?? [])].some((row) => rows.has(row));
}

/** Whether one word is a short form of the other, or both are short forms of one name, in any listed spelling. */
export function isShortFormOf(a: string, b: string): boolean {
	const fulls = shortForms.get(b);
	const haveOneFull = shortForms.get(a)?.some((name) => fulls?.includes(name)) ?? false;
	return standsFor(a, b) || standsFor(b, a) || haveOneFull;
}

/** Whether one word is a short form of the other and of no other name: Vic may be a Victor or a Victoria. */
export function isUsualShortForm(a: string, b: string): boolean {
	const [short, full] = shortForms.has(a) && standsFor(a, b) ? [a, b] : [b, a];
	return standsFor(short, full) && shortForms.get(short)?.length === 1;
}

function standsFor(short: string, full: string): boolean {
	return shortForms.get(short)?.some((name) => name === full || areListed(name, full)) ?? false;
}

/** How two words can be spellings of one: in any language of the country, only roughly, or undefined. */
export function spelledAlike({ key: a }: Part, { key: b }: Part): 'same' | 'roughly' | undefined {
	if (a.length < 3 || b.length < 3) return undefined;
	if (areListed(a, b) || isFamiliar(a, b) || isFamiliar(b, a)) return 'same';
	const [aIsName, bIsName] = [isPersonalName(a), isPersonalName(b)];
	if (aIsName && bIsName) return undefined;
	const sound = soundAlike(a, b);
	// SAFARYCOM sounds like Safaricom, and imitates it.
	if (sound === 'same' && (aIsName || bIsName)) return 'same';
	return sound && Math.min(a.length, b.length) > 3 ? 'roughly' : undefined;
}

/** Hasmukh, HASMUKHLAL: what Gujaratis add to a name as a courtesy, and leave out. */
function isFamiliar(name: string, longer: string): boolean {
	return name.length > 3 && ['lal', 'bhai', 'ben'].some((end) => longer === name + end);
}

type Spelling = readonly [pattern: RegExp, reading: string];

/**
 * Regular differences between spellings of one name, in the order in which they are applied.
 * From general knowledge of how Kenyan registers write English, Arabic and Bantu names.
 */
const spellings: readonly Spelling[] = [
	// Abd al-Rahman, Abdirahman, Abdurahman.
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
	// Not ny, which is a sound of its own.
	[/(?<!n)y/g, 'i'],
	[/(?<=...)tte$/, 't'],
	[/([^aeiou])\1+/g, '$1'],
];

/** Differences that tell two names apart in one language but not in another: Muthua and Mutua. */
const looseSpellings: readonly Spelling[] = [
	[/sh/g, 's'],
	[/([kt])h/g, '$1'],
	[/([aeiou])h(?![aeiouy])/g, '$1'],
	[/ny/g, 'ni'],
	[/([iu])[iw](?=[ao])/g, '$1'],
	[/ee/g, 'i'],
	[/oo|ou/g, 'u'],
	[/(.)\1+/g, '$1'],
];

// Sounding a word out costs more than the rest of its comparison, and names recur in a run.
const cache = new Map<string, readonly [sound: string, loose: string]>();
const mostCached = 5000;

function soundsOf(key: string): readonly [sound: string, loose: string] {
	const known = cache.get(key);
	if (known) return known;
	const read = (text: string, rules: readonly Spelling[]) =>
		rules.reduce((sound, [pattern, reading]) => sound.replace(pattern, reading), text);
	const sound = read(key, spellings);
	const sounds = [sound, read(sound, looseSpellings)] as const;
	if (cache.size >= mostCached) cache.clear();
	cache.set(key, sounds);
	return sounds;
}

/**
 * How two words (their keys) sound: the same in any language of the country, only roughly the same, or undefined.
 * Wacuka and Wachuka are one: Kikuyu and Meru write "c" for "ch" before every letter.
 */
export function soundAlike(a: string, b: string): 'same' | 'roughly' | undefined {
	const [one, other] = [soundsOf(a), soundsOf(b)];
	if (one[0] === other[0]) return 'same';
	if ((a.includes('c') || b.includes('c')) && asKikuyu(a) === asKikuyu(b)) return 'same';
	return one[1] === other[1] ? 'roughly' : undefined;
}

function asKikuyu(key: string): string {
	return soundsOf(key.replace(/c(?!h)/g, 'ch'))[0];
}
