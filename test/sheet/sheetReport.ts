import { join, relative } from 'node:path';
import Table from 'cli-table3';
import { readSheetResults, resultFiles } from './sheetResults';

interface ResultFiles {
	results: readonly string[];
	written: readonly string[];
}

/** Prints the result of each row, how many rows have each result, and where the files are. */
export async function printReport(
	payeesFile: string,
	outputFolder: string,
	{ results: resultsIn, written }: ResultFiles = { results: resultFiles, written: resultFiles },
): Promise<void> {
	const table = new Table({
		head: ['Row', 'Number', 'Result', 'What Was Found'],
		style: { head: [], border: [], compact: true },
		colWidths: [null, null, null, 84],
		wordWrap: true,
	});
	const counts: Record<string, number> = {};
	const results = await readSheetResults(payeesFile, outputFolder, resultsIn);
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
	for (const file of written) console.log(`  ${relative(process.cwd(), join(outputFolder, file))}`);
}
