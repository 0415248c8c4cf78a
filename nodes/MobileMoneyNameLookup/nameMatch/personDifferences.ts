import type { Word } from '../names/readWords';
import { fewestFullParts, isDescent, isNameOrInitial, isPersonal } from '../names/parts';
import { is, isGivenName, isMansName, isMuslimName, isWomansName } from '../names/lexicon';
import type { Name } from '../names/readName';
import { difference, type Difference, differencesByKind } from './differences';
import { wordsOf } from './align';
import { ofBoth, type Pairing, placeIn, type Side } from './pairing';
import { listedAs } from './spellings';

const mostLaterNames = 2;
const mostExtraNames = 4;

/** How two persons' names differ in extra parts and in the given name. */
export function personDifferences(pairing: Pairing): Difference[] {
	const { extra } = pairing;
	const given = extra.length > 1 ? [] : givenName(pairing);
	const inOne = extra[0] && extra.length === 1 ? onlyInOne(extra[0], given, pairing) : [];
	const found = inOne.concat(given);
	const isFew = pairing.nearlyFull.length < fewestFullParts;
	if (isFew && (extra.length > 0 || isPersons(pairing))) found.push(difference('fewParts'));
	return found;
}

const isPersons = ({ sides }: Pairing): boolean =>
	sides.some(({ name }) => name.titles.length > 0 || name.parts.some(isPersonal));

function onlyInOne(side: Side, first: readonly Difference[], pairing: Pairing): Difference[] {
	const { of, name, left, given, other } = side;
	if (left.length > mostExtraNames) return [difference('littleAgrees')];
	const isLetter = (part: Word | undefined) => part?.role === 'initial' && left.includes(part);
	// Beside a possible body's name (Old Mutual), Otieno may be a branch or an agent.
	const known = pairing.nearlyFull.filter((link) => wordsOf(link).some(isPersonal));
	const isPerson = known.length >= fewestFullParts;
	const areMany = left.filter(isNameOrInitial).length > mostLaterNames;
	const kindOf = (part: Word): Difference['kind'] | undefined => {
		if (is(part.key, 'parentWords')) return 'otherBody';
		// Among Sikhs a Singh is a man and a Kaur a woman.
		if (part.key === 'kaur' && other.parts.some(({ key }) => key === 'singh')) return 'relative';
		const isNumeral = part === name.parts.at(-1) && 'ivx'.includes(part.key);
		if (isGeneration(part) || isNumeral) return 'relative';
		const isFound = first.some(({ words }) => words.includes(part.text));
		if (isFound || is(part.key, 'warnings')) return undefined;
		const at = name.parts.indexOf(part);
		// C O may be "care of".
		const isOfWord = isLetter(part) && [at - 1, at + 1].some((near) => isLetter(name.parts[near]));
		if (areMany || !isPerson || !isNameOrInitial(part) || isOfWord) return 'unknownWord';
		return part.key === given.part?.key ? 'earlierName' : 'laterName';
	};
	const found = differencesByKind(of, left, kindOf, other.parts);
	return mayBeSecondHolder(side) ? [...found, difference('secondHolder', of)] : found;
}

/** Junior, III. */
const isGeneration = ({ role, key }: Word): boolean =>
	role === 'generation' || is(key, 'generationWords');

function mayBeSecondHolder(side: Side): boolean {
	const { name, left, small, given } = side;
	const { parts, parties, hyphened } = name;
	const own = given.part?.key ?? '';
	const isLeft = (key: string) => left.some((part) => part.key === key && !part.note);
	if (parties.joined || parties.segments.some((keys) => keys.every(isLeft))) return true;
	const isHers = ({ key }: Word) => isGivenName(key) && isWomansName(key);
	if (isMansName(own) && left.some(isHers)) return true;
	const followsJoiner = (part: Word) => {
		const before = parts[parts.indexOf(part) - 1];
		if (part.role !== 'name' || !before) return false;
		if (part.note && isGivenName(part.key)) return listedAs(part.key, own) !== 'shortForm';
		const mayBeGiven = [isGivenName, isWomansName, isMuslimName].some((isOne) => isOne(part.key));
		if (hyphened.includes(part.key))
			return mayBeGiven && (part !== parts.at(-1) || isGivenName(part.key));
		if (before.role === 'initial') return mayBeGiven;
		const isOfFather =
			isDescent(before.key) || (isMuslimName(part.key) && is(before.key, 'particles'));
		return small.includes(before) && !isOfFather;
	};
	return left.some(followsJoiner) || hasTwoOwners(side);
}

/** JANE KAMAU PETER OTIENO; JANE KAMAU HASSAN ALI: only the two last are Muslim names, or only the others. */
function hasTwoOwners({ name, left }: Side): boolean {
	const names = name.parts.filter(({ role }) => role === 'name');
	const rest = names.filter((part) => !left.includes(part));
	const [first = '', given = '', family = ''] = [rest[0], ...left].map((part) => part?.key);
	const at = names.findIndex((part) => part === left[0]);
	if (family === '' || names[at + 1] !== left[1]) return false;
	if (isGivenName(family)) return isGivenName(given);
	const faiths = [left, rest].map((some) => some.filter(({ key }) => isMuslimName(key)).length);
	const areOfOthers = faiths.join() === `${left.length},0` || faiths.join() === `0,${rest.length}`;
	const isAtEnd = at === 0 || left[1] === names.at(-1);
	return isAtEnd && (areOfOthers || (isGivenName(first) && isGivenName(given)));
}

/** Given names must agree as first parts, or where they cannot be mistaken. */
function givenName(pairing: Pairing): Difference[] {
	const { links, reordered, sides } = pairing;
	const [{ given: a, name: one }, { given: b, name: other }] = sides;
	const areLinked = (typed: Word | undefined, registered: Word | undefined) =>
		links.some((link) => link.typed[0] === typed && link.registered[0] === registered);
	const inPlace = areLinked(a.first, b.first);
	const before = ofBoth(sides, (side) => beforeGiven(side, inPlace));
	if (before.length > 0) return before;
	if (!reordered && inPlace) return [];
	if (reordered && areTurned(one, other))
		return [difference('descentTurned', 'expected', one.parts, other.parts)];
	const isOne = areLinked(a.part, b.part);
	// Peter Kamau Mwangi, PETER MWANGI KAMAU may be cousins.
	const isUnclear = placeIn(one, a.part) === placeIn(other, b.part) || sides.some(hasOtherFather);
	const isSure = a.sure && b.sure && isOne && !(reordered && isUnclear);
	return [difference(isSure ? 'order' : 'orderUnclear')];
}

/** NOOR IBRAHIM HALIMA ABDI: her father is an Abdi, so Noor Ibrahim is somebody else's. */
function hasOtherFather({ name, given, left }: Side): boolean {
	const at = placeIn(name, given.part);
	return at > 0 && name.parts.slice(at).some((part) => left.includes(part));
}

function areTurned(one: Name, other: Name): boolean {
	const [a = [], b = []] = [one, other].map(({ parts }) => {
		const at = parts.findIndex(({ key }) => isDescent(key));
		return [parts[at - 1]?.key, parts[at + 1]?.key];
	});
	return a.every(Boolean) && a[0] === b[1] && a[1] === b[0];
}

/** HALIMA NOOR IBRAHIM, BINTI JANE KAMAU: a part before the given name makes it another person's. */
function beforeGiven(side: Side, inPlace: boolean): Difference[] {
	const { of, name, other, left, small } = side;
	const { part: given, first } = side.given;
	const rest = other.parts.filter(({ role }) => role !== 'small');
	const before = given ? name.parts.slice(0, name.parts.indexOf(given)) : [];
	const extra = before.filter((part) => left.includes(part) && !isGeneration(part));
	const kind = extra.every(isNameOrInitial) ? 'earlierName' : 'unknownWord';
	if (extra.length > 0 && !inPlace) return [difference(kind, of, extra, rest)];
	if (given && left.includes(given))
		return [difference(given === first ? 'earlierName' : 'relative', of, [given], rest)];
	const [word] = name.parts;
	const isChild = word?.role === 'small' && small.includes(word);
	return isChild ? [difference('relative', of, [word])] : [];
}
