import { isMansName, isWomansName } from './personNames/sexes';
import type { Name } from './readName';
import type { Word } from './readWords';
import { menTitles, womenTitles } from './words/honorifics';
import { particleKind } from './words/particles';

/** The titles of a name, also those that may be names. */
export function titlesOf({ titles, parts }: Name): Word[] {
	return [...titles, ...parts.filter(({ role }) => role === 'title')];
}

/**
 * MRS PETER KAMAU, JUMA BINTI ALI: titles and words for a daughter that do not go with a person's name; nor does a
 * title of women with a single word.
 */
export function titlesOfRelative(name: Name): Word[] {
	const keys = name.parts.filter(({ role }) => role === 'name').map(({ key }) => key);
	const [first = ''] = keys;
	const isHers = keys.length > 1 && (!isMansName(first) || keys.some(isWomansName));
	const isHis = !isWomansName(first);
	const titles = titlesOf(name).filter(({ key }) =>
		menTitles.has(key) ? !isHis : womenTitles.has(key) && !isHers,
	);
	const daughter = name.parts.filter(({ key }) => particleKind(key) === 'daughter of');
	return keys.some(isWomansName) ? titles : [...titles, ...daughter];
}
