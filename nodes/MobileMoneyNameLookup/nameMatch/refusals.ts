import type { Part } from '../names/parts';
import { owners } from '../names/words/owners';
import { parentWords } from '../names/words/particles';
import type { Link } from './align';
import { exchangedDescent } from './descent';
import { areDifferentBodies, telling } from './legalBodies';
import { wordsOf, type Pairing } from './pairing';
import type { Remark } from './remark';
import { isOrderAroundPlace } from './wordOrder';

/** More parts than these on one side are a list made to fit, or another holder. */
const mostExtraNames = 4;
const mostExtraWords = 5;
/** "One or two typing slips", one of which may take two letters. */
const mostSlippedWords = 2;
const mostSlippedLetters = 3;

/** Of a name whose letters are hidden two initials must agree, and no more parts may be missing than middle names. */
const mostMissingBesideMask = 2;

/** Where no part is exact, one name more is all that two inexact ones bear. */
const mostExtraBesideSlips = 1;

/** A reason why two names are no match at all, or undefined when this rule sees none. */
type Refusal = (pairing: Pairing) => Remark | undefined;

/** Every rule that refuses a pair; the first that speaks decides. */
export const refusals: readonly Refusal[] = [
	differentParts,
	differentOrder,
	childAndParent,
	differentBody,
	differentCountry,
	parentOfSomeone,
	tooManyExtraParts,
	tooManySlips,
	slipInShortWord,
	tooLittleInCommon,
];

/** Jane Kamau, JANE OTIENO: each name has a part that the other lacks. */
function differentParts({ expectedLeft, registeredLeft }: Pairing): Remark | undefined {
	if (expectedLeft.length === 0 || registeredLeft.length === 0) return undefined;
	return {
		kind: 'bothDiffer',
		expected: wordsOf('expected', expectedLeft),
		registered: wordsOf('registered', registeredLeft),
	};
}

/** Star Junction Cafe, JUNCTION STAR CAFE: the order of a business's words is part of its name. */
function differentOrder(pairing: Pairing): Remark | undefined {
	const { expected, registered, reordered } = pairing;
	return reordered && expected.ordered && registered.ordered && !isOrderAroundPlace(pairing)
		? { kind: 'order', matters: true }
		: undefined;
}

/** Ali bin Hassan, HASSAN BIN ALI: father and son. */
function childAndParent({ expected, registered, reordered }: Pairing): Remark | undefined {
	if (!reordered || expected.business || registered.business) return undefined;
	const word = exchangedDescent(expected, registered);
	return word === undefined
		? undefined
		: { kind: 'childAndParent', words: { of: 'expected', words: [word] } };
}

/** An AG and a GmbH of the same name are two companies in the register. */
function differentBody({ expected, registered, respaced }: Pairing): Remark | undefined {
	const [a, b] = [telling(expected.legal), telling(registered.legal)];
	if (respaced || !areDifferentBodies(a, b)) return undefined;
	return {
		kind: 'otherBody',
		expected: wordsOf('expected', a),
		registered: wordsOf('registered', b),
	};
}

/** X and X Uganda are sister companies with accounts of their own. */
function differentCountry({ expectedLeft, registeredLeft }: Pairing): Remark | undefined {
	const expected = expectedLeft.filter(({ role }) => role === 'country');
	const registered = registeredLeft.filter(({ role }) => role === 'country');
	if (expected.length > 0) return { kind: 'otherCountry', words: wordsOf('expected', expected) };
	if (registered.length > 0)
		return { kind: 'otherCountry', words: wordsOf('registered', registered) };
	return undefined;
}

/** Mama Njeri, NJERI: she is Njeri's mother. In the name of a business the word is one more descriptor. */
function parentOfSomeone({
	expected,
	registered,
	expectedLeft,
	registeredLeft,
}: Pairing): Remark | undefined {
	if (expected.business || registered.business) return undefined;
	const left = [...expectedLeft, ...registeredLeft].filter(({ key }) => parentWords.has(key));
	const of = expectedLeft.length > 0 ? 'expected' : 'registered';
	return left.length > 0 ? { kind: 'parent', words: wordsOf(of, left) } : undefined;
}

/** A long list of names made to fit anything, or one name lost in a long list. */
function tooManyExtraParts({ expectedLeft, registeredLeft }: Pairing): Remark | undefined {
	// A note may be long, but not a list of names.
	const left = [...expectedLeft, ...registeredLeft].filter(({ note, known }) => !note || known);
	const names = left.filter(({ role }) => role !== 'generic' && role !== 'place');
	if (names.length <= mostExtraNames && left.length <= mostExtraWords) return undefined;
	return {
		kind: 'tooMany',
		words: wordsOf(expectedLeft.length > 0 ? 'expected' : 'registered', left),
	};
}

function tooManySlips({ links }: Pairing): Remark | undefined {
	const slipped = links.filter(({ relation }) => relation.edits > 0);
	const letters = slipped.reduce((sum, { relation }) => sum + relation.edits, 0);
	return slipped.length > mostSlippedWords || letters > mostSlippedLetters
		? { kind: 'tooManySlips' }
		: undefined;
}

/** Kim Jong On, KIM JONG UN: one letter of a short word is half the word, so two other parts must be exact. */
function slipInShortWord({ links, soft }: Pairing): Remark | undefined {
	const short = soft.some(({ relation }) => relation.slip === 'one letter of a short word');
	const exact = links.filter((link) => saysWhose(link) && link.relation.kind === 'same');
	return short && (soft.length > 1 || exact.length < 2) ? { kind: 'tooLittle' } : undefined;
}

/** Generic words, places, numbers and initials alone say nothing; one name says something when it is exact. */
function tooLittleInCommon({ links, expectedLeft, registeredLeft }: Pairing): Remark | undefined {
	const complete = expectedLeft.length + registeredLeft.length === 0;
	const left = [...expectedLeft, ...registeredLeft];
	if (complete && links.some((link) => saysWhose(link) || saysWhere(link))) return undefined;
	if (complete && links.filter(isSameInitial).length > 1) return undefined;
	if (links.filter(isShownInPart).length > 1 && left.length <= mostMissingBesideMask)
		return undefined;
	const telling = links.filter(saysWhose);
	const exact = telling.filter(({ relation }) => relation.kind === 'same');
	if (exact.length > 0 && (telling.length > 1 || exact.some(isLongEnough))) return undefined;
	if (telling.length > 1 && left.length <= mostExtraBesideSlips) return undefined;
	if (links.some(saysWhere) && links.some(saysKind) && left.every(isBesidePlace)) return undefined;
	// Umojaa Wholesalers, UMOJA WHOLESALERS KASARANI BRANCH: what is left says nothing of whose it is.
	if (telling.length > 0 && left.every(({ role }) => role === 'generic' || role === 'place'))
		return undefined;
	return { kind: 'tooLittle' };
}

function saysWhose({ typed, registered, relation }: Link): boolean {
	return (
		relation.kind !== 'initial' &&
		relation.kind !== 'initials' &&
		relation.kind !== 'masked' &&
		[...typed, ...registered].some(({ role }) => role === 'name')
	);
}

/** Nairobi Hospital: a place says whose it is when nothing else differs. */
function saysWhere({ typed }: Link): boolean {
	return typed.some(({ role }) => role === 'place' || role === 'country');
}

function saysKind({ typed, registered }: Link): boolean {
	return [...typed, ...registered].some(({ role }) => role === 'generic');
}

/** Ortum Hospital, ORTUM MISSION HOSPITAL; Langata Clinic, LANGATA CLINIC (MUGUMOINI). */
function isBesidePlace({ note, role, key }: Part): boolean {
	return note || role === 'place' || owners.has(key);
}

/** L & M Boutique: initials alone tell nobody, but in both names they are the name. */
function isSameInitial({ typed, relation }: Link): boolean {
	return relation.kind === 'same' && typed.every(({ role }) => role === 'initial');
}

/** Jane Kamau, J*** K****: what is shown of two parts agrees. */
function isShownInPart({ registered, relation }: Link): boolean {
	return relation.kind === 'masked' && registered.some(({ shown }) => shown?.some(Boolean));
}

function isLongEnough({ typed }: Link): boolean {
	return typed.map(({ key }) => key).join('').length > 2;
}
