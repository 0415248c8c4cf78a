import businessWords from './data/businessWords.json';
import knownBodies from './data/knownBodies.json';
import messages from './data/messages.json';
import people from './data/people.json';
import places from './data/places.json';
import spellings from './data/spellings.json';

const lists = {
	...businessWords,
	...knownBodies,
	...messages,
	...people,
	...places,
	...spellings,
} satisfies Readonly<Record<string, readonly string[]>>;

export type ListName = keyof typeof lists;

/** The words of each row. */
export const rowsOf = (list: ListName): readonly (readonly string[])[] =>
	lists[list].map((row) => row.split(' ').map((word) => word.replaceAll('_', ' ')));

export const wordsOf = (list: ListName): readonly string[] => rowsOf(list).flat();

/** Each row's first word with the others. */
export const mapOf = (list: ListName): ReadonlyMap<string, readonly string[]> =>
	new Map(rowsOf(list).map(([word = '', ...others]) => [word, others]));

/** Each word with its row's first word. */
export const headsOf = (list: ListName): ReadonlyMap<string, string> =>
	new Map(rowsOf(list).flatMap(([head = '', ...words]) => words.map((word) => [word, head])));

/** Whether a word (key) is in any of some lists, as a function of the word. */
export function isInAny(...some: readonly ListName[]): (key: string) => boolean {
	const words = new Set(some.flatMap(wordsOf));
	return (key) => words.has(key);
}

const sets = new Map<ListName, ReadonlySet<string>>();

/** Whether a word (key) is in a list. */
export function is(key: string, list: ListName): boolean {
	const known = sets.get(list);
	if (known) return known.has(key);
	sets.set(list, new Set(wordsOf(list)));
	return is(key, list);
}
