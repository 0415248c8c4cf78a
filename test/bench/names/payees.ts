import { markdownTable } from '../markdownTable';
import { ours, type Contestant } from './contestants';
import type { Judged } from './measures';
import type { Label, Row } from './rows';

type Group = readonly [title: string, has: (row: Row) => boolean];

/** Relatives are where general text distances fail. */
const groups: readonly Group[] = [
	['All', () => true],
	['Relatives', ({ kind }) => kind === 'relative'],
];

type Test = (one: Judged) => boolean;

const isMatch: Test = ({ verdict }) => verdict === 'match';
const isNoMatch: Test = ({ verdict }) => verdict === 'noMatch';
/** What is confirmed where an option sends close matches to Confirmed. */
const mayBeConfirmed: Test = (one) => !isNoMatch(one) && !one.needsPerson;

/** How many rows of one label were judged so. */
function share(judged: readonly Judged[], label: Label, isSo: Test) {
	const all = judged.filter(({ row }) => row.label === label);
	return { count: all.filter(isSo).length, of: all.length };
}

type Share = ReturnType<typeof share>;

const shown = ({ count, of }: Share): string => (of === 0 ? '–' : `${count}/${of}`);

/** A Markdown table of who is confirmed and who refused; the thresholds of the others are the best for all rows. */
export function payeesTable(rows: readonly Row[], contestants: readonly Contestant[]): string {
	const verdicts = contestants.map(({ name, judge }) => ({ name, judged: judge(rows) }));
	const lines = groups.flatMap(([title, has]) =>
		verdicts.map(({ name, judged }) => {
			const some = judged.filter(({ row }) => has(row));
			return {
				Rows: `${title} (${some.length})`,
				'Compared by': name,
				'Right holder: match': shown(share(some, 'match', isMatch)),
				'Doubtful: match': shown(share(some, 'closeMatch', isMatch)),
				'Another holder: match': shown(share(some, 'noMatch', isMatch)),
				'Another, close matches confirmed': shown(share(some, 'noMatch', mayBeConfirmed)),
			};
		}),
	);
	return markdownTable(lines);
}

/** What a user can expect, in two sentences. */
export function expectation(rows: readonly Row[]): string {
	const judged = ours.judge(rows);
	const whole = (isSo: Test) => {
		const { count, of } = share(judged, 'match', isSo);
		return `${Math.round((count / of) * 100)} %`;
	};
	const { count, of } = share(judged, 'noMatch', isMatch);
	return [
		`Of the right holders in ${rows.length} test pairs (many of them hard; the rules were tuned on them), ${whole(isMatch)} were a match and ${whole(isNoMatch)} no match; a person had to look at the rest.`,
		`Of ${of} other holders among them (relatives, look-alikes, strangers), ${count === 0 ? 'none' : count} ${count > 1 ? 'were' : 'was'} a match.`,
	].join(' ');
}
