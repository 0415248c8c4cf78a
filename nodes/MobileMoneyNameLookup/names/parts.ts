import { is, mapOf } from './lexicon';
import { isKnownName, isMuslimName, isPersonalName } from './knownNames';
import { hasPlainLetters } from './foldWord';
import type { Word } from './readWords';
import { isCardinal, numberValue } from './numberValue';

/** Only a `name` identifies the holder; `small` words and titles are never missed. */
export type Role =
	| 'name'
	| 'initial'
	| 'generic'
	| 'place'
	| 'country'
	| 'number'
	| 'generation'
	| 'small'
	| 'title'
	| 'masked';

export interface Part extends Word {
	role: Role;
	known: boolean;
	number: string | undefined;
	plain: boolean;
}

const abbreviations = mapOf('abbreviations');

/** Gives each word its role in the name. */
export function partsOf(words: readonly Word[], business: boolean): Part[] {
	const full = words.filter(({ key }) => key.length > 1).length;
	const parts = words.map((word, index): Part => {
		const { text, key, note, hidden, shown } = word;
		const inner = !business && isInnerParticle(words, index);
		const leads = !business && index === 0 && full > 2;
		const known = isKnownName(key);
		const plain = hasPlainLetters(key);
		const titled =
			leads && is(key, 'ambiguousTitles') && !is(words[index + 1]?.key ?? '', 'articles');
		const role = shown ? 'masked' : titled ? 'title' : roleOf(key, plain, known, business, inner);
		// Spreading `word` took most of the time of a comparison.
		return { text, key, note, hidden, role, known, number: numberValue(key), plain, shown };
	});
	if (parts.some(({ role }) => role !== 'small' && role !== 'initial')) return parts;
	// "De La" and "Bin Wa" have only small words, so these are the name.
	return parts.map((part) => (part.role === 'small' ? { ...part, role: 'name' } : part));
}

function roleOf(
	key: string,
	plain: boolean,
	known: boolean,
	business: boolean,
	inner: boolean,
): Role {
	if (!plain && /^\p{N}+$/u.test(key)) return 'number';
	if (key.length === 1) return plain ? 'initial' : 'name';
	if (business && isCardinal(key)) return 'number';
	if (business ? is(key, 'fillers') : isParticle(key, inner)) return 'small';
	if (!business && is(key, 'generations')) return 'generation';
	if (known) return 'name';
	if (is(key, 'genericWords') || is(key, 'legalPlain')) return 'generic';
	if (business && isShortForGeneric(key)) return 'generic';
	if (is(key, 'foreignCountries')) return 'country';
	return is(key, 'places') && !is(key, 'commonWords') ? 'place' : 'name';
}

/** Ben, as, do: particles only beside names of their own kind. */
function isInnerParticle(words: readonly Word[], at: number): boolean {
	const [before, { key } = { key: '' }, behind] = [words[at - 1], words[at], words[at + 1]];
	if (!before || !behind) return false;
	if (is(key, 'arabicParticles')) return isMuslimName(before.key) || isMuslimName(behind.key);
	return (
		is(key, 'europeanParticles') && (is(behind.key, 'familyNames') || !isKnownName(behind.key))
	);
}

/** "Sec" of a school is as generic as "secondary". */
export const isShortForGeneric = (key: string): boolean =>
	abbreviations.get(key)?.every((word) => is(word, 'genericWords')) ?? false;

const isParticle = (key: string, inner: boolean): boolean =>
	is(key, 'particles') || is(key, 'articles') || inner;

/** J.O. Kamau is not JO KAMAU. */
export const isDotted = ({ text }: Word): boolean => /^(?:\p{L}[./])+\p{L}?$/u.test(text);

/** A place identifies the body if nothing else differs: Nairobi Hospital. */
export const isPlace = ({ role }: Part): boolean => role === 'place' || role === 'country';

/** A word for a kind of business or institution. */
export const isGeneric = ({ role }: Part): boolean => role === 'generic';

/** Ortum Hospital, ORTUM MISSION HOSPITAL; LANGATA CLINIC (MUGUMOINI). */
export const isBesidePlace = ({ note, role, key }: Part): boolean =>
	note || role === 'place' || role === 'number' || key === 'shop' || is(key, 'owners');

/** Particles, "and" and possible titles: compared, never missed. */
export const isSmall = ({ role }: Part): boolean => role === 'small' || role === 'title';

/** Junior, III. */
export const isGeneration = ({ role, key }: Part): boolean =>
	role === 'generation' || is(key, 'generationWords');

/** An unknown word may be a trade, a warning or another holder. */
export function isNameOrInitial({ role, key }: Part): boolean {
	if (role === 'initial' || role === 'masked') return true;
	// "Abu Hassan Ali" is Hassan Ali's father.
	return role === 'name' && isPersonalName(key) && !is(key, 'kunyaWords');
}
