import { markdownTable } from '../markdownTable';
import { ours } from './contestants';
import { measure, type Measures, type Verdict } from './measures';
import type { DataFile, Row } from './rows';

/** A Markdown table of what this node says of each file, and in brackets of the rows that were kept aside. */
export function ownFiguresTable(files: readonly DataFile[]): string {
	const lines = files.map(({ title, rows }) => {
		const aside = rows.filter(({ keptAside }) => keptAside);
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

function share(value: number): string {
	return Number.isNaN(value) ? '' : value.toFixed(3);
}
