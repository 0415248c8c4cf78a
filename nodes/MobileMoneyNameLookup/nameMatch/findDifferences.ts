import { fullNameFor } from '../names/fullNames';
import { isPersonalName } from '../names/knownNames';
import { is, rowsOf } from '../names/lexicon';
import { isBesidePlace, type Part } from '../names/parts';
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
	const warnings = ofBoth(sides, ({ of, left }) =>
		differenceIn('warning', of, left.filter(isWarning)),
	);
	const found = bothSides(pairing).concat(bodies, warnings);
	const isMostlyShown = links.some(({ kind }) => kind === 'maskedPart');
	if (sides[1].name.doubts.includes('hidden') && !isMostlyShown)
		found.push(difference('hidden', 'registered'));
	const inOne = body ? bodyDifferences(pairing) : personDifferences(pairing);
	found.push(...titleDifferences(pairing), ...links);
	for (const one of inOne) if (!isIn(bodies, one)) found.push(one);
	const before = [...found];
	for (const one of ofBoth(sides, ignored)) if (!isIn(before, one)) found.push(one);
	return found;
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

function differOnlyInGeneral(pairing: Pairing): boolean {
	const { sides, body, distinctive } = pairing;
	const isGeneral = ({ key }: Part) => is(key, 'generalWords') || is(key, 'homeWords');
	const isOfTrade = ({ role, key }: Part) => role === 'generic' && !is(key, 'levels');
	const isAt = (part: Part) => part.role === 'place';
	const isInOne = (isOne: (part: Part) => boolean) =>
		sides.some(({ left }) => !left.some((part) => isOne(part) && !isGeneral(part)));
	return (
		body &&
		distinctive.length > 0 &&
		// A trade in one name and a place in the other do not contradict each other.
		isInOne(isOfTrade) &&
		isInOne(isAt) &&
		sides.every(({ left }) =>
			left.every((part) => isGeneral(part) || isOfTrade(part) || isAt(part)),
		)
	);
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

const isWarning = ({ key }: Part): boolean => is(key, 'warnings');

function ignored({ of, name, other, small }: Side): Difference[] {
	const found: Difference[] = [];
	const add = (kind: DifferenceKind, text: string) => found.push(difference(kind, of, [{ text }]));
	for (const { kind, text } of other.legal.length > 0 ? [] : name.legal)
		// Other people may own the company, too.
		if (kind === 'plain')
			add(!name.business && isPersonsName(other, 'some') ? 'personOrCompany' : 'legalForm', text);
	for (const { text } of name.titles)
		if (!other.titles.some((one) => one.text.toLowerCase() === text.toLowerCase()))
			add('title', text);
	for (const { text } of small) add('smallWord', text);
	for (const text of name.numbers) if (!other.numbers.includes(text)) add('numberBeside', text);
	const isOther = of === 'expected' && name.shortName !== other.shortName;
	if (name.shortName && (isOther || !other.shortName)) {
		const full = fullNameFor(name.shortName);
		found.push(difference('wellKnown', of, [{ text: name.shortName }], [{ text: full }]));
	}
	return found;
}
