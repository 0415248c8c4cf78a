import { join, relative } from 'node:path';
import Table from 'cli-table3';
import { runCommand, whenDone } from '../../realN8n/cleanup';
import { examplesFolder, outputFolder } from '../../realN8n/paths';
import { startSimulator } from '../../simulator';
import { lookUpSheet } from '../lookUpSheet';
import { readSheetResults, resultFiles } from '../sheetResults';

/** Prints the result of each row, how many rows have each result, and where the files are. */
async function printReport(payeesFile: string): Promise<void> {
	const table = new Table({
		head: ['Row', 'Number', 'Result', 'What Was Found'],
		style: { head: [], border: [], compact: true },
		colWidths: [null, null, null, 84],
		wordWrap: true,
	});
	const counts: Record<string, number> = {};
	const results = await readSheetResults(payeesFile, outputFolder);
	for (const { row, cell, number, name, result, reason, file } of results) {
		const visible = cell.replace(/\p{Cf}/gu, '·');
		const lookedUp = number === '' || number === cell ? visible : `${visible} → ${number}`;
		table.push([row, lookedUp, result, reason.includes(name) ? reason : `${name}: ${reason}`]);
		const where = `${result} in ${file}`;
		counts[where] = (counts[where] ?? 0) + 1;
	}
	console.log(`\n${table.toString()}\n\n${results.length} rows, each in exactly one file:`);
	for (const [where, count] of Object.entries(counts)) console.log(`  ${count} ${where}`);
	console.log('\nThe files:');
	for (const file of resultFiles)
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
	await lookUpSheet(payeesFile, outputFolder, service);
	await printReport(payeesFile);
	return 0;
});
