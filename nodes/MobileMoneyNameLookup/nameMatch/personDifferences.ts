import { is } from '../names/lexicon';
import { isGivenName } from '../names/knownNames';
import { isGeneration, isNameOrInitial, lettersOfWord, type Part } from '../names/parts';
import { mayBeSecondHolder } from '../names/givenName';
import { type Difference, said, saidOfAny } from './differences';
import { fullPartsThatAgree } from './likeness';
import type { Pairing, Side } from './pairing';

const fewestFullParts = 2;
const mostLaterNames = 2;
const mostExtraNames = 4;

/** How two persons' names differ in what only one of them has, and in the place of the given name. */
export function personDifferences(pairing: Pairing): Difference[] {
	const { sides } = pairing;
	const extra = sides.filter(({ left }) => left.length > 0);
	const given = extra.length < 2 ? givenName(pairing) : [];
	const few = extra.length > 0 && fullPartsThatAgree(pairing, true) < fewestFullParts;
	return [
		...(extra.length === 1 ? extra.flatMap((side) => onlyInOne(side, given)) : []),
		...given,
		...(few ? [said('fewParts')] : []),
	];
}

/** Words that only one name has: later names, marks of a generation, words that say something else. */
function onlyInOne(side: Side, first: readonly Difference[]): Difference[] {
	const { of, left, name, given } = side;
	if (left.length > mostExtraNames) return [said('tooManyNames', of, left)];
	const parents = left.filter(({ key }) => is(key, 'parentWords'));
	const generations = left.filter(isGeneration);
	const spelled = lettersOfWord(name.parts.map((part) => (left.includes(part) ? part : undefined)));
	const told = new Set([...parents, ...generations, ...spelled]);
	const rest = left.filter((part) => !told.has(part) && !is(part.key, 'warnings'));
	const unknown = rest.filter((part) => !isNameOrInitial(part));
	const names = rest.filter(isNameOrInitial);
	const later = names.filter(({ text }) => !first.some(({ words }) => words.includes(text)));
	const doubled = later.filter(({ key }) => key === given.part?.key);
	return [
		...saidOfAny('parent', of, parents),
		...saidOfAny('generation', of, generations),
		...saidOfAny('spelledWord', of, spelled),
		...saidOfAny('unknownWord', of, unknown),
		...saidOfAny('earlierName', of, doubled, side.other.parts),
		...(mayBeSecondHolder(name, left, given) ? [said('secondHolder', of, later)] : []),
		...saidOfAny(later.length > mostLaterNames ? 'manyNames' : 'laterName', of, later),
	];
}

/** Whether the given names are the same, as given names: in the first place, or where they cannot be mistaken. */
function givenName({ links, reordered, sides }: Pairing): Difference[] {
	const [{ given: a }, { given: b }] = sides;
	const areLinked = (one: Part | undefined, other: Part | undefined) =>
		links.some(({ typed: [typed], registered: [part] }) => typed === one && part === other);
	const inPlace = areLinked(a.first, b.first);
	const before = sides.flatMap((side) => beforeGiven(side, inPlace));
	if (before.length > 0) return before;
	if (inPlace && !reordered) return [];
	const sure = a.sure && b.sure && areLinked(a.part, b.part);
	return [said(sure ? 'order' : 'orderUnclear')];
}

/** Noor Ibrahim, HALIMA NOOR IBRAHIM; BINTI JANE KAMAU: what is before the given name makes it another's. */
function beforeGiven(side: Side, inPlace: boolean): Difference[] {
	const { of, name, other, left, small } = side;
	const rest = other.parts.filter(({ role }) => role !== 'small');
	const { part: given, first } = side.given;
	const before = given && name.parts.slice(0, name.parts.indexOf(given));
	const extra = before?.filter((part) => left.includes(part) && !isGeneration(part)) ?? [];
	if (extra.length > 0 && !inPlace) return [said('earlierName', of, extra, rest)];
	// RAILA AMOLO ODINGA is a man, HASSAN ALI AMINA a woman.
	const isHis = inPlace && given !== name.parts.at(-1) && !isGivenName(given?.key ?? '');
	if (given && left.includes(given) && !isHis)
		return [said(given === first ? 'earlierName' : 'otherGiven', of, [given], rest)];
	const word = name.parts[0];
	const isChild = word?.role === 'small' && small.includes(word);
	return isChild ? [said('childWord', of, [word], rest)] : [];
}
