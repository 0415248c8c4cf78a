import { isPersonalName } from '../names/knownNames';
import { mapOf, rowsOf } from '../names/lexicon';
import { remembered } from '../remembered';

/** All words of the rows that have a word, or only their first ones. */
function besideEach(rows: readonly (readonly string[])[], most?: number) {
	const beside = new Map<string, string[]>();
	for (const row of rows)
		for (const word of row) beside.set(word, [...(beside.get(word) ?? []), ...row.slice(0, most)]);
	return beside;
}

const spellings = besideEach([...rowsOf('nameSpellings'), ...rowsOf('wordSpellings')]);
const spelled = (full: string): readonly string[] => [full, ...(spellings.get(full) ?? [])];
const shortForms = mapOf('shortForms');

type ListedAs = 'shortForm' | 'abbreviation' | 'shortened' | 'synonym' | 'spelling';
const listed = new Map<string, Map<string, ListedAs>>();

function add(as: ListedAs, word: string, others: readonly string[]): void {
	for (const other of others)
		for (const [a, b] of [[word, other] as const, [other, word] as const]) {
			const found = listed.get(a) ?? new Map<string, ListedAs>();
			if (!found.has(b)) listed.set(a, found.set(b, as));
		}
}

// The first list that has both words decides. Two short forms of one word are alike, too.
for (const [short, fulls] of shortForms) add('shortForm', short, fulls.flatMap(spelled));
for (const shorts of besideEach(rowsOf('shortForms'), 1).values())
	for (const short of shorts) add('shortForm', short, shorts);
for (const [word, others] of mapOf('abbreviations')) add('abbreviation', word, others);
for (const [word, others] of mapOf('looseAbbreviations')) add('shortened', word, others);
for (const [word, others] of mapOf('synonyms')) add('synonym', word, others);
for (const shorts of besideEach(rowsOf('abbreviations'), 1).values())
	for (const short of shorts) add('abbreviation', short, shorts);
for (const [word, others] of spellings) add('spelling', word, others);

/** How the lists relate two words (keys). */
export const listedAs = (a: string, b: string): ListedAs | undefined => listed.get(a)?.get(b);

/** A short form of this name only: Vic may be a Victor or a Victoria. */
export const isUsualShortForm = (a: string, b: string): boolean =>
	isOnlyShortOf(a, b) || isOnlyShortOf(b, a);

function isOnlyShortOf(short: string, full: string): boolean {
	const fulls = shortForms.get(short) ?? [];
	return fulls.length === 1 && fulls.flatMap(spelled).includes(full);
}

/** Two spellings of a name: one must be a known name, because SAFARYCOM only imitates Safaricom. */
export function areSpellings(a: string, b: string): boolean {
	if (isFamiliar(a, b) || isFamiliar(b, a)) return true;
	return isPersonalName(a) !== isPersonalName(b) && soundAlike(a, b);
}

/** Hasmukh, HASMUKHLAL: Gujaratis add these as a courtesy, or leave them out. */
const isFamiliar = (name: string, longer: string): boolean =>
	name.length > 3 &&
	longer.startsWith(name) &&
	/^(?:lal|bhai|ben|kumar)$/.test(longer.slice(name.length));

const readings: readonly (readonly [pattern: RegExp, reading: string])[] = [
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
	readings.reduce((sound, [pattern, reading]) => sound.replace(pattern, reading), key);

const soundsOf = remembered((key) => [soundOf(key), soundOf(key.replace(/c(?!h)/g, 'ch'))]);

/** First letters that may sound like another one. */
const otherStarts = /^[cfikpqxy]{2}$/;

/** Whether two words (keys) sound the same in some language of Kenya. */
export function soundAlike(a: string, b: string): boolean {
	if (a.length < 3 || b.length < 3) return false;
	if (a[0] !== b[0] && !otherStarts.test(a.charAt(0) + b.charAt(0))) return false;
	const others = soundsOf(b);
	return soundsOf(a).some((sound, at) => sound === others[at]);
}
