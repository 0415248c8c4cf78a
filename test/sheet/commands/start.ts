import { join, relative } from 'node:path';
import Table from 'cli-table3';
import { runCommand, whenDone } from '../../realN8n/cleanup';
import { examplesFolder, outputFolder } from '../../realN8n/paths';
import { startSimulator } from '../../simulator';
import { lookUpSheet, RESULT_FILES, type SheetResult } from '../lookUpSheet';

/** Prints the result of each row, how many rows have each result, and where the files are. */
function printReport(results: readonly SheetResult[]): void {
	const table = new Table({
		head: ['Row', 'Number', 'Result', 'What Was Found'],
		style: { head: [], border: [], compact: true },
		colWidths: [null, null, null, 84],
		wordWrap: true,
	});
	const counts: Record<string, number> = {};
	for (const { position, file, cells } of results) {
		const cell = (name: string) => String(cells[name] ?? '');
		const visible = cell('number').replace(/\p{Cf}/gu, '·');
		const [number, name] = [cell('Lookup Number'), cell('Lookup Name')];
		const [result, reason] = [cell('Lookup Outcome'), cell('Lookup Reason')];
		const lookedUp =
			number === '' || number === cell('number') ? visible : `${visible} → ${number}`;
		table.push([
			position + 1,
			lookedUp,
			result,
			reason.includes(name) ? reason : `${name}: ${reason}`,
		]);
		const where = `${result} in ${file}`;
		counts[where] = (counts[where] ?? 0) + 1;
	}
	console.log(`\n${table.toString()}\n\n${results.length} rows, each in exactly one file:`);
	for (const [where, count] of Object.entries(counts)) console.log(`  ${count} ${where}`);
	console.log('\nThe files:');
	for (const file of RESULT_FILES)
		console.log(`  ${relative(process.cwd(), join(outputFolder, file))}`);
}

void runCommand(async () => {
	console.log(
		'Looking up the payees of examples/payees.csv: the node and its credential, in n8n’s engine in this\n' +
			'process, against the local service.',
	);
	const payeesFile = join(examplesFolder, 'payees.csv');
	const service = await startSimulator({ port: 0 });
	whenDone(() => service.close());
	printReport(await lookUpSheet(payeesFile, outputFolder, service));
	return 0;
});
