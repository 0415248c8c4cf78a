import { visible } from '../../../nodes/MobileMoneyNameLookup/domain/visible';
import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import {
	DIFFERENCES,
	type Weight,
} from '../../../nodes/MobileMoneyNameLookup/nameMatch/differences';

const results: Readonly<Record<Weight, string>> = {
	harmless: 'match',
	close: 'close match',
	other: 'no match',
};
const longestName = 34;
const shortened = 16;

/** The lists of the documentation: what their examples come to, and whether a person has to decide. */
export const DIFFERENCE_LISTS = [
	['match', 'match', false],
	['close match', 'closeMatch', false],
	['a person decides', 'closeMatch', true],
	['no match', 'noMatch', true],
] as const;

type ListName = (typeof DIFFERENCE_LISTS)[number][0];

/** An example of each kind of difference that comes to one result, a line each, as text that Markdown leaves as it is. */
export function differencesList(name: ListName): string {
	const lines = Object.values(DIFFERENCES).flatMap((row) => {
		const [persons, bodies, needsPerson, expected, registered] = row;
		const { result } = compareNames(expected, registered);
		const [list] = DIFFERENCE_LISTS.find(
			([, ofList, decides]) =>
				ofList === result && (result !== 'closeMatch' || decides === needsPerson),
		) ?? [''];
		const remark = otherwise(name, persons, bodies);
		return list === name ? [`${shown(expected)}, ${shown(registered)}${remark}`] : [];
	});
	return ['```text', ...lines, '```'].join('\n');
}

/** What the difference means for the names that its example does not show. */
function otherwise(name: ListName, persons: Weight, bodies: Weight): string {
	if (persons === bodies) return '';
	const shownIsPerson = results[persons] === (name === 'a person decides' ? 'close match' : name);
	const [whose, weight] = shownIsPerson ? ['organizations', bodies] : ['persons', persons];
	return ` (${whose}: ${results[weight].replace(' match', '')})`;
}

/** A name of an example, with what nobody would see in it. */
function shown(text: string): string {
	const all = visible(text);
	return all.length > longestName ? `${all.slice(0, shortened)}…` : all;
}
