import { wordList } from './wordList';

/**
 * Small words inside persons' names (son of, daughter of, the): Kalenjin arap, Maasai ole, Arabic bin and al,
 * Bantu wa, European de and van. From general knowledge of the naming customs.
 */
export const particles: ReadonlySet<string> = new Set(
	wordList(`
arap ole bin ibn binti bint binte wa nyar wuod s/o d/o al el ul ur ud de di da do dos das del della la le von der den zu
`),
);

/** Small words that are particles only between two names: elsewhere Ben and Van are names. */
export const innerParticles: ReadonlySet<string> = new Set(wordList('ben van as ash ar ad ter af'));

/** Small words inside business names; one more or less is worth a glance, never a difference of holder. */
export const fillers: ReadonlySet<string> = new Set(
	wordList('and the of for in at by on to la ya wa za na cha kwa de des del du et und'),
);

/** English small words that are nobody's name, in whatever name they stand. */
export const articles: ReadonlySet<string> = new Set(wordList('and the of for'));

/** Son of: each stands between the child and the parent. */
export const sonWords: ReadonlySet<string> = new Set(wordList('bin ibn arap ole wuod s/o'));

/** Daughter of. */
export const daughterWords: ReadonlySet<string> = new Set(wordList('binti bint binte nyar d/o'));

/** Son of, daughter of, in every form. */
export const descentWords: ReadonlySet<string> = new Set([...sonWords, ...daughterWords, 'wa']);

/** Those that begin family names, too: Arap Moi, Ole Sankok. */
export const familyParticles: ReadonlySet<string> = new Set(wordList('arap ole'));

/** Father of, mother of, before an Arabic name; Abu is also short for Abubakar. */
export const kunyaWords: ReadonlySet<string> = new Set(wordList('abu abuu um umm umu umi'));

/** Mother of, father of: a parent is called by the child's name, so the name is not the parent's own. */
export const parentWords: ReadonlySet<string> = new Set(wordList('mama baba mamake babake nyina'));
