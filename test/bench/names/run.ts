import { writeFigures } from '../figures';
import { ours, rivals } from './contestants';
import { DIFFERENCE_LISTS, differencesList } from './differencesList';
import { expectation, payeesTable } from './payees';
import { recordVerdicts } from './recordedVerdicts';
import { readDataFiles } from './rows';
import { leftoversSentence, ownFiguresTable } from './tables';

/** Records the verdicts, prints the figures of docs/name-matching.md and of the README, and writes them. */
async function run(): Promise<void> {
	recordVerdicts();
	const { payees, kenya, published, persons, businesses, institutions, leftovers } =
		readDataFiles();
	const expected = expectation(payees.rows);
	const sections = [
		...DIFFERENCE_LISTS.map(([name]) => [name, differencesList(name)] as const),
		['payees', payeesTable(payees.rows, [ours, ...rivals()])],
		['other pairs', ownFiguresTable([kenya, published, persons, businesses, institutions])],
		['beside the name', leftoversSentence(leftovers.rows)],
	] as const;
	for (const [section, table] of sections) {
		console.log(`\n${section}\n${table}`);
		await writeFigures('name-matching.md', section, table);
	}
	console.log(`\nexpectation\n${expected}`);
	await writeFigures('../README.md', 'expectation', expected);
}

void run();
