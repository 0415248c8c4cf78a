import { isWomansName } from '../names/knownNames';
import { headsOf, is, type ListName } from '../names/lexicon';
import { isSmall, type Part } from '../names/parts';
import type { Word } from '../names/readWords';
import { said, saidOfAny, type Difference } from './differences';
import { fullLinks, type Pairing, type Side } from './pairing';

const titleForms = headsOf('titleForms');
const senseOf = ({ key }: Word): string => titleForms.get(key) ?? key;

const titleGroups: ReadonlyArray<readonly [titles: ListName, others: ListName]> = [
	['menTitles', 'womenTitles'],
	['wivesTitles', 'girlsTitles'],
];

/** With this many agreeing parts, the typed title is only a courtesy. */
const fewestBesideCourtesy = 3;

/** Titles and particles that contradict each other, or the name beside them. */
export function titleDifferences(pairing: Pairing): Difference[] {
	const { sides } = pairing;
	const contradicting = titlesThatContradict(sides);
	if (contradicting.length > 0) return contradicting;
	if (sides.some(({ name }) => name.business)) return [];
	const facing = particlesThatFace(sides);
	return [
		...sides.flatMap(titleOfOther),
		...(facing.length > 0 ? facing : sides.flatMap((side) => titleOrName(side, pairing))),
	];
}

const titlesOf = ({ name }: Side): readonly Word[] => [
	...name.titles,
	...name.parts.filter(({ role }) => role === 'title'),
];

/** MRS KIM OTIENO is not Mr Kim Otieno; also both in one name. */
function titlesThatContradict(sides: Pairing['sides']): Difference[] {
	for (const [some, others] of titleGroups) {
		const find = (side: Side, group: ListName) => titlesOf(side).find(({ key }) => is(key, group));
		const [a, b] = sides.map((side) => find(side, some) ?? find(side, others));
		if (a && b && is(a.key, some) !== is(b.key, some))
			return [said('twoTitles', 'expected', [a], [b])];
		for (const side of sides) {
			const [one, other] = [find(side, some), find(side, others)];
			if (one && other) return [said('titleOfOther', side.of, [one, other])];
		}
	}
	return [];
}

/** SHEIKH may be a child's own name, unless the other name has it, too. */
function titleOrName({ of, small, other }: Side, pairing: Pairing): Difference[] {
	const theirs = [...other.titles, ...other.parts].map(senseOf);
	const names = small.filter((part) => part.role === 'title' && !theirs.includes(senseOf(part)));
	const isCourtesy = of === 'expected' && fullLinks(pairing).length >= fewestBesideCourtesy;
	return saidOfAny(isCourtesy ? 'title' : 'titleOrName', of, names, other.parts);
}

// Needs a known woman's given name and another: Mutua may be her husband.
/** Peter Kamau, MRS PETER KAMAU; JUMA BINTI ALI: the title or particle does not fit the name. */
function titleOfOther({ of, name, given, other }: Side): Difference[] {
	const shared = [...other.titles, ...other.parts].map(({ key }) => key);
	const names = name.parts.filter(({ role }) => role === 'name');
	const isWoman = isWomansName(given.part?.key ?? '');
	const wrong = [...name.titles, ...name.parts.filter(isSmall)].filter(({ key }) => {
		if (is(key, 'menTitles')) return isWoman;
		if (is(key, 'womenTitles')) return !(isWoman && names.length > 1);
		return is(key, 'daughterWords') && !names.some((part) => isWomansName(part.key));
	});
	return saidOfAny(
		'titleOfOther',
		of,
		wrong.filter(({ key }) => !shared.includes(key)),
	);
}

/** Undefined for "wa", which can mean either. */
function particleKind({ key }: Part): 'son of' | 'daughter of' | undefined {
	if (is(key, 'sonWords') || key === 'ben') return 'son of';
	return is(key, 'daughterWords') ? 'daughter of' : undefined;
}

/** Fatuma binti Ali, FATUMA BIN ALI. */
function particlesThatFace(sides: Pairing['sides']): Difference[] {
	const [some = [], others = []] = sides.map(({ small }) => small.filter(particleKind));
	const kinds = others.map(particleKind);
	const agree = some.some((part) => kinds.includes(particleKind(part)));
	const differ = some.length > 0 && others.length > 0 && !agree;
	return differ ? [said('twoTitles', 'expected', some, others)] : [];
}
