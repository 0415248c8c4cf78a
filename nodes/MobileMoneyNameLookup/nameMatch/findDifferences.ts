import { readWords, type Word } from '../names/readWords';
import { fullNameFor } from '../names/fullNames';
import { is, isPersonalName, rowsOf } from '../names/lexicon';
import { isPersonsName, type Name } from '../names/readName';
import { remembered } from '../remembered';
import { isOfNames, isShown } from './align';
import { bodyDifferences, isImplied } from './bodyDifferences';
import { difference, differenceIn, differencesByKind } from './differences';
import type { Difference, DifferenceKind } from './differences';
import { linkDifferences } from './linkDifferences';
import { ofBoth, type Pairing, type Side } from './pairing';
import { personDifferences } from './personDifferences';
import { titleDifferences } from './titleDifferences';

/** All differences of two usable names; `differences.ts` has their weights. */
export function findDifferences(pairing: Pairing): Difference[] {
	const { sides, body } = pairing;
	const links = linkDifferences(pairing);
	const found = bothSides(pairing).concat(ofBoth(sides, otherHolder));
	const isMostlyShown = links.some(({ kind }) => kind === 'maskedPart');
	if (sides[1].name.doubts.includes('hidden') && !isMostlyShown)
		found.push(difference('hidden', 'registered'));
	found.push(...titleDifferences(pairing), ...links);
	found.push(...(body ? bodyDifferences(pairing) : personDifferences(pairing)));
	return found.concat(ofBoth(sides, (side) => ignored(side, found)));
}

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
	add('differ', number, other.numbers[0] ?? otherLeft.find(isNumber)?.text);
	add('otherProduct', productOf(name.shortName ?? ''), productOf(other.shortName ?? ''));
	if (pairing.extra.length > 1) {
		const kind = differOnlyInGeneral(pairing) ? 'generalWords' : 'differ';
		found.push(difference(kind, 'expected', left, otherLeft));
	} else if (isLittle(pairing)) found.push(difference('littleAgrees'));
	return found;
}

const isNumber = ({ role }: Word): boolean => role === 'number';

const products = new Map(rowsOf('products').flatMap((row) => row.map((word) => [word, row[0]])));

/** Prepaid, DStv: what a well-known body's short name says of its service. */
const productOf = remembered((shortName) =>
	readWords(shortName)
		.map(({ key }) => products.get(key))
		.find(Boolean),
);

function differOnlyInGeneral({ sides, body, distinctive }: Pairing): boolean {
	const isGeneral = ({ key }: Word) => is(key, 'generalWords') || is(key, 'homeWords');
	const isTrade = ({ role, key }: Word) => role === 'generic' && !is(key, 'levels');
	const isAt = ({ role }: Word) => role === 'place';
	const isInBoth = (isOne: (part: Word) => boolean) =>
		sides.every(({ left }) => left.some((part) => isOne(part) && !isGeneral(part)));
	// A trade in one name and a place in the other do not contradict each other.
	const isOneOf = (part: Word) => isGeneral(part) || isTrade(part) || isAt(part);
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
	const isPlace = roles.some((role) => role === 'place' || role === 'country');
	return !(isPlace && roles.includes('generic') && left.every(isBesidePlace));
}

/** Ortum Hospital, ORTUM MISSION HOSPITAL; LANGATA CLINIC (MUGUMOINI). */
const isBesidePlace = ({ note, role, key }: Word): boolean =>
	note || role === 'place' || role === 'number' || key === 'shop' || is(key, 'owners');

/** A word that warns, or makes it another body's name. */
const otherHolder = (side: Side): Difference[] =>
	differencesByKind(side.of, side.left, (part) =>
		is(part.key, 'warnings') ? 'warning' : isOtherBody(part, side) ? 'otherBody' : undefined,
	);

function isOtherBody(part: Word, { of, name: { parts }, other }: Side): boolean {
	const { key } = part;
	// A register may leave SACCO out, but a company's SACCO is not the company.
	if (key === 'sacco' && of === 'expected') return false;
	// Friends School Kamusinga is a Quakers' school; friends of Kamau collect for him.
	if (key === 'friends' && parts[parts.indexOf(part) + 1]?.role === 'generic') return false;
	// Charity is a name in Grace Charity Kamau.
	if (isPersonalName(key) && part !== parts.at(-1)) return false;
	return is(key, 'otherBodyWords') || (is(key, 'personsBodies') && isPersonsName(other, 'every'));
}

function ignored({ of, name, other, small }: Side, all: readonly Difference[]): Difference[] {
	const { legal, business, shortName } = name;
	const titles = name.titles.filter(({ key }) => !other.titles.some((one) => one.key === key));
	const numbers = name.numbers.filter((number) => !other.numbers.includes(number));
	const isIn = (text: string) =>
		all.some(({ words, others }) => words.includes(text) || others.includes(text));
	const words = [...titles, ...small].filter(({ text }) => !isIn(text));
	const forms = other.legal.length === 0 ? legal : [];
	// Other people may own the company, too.
	const isOfPerson = !business && isPersonsName(other, 'some');
	const found = [
		...differenceIn(isOfPerson ? 'unknownWord' : 'notCompared', of, forms),
		...differenceIn('notCompared', of, [...words, ...numbers.map((text) => ({ text }))]),
	];
	const isOther = of === 'expected' && shortName !== other.shortName;
	if (shortName && (isOther || !other.shortName)) {
		const full = fullNameFor(shortName);
		found.push(difference('wellKnown', of, [{ text: shortName }], [{ text: full }]));
	}
	return found;
}
