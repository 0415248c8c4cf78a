import { is, rowsOf, wordsOf } from './lexicon';
import { readWords, type Word } from './readWords';
import { takeLegalForms } from './takeLegalForms';

const keysOf = (name: string): readonly string[] =>
	takeLegalForms(readWords(name)).words.map(({ key }) => key);

/** Each short or everyday name with the words of the full one. */
const fullNameOf = new Map<string, readonly string[]>();
const fullNames = new Set<string>();
/** Short names that are no word of the full one (KRA): these are read wherever they are in a name. */
const acronyms = new Map<string, readonly string[]>();
/** Each well-known Kenyan body: the full name, then its other names. Public knowledge. */
export const KNOWN_BODIES = [...rowsOf('knownBodies'), ...wordsOf('counties').map(ofCounty)];

for (const [full = '', ...others] of KNOWN_BODIES) {
	const keys = keysOf(full);
	fullNames.add(keys.join(' '));
	for (const name of others) {
		fullNameOf.set(keysOf(name).join(' '), keys);
		if (!name.includes(' ') && !keys.includes(name)) acronyms.set(name, keys);
	}
}

/** The government of a county, in the ways that registers write it. */
function ofCounty(county: string): readonly string[] {
	const shorts = ['county', 'county government', 'county govt'].map((of) => `${county} ${of}`);
	return [`county government of ${county}`, ...shorts, `county govt of ${county}`];
}

/**
 * Reads the short name of a well-known body as its full one: KRA, and "Kenya Revenue Authority (KRA)" as one of them.
 *
 * @param other the name that it is compared with
 * @returns its words in full, and the short name that was read
 */
export function withFullName(
	words: readonly Word[],
	other: string,
): { words: readonly Word[]; short?: string } {
	const own = words[0]?.key === 'the' ? words.slice(1) : words;
	const whole = fullNameOf.get(own.map(({ key }) => key).join(' '));
	if (whole) return { words: whole.map(toWord), short: own.map(({ text }) => text).join(' ') };
	const at = words.findIndex(({ key }) => acronyms.has(key));
	const acronym = words[at];
	const full = acronyms.get(acronym?.key ?? '');
	if (!acronym || !full || !hasAll(other, full)) return { words: withoutOwnInitials(words) };
	const [before, behind] = [words.slice(0, at), words.slice(at + 1)];
	const isBeside =
		isFull(before.slice(-full.length), full) || isFull(behind.slice(0, full.length), full);
	const read = isBeside ? [] : full.map(toWord);
	return { words: [...before, ...read, ...behind], short: acronym.text };
}

/** Whether these words are the full name of a well-known body, and nothing else. */
export function isKnownBody(words: readonly Word[]): boolean {
	return fullNames.has(words.map(({ key }) => key).join(' '));
}

/** Kenya Forest Service (KFS): initials in brackets say nothing more, if they are no word of their own (SIO, PTA). */
function withoutOwnInitials(words: readonly Word[]): readonly Word[] {
	if (!words.some(({ note }) => note)) return words;
	const others = words.filter(({ note }) => !note);
	const initials = (some: readonly Word[]) => some.map(({ key }) => key[0] ?? '').join('');
	const own = [initials(others), initials(others.filter(({ key }) => !is(key, 'fillers')))];
	const saysMore = (key: string) => is(key, 'warnings') || is(key, 'otherBodyWords');
	return words.filter(({ note, key }) => !note || !own.includes(key) || saysMore(key));
}

function hasAll(name: string, keys: readonly string[]): boolean {
	const words = new Set(readWords(name).map(({ key }) => key));
	return keys.every((key) => words.has(key));
}

function isFull(words: readonly Word[], full: readonly string[]): boolean {
	return words.length === full.length && words.every(({ key }, i) => key === full[i]);
}

function toWord(key: string): Word {
	return { text: key.toUpperCase(), key, note: false, hidden: false, shown: undefined };
}
