import { foldWord } from '../names/foldWord';
import type { Word } from '../names/readWords';

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

/** Differences that tell two names apart in one people's tongue and none in another's: Muthua and Mutua. */
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
 * How two words (their keys) sound: the same in any tongue of the country, only roughly the same, or undefined.
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

/** Jürgen, Juergen: whether one word is the other with its umlauts written out. */
export function areUmlauts(one: Word, other: Word): boolean {
	return withUmlautsWritten(one) === other.key || withUmlautsWritten(other) === one.key;
}

function withUmlautsWritten({ text }: Word): string | undefined {
	return /[äöü]/i.test(text) ? foldWord(text.replace(/[äöü]/gi, '$&e')) : undefined;
}
