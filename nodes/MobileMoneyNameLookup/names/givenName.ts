import { is } from './lexicon';
import { isFamilyNameOnly, isGivenName, isWomansName } from './knownNames';
import type { Part } from './parts';
import type { Name } from './readName';
import type { Word } from './readWords';
import { isDescent, particleKind } from './particles';

/** A person's given name: the part that is the person's own, and not a father's or a family's. */
export interface Given {
	part: Part | undefined;
	/** The first part that is not a particle or after "son of". */
	first: Part | undefined;
	/** It cannot be mistaken for a father's name, wherever it is. */
	sure: boolean;
}

/**
 * Finds the given name of a person. It is the first part, unless another one cannot be anything else: the only
 * Christian given name, the only woman's name, what follows a comma, what is beside a name of families alone.
 */
export function givenNameOf({ parts, familyFirst }: Name): Given {
	// Ali bin Hassan: what follows "son of" is the father's.
	const own = parts.filter((part, at) => mayBeOwn(part) && !isDescent(parts[at - 1]?.key ?? ''));
	const [first] = own;
	if (familyFirst) return { part: first, first, sure: true };
	for (const isGiven of [isGivenName, isWomansName]) {
		const [found, ...more] = own.filter(({ key }) => isGiven(key));
		if (!found) continue;
		const sure = more.length === 0 && !own.some((part) => mayBeDaughterOf(found, part));
		return { part: more.length === 0 ? found : first, first, sure };
	}
	const others = own.filter(({ key }) => !isFamilyNameOnly(key));
	const sure = others.length > 0 && others.length < own.length;
	return { part: others[0] ?? first, first, sure };
}

/** WANJIKU JOSEPH: a man's Christian name beside a woman's name may be her father's. */
function mayBeDaughterOf(found: Part, part: Part): boolean {
	return !isWomansName(found.key) && isWomansName(part.key);
}

export const noGiven: Given = { part: undefined, first: undefined, sure: false };

function mayBeOwn({ role }: Part): boolean {
	return role === 'name' || role === 'initial' || role === 'masked' || role === 'place';
}

/** The titles of a name, also those that may be names. */
export function titlesOf({ titles, parts }: Name): Word[] {
	return [...titles, ...parts.filter(({ role }) => role === 'title')];
}

/**
 * MRS PETER KAMAU, JUMA BINTI ALI: titles and words for a daughter that do not go with a person's name. A title of women
 * goes only with a given name that is known as a woman's, and with two names: Mutua and Rajesh may be her husband.
 */
export function titlesOfRelative(name: Name, { part: given }: Given): Word[] {
	const keys = name.parts.filter(({ role }) => role === 'name').map(({ key }) => key);
	const isWoman = isWomansName(given?.key ?? '');
	const titles = titlesOf(name).filter(({ key }) =>
		is(key, 'menTitles') ? isWoman : is(key, 'womenTitles') && !(isWoman && keys.length > 1),
	);
	const daughter = name.parts.filter(({ key }) => particleKind(key) === 'daughter of');
	return keys.some(isWomansName) ? titles : [...titles, ...daughter];
}
