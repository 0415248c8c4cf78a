import { writeFigures } from '../figures';
import { markdownTable } from '../markdownTable';
import { DIFFERENCE_LISTS, differencesList } from './differencesList';
import { measure } from './measures';
import { expectation, judge, payeesTable } from './payees';
import { recordVerdicts } from './recordedVerdicts';
import { readDataFiles, type DataFile, type Label, type Row } from './rows';

/** A Markdown table of what this node says of each file, and in brackets of the rows that were kept aside. */
function ownFiguresTable(files: readonly DataFile[]): string {
	const lines = files.map(({ title, rows }) => {
		const aside = rows.filter(({ keptAside }) => keptAside);
		const [all, some] = [measure(judge(rows)), measure(judge(aside))];
		return {
			Pairs: `${title}, ${rows.length} (${aside.length})`,
			'False matches': `${all.falseMatches} (${some.falseMatches})`,
			'Recall of match': `${all.matchRecall.toFixed(3)} (${some.matchRecall.toFixed(3)})`,
		};
	});
	return markdownTable(lines);
}

/** What becomes of names that have the expected one with something beside it, in a sentence. */
function leftoversSentence(rows: readonly Row[]): string {
	const verdicts = judge(rows).map(({ verdict }) => verdict);
	const count = (one: Label) => verdicts.filter((verdict) => verdict === one).length;
	return `Of ${rows.length} registered names that have the expected one with something beside it (a warning, another word, a second holder, titles, hidden letters), ${count('match')} were a match, ${count('closeMatch')} a close match and ${count('noMatch')} no match.`;
}

/** Records the verdicts, prints the figures of docs/name-matching.md and of the README, and writes them. */
async function run(): Promise<void> {
	recordVerdicts();
	const files = readDataFiles();
	const { payees, clerks, kenya, published, persons, businesses, institutions, leftovers } = files;
	const others = [clerks, kenya, published, persons, businesses, institutions];
	const names = 'name-matching.md';
	const sections = [
		...DIFFERENCE_LISTS.map(([name]) => [names, name, differencesList(name)] as const),
		[names, 'payees', payeesTable(payees.rows)],
		[names, 'other pairs', ownFiguresTable(others)],
		[names, 'beside the name', leftoversSentence(leftovers.rows)],
		['../README.md', 'expectation', expectation(files)],
	] as const;
	for (const [page, section, figures] of sections) {
		console.log(`\n${section}\n${figures}`);
		await writeFigures(page, section, figures);
	}
}

void run();
