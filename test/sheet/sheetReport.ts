import Table from 'cli-table3';
import { resultFiles, type SheetResult } from './sheetResults';

/** Wide enough for most sentences in one line, and for a table that fits a terminal of 130 columns. */
const widestSentence = 84;

/** A table of the rows in the order of the sheet: row, number, result, what was found. */
export function resultTable(results: readonly SheetResult[]): string {
	const table = new Table({
		head: ['Row', 'Number', 'Result', 'What Was Found'],
		style: { head: [], border: [], compact: true },
		colAligns: ['right'],
		colWidths: [null, null, null, widestSentence],
		wordWrap: true,
	});
	for (const { row, cell, number, name, result, reason } of results) {
		const found = reason.includes(name) ? reason : `${name}: ${reason}`;
		table.push([row, numberText(cell, number), result, found]);
	}
	return table.toString();
}

/** How many rows each file and each result got. */
export function summary(results: readonly SheetResult[]): string {
	const files = resultFiles.map((file) => {
		const counts: Record<string, number> = {};
		for (const each of results)
			if (each.file === file) counts[each.result] = (counts[each.result] ?? 0) + 1;
		const told = Object.entries(counts).map(([result, count]) => `${result} ${count}`);
		return `  ${file.padEnd(18)} ${told.join(', ')}`;
	});
	return [`${results.length} rows, each in exactly one file:`, ...files].join('\n');
}

/** What the sheet says, and what was made of it where that differs. */
function numberText(cell: string, number: string): string {
	const visible = cell.replace(/\p{Cf}/gu, '·');
	return number === '' || number === cell ? visible : `${visible} → ${number}`;
}
