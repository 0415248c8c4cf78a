import { fullNameFor } from '../names/fullNames';
import { isPersonalName } from '../names/knownNames';
import { is, rowsOf } from '../names/lexicon';
import type { Part } from '../names/parts';
import { isPersonsName, type Name } from '../names/readName';
import { readWords } from '../names/readWords';
import { remembered } from '../remembered';
import { isOfNames, isShown } from './align';
import { bodyDifferences, isImplied } from './bodyDifferences';
import { difference, differenceIn, type Difference, type DifferenceKind } from './differences';
import { linkDifferences } from './linkDifferences';
import { ofBoth, type Pairing, type Side } from './pairing';
import { personDifferences } from './personDifferences';
import { titleDifferences } from './titleDifferences';

/** All differences of two usable names; `differences.ts` has their weights. */
export function findDifferences(pairing: Pairing): Difference[] {
	const { sides, body } = pairing;
	const bodies = ofBoth(sides, otherBody);
	const links = linkDifferences(pairing);
	const found = bothSides(pairing).concat(bodies, ofBoth(sides, warning));
	const isMostlyShown = links.some(({ kind }) => kind === 'maskedPart');
	if (sides[1].name.doubts.includes('hidden') && !isMostlyShown)
		found.push(difference('hidden', 'registered'));
	found.push(...titleDifferences(pairing), ...links);
	const inOne = body ? bodyDifferences(pairing) : personDifferences(pairing);
	found.push(...inOne.filter((one) => !isIn(bodies, one)));
	return found.concat(ofBoth(sides, ignored).filter((one) => !isIn(found, one)));
}

const isIn = (found: readonly Difference[], { words }: Difference): boolean =>
	words.some((word) => found.some((one) => one.words.includes(word) || one.others.includes(word)));

/** Doubts about one name alone; signs and several holders are doubtful unless the other name has the same. */
export function readingOf(of: Side['of'], name: Name, other: Name): Difference[] {
	const found: Difference[] = [];
	for (const doubt of name.doubts) if (doubt !== 'hidden') found.push(difference(doubt, of));
	if (name.marks !== '' && name.marks !== other.marks) found.push(difference('sign', of));
	const { holders } = name.parties;
	if (holders !== '' && holders !== other.parties.holders)
		found.push(difference('secondHolder', of));
	return found;
}

function bothSides(pairing: Pairing): Difference[] {
	const [{ name, left }, { name: other, left: otherLeft }] = pairing.sides;
	const found: Difference[] = [];
	const add = (kind: DifferenceKind, one: string | undefined, two: string | undefined) => {
		if (one && two && one !== two)
			found.push(difference(kind, 'expected', [{ text: one }], [{ text: two }]));
	};
	const number = name.numbers.find((one) => !other.numbers.includes(one));
	add('otherNumber', number, other.numbers[0] ?? otherLeft.find(isNumber)?.text);
	add('otherProduct', productOf(name.shortName ?? ''), productOf(other.shortName ?? ''));
	if (pairing.extra.length > 1) {
		const kind = differOnlyInGeneral(pairing) ? 'generalWords' : 'differ';
		found.push(difference(kind, 'expected', left, otherLeft));
	} else if (isLittle(pairing)) found.push(difference('littleAgrees'));
	return found;
}

const isNumber = ({ role }: Part): boolean => role === 'number';

const products = new Map(rowsOf('products').flatMap((row) => row.map((word) => [word, row[0]])));

/** Prepaid, DStv: what a well-known body's short name says of its service. */
const productOf = remembered((shortName) =>
	readWords(shortName)
		.map(({ key }) => products.get(key))
		.find(Boolean),
);

function differOnlyInGeneral({ sides, body, distinctive }: Pairing): boolean {
	const isGeneral = ({ key }: Part) => is(key, 'generalWords') || is(key, 'homeWords');
	const isTrade = ({ role, key }: Part) => role === 'generic' && !is(key, 'levels');
	const isAt = ({ role }: Part) => role === 'place';
	const isInBoth = (isOne: (part: Part) => boolean) =>
		sides.every(({ left }) => left.some((part) => isOne(part) && !isGeneral(part)));
	// A trade in one name and a place in the other do not contradict each other.
	const isOneOf = (part: Part) => isGeneral(part) || isTrade(part) || isAt(part);
	const areAll = sides.every(({ left }) => left.every(isOneOf));
	return body && distinctive.length > 0 && areAll && !isInBoth(isTrade) && !isInBoth(isAt);
}

/** Only generic words, places, numbers and initials agree, and one name has more. */
function isLittle({ links, sides }: Pairing): boolean {
	const left = ofBoth(sides, (side) => side.left.filter((part) => !isImplied(part, side.other)));
	if (left.length === 0) return false;
	const isWholeInitials = links.some(({ relation }) => relation.kind === 'initials');
	if (links.some(isOfNames) || links.some(isShown) || isWholeInitials) return false;
	if (sides.some(({ name }) => name.knownBody)) return false;
	const roles = links.flatMap(({ typed }) => typed.map(({ role }) => role));
	// A place identifies the body if nothing else differs: Nairobi Hospital.
	const isPlace = roles.includes('place') || roles.includes('country');
	return !(isPlace && roles.includes('generic') && left.every(isBesidePlace));
}

/** Ortum Hospital, ORTUM MISSION HOSPITAL; LANGATA CLINIC (MUGUMOINI). */
const isBesidePlace = ({ note, role, key }: Part): boolean =>
	note || role === 'place' || role === 'number' || key === 'shop' || is(key, 'owners');

function otherBody({ of, left, name, other }: Side): Difference[] {
	// A register may leave SACCO out, but a company's SACCO is not the company.
	const words = left.filter((part) => {
		const { key } = part;
		if (key === 'sacco' && of === 'expected') return false;
		// Friends School Kamusinga is a Quakers' school; friends of Kamau collect for him.
		if (key === 'friends' && name.parts[name.parts.indexOf(part) + 1]?.role === 'generic')
			return false;
		// Charity is a name in Grace Charity Kamau.
		if (isPersonalName(key) && part !== name.parts.at(-1)) return false;
		return is(key, 'otherBodyWords') || (is(key, 'personsBodies') && isPersonsName(other, 'every'));
	});
	return differenceIn('otherBody', of, words);
}

function warning({ of, left }: Side): Difference[] {
	const words = left.filter(({ key }) => is(key, 'warnings'));
	return differenceIn('warning', of, words);
}

function ignored({ of, name, other, small }: Side): Difference[] {
	const found: Difference[] = [];
	const add = (kind: DifferenceKind, words: readonly { text: string }[]) => {
		for (const word of words) found.push(difference(kind, of, [word]));
	};
	// Other people may own the company, too.
	const isOfPerson = !name.business && isPersonsName(other, 'some');
	const titles = name.titles.filter(({ key }) => !other.titles.some((one) => one.key === key));
	const numbers = name.numbers.filter((number) => !other.numbers.includes(number));
	if (other.legal.length === 0) add(isOfPerson ? 'personOrCompany' : 'legalForm', name.legal);
	add('title', titles);
	add('smallWord', small);
	for (const text of numbers) found.push(difference('numberBeside', of, [{ text }]));
	const isOther = of === 'expected' && name.shortName !== other.shortName;
	if (name.shortName && (isOther || !other.shortName)) {
		const full = fullNameFor(name.shortName);
		found.push(difference('wellKnown', of, [{ text: name.shortName }], [{ text: full }]));
	}
	return found;
}
