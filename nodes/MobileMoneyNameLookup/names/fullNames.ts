import { is, mapOf, rowsOf, wordsOf } from './lexicon';
import { remembered } from '../remembered';
import { readWords, textIn, wordOf, type Word } from './readWords';
import { takeLegalForms } from './takeLegalForms';

const ofCounty = (county: string): readonly string[] => [
	`county government of ${county}`,
	...['county', 'city county', 'county government'].map((words) => `${county} ${words}`),
];

/** Each well-known Kenyan body: the full name, then its other names. Public knowledge. */
export const KNOWN_BODIES = [...rowsOf('knownBodies'), ...wordsOf('counties').map(ofCounty)];

const abbreviations = mapOf('abbreviations');

/** HOSP reads as HOSPITAL; an abbreviation of several words stays. */
function fullKey(key: string): string {
	const fulls = abbreviations.get(key);
	return (fulls?.length === 1 && fulls[0]) || key;
}

/** The keys of words, abbreviations in full. */
export function fullKeys(words: readonly Word[]): string[] {
	const keys: string[] = [];
	// Not `map`, after which V8 compiles its readers anew.
	for (const { key } of words) keys.push(fullKey(key));
	return keys;
}

const keysOf = (name: string): readonly string[] => fullKeys(takeLegalForms(readWords(name)).words);

const fullNameOf = new Map<string, readonly string[]>();
const firstWords = new Set<string>();
let mostWordsOfName = 0;
for (const names of KNOWN_BODIES) {
	const [full = [], ...others] = names.map(keysOf);
	for (const keys of [full, ...others]) {
		fullNameOf.set(keys.join(' '), full);
		firstWords.add(keys[0] ?? '');
		mostWordsOfName = Math.max(mostWordsOfName, keys.length);
	}
}

const mayBeginBody = remembered((key) => firstWords.has(fullKey(key)));

/** One word (KRA) counts unless it is part of the full name (equity), or is the whole name. */
function bodyIn(keys: readonly string[]) {
	for (let from = 0; from < keys.length; from++) {
		if (!firstWords.has(keys[from] ?? '')) continue;
		for (let to = Math.min(keys.length, from + mostWordsOfName); to > from; to--) {
			const full = fullNameOf.get(keys.slice(from, to).join(' '));
			const isWord = to - from === 1 && keys.length > 1 && full?.includes(keys[from] ?? '');
			if (full && !isWord) return { from, to, full };
		}
	}
	return undefined;
}

/** Expands a well-known body's name; within another name, only if the other name has the same body. */
export function withFullName(all: readonly Word[], other: string) {
	const words = all[0]?.key === 'the' ? all.slice(1) : all;
	const keys = words.some(({ key }) => mayBeginBody(key)) ? fullKeys(words) : [];
	const found = bodyIn(keys);
	const isWhole = found && found.to - found.from === keys.length;
	if (!found || !(isWhole || bodyIn(withoutThe(keysOf(other)))?.full === found.full))
		return { words: withoutOwnInitials(all), short: undefined };
	return expanded(words, found);
}

function expanded(
	words: readonly Word[],
	{ from, to, full }: NonNullable<ReturnType<typeof bodyIn>>,
) {
	const keys = fullKeys(words);
	const again = bodyIn(keys.slice(to));
	const isTwice = again?.from === 0 && again.full === full;
	const isFull = keys.slice(from, to).join() === full.join();
	const after = words.slice(isTwice ? to + again.to : to);
	const short = isFull && isTwice ? words.slice(to, to + again.to) : words.slice(from, to);
	const read = isFull ? words.slice(from, to) : full.map((key) => wordOf(key.toUpperCase(), key));
	return {
		words: [...words.slice(0, from), ...read, ...after],
		short: isFull && !isTwice ? undefined : textIn(short),
	};
}

const withoutThe = (keys: readonly string[]): readonly string[] =>
	keys[0] === 'the' ? keys.slice(1) : keys;

/** Whether these words are exactly a well-known body's full name. */
export function isKnownBody(words: readonly Word[]): boolean {
	if (!firstWords.has(words[0]?.key ?? '')) return false;
	return fullNameOf.get(fullKeys(words).join(' '))?.length === words.length;
}

/** A well-known body's full name, as one writes it; empty for others. */
export const fullNameFor = (name: string): string =>
	(fullNameOf.get(withoutThe(keysOf(name)).join(' ')) ?? [])
		.map((key) => (is(key, 'fillers') ? key : key.slice(0, 1).toUpperCase() + key.slice(1)))
		.join(' ');

/** Whether a well-known body's name is among these words (keys): KPLC shop. */
export const namesBody = (keys: readonly string[]): boolean => bodyIn(keys) !== undefined;

/** Whether a text is exactly a well-known body's name. */
export const isNameOfBody = (text: string): boolean =>
	fullNameOf.has(withoutThe(keysOf(text)).join(' '));

/** Kenya Forest Service (KFS): bracketed initials add nothing, unless they are a word (SIO, PTA). */
function withoutOwnInitials(words: readonly Word[]): readonly Word[] {
	if (!words.some(({ note }) => note)) return words;
	const others = words.filter(({ note }) => !note);
	const initials = (some: readonly Word[]) => some.map(({ key }) => key[0] ?? '').join('');
	const own = [initials(others), initials(others.filter(({ key }) => !is(key, 'fillers')))];
	const saysMore = (key: string) => is(key, 'warnings') || is(key, 'otherBodyWords');
	return words.filter(({ note, key }) => !note || !own.includes(key) || saysMore(key));
}
