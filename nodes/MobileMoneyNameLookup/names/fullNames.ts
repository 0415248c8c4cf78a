import { remembered } from '../remembered';
import { capName } from './cleanText';
import { is, mapOf, rowsOf, wordsOf } from './lexicon';
import { readWords, textIn, type Word, wordOf } from './readWords';
import { takeLegalForms } from './takeOff';

const ofCounty = (county: string): readonly string[] => [
	`county government of ${county}`,
	...['county', 'city county', 'county government'].map((words) => `${county} ${words}`),
];

/** Each well-known Kenyan body: the full name, then its other names. Public knowledge. */
export const KNOWN_BODIES = [...rowsOf('knownBodies'), ...wordsOf('counties').map(ofCounty)];

const abbreviations = mapOf('abbreviations');

/** The keys of words: HOSP reads as HOSPITAL; an abbreviation of several words stays. */
export const fullKeys = (words: readonly Word[]): string[] =>
	words.map(({ key }) => {
		const fulls = abbreviations.get(key);
		return (fulls?.length === 1 && fulls[0]) || key;
	});

const withoutThe = (words: readonly Word[]) => (words[0]?.key === 'the' ? words.slice(1) : words);
const keysOf = (name: string) => fullKeys(withoutThe(takeLegalForms(readWords(name)).words));

const fullNameOf = new Map<string, readonly string[]>();
let mostWordsOfName = 0;
for (const names of KNOWN_BODIES) {
	const [full = [], ...others] = names.map(keysOf);
	for (const keys of [full, ...others]) {
		fullNameOf.set(keys.join(' '), full);
		mostWordsOfName = Math.max(mostWordsOfName, keys.length);
	}
}

/** One word (KRA) counts; one that is part of the full name (equity) counts only if it is the whole text. */
function bodyIn(keys: readonly string[]) {
	for (let from = 0; from < keys.length; from++) {
		for (let to = Math.min(keys.length, from + mostWordsOfName); to > from; to--) {
			const full = fullNameOf.get(keys.slice(from, to).join(' '));
			const isWord = to - from === 1 && keys.length > 1 && full?.includes(keys[from] ?? '');
			if (full && !isWord) return { from, to, full };
		}
	}
	return undefined;
}

/** The full name (keys) of the well-known body that a text names: KPLC shop. */
export const bodyNamedIn = remembered((text) => bodyIn(keysOf(capName(text)))?.full.join(' '));

/** Expands a well-known body's name; within another name, only if it is `bodyOfOther`. */
export function withFullName(all: readonly Word[], bodyOfOther: string | undefined) {
	const words = withoutThe(all);
	const keys = fullKeys(words);
	const found = bodyIn(keys);
	const isWhole = found && found.to - found.from === keys.length;
	if (!found || !(isWhole || found.full.join(' ') === bodyOfOther))
		return { words: withoutOwnInitials(all), short: undefined };
	const { from, to, full } = found;
	const again = bodyIn(keys.slice(to));
	const isTwice = again?.from === 0 && again.full === full;
	const isFull = keys.slice(from, to).join() === full.join();
	const end = isTwice ? to + again.to : to;
	const named = words.slice(from, to);
	const read = isFull ? named : full.map((key) => wordOf(key.toUpperCase(), key));
	const short = !isFull ? named : isTwice ? words.slice(to, end) : undefined;
	return {
		words: [...words.slice(0, from), ...read, ...words.slice(end)],
		short: short && textIn(short),
	};
}

/** Whether these words are exactly a well-known body's full name. */
export const isKnownBody = (words: readonly Word[]): boolean =>
	fullNameOf.get(fullKeys(words).join(' '))?.length === words.length;

/** A well-known body's full name, as one writes it; empty for others. */
export const fullNameFor = remembered((name) =>
	(fullNameOf.get(keysOf(name).join(' ')) ?? [])
		.map((key) => (is(key, 'fillers') ? key : key.slice(0, 1).toUpperCase() + key.slice(1)))
		.join(' '),
);

/** Whether a text is exactly a well-known body's name. */
export const isNameOfBody = (text: string): boolean => fullNameFor(text) !== '';

/** Kenya Forest Service (KFS): bracketed initials add nothing, unless they are a word (SIO, PTA). */
function withoutOwnInitials(words: readonly Word[]): readonly Word[] {
	const others = words.filter(({ note }) => !note);
	if (others.length === words.length) return words;
	const initials = (some: readonly Word[]) => some.map(({ key }) => key[0] ?? '').join('');
	const own = [initials(others), initials(others.filter(({ key }) => !is(key, 'fillers')))];
	const isMeaningful = (key: string) => is(key, 'warnings') || is(key, 'otherBodyWords');
	return words.filter(({ note, key }) => !note || !own.includes(key) || isMeaningful(key));
}
