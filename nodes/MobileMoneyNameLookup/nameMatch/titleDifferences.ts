import { isWomansName } from '../names/knownNames';
import { headsOf, is, type ListName } from '../names/lexicon';
import { isSmall, type Part } from '../names/parts';
import type { Word } from '../names/readWords';
import { difference, differenceIn, type Difference } from './differences';
import { ofBoth, type Pairing, type Side } from './pairing';

const titleForms = headsOf('titleForms');
const senseOf = ({ key }: Word): string => titleForms.get(key) ?? key;

const titleGroups: ReadonlyArray<readonly [titles: ListName, others: ListName]> = [
	['menTitles', 'womenTitles'],
	['wivesTitles', 'girlsTitles'],
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

function titlesThatContradict([expected, registered]: Pairing['sides']): Difference[] {
	const [ours, theirs] = [titlesOf(expected), titlesOf(registered)];
	for (const [some, others] of titleGroups) {
		const find = (titles: readonly Word[], group: ListName) =>
			titles.find(({ key }) => is(key, group));
		const [a, b] = [find(ours, some), find(ours, others)];
		const [c, d] = [find(theirs, some), find(theirs, others)];
		if (a && b) return [difference('titleOfOther', 'expected', [a, b])];
		if (c && d) return [difference('titleOfOther', 'registered', [c, d])];
		if (a && d) return [difference('twoTitles', 'expected', [a], [d])];
		if (b && c) return [difference('twoTitles', 'expected', [b], [c])];
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
	const [some = [], others = []] = sides.map(({ small }) => small.filter(particleKind));
	const kinds = others.map(particleKind);
	const agree = some.some((part) => kinds.includes(particleKind(part)));
	const differ = some.length > 0 && others.length > 0 && !agree;
	return differ ? [difference('twoTitles', 'expected', some, others)] : [];
}
