import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import type { Band } from './calibration';
import { measured, type Contestant } from './contestants';
import { isSame, type Measures, type Verdict } from './measures';
import type { DataFile, Row } from './rows';

type Part = readonly [title: string, keep: (row: Row) => boolean];

/** The parts of a data file that are measured apart. */
export const parts: readonly [wholeFile: Part, tuned: Part, keptAside: Part] = [
	['all rows', () => true],
	['tuned', ({ keptAside }) => !keptAside],
	['kept aside', ({ keptAside }) => keptAside],
];

/** A Markdown table with a line for each file, part and contestant. */
export function figuresTable(
	files: readonly DataFile[],
	contestants: readonly Contestant[],
	some: readonly Part[],
): string {
	const lines = files.flatMap((file) =>
		some.flatMap(([title, keep]) =>
			contestants.map((contestant) => {
				const rows = file.rows.filter(keep);
				return figuresLine(
					`${file.title}, ${title} (${rows.length})`,
					contestant.name,
					measured(contestant, rows),
				);
			}),
		),
	);
	return markdown(
		[
			'Rows',
			'Compared by',
			'False matches',
			'Precision of match',
			'Recall of match',
			'Macro-F1',
			'F1 of same',
		],
		lines,
	);
}

function figuresLine(rows: string, name: string, figures: Measures): string[] {
	const labels = figures.confusion.has('closeMatch') || figures.confusion.has('noMatch');
	return [
		rows,
		name,
		`${figures.falseMatches} (${percent(figures.falseMatchRate)})`,
		percent(figures.matchPrecision),
		percent(figures.matchRecall),
		labels ? share(figures.macroF1) : '',
		share(figures.sameF1),
	];
}

/** A Markdown table of labels against verdicts. */
export function confusionTable({ confusion }: Measures): string {
	const verdicts = ['match', 'closeMatch', 'noMatch'] as const;
	const lines = [...confusion].map(([label, counts]) => [
		label,
		...verdicts.map((verdict) => String(counts.get(verdict) ?? 0)),
	]);
	return markdown(['labelled', ...verdicts], lines);
}

/** A Markdown table of the kinds of rows of a file against verdicts. */
export function kindsTable({ rows }: DataFile, contestant: Contestant): string {
	const kinds = [...new Set(rows.map(({ kind }) => kind))];
	const lines = kinds.map((kind) => {
		const verdicts = contestant.judge(rows.filter((row) => row.kind === kind));
		const count = (one: Verdict) =>
			String(verdicts.filter(({ verdict }) => verdict === one).length);
		return [kind, String(verdicts.length), count('match'), count('closeMatch'), count('noMatch')];
	});
	return markdown(['Kind', 'Rows', 'Match', 'Close match', 'No match'], lines);
}

/** A Markdown table of how often each band of scores is the same holder. */
export function calibrationTable(bands: readonly Band[]): string {
	const lines = bands.map((band) => [
		band.from === 1 ? '1' : `${band.from.toFixed(2)} to ${band.to.toFixed(2)}`,
		String(band.rows),
		percent(band.same / band.rows),
	]);
	return markdown(['Score', 'Pairs', 'The same holder'], lines);
}

/** The rows that were judged worst, strangers taken for the holder first, with explanations. */
export function worstRows(rows: readonly Row[], count: number): string {
	const wrong = rows
		.map((row) => ({ row, comparison: compareNames(row.expected, row.registered) }))
		.filter(({ row, comparison: { result } }) => {
			if (row.label === 'same') return result === 'noMatch';
			if (row.label === 'different') return result !== 'noMatch';
			return result !== row.label;
		})
		.map((one) => ({
			...one,
			harm: isSame(one.row) ? 1 - one.comparison.score : 1 + one.comparison.score,
		}))
		.sort((a, b) => b.harm - a.harm);
	return wrong
		.slice(0, count)
		.map(
			({ row, comparison: { result, score, explanation } }) =>
				`${row.label} called ${result} (${score}): ${row.expected} | ${row.registered}\n    ${explanation.join(' ')}`,
		)
		.join('\n');
}

function markdown(head: readonly string[], lines: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...lines.map(line)].join('\n');
}

function percent(value: number): string {
	return Number.isNaN(value) ? '–' : `${(value * 100).toFixed(1)} %`;
}

function share(value: number): string {
	return Number.isNaN(value) ? '–' : value.toFixed(3);
}
