import { isPersonalName, mapOf, rowsOf } from '../names/lexicon';
import { remembered } from '../remembered';

const spellings = new Map<string, readonly string[]>();
for (const row of [...rowsOf('nameSpellings'), ...rowsOf('wordSpellings')])
	for (const word of row) spellings.set(word, [...(spellings.get(word) ?? []), ...row]);
const spelled = (full: string): readonly string[] => [full, ...(spellings.get(full) ?? [])];
const shortForms = mapOf('shortForms');

/** Each word with related words; the first list that has both decides. */
const lists = [
	['shortForm', new Map([...shortForms].map(([short, fulls]) => [short, fulls.flatMap(spelled)]))],
	['abbreviation', mapOf('abbreviations')],
	['shortened', mapOf('looseAbbreviations')],
	['spelling', spellings],
] as const;

const listed: ReadonlySet<string> = new Set(lists.flatMap(([, list]) => [...list.keys()]));

/** How the lists relate two words (keys): also two short forms of one name, or abbreviations of one word. */
export function listedAs(a: string, b: string): (typeof lists)[number][0] | undefined {
	if (!listed.has(a) && !listed.has(b)) return undefined;
	for (const [as, list] of lists) {
		const some = list.get(a);
		const others = list.get(b);
		if (some?.includes(b) || others?.includes(a)) return as;
		const mayShare = as === 'shortForm' || as === 'abbreviation';
		if (mayShare && some?.some((full) => others?.includes(full))) return as;
	}
	return undefined;
}

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
	[/ck|q/g, 'k'],
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

const soundOf = remembered((key) =>
	readings.reduce((sound, [pattern, reading]) => sound.replace(pattern, reading), key),
);

/** A c at the end, or before a, may be a ch that lost its h. */
const withAllH = (key: string): string => key.replace(/c(?!h)/g, 'ch');

/** Whether two words (keys) sound the same in some language of Kenya. */
export function soundAlike(a: string, b: string): boolean {
	if (Math.min(a.length, b.length) < 3) return false;
	return soundOf(a) === soundOf(b) || soundOf(withAllH(a)) === soundOf(withAllH(b));
}
