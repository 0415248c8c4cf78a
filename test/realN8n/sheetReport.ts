import Table from 'cli-table3';
import { resultFiles, type SheetResult } from './sheetResults';

const longestReason = 60;

/** A table of the rows in the order of the sheet: row, number, name, outcome, reason. */
export function resultTable(results: readonly SheetResult[]): string {
	const table = new Table({
		head: ['Row', 'Type', 'Number', 'Name', 'Outcome', 'Reason'],
		style: { head: [], border: [], compact: true },
		colAligns: ['right'],
	});
	for (const { row, type, cell, number, name, outcome, reason } of results) {
		table.push([row, type, numberText(cell, number), name, outcome, shorten(reason)]);
	}
	return table.toString();
}

/** How many rows each outcome and each file got. */
export function summary(results: readonly SheetResult[]): string {
	const files = resultFiles.map((file) => {
		const inFile = results.filter((result) => result.file === file);
		const outcomes = [...new Set(inFile.map(({ outcome }) => outcome))].map(
			(outcome) => `${outcome} ${inFile.filter((each) => each.outcome === outcome).length}`,
		);
		return `  ${file.padEnd(18)} ${String(inFile.length).padStart(3)} rows${outcomes.length > 1 ? ` (${outcomes.join(', ')})` : ''}`;
	});
	return [`${results.length} rows, each in exactly one file:`, ...files].join('\n');
}

/** What the sheet says, and what was made of it where that differs. */
function numberText(cell: string, number: string): string {
	const visible = cell.replace(/\p{Cf}/gu, '·');
	return number === '' || number === cell ? visible : `${visible} → ${number}`;
}

function shorten(text: string): string {
	return text.length <= longestReason ? text : `${text.slice(0, longestReason - 1)}…`;
}
