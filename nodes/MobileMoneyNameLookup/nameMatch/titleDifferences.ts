import { titlesOf, titlesOfRelative } from '../names/givenName';
import { isGivenName } from '../names/knownNames';
import { headsOf, is, type ListName } from '../names/lexicon';
import { particleKind } from '../names/particles';
import type { Part } from '../names/parts';
import type { Word } from '../names/readWords';
import { said, saidOfAny, type Difference } from './differences';
import { fullLinks } from './likeness';
import type { Pairing, Side } from './pairing';

const titleForms = headsOf('titleForms');
const senseOf = (key: string): string => titleForms.get(key) ?? key;

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
	const all = sides.flatMap(({ name }) => titlesOf(name));
	if (all.length === 0 && sides.every(({ small }) => small.length === 0)) return [];
	const contradicting = all.length > 1 ? titlesThatContradict(sides) : [];
	if (contradicting.length > 0) return contradicting;
	if (sides.some(({ name }) => name.business)) return [];
	const faced = facing(sides);
	return [
		...sides.flatMap(titleOfRelative),
		...faced,
		...(faced.length > 0 ? [] : sides.flatMap((side) => titleOrName(side, pairing))),
	];
}

/** Mr Kim Otieno, MRS KIM OTIENO; or both in one name. */
function titlesThatContradict(sides: Pairing['sides']): Difference[] {
	const [mine, theirs] = sides.map(({ name }) => titlesOf(name));
	for (const [some, others] of titleGroups) {
		const find = (words: readonly Word[] = [], group = some) =>
			words.find(({ key }) => is(key, group));
		const [a, b] = [find(mine) ?? find(mine, others), find(theirs) ?? find(theirs, others)];
		if (a && b && is(a.key, some) !== is(b.key, some))
			return [said('twoTitles', 'expected', [a], [b])];
		for (const { of, name } of sides) {
			const [one, other] = [find(titlesOf(name)), find(titlesOf(name), others)];
			if (one && other) return [said('titleOfOther', of, [one, other])];
		}
	}
	return [];
}

/** Ali Hassan, SHEIKH ALI HASSAN: a title that may be the own name of a child, where the other name has it not. */
function titleOrName({ of, small, other }: Side, pairing: Pairing): Difference[] {
	const theirs = [...titlesOf(other), ...other.parts].map(({ key }) => senseOf(key));
	const names = small.filter(({ role, key }) => role === 'title' && !theirs.includes(senseOf(key)));
	const isCourtesy = of === 'expected' && fullLinks(pairing).length >= fewestBesideCourtesy;
	return saidOfAny(isCourtesy ? 'title' : 'titleOrName', of, names, other.parts);
}

/** Peter Kamau, MRS PETER KAMAU: his wife; so may be MRS KAMAU, where one word is all. */
function titleOfRelative({ of, name, given, other }: Side): Difference[] {
	const shared = [...titlesOf(other), ...other.parts].map(({ key }) => key);
	const wrong = titlesOfRelative(name, given).filter(({ key }) => !shared.includes(key));
	return saidOfAny('titleOfOther', of, wrong);
}

/** Musa Ben Ali, MUSA VAN ALI; Fatuma binti Ali, FATUMA BIN ALI: particles that say different things. */
function facing([a, b]: Pairing['sides']): Difference[] {
	const particles = ({ small }: Side) => small.filter(({ key }) => particleKind(key) !== undefined);
	const [some, others] = [particles(a), particles(b)];
	const agree = some.some(({ key }) =>
		others.some((part) => particleKind(part.key) === particleKind(key)),
	);
	const differ = some.length > 0 && others.length > 0 && !agree;
	return differ ? [said('twoTitles', 'expected', some, others)] : [];
}
