import { isWomansName } from '../names/knownNames';
import { headsOf, is, type ListName } from '../names/lexicon';
import { isSmall, type Part } from '../names/parts';
import type { Word } from '../names/readWords';
import { said, saidOfAny, type Difference } from './differences';
import { fullLinks, type Pairing, type Side } from './pairing';

const titleForms = headsOf('titleForms');
const senseOf = ({ key }: Word): string => titleForms.get(key) ?? key;

/** Titles that contradict each other name two persons. */
const titleGroups: ReadonlyArray<readonly [titles: ListName, others: ListName]> = [
	['menTitles', 'womenTitles'],
	['wivesTitles', 'girlsTitles'],
];

/** Three parts that agree leave no room for another person: then the title that the clerk wrote is a courtesy. */
const fewestBesideCourtesy = 3;

/** How titles and particles contradict each other, or the name beside them. */
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

/** Mr Kim Otieno, MRS KIM OTIENO; or both in one name. */
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

/** Ali Hassan, SHEIKH ALI HASSAN: a title that may be the own name of a child, where the other name has it not. */
function titleOrName({ of, small, other }: Side, pairing: Pairing): Difference[] {
	const theirs = [...other.titles, ...other.parts].map(senseOf);
	const names = small.filter((part) => part.role === 'title' && !theirs.includes(senseOf(part)));
	const isCourtesy = of === 'expected' && fullLinks(pairing).length >= fewestBesideCourtesy;
	return saidOfAny(isCourtesy ? 'title' : 'titleOrName', of, names, other.parts);
}

// A woman's title needs a known woman's given name and one more: Mutua may be her husband.
/** Peter Kamau, MRS PETER KAMAU; JUMA BINTI ALI: titles and words for a daughter that do not go with the name. */
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

/** What a particle says: son of, daughter of, the, or only itself (van, de); undefined for "wa", which says any of it. */
function particleKind({ key }: Part): string | undefined {
	if (is(key, 'sonWords') || key === 'ben') return 'son of';
	if (is(key, 'daughterWords')) return 'daughter of';
	if (is(key, 'articlesOfNames')) return 'the';
	const lists = ['particles', 'arabicParticles', 'europeanParticles'] as const;
	return key !== 'wa' && lists.some((list) => is(key, list)) ? key : undefined;
}

/** Musa Ben Ali, MUSA VAN ALI; Fatuma binti Ali, FATUMA BIN ALI. */
function particlesThatFace(sides: Pairing['sides']): Difference[] {
	const [some = [], others = []] = sides.map(({ small }) => small.filter(particleKind));
	const kinds = others.map(particleKind);
	const agree = some.some((part) => kinds.includes(particleKind(part)));
	const differ = some.length > 0 && others.length > 0 && !agree;
	return differ ? [said('twoTitles', 'expected', some, others)] : [];
}
