import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { writeFigures } from '../figures';
import { DIFFERENCE_LISTS, differencesList } from './differencesList';
import { measure } from './measures';
import { expectation, judge, payeesTable } from './payees';
import { recordVerdicts } from './recordedVerdicts';
import { rulesNeeded } from './rulesNeeded';
import { readDataFiles, type DataFile, type Row } from './rows';

const COMPARISONS = 100_000;

/** What this node says of each file, in a sentence. */
function ownFigures(files: readonly DataFile[]): string {
	const told = files.map(({ title, rows }) => {
		const { falseMatches, matchRecall } = measure(judge(rows));
		const wrong = falseMatches > 0 ? `, ${falseMatches} false` : '';
		return `${title} ${Math.round(matchRecall * 100)} % (${rows.length} pairs${wrong})`;
	});
	return `Right holders called a match in other sets: ${told.join('; ')}.`;
}

/** How long many comparisons take of one core, half of them of names typed as they are registered. */
function speed(rows: readonly Row[]): string {
	const pairs = rows
		.filter(({ label }) => label === 'match')
		.flatMap(({ expected, registered }) =>
			[registered.toLowerCase(), expected].map((typed) => [typed, registered] as const),
		);
	const before = process.cpuUsage();
	for (let done = 0; done < COMPARISONS / pairs.length; done++)
		for (const pair of pairs) compareNames(...pair);
	const seconds = (process.cpuUsage(before).user / 1e6).toFixed(1);
	return `${COMPARISONS.toLocaleString('en')} comparisons took ${seconds} s of one core.`;
}

/** Records the verdicts, prints the figures of docs/name-matching.md and of the README, and writes them. */
async function run(): Promise<void> {
	recordVerdicts();
	const files = readDataFiles();
	const { payees, clerks, kenya, published, persons, businesses, institutions } = files;
	const others = [clerks, kenya, published, persons, businesses, institutions];
	const names = 'name-matching.md';
	const sections = [
		...DIFFERENCE_LISTS.map(([name]) => [names, name, differencesList(name)] as const),
		[names, 'payees', payeesTable(payees.rows)],
		[names, 'other pairs', ownFigures(others)],
		['../README.md', 'expectation', expectation(files)],
	] as const;
	console.log(`\nPairs that need each rule\n${rulesNeeded(files)}`);
	console.log(`\nSpeed\n${speed([...payees.rows, ...clerks.rows])}`);
	for (const [page, section, figures] of sections) {
		console.log(`\n${section}\n${figures}`);
		await writeFigures(page, section, figures);
	}
}

void run();
