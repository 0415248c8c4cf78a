import { is } from './lexicon';
import { isFamilyNameOnly, isGivenName, isWomansName } from './knownNames';
import type { Part } from './parts';
import type { Name } from './readName';

/** A person's given name: the part that is the person's own, and not a father's or a family's. */
export interface Given {
	part: Part | undefined;
	/** The first part that is not a particle or after "son of". */
	first: Part | undefined;
	/** It cannot be mistaken for a father's name, wherever it is. */
	sure: boolean;
}

/** Finds the given name: the first part, unless only another one can be it (Christian, a woman's, after a comma). */
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

/** Whether a word (its key) stands between a child and the parent: son of, daughter of, in every form. */
export const isDescent = (key: string): boolean =>
	key === 'wa' || is(key, 'sonWords') || is(key, 'daughterWords');

/** WANJIKU JOSEPH: a man's Christian name beside a woman's name may be her father's. */
const mayBeDaughterOf = (found: Part, part: Part): boolean =>
	!isWomansName(found.key) && isWomansName(part.key);

export const noGiven: Given = { part: undefined, first: undefined, sure: false };

const mayBeOwn = ({ role }: Part): boolean =>
	role === 'name' || role === 'initial' || role === 'masked' || role === 'place';
