import { mapOf, rowsOf, wordsOf, type ListName } from './lexicon';

const namesOf = (...lists: readonly ListName[]): ReadonlySet<string> =>
	new Set(lists.flatMap(wordsOf));
const startingWith = (start: string, list: ListName) =>
	wordsOf(list).filter((name) => name.startsWith(start));

/** Kiprono, and his sister's Jeprono and Cheprono. */
const kalenjinWomen = startingWith('kip', 'kalenjinNames').flatMap((name) =>
	['jep', 'chep'].map((start) => start + name.slice(3)),
);

const knownNames: ReadonlySet<string> = new Set([
	...kalenjinWomen,
	...namesOf('arabicSomaliNames', 'christianNames', 'christianMen', 'christianWomen'),
	...namesOf('coastSwahiliNames', 'indianNames', 'kalenjinNames', 'kambaNames', 'kikuyuMen'),
	...namesOf('kikuyuMeruEmbuNames', 'kikuyuWomen', 'kisiiKuriaNames', 'luhyaNames', 'luoNames'),
	...namesOf('maasaiTurkanaNames', 'womensNames'),
	...mapOf('shortForms').keys(),
]);

/** Spellings of names: shop words have some too (centre, center), and these are no names. */
const spelled = (isName: (key: string) => boolean) =>
	rowsOf('nameSpellings')
		.filter((row) => row.some(isName))
		.flat();

/** Rarer names and spellings: enough to tell a name from another word, too few letters apart to tell two names. */
const rarerNames: ReadonlySet<string> = new Set([
	...spelled((key) => knownNames.has(key)),
	...namesOf('familyNames', 'rarerChristianNames', 'taitaNames', 'boranaGabraNames'),
]);

/** Whether a word (its key) is somebody's name, also a rare one, so that it may stand beside another name. */
export const isPersonalName = (key: string): boolean => knownNames.has(key) || rarerNames.has(key);

/** Whether a word (its key) is known to be somebody's name. */
export const isKnownName = (key: string): boolean => knownNames.has(key);

/** Men's names: the Christian, Kikuyu and Muslim ones, and those whose beginning is a man's. */
const men: ReadonlySet<string> = new Set([
	...namesOf('christianMen', 'kikuyuMen', 'arabicSomaliNames'),
	...startingWith('o', 'luoNames'),
	...startingWith('wa', 'luhyaNames'),
	...startingWith('kip', 'kalenjinNames'),
]);
const listedWomen = namesOf('christianWomen', 'kikuyuWomen', 'womensNames');
/** With the spellings that are no man's name too. */
const women: ReadonlySet<string> = new Set([
	...kalenjinWomen,
	...listedWomen,
	...rowsOf('nameSpellings')
		.filter((row) => row.some((key) => listedWomen.has(key)) && !row.some((key) => men.has(key)))
		.flat(),
]);

/** Christian given names with their spellings and short forms. */
const listed = namesOf('christianMen', 'christianWomen', 'christianNames', 'rarerChristianNames');
const christian = new Set([...listed, ...spelled((key) => listed.has(key))]);
for (const [short, fulls] of mapOf('shortForms'))
	if (fulls.some((key) => christian.has(key))) christian.add(short);

/** Names that Muslims have too, as given names and as fathers' names (Ibrahim, Musa). */
const muslim = namesOf('arabicSomaliNames', 'coastSwahiliNames', 'womensNames');

/** Whether a word (its key) is a name of Muslims, which an Arabic particle may stand beside. */
export const isMuslimName = (key: string): boolean => muslim.has(key);

/** Whether a word (its key) is a Christian given name, of men, of women or of both. */
export const isGivenName = (key: string): boolean => christian.has(key) && !muslim.has(key);

/** Whether a word (its key) is a name that men have: before it, a woman's name is hers and his is her father's. */
export const isMansName = (key: string): boolean => men.has(key);

/** Whether a word (its key) is a name that only women have. */
export const isWomansName = (key: string): boolean => women.has(key);
