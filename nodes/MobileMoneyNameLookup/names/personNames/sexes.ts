import { christianMen, christianNames, christianWomen, rarerChristianNames } from './christian';
import { arabicSomaliNames, coastSwahiliNames } from './coastAndSomali';
import { familyNames } from './indianEnglish';
import { kalenjinNames, kikuyuMen, kikuyuWomen, luhyaNames, luoNames } from './peoples';
import { shortForms } from './shortForms';
import { spellingVariants } from './spellingVariants';
import { womensNames } from './women';

/** Men's names: the Christian, Kikuyu and Muslim ones, and those whose beginning is a man's. */
const men: ReadonlySet<string> = new Set([
	...christianMen,
	...kikuyuMen,
	...arabicSomaliNames,
	...luoNames.filter((name) => name.startsWith('o')),
	...luhyaNames.filter((name) => name.startsWith('wa')),
	...kalenjinNames.filter((name) => name.startsWith('kip')),
]);

const women: ReadonlySet<string> = new Set([...christianWomen, ...kikuyuWomen, ...womensNames]);

const listed: ReadonlySet<string> = new Set([
	...christianMen,
	...christianWomen,
	...christianNames,
	...rarerChristianNames,
]);
/** With their spellings and short forms. */
const spelled: ReadonlySet<string> = new Set([
	...listed,
	...spellingVariants.filter((line) => line.some((key) => listed.has(key))).flat(),
]);
const short = [...shortForms].filter(([, fulls]) => fulls.some((key) => spelled.has(key)));
const christian: ReadonlySet<string> = new Set([...spelled, ...short.map(([key]) => key)]);

/** Names that Muslims have too, as given names and as fathers' names (Ibrahim, Musa). */
const muslim: ReadonlySet<string> = new Set([
	...arabicSomaliNames,
	...coastSwahiliNames,
	...womensNames,
]);
const families: ReadonlySet<string> = new Set(familyNames);

/** Whether a word (its key) is a Christian given name, of men, of women or of both. */
export function isGivenName(key: string): boolean {
	return christian.has(key) && !muslim.has(key);
}

/** Whether a word (its key) is a name that men have: before it, a woman's name is hers and his is her father's. */
export function isMansName(key: string): boolean {
	return men.has(key);
}

/** Whether a word (its key) is a name that only women have. */
export function isWomansName(key: string): boolean {
	return women.has(key);
}

/** Whether a word (its key) is a family name and nothing else, such as Shah or Patel. */
export function isFamilyNameOnly(key: string): boolean {
	return families.has(key);
}
