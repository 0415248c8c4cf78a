import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import type { AccountKind } from '../simulator';
import { readSheetResults, resultFiles } from './sheetResults';

/** What `--service` may say, and the kind of account that asks then. */
const kinds = new Map<string, AccountKind>([
	['gateway', 'apiUser'],
	['client-credentials', 'clientCredentials'],
	['daraja', 'daraja'],
]);

/** The kind of account that the command line names. */
export function chosenKind(): AccountKind {
	const options = { service: { type: 'string', default: 'gateway' } } as const;
	const { service } = parseArgs({ options }).values;
	const kind = kinds.get(service);
	if (!kind) throw new Error(`--service is one of ${[...kinds.keys()].join(', ')}, not ${service}`);
	return kind;
}

/** The files that hold the results, and all that were written. */
interface ResultFiles {
	results: readonly string[];
	written: readonly string[];
}

/** Prints what became of each row of a sheet, how many rows each result got, and where the files are. */
export async function printReport(
	payeesFile: string,
	outputFolder: string,
	{ results: resultsIn, written }: ResultFiles = { results: resultFiles, written: resultFiles },
): Promise<void> {
	const table = new Table({
		head: ['Row', 'Number', 'Result', 'What Was Found'],
		style: { head: [], border: [], compact: true },
		// A table that fits a terminal of 130 columns.
		colWidths: [null, null, null, 84],
		wordWrap: true,
	});
	const counts: Record<string, number> = {};
	const results = await readSheetResults(payeesFile, outputFolder, resultsIn);
	for (const { row, cell, number, name, result, reason, file } of results) {
		const visible = cell.replace(/\p{Cf}/gu, '·');
		const asked = number === '' || number === cell ? visible : `${visible} → ${number}`;
		table.push([row, asked, result, reason.includes(name) ? reason : `${name}: ${reason}`]);
		const where = `${result} in ${file}`;
		counts[where] = (counts[where] ?? 0) + 1;
	}
	console.log(`\n${table.toString()}\n\n${results.length} rows, each in exactly one file:`);
	for (const [where, count] of Object.entries(counts)) console.log(`  ${count} ${where}`);
	console.log('\nThe files:');
	for (const file of written) console.log(`  ${relative(process.cwd(), join(outputFolder, file))}`);
}
