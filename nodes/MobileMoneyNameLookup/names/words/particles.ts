import { wordList } from './wordList';

/**
 * Small words inside persons' names (son of, daughter of, the): Kalenjin arap, Maasai ole, Arabic bin and al,
 * Bantu wa, European de and van. From general knowledge of the naming customs.
 */
export const particles: ReadonlySet<string> = new Set(
	wordList(`
al arap bin bint binte binti d/o da das de del della den der di do dos el ibn la le nyar ole s/o ud ul ur von wa wuod zu
`),
);

/** Small words that are particles only between two names: elsewhere Ben and Van are names. */
export const innerParticles: ReadonlySet<string> = new Set(wordList('ben van as ash ar ad ter af'));

/** Small words inside business names; one more or less is worth a glance, never a difference of holder. */
export const fillers: ReadonlySet<string> = new Set(
	wordList('and the of for in at by on to la ya wa za na cha kwa de des del du et und'),
);

/** Small words that make it somebody else's: for, by, to Equity Bank. */
export const bindingWords: ReadonlySet<string> = new Set(wordList('for by to via'));

/** English small words that are nobody's name, in whatever name they stand. */
export const articles: ReadonlySet<string> = new Set(wordList('and the of for'));

/** Son of: each stands between the child and the parent. */
const sonWords: ReadonlySet<string> = new Set(wordList('bin ibn arap ole wuod s/o'));

/** Daughter of. */
const daughterWords: ReadonlySet<string> = new Set(wordList('binti bint binte nyar d/o'));

/** Son of, daughter of, in every form. */
export const descentWords: ReadonlySet<string> = new Set([...sonWords, ...daughterWords, 'wa']);

/** Father of, mother of, before an Arabic name; Abu is also short for Abubakar. */
export const kunyaWords: ReadonlySet<string> = new Set(wordList('abu abuu um umm umu umi'));

/** Mother of, father of: a parent is called by the child's name, so the name is not the parent's own. */
export const parentWords: ReadonlySet<string> = new Set(wordList('mama baba mamake babake nyina'));

const articlesOfNames: ReadonlySet<string> = new Set(wordList('al el ul ur ud as ash ar ad'));

/** What a particle says: son of, daughter of, the, or only itself (van, de); undefined for "wa", which says any of it. */
export function particleKind(key: string): string | undefined {
	if (sonWords.has(key) || key === 'ben') return 'son of';
	if (daughterWords.has(key)) return 'daughter of';
	if (articlesOfNames.has(key)) return 'the';
	return key !== 'wa' && (particles.has(key) || innerParticles.has(key)) ? key : undefined;
}
