import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { markdownTable } from '../markdownTable';
import { ours, type Contestant } from './contestants';
import { isSame, measure, type Measures, type Verdict } from './measures';
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
		some.flatMap(([title, keep]) => {
			const rows = file.rows.filter(keep);
			return contestants.map(({ name, judge }) => {
				const figures = measure(judge(rows));
				return {
					Rows: `${file.title}, ${title} (${rows.length})`,
					'Compared by': name,
					'False matches': `${figures.falseMatches} (${percent(figures.falseMatchRate)})`,
					'Precision of match': percent(figures.matchPrecision),
					'Recall of match': percent(figures.matchRecall),
					'Macro-F1': share(figures.macroF1),
					'F1 of same': share(figures.sameF1),
				};
			});
		}),
	);
	return markdownTable(lines);
}

/** A Markdown table of what this node says of each file, and in brackets of the rows that were kept aside. */
export function ownFiguresTable(files: readonly DataFile[]): string {
	const [, , [, isAside]] = parts;
	const lines = files.map(({ title, rows }) => {
		const aside = rows.filter(isAside);
		const [all, some] = [rows, aside].map((part) => measure(ours.judge(part)));
		const both = (shown: (figures: Measures) => string) =>
			all && some ? `${shown(all)} (${shown(some)})` : '';
		return {
			Pairs: `${title}, ${rows.length} (${aside.length})`,
			'False matches': both(({ falseMatches }) => String(falseMatches)),
			'Recall of match': both(({ matchRecall }) => share(matchRecall)),
		};
	});
	return markdownTable(lines);
}

/** What becomes of names that have the expected one with something beside it, in a sentence. */
export function leftoversSentence(rows: readonly Row[]): string {
	const verdicts = ours.judge(rows).map(({ verdict }) => verdict);
	const count = (one: Verdict) => verdicts.filter((verdict) => verdict === one).length;
	const [match, close, no] = [count('match'), count('closeMatch'), count('noMatch')];
	return `Of ${rows.length} registered names that have the expected one with something beside it (a warning, another word, a second holder, titles, hidden letters), ${match} were a match, ${close} a close match and ${no} no match.`;
}

/** A Markdown table of the kinds or labels of rows against our verdicts. */
export function verdictsTable(head: 'Kind' | 'Label', rows: readonly Row[]): string {
	const of = (row: Row): string => (head === 'Kind' ? row.kind : row.label);
	const judged = ours.judge(rows);
	const lines = [...new Set(rows.map(of))].map((kind) => {
		const verdicts = judged.filter(({ row }) => of(row) === kind);
		const count = (one: Verdict) =>
			String(verdicts.filter(({ verdict }) => verdict === one).length);
		return {
			[head]: kind,
			Rows: String(verdicts.length),
			Match: count('match'),
			'Close match': count('closeMatch'),
			'No match': count('noMatch'),
		};
	});
	return markdownTable(lines);
}

/** Where the bands of scores begin; the last is the score 1 alone. */
const starts = [0, 0.6, 0.9, 1] as const;

/** A Markdown table of how often names of each band of scores are one holder's, surely or probably. */
export function calibrationTable(files: readonly DataFile[]): string {
	const scored = files
		.flatMap(({ rows }) => rows)
		.map((row) => ({ row, ...compareNames(row.expected, row.registered) }));
	const lines = starts.map((from, index) => {
		const to = starts[index + 1] ?? 1;
		const inside = scored.filter(({ score }) => score >= from && (score < to || from === 1));
		return {
			Score: from === 1 ? '1' : `${from.toFixed(2)} to ${to.toFixed(2)}`,
			Pairs: String(inside.length),
			'The same holder': percent(inside.filter(({ row }) => isSame(row)).length / inside.length),
		};
	});
	return markdownTable(lines);
}

/** The rows that were judged worst, strangers taken for the holder first, with explanations. */
export function worstRows(rows: readonly Row[], count: number): string {
	const wrong = rows
		.map((row) => ({ row, ...compareNames(row.expected, row.registered) }))
		.filter(({ row: { label }, result }) => {
			if (label === 'same') return result === 'noMatch';
			return label === 'different' ? result !== 'noMatch' : result !== label;
		});
	const harm = ({ row, score }: (typeof wrong)[number]) => (isSame(row) ? 1 - score : 1 + score);
	return wrong
		.sort((a, b) => harm(b) - harm(a))
		.slice(0, count)
		.map(
			({ row: { label, expected, registered }, result, score, explanation }) =>
				`${label} called ${result} (${score}): ${expected} | ${registered}\n    ${explanation.join(' ')}`,
		)
		.join('\n');
}

function percent(value: number): string {
	return Number.isNaN(value) ? '–' : `${(value * 100).toFixed(1)} %`;
}

function share(value: number): string {
	return Number.isNaN(value) ? '' : value.toFixed(3);
}
