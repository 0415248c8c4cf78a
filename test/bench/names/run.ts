import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { number, writeFigures } from '../figures';
import { ours, rivals } from './contestants';
import { DIFFERENCE_LISTS, differencesList } from './differencesList';
import { expectation, payeesTable } from './payees';
import { recordVerdicts } from './recordedVerdicts';
import { readDataFiles, type Row } from './rows';
import {
	calibrationTable,
	figuresTable,
	leftoversSentence,
	ownFiguresTable,
	parts,
	verdictsTable,
	worstRows,
} from './tables';

const comparisons = 100_000;

/** Prints every figure, records the verdicts, and writes the figures of docs/name-matching.md and of the README. */
async function run(): Promise<void> {
	const { payees, kenya, published, persons, businesses, institutions, leftovers } =
		readDataFiles();
	const split = [kenya, published, persons, businesses];
	const [wholeFile, ...bothParts] = parts;
	for (const file of split) {
		for (const [title, keep] of parts)
			console.log(`\n${file.title}, ${title}\n${verdictsTable('Label', file.rows.filter(keep))}`);
	}
	// Of rows that are kept aside only counts are told.
	const shown = [
		...split.flatMap(({ rows }) => rows.filter(({ keptAside }) => !keptAside)),
		...payees.rows,
		...institutions.rows,
		...leftovers.rows,
	];
	console.log(`\nTen worst rows\n${worstRows(shown, 10)}`);

	recordVerdicts();
	const all = [ours, ...rivals()];
	const expected = expectation(payees.rows);
	// Too long for the page.
	console.log(`\nAll rows\n${figuresTable([...split, institutions], all, [wholeFile])}`);
	console.log(`\nParts\n${figuresTable(split, [ours], bothParts)}`);
	console.log(`\nScores\n${calibrationTable([...split, institutions])}`);
	console.log(`\nWords beside the name\n${verdictsTable('Kind', leftovers.rows)}`);
	const sections = [
		['expectation', expected],
		...DIFFERENCE_LISTS.map(([name]) => [name, differencesList(name)] as const),
		['payees', payeesTable(payees.rows, all)],
		['other pairs', ownFiguresTable([...split, institutions])],
		['beside the name', leftoversSentence(leftovers.rows)],
	] as const;
	for (const [section, table] of sections) {
		console.log(`\n${section}\n${table}`);
		await writeFigures('name-matching.md', section, table);
	}
	await writeFigures('../README.md', 'expectation', expected);
	console.log(`\nComparisons per second on one core: ${number(perSecond(kenya.rows))}`);
}

/** The best of three rounds, because other work on the machine only ever adds time. */
function perSecond(rows: readonly Row[]): number {
	const rounds = [1, 2, 3].map(() => {
		const start = process.cpuUsage();
		for (let i = 0; i < comparisons; i++) {
			const row = rows[i % rows.length];
			if (row) compareNames(row.expected, row.registered);
		}
		return comparisons / (process.cpuUsage(start).user / 1e6);
	});
	return Math.max(...rounds);
}

void run();
