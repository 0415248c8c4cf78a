import { rememberedOf } from '../remembered';
import { is } from './lexicon';
import { isGivenName, isWomansName } from './knownNames';
import type { Part } from './parts';
import type { Name } from './readName';

/** The part that is the person's own: the first, unless only another one can be it (Christian, a woman's, after a comma). */
export const givenNameOf = rememberedOf(({ parts, parties }: Name) => {
	// Ali bin Hassan: Hassan is the father.
	const own = parts.filter((part, at) => mayBeOwn(part) && !isDescent(parts[at - 1]?.key ?? ''));
	const first = own[0];
	if (parties.familyFirst > 0) return { part: first, first, sure: true };
	for (const isGiven of [isGivenName, isWomansName]) {
		const found = own.filter(({ key }) => isGiven(key));
		const given = found[0];
		if (!given) continue;
		const isOnly = found.length === 1;
		// WANJIKU JOSEPH: Joseph may be her father.
		const isFathers = !isWomansName(given.key) && own.some(({ key }) => isWomansName(key));
		const sure = isOnly && !isFathers;
		return { part: isOnly ? given : first, first, sure };
	}
	const others = own.filter(({ key }) => !is(key, 'familyNames'));
	const sure = others.length > 0 && others.length < own.length;
	return { part: others[0] ?? first, first, sure };
});

/** `first` is the first that may be the own name; `sure`: the part cannot be mistaken for a father's name. */
export type Given = ReturnType<typeof givenNameOf>;

/** Whether a word (key) is a "son of" or "daughter of". */
export const isDescent = (key: string): boolean =>
	key === 'wa' || is(key, 'sonWords') || is(key, 'daughterWords');

export const noGiven: Given = { part: undefined, first: undefined, sure: false };

const mayBeOwn = ({ role }: Part): boolean =>
	role === 'name' || role === 'initial' || role === 'masked' || role === 'place';
