import type { Part } from '../names/parts';
import { isPersonalName } from '../names/personNames/knownNames';
import { kunyaWords } from '../names/words/particles';
import type { Link } from './align';
import { childOfHolder, sonOrDaughter } from './descent';
import { telling } from './legalBodies';
import { otherParty } from './otherParty';
import { wordsOf, type Pairing } from './pairing';
import type { Remark } from './remark';
import { hasLetterAtEnd, hasSpelledWord } from './spelledOut';
import {
	contradictingTitles,
	givenNameOfOther,
	isNoWarning,
	titleOfOther,
	wordsThatWarn,
} from './wordsBeside';

/** A person is the same with two parts more or less: middle names are often left out. */
const mostMiddleNames = 2;
const fewestFullParts = 2;

/** Reasons why a person should look before two names count as one holder; none when this rule sees none. */
type Reservation = (pairing: Pairing) => readonly Remark[];

/** Every rule that asks for a look; a pair that none of them names is a match. */
export const reservations: readonly Reservation[] = [
	looseParts,
	partsMoreOrLess,
	wordsThatWarn,
	contradictingTitles,
	titleOfOther,
	givenNameOfOther,
	childOfHolder,
	sonOrDaughter,
	otherParty,
	reorderedBesideBusiness,
	smallWordsOfBusiness,
	foreignLegalForm,
];

/** Slips, variants, short forms, initials, abbreviations, a cut-off end. */
function looseParts({ soft }: Pairing): readonly Remark[] {
	return soft.map((link) => ({ kind: 'related', link }));
}

function partsMoreOrLess(pairing: Pairing): readonly Remark[] {
	const { expectedLeft, registeredLeft } = pairing;
	if (expectedLeft.length + registeredLeft.length === 0 || areMiddleNames(pairing)) return [];
	const more = {
		expected: expectedLeft.filter(isNoWarning),
		registered: registeredLeft.filter(isNoWarning),
	};
	if (more.expected.length + more.registered.length === 0) return [];
	return [onlyIn({ expectedLeft: more.expected, registeredLeft: more.registered })];
}

/** What stands in one of the names only. */
export function onlyIn({
	expectedLeft,
	registeredLeft,
}: Pick<Pairing, 'expectedLeft' | 'registeredLeft'>): Remark {
	const words =
		expectedLeft.length > 0
			? wordsOf('expected', expectedLeft)
			: wordsOf('registered', registeredLeft);
	return { kind: 'onlyIn', words };
}

/** Jane Kamau, JANE WANJIKU KAMAU: two full parts agree exactly and at most two known names or initials more stand on one side. */
export function areMiddleNames(pairing: Pairing): boolean {
	const { expected, registered, links, expectedLeft, registeredLeft } = pairing;
	const left = [...expectedLeft, ...registeredLeft];
	if ([expected, registered].some(({ ordered, parties }) => ordered || parties.joined))
		return false;
	if (mayHaveOtherName(pairing)) return false;
	if (left.length > mostMiddleNames || !left.every(isHarmless)) return false;
	if (
		[expected, registered].some((name) => hasSpelledWord(name, left) || hasLetterAtEnd(name, left))
	)
		return false;
	return links.filter(isFullAndExact).length >= fewestFullParts;
}

/** Haji Ali Hassan, OMAR ALI HASSAN: a title or particle that may be a name faces a name that the other has not. */
function mayHaveOtherName({ smallLeft, expectedLeft, registeredLeft }: Pairing): boolean {
	const mayBeName = ({ role, known }: Part) => role === 'title' || known;
	return (
		(registeredLeft.length > 0 && smallLeft.expected.some(mayBeName)) ||
		(expectedLeft.length > 0 && smallLeft.registered.some(mayBeName))
	);
}

/** Nobody knows what an unknown word says of the holder: it may be a trade, a warning or another holder. */
function isHarmless(part: Part): boolean {
	if (part.role === 'initial') return true;
	// "Abu Hassan Ali" is Hassan Ali's father.
	if (kunyaWords.has(part.key)) return false;
	return part.role === 'name' && isPersonalName(part.key) && isNoWarning(part);
}

function isFullAndExact({ typed, registered, relation }: Link): boolean {
	return relation.kind === 'same' && [...typed, ...registered].some(({ role }) => role === 'name');
}

/** A person's name in another order beside a business that has it. */
function reorderedBesideBusiness({ expected, registered, reordered }: Pairing): readonly Remark[] {
	return reordered && (expected.ordered || registered.ordered)
		? [{ kind: 'order', matters: false }]
		: [];
}

/** "The" or "and" more or less in a business name; in a person's name such words are particles and ignored. */
function smallWordsOfBusiness({ expected, registered, smallLeft }: Pairing): readonly Remark[] {
	if (!expected.ordered && !registered.ordered) return [];
	return (['expected', 'registered'] as const)
		.filter((of) => smallLeft[of].length > 0)
		.map((of) => ({ kind: 'onlyIn', words: wordsOf(of, smallLeft[of]) }));
}

/** A form from abroad that only one name has may name another company of the group. */
function foreignLegalForm({ expected, registered, respaced }: Pairing): readonly Remark[] {
	if (respaced) return [];
	const [a, b] = [telling(expected.legal), telling(registered.legal)];
	if (a.length > 0 === b.length > 0) return [];
	const words = a.length > 0 ? wordsOf('expected', a) : wordsOf('registered', b);
	return [{ kind: 'onlyIn', words }];
}
