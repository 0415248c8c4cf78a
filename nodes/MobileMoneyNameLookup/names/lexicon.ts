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

const namesOf = (...lists: readonly ListName[]): ReadonlySet<string> =>
	new Set(lists.flatMap(wordsOf));

const knownNames: ReadonlySet<string> = new Set([
	...namesOf('arabicSomaliNames', 'christianNames', 'christianMen', 'christianWomen'),
	...namesOf('coastSwahiliNames', 'indianNames', 'kalenjinNames', 'kambaNames', 'kikuyuMen'),
	...namesOf('kikuyuMeruEmbuNames', 'kikuyuWomen', 'kisiiKuriaNames', 'luhyaNames', 'luoNames'),
	...namesOf('kalenjinWomen', 'maasaiTurkanaNames', 'womensNames'),
	...mapOf('shortForms').keys(),
]);

/** Shop words have spellings, too (centre, center); these are no names. */
const spelled = (isName: (key: string) => boolean) =>
	rowsOf('nameSpellings')
		.filter((row) => row.some(isName))
		.flat();

/** Rarer names show that a word is a name, but are too alike to tell two names apart. */
const personalNames: ReadonlySet<string> = new Set([
	...knownNames,
	...spelled((key) => knownNames.has(key)),
	...namesOf('familyNames', 'rarerChristianNames', 'taitaNames', 'boranaGabraNames'),
]);

/** Whether a word (key) is a name, also a rare one. */
export const isPersonalName = (key: string): boolean => personalNames.has(key);

/** Whether a word (key) is a common name. */
export const isKnownName = (key: string): boolean => knownNames.has(key);

const isListedMan = isInAny('christianMen', 'kikuyuMen', 'arabicSomaliNames');
const isOfWest = isInAny('luoNames', 'luhyaNames', 'kalenjinNames');

/** Whether a word (key) is a man's name; after a woman's name it is her father's. */
export const isMansName = (key: string): boolean =>
	isListedMan(key) || (isOfWest(key) && /^(?:o|wa|kip)/.test(key));

const listedWomen = namesOf('christianWomen', 'kalenjinWomen', 'kikuyuWomen', 'womensNames');
const spelledWomen = spelled((key) => listedWomen.has(key)).filter((key) => !isMansName(key));
const women = new Set([...listedWomen, ...spelledWomen]);

const listed = namesOf('christianMen', 'christianWomen', 'christianNames', 'rarerChristianNames');
const christian = new Set([...listed, ...spelled((key) => listed.has(key))]);
for (const [short, fulls] of mapOf('shortForms'))
	if (fulls.some((key) => christian.has(key))) christian.add(short);

/** Whether a word (key) is a Muslim name; an Arabic particle may stand beside it. */
export const isMuslimName = isInAny('arabicSomaliNames', 'coastSwahiliNames', 'womensNames');

/** Whether a word (key) is a Christian given name of men or women. */
export const isGivenName = (key: string): boolean => christian.has(key) && !isMuslimName(key);

/** Whether a word (key) is a name of women only. */
export const isWomansName = (key: string): boolean => women.has(key);
