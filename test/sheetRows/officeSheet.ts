import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workbook } from 'exceljs';

import { cellOf } from './reading';

/** A payment sheet as an office keeps it, as n8n's reader of workbooks gives it: `cells => what its row must come to`. */
const LINES = readFileSync(join(__dirname, 'data/office.txt'), 'utf8')
	.trimEnd()
	.split('\n')
	.map((line) => line.split('=>').map((part) => part.trim()));

export const OFFICE_ROWS = LINES.map(([cells = '']) =>
	cells.split('|').map((cell) => cellOf(cell.trim())),
);

export const OFFICE_LINES = LINES.flatMap(([, comesTo], at) =>
	comesTo === undefined ? [] : [`${at + 1}: ${comesTo}`],
);

const DAY = 46_334;

/** Writes the sheet into a workbook, with another worksheet after it. */
export function fillOfficeSheet(book: Workbook): void {
	const november = book.addWorksheet('November');
	for (const [at, row] of OFFICE_ROWS.entries()) {
		const cells = row.map((cell) => (cell === DAY ? new Date(Date.UTC(2026, 10, 8)) : cell));
		november.addRow(cells.map((cell) => (cell === '' ? null : cell)));
		if (row.length === 1 && row[0] !== '') november.mergeCells(at + 1, 1, at + 1, 9);
	}
	book.addWorksheet('Bank details').addRow(['Payee', 'Till', 'Amount']);
}
