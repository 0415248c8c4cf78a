import { headsOf, is, mapOf } from './lexicon';
import { isGivenName, isKnownName, isMuslimName, isPersonalName, isWomansName } from './lexicon';
import { remembered } from '../remembered';
import type { Name } from './readName';
import { hasPlainLetters, isDotted, type Role, type Word } from './readWords';

const abbreviations = mapOf('abbreviations');

/** Gives each word its role in the name of a person or a business. */
export function partsOf(words: readonly Word[], business: boolean): Word[] {
	const parts = words.map((word, at): Word => {
		if (word.shown) return { ...word, role: 'masked' };
		if (business) return { ...word, role: roleInBusiness(word.key) };
		return { ...word, role: roleInPerson(words, at) ?? roleOf(word.key) };
	});
	if (parts.some(({ role }) => role !== 'small' && role !== 'initial')) return parts;
	// "De La" and "Bin Wa" have only small words, so these are the name.
	return parts.map((part) => (part.role === 'small' ? { ...part, role: 'name' } : part));
}

const roleInBusiness = remembered((key): Role => {
	// "First" names First Bank; the one of "Bank One" is only a number.
	if (/^\d+$/.test(numberWords.get(key) ?? '')) return 'number';
	if (is(key, 'fillers') && key.length > 1) return 'small';
	return isShortForGeneric(key) && !isKnownName(key) ? 'generic' : roleOf(key);
});

function roleInPerson(words: readonly Word[], at: number): Role | undefined {
	const [before, { key } = { key: '' }, after] = [words[at - 1], words[at], words[at + 1]];
	const isLeading = !before && is(key, 'ambiguousTitles') && !is(after?.key ?? '', 'articles');
	if (isLeading && words.filter((word) => word.key.length > 1).length > 2) return 'title';
	if (is(key, 'particles') || is(key, 'articles')) return 'small';
	if (before && after && isParticleBetween(before.key, key, after.key)) return 'small';
	return is(key, 'generations') ? 'generation' : undefined;
}

/** Ben, as, do: particles only beside names of their own kind. */
function isParticleBetween(before: string, key: string, after: string): boolean {
	if (is(key, 'arabicParticles')) return isMuslimName(before) || isMuslimName(after);
	return is(key, 'europeanParticles') && (is(after, 'familyNames') || !isKnownName(after));
}

const roleOf = remembered((key): Role => {
	if (key.length === 1 && hasPlainLetters(key)) return 'initial';
	if (/^\p{N}+$/u.test(key)) return 'number';
	if (key.length <= 1 || isKnownName(key)) return 'name';
	if (is(key, 'genericWords') || is(key, 'legalPlain')) return 'generic';
	if (is(key, 'foreignCountries')) return 'country';
	return is(key, 'places') && !is(key, 'commonWords') ? 'place' : 'name';
});

/** "Sec" of a school is as generic as "secondary". */
export const isShortForGeneric = (key: string): boolean =>
	abbreviations.get(key)?.every((word) => is(word, 'genericWords')) ?? false;

export const isPersonal = ({ key }: Word): boolean => isPersonalName(key);

/** A word for a kind of business or institution. */
export const isGeneric = ({ role }: Word): boolean => role === 'generic';

/** Particles, "and" and possible titles: they are compared, but one name may lack them. */
export const isSmall = ({ role }: Word): boolean => role === 'small' || role === 'title';

/** Relatives may share one full name, but not the given name and one more. */
export const fewestFullParts = 2;

export const isFullName = (part: Word): boolean =>
	!isDotted(part) && part.key !== 'abdul' && part.key !== 'abd';

/** A known name, an initial or a masked word; an unknown word may be a trade or a warning. */
export function isNameOrInitial({ role, key }: Word): boolean {
	if (role === 'initial' || role === 'masked') return true;
	// "Abu Hassan Ali" is Hassan Ali's father.
	return role === 'name' && isPersonalName(key) && !is(key, 'kunyaWords');
}

const numberWords = headsOf('numberWords');

/** The value of a number in figures or English (12, third, fortyfour); undefined for others. */
export const numberValue = remembered((key) =>
	/^\p{N}/u.test(key) ? key.replace(/^0+(?=\p{N})/u, '') : numberWords.get(key),
);

/** The part that is the person's own: the first, unless another one is clearly it (Christian, a woman's, after a comma). */
export function givenNameOf({ parts, parties }: Name) {
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
}

/** `first` is the first that may be the own name; `sure`: the part cannot be mistaken for a father's name. */
export type Given = ReturnType<typeof givenNameOf>;

/** Whether a word (key) is a "son of" or "daughter of". */
export const isDescent = (key: string): boolean =>
	key === 'wa' || is(key, 'sonWords') || is(key, 'daughterWords');

export const noGiven: Given = { part: undefined, first: undefined, sure: false };

const mayBeOwn = ({ role }: Word): boolean =>
	role === 'name' || role === 'initial' || role === 'masked' || role === 'place';
