import { isInAny, mapOf, rowsOf, wordsOf, type ListName } from './lexicon';

const namesOf = (...lists: readonly ListName[]): ReadonlySet<string> =>
	new Set(lists.flatMap(wordsOf));
const startingWith = (start: string, list: ListName) =>
	wordsOf(list).filter((name) => name.startsWith(start));

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

/** Rarer names are enough to recognise a name, and too similar to tell two names apart. */
const personalNames: ReadonlySet<string> = new Set([
	...knownNames,
	...spelled((key) => knownNames.has(key)),
	...namesOf('familyNames', 'rarerChristianNames', 'taitaNames', 'boranaGabraNames'),
]);

/** Whether a word (key) is a name, also a rare one. */
export const isPersonalName = (key: string): boolean => personalNames.has(key);

/** Whether a word (key) is a common name. */
export const isKnownName = (key: string): boolean => knownNames.has(key);

const men: ReadonlySet<string> = new Set([
	...namesOf('christianMen', 'kikuyuMen', 'arabicSomaliNames'),
	...startingWith('o', 'luoNames'),
	...startingWith('wa', 'luhyaNames'),
	...startingWith('kip', 'kalenjinNames'),
]);
const listedWomen = namesOf('christianWomen', 'kalenjinWomen', 'kikuyuWomen', 'womensNames');
const spelledWomen = spelled((key) => listedWomen.has(key)).filter((key) => !men.has(key));
const women: ReadonlySet<string> = new Set([...listedWomen, ...spelledWomen]);

const listed = namesOf('christianMen', 'christianWomen', 'christianNames', 'rarerChristianNames');
const christian = new Set([...listed, ...spelled((key) => listed.has(key))]);
for (const [short, fulls] of mapOf('shortForms'))
	if (fulls.some((key) => christian.has(key))) christian.add(short);

/** Whether a word (key) is a Muslim name; an Arabic particle may stand beside it. */
export const isMuslimName = isInAny('arabicSomaliNames', 'coastSwahiliNames', 'womensNames');

/** Whether a word (key) is a Christian given name of men or women. */
export const isGivenName = (key: string): boolean => christian.has(key) && !isMuslimName(key);

/** Whether a word (key) is a man's name; after a woman's name it is her father's. */
export const isMansName = (key: string): boolean => men.has(key);

/** Whether a word (key) is a name of women only. */
export const isWomansName = (key: string): boolean => women.has(key);
