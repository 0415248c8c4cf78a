import { isWomansName } from '../names/knownNames';
import { headsOf, is, type ListName } from '../names/lexicon';
import { isSmall, type Part } from '../names/parts';
import type { Word } from '../names/readWords';
import { difference, differenceIn, type Difference } from './differences';
import { ofBoth, type Pairing, type Side } from './pairing';

const titleForms = headsOf('titleForms');
const senseOf = ({ key }: Word): string => titleForms.get(key) ?? key;

const titleGroups: ReadonlyArray<readonly [title: ListName, other: ListName]> = [
	['menTitles', 'womenTitles'],
	['womenTitles', 'menTitles'],
	['wivesTitles', 'girlsTitles'],
	['girlsTitles', 'wivesTitles'],
];

const fewestBesideCourtesy = 3;

/** Titles and particles that contradict each other, or the name beside them. */
export function titleDifferences(pairing: Pairing): Difference[] {
	const { sides } = pairing;
	if (!sides.some(({ name }) => name.titles.length > 0 || name.parts.some(isSmall))) return [];
	const contradicting = titlesThatContradict(sides);
	if (contradicting.length > 0) return contradicting;
	if (sides.some(({ name }) => name.business)) return [];
	const facing = particlesThatFace(sides);
	return [
		...ofBoth(sides, titleOfOther),
		...(facing.length > 0 ? facing : ofBoth(sides, (side) => titleOrName(side, pairing))),
	];
}

const titlesOf = ({ name }: Side): readonly Word[] => [
	...name.titles,
	...name.parts.filter(({ role }) => role === 'title'),
];

function titlesThatContradict(sides: Pairing['sides']): Difference[] {
	const ours = titlesOf(sides[0]);
	const theirs = titlesOf(sides[1]);
	for (const group of titleGroups) {
		const isOne = ({ key }: Word) => is(key, group[0]);
		const isOther = ({ key }: Word) => is(key, group[1]);
		const twice = [ours, theirs].find((some) => some.some(isOne) && some.some(isOther));
		if (twice)
			return [difference('titleOfOther', twice === ours ? 'expected' : 'registered', twice)];
		const one = ours.filter(isOne);
		const other = theirs.filter(isOther);
		if (one.length > 0 && other.length > 0)
			return [difference('twoTitles', 'expected', one, other)];
	}
	return [];
}

/** SHEIKH may be a child's own name, unless the other name has it, too. */
function titleOrName({ of, small, other }: Side, pairing: Pairing): Difference[] {
	const isShared = (part: Part) =>
		[...other.titles, ...other.parts].some((one) => senseOf(one) === senseOf(part));
	const names = small.filter((part) => part.role === 'title' && !isShared(part));
	if (names.length === 0) return [];
	const isCourtesy = of === 'expected' && pairing.full.length >= fewestBesideCourtesy;
	return [difference(isCourtesy ? 'title' : 'titleOrName', of, names, other.parts)];
}

/** MRS PETER KAMAU may be his wife: a woman's title needs a known woman's given name, and another. */
function titleOfOther({ of, name, given, other }: Side): Difference[] {
	const names = () => name.parts.filter(({ role }) => role === 'name');
	const isWoman = () => isWomansName(given.part?.key ?? '');
	const isWrong = ({ key }: Word) => {
		if (is(key, 'menTitles')) return isWoman();
		if (is(key, 'womenTitles')) return !(isWoman() && names().length > 1);
		return is(key, 'daughterWords') && !names().some((part) => isWomansName(part.key));
	};
	const isShared = (word: Word) =>
		[...other.titles, ...other.parts].some(({ key }) => key === word.key);
	const wrong = [...name.titles, ...name.parts.filter(isSmall)].filter(
		(word) => isWrong(word) && !isShared(word),
	);
	return differenceIn('titleOfOther', of, wrong);
}

function particleKind({ key }: Part): 'son of' | 'daughter of' | undefined {
	if (is(key, 'sonWords') || key === 'ben') return 'son of';
	return is(key, 'daughterWords') ? 'daughter of' : undefined;
}

function particlesThatFace(sides: Pairing['sides']): Difference[] {
	const some = sides[0].small.filter(particleKind);
	const others = sides[1].small.filter(particleKind);
	if (some.length === 0 || others.length === 0) return [];
	const kinds = others.map(particleKind);
	const agree = some.some((part) => kinds.includes(particleKind(part)));
	return agree ? [] : [difference('twoTitles', 'expected', some, others)];
}
