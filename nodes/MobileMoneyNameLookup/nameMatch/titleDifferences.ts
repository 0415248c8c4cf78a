import { isWomansName } from '../names/knownNames';
import { headsOf, is, type ListName } from '../names/lexicon';
import { fewestFullParts, isSmall } from '../names/parts';
import type { Name } from '../names/readName';
import type { Word } from '../names/readWords';
import { difference, differenceIn, type Difference } from './differences';
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
	if (!sides.some(({ name }) => name.titles.length > 0 || name.parts.some(isSmall))) return [];
	const contradicting = titlesThatContradict(sides);
	if (contradicting.length > 0 || sides.some(({ name }) => name.business)) return contradicting;
	return ofBoth(sides, titleOfOther).concat(ofBoth(sides, (side) => titleOrName(side, pairing)));
}

const titlesOf = ({ name }: Side): readonly Word[] => [
	...name.titles,
	...name.parts.filter(({ role }) => role === 'title'),
];

function titlesThatContradict(sides: Pairing['sides']): Difference[] {
	for (const side of sides) {
		const titles = titlesOf(side);
		if (titles.some((one) => titles.some((other) => contradict(one, other))))
			return [difference('titleOfOther', side.of, titles)];
	}
	const [ours = [], theirs = []] = sides.map((side) => [
		...titlesOf(side),
		...side.small.filter(({ role }) => role === 'small'),
	]);
	const one = ours.filter((word) => theirs.some((other) => contradict(word, other)));
	const others = theirs.filter((word) => ours.some((other) => contradict(word, other)));
	return one.length > 0 ? [difference('twoTitles', 'expected', one, others)] : [];
}

const isShared = (word: Word, { titles, parts }: Name): boolean =>
	[...titles, ...parts].some((one) => senseOf(one) === senseOf(word));

/** SHEIKH may be a child's own name, unless the other name has it, too. */
function titleOrName({ of, small, other }: Side, pairing: Pairing): Difference[] {
	const names = small.filter((part) => part.role === 'title' && !isShared(part, other));
	if (names.length === 0) return [];
	const isCourtesy = of === 'expected' && pairing.full.length > fewestFullParts;
	return [difference(isCourtesy ? 'title' : 'titleOrName', of, names, other.parts)];
}

/** MRS PETER KAMAU may be his wife: a woman's title needs a known woman's given name, and another. */
function titleOfOther({ of, name, given, other }: Side): Difference[] {
	const names = name.parts.filter(({ role }) => role === 'name');
	const isWoman = isWomansName(given.part?.key ?? '');
	const isWrong = (word: Word) => {
		if (isShared(word, other)) return false;
		if (is(word.key, 'menTitles')) return isWoman;
		if (is(word.key, 'womenTitles')) return !isWoman || names.length < fewestFullParts;
		return is(word.key, 'daughterWords') && !names.some(({ key }) => isWomansName(key));
	};
	const words = [...name.titles, ...name.parts.filter(isSmall)];
	return differenceIn('titleOfOther', of, words.filter(isWrong));
}
