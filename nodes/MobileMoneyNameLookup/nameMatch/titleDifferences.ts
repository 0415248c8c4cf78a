import { headsOf, is, isWomansName, type ListName } from '../names/lexicon';
import { fewestFullParts, isSmall } from '../names/parts';
import type { Name } from '../names/readName';
import type { Word } from '../names/readWords';
import { type Difference, differenceIn } from './differences';
import { ofBoth, type Pairing, type Side } from './pairing';

const titleForms = headsOf('titleForms');
const senseOf = ({ key }: Word): string => titleForms.get(key) ?? key;

const opposites: ReadonlyArray<readonly [title: ListName, other: ListName]> = [
	['menTitles', 'womenTitles'],
	['wivesTitles', 'girlsTitles'],
	['sonWords', 'daughterWords'],
];
const contradict = ({ key: a }: Word, { key: b }: Word): boolean =>
	opposites.some(([one, other]) => (is(a, one) && is(b, other)) || (is(a, other) && is(b, one)));

/** Titles and particles that contradict each other, or the name beside them. */
export function titleDifferences(pairing: Pairing): Difference[] {
	const { sides } = pairing;
	const [one, other] = sides;
	const found = contradicting(one, other).concat(contradicting(other, one));
	if (found.length > 0 || sides.some(({ name }) => name.business)) return found;
	return ofBoth(sides, titleOfOther).concat(ofBoth(sides, (side) => titleOrName(side, pairing)));
}

const titlesOf = ({ name }: Side): readonly Word[] => [
	...name.titles,
	...name.parts.filter(({ role }) => role === 'title'),
];
const titlesAndParticles = (side: Side): readonly Word[] => [
	...titlesOf(side),
	...side.small.filter(({ role }) => role === 'small'),
];

/** Words that contradict a title beside them, or a word of the other name. */
function contradicting(side: Side, other: Side): Difference[] {
	const others = [...titlesOf(side), ...titlesAndParticles(other)];
	const words = titlesAndParticles(side).filter((word) =>
		others.some((one) => contradict(word, one)),
	);
	return differenceIn('relative', side.of, words);
}

const isShared = (word: Word, { titles, parts }: Name): boolean =>
	[...titles, ...parts].some((one) => senseOf(one) === senseOf(word));

/** SHEIKH may be a child's own name, unless the other name has it, too. */
function titleOrName({ of, small, other }: Side, pairing: Pairing): Difference[] {
	const names = small.filter((part) => part.role === 'title' && !isShared(part, other));
	const isCourtesy = of === 'expected' && pairing.full.length > fewestFullParts;
	return isCourtesy ? [] : differenceIn('relative', of, names);
}

/** MRS PETER KAMAU may be his wife: a woman's title needs a known woman's given name, and another. */
function titleOfOther({ of, name, given, other }: Side): Difference[] {
	const names = name.parts.filter(({ role }) => role === 'name');
	const isWoman = isWomansName(given.part?.key ?? '');
	const isWrong = (word: Word) => {
		if (isShared(word, other)) return false;
		if (is(word.key, 'menTitles')) return isWoman;
		if (is(word.key, 'womenTitles')) return !isWoman;
		return is(word.key, 'daughterWords') && !names.some(({ key }) => isWomansName(key));
	};
	const words = [...name.titles, ...name.parts.filter(isSmall)];
	return differenceIn('relative', of, words.filter(isWrong));
}
