import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { SheetRow } from '../../nodes/MobileMoneyNameLookup/sheet/readPayee';
import {
	type ReadSheet,
	readSheet,
	type SheetSettings,
} from '../../nodes/MobileMoneyNameLookup/sheet/readSheet';

type Items = readonly unknown[];
type Settings = Partial<SheetSettings>;

const read = (items: Items, settings: Settings) =>
	readSheet(items, { columns: {}, defaultType: 'ask', ...settings });

/** Raw rows as items have them. */
export const raw = (...rows: readonly Items[]): unknown[] => rows.map((row) => ({ row }));

/** The cells of a row such as `Jane Kamau | 4738534 | #500`, where `#500` is a number. */
const cellsOf = (row: string): Array<string | number> =>
	row
		.split('|')
		.map((cell) => cell.trim())
		.map((text) => (/^#\d/.test(text) ? Number(text.slice(1)) : text));

/** Raw rows from a text such as `Supplier | Till // Jane Kamau | 4738534`. */
export const sheet = (text: string): unknown[] => raw(...text.split('//').map(cellsOf));

/** A sheet that must be readable. */
export function sheetOf(items: Items, settings: Settings = {}): ReadSheet {
	const found = read(items, settings);
	if (found instanceof CheckFailure) throw new Error(`${found.message} ${found.nextStep}`);
	return found;
}

/** Why nothing of a sheet is looked up, and what to do. */
export function problemOf(items: Items, settings: Settings = {}): string {
	const found = read(items, settings);
	return found instanceof CheckFailure ? `${found.message}. ${found.nextStep}` : 'none';
}

/** The sentence on a row that is no payee. */
export const takenFor = (what: string, label?: string): string =>
	`This row was taken for ${what}${label === undefined ? '' : ` ("${label}")`}, not for a payee`;

function textOf({ fields, payee, lookUp }: SheetRow, { columns }: ReadSheet): string {
	if (lookUp instanceof CheckFailure) return lookUp.message;
	const { type, number, account } = lookUp;
	const amount = fields[columns.amount ?? ''];
	const money = typeof amount === 'number' ? [`${amount}`] : [];
	const paid = account === undefined ? number : `${number} account ${account}`;
	return [`${type ?? 'both'} ${paid}`, String(payee?.entered.expectedName), ...money].join(', ');
}

/** Each row in one line: its number, and what is looked up or why nothing is. */
export function linesOf(items: Items, settings: Settings = {}): string[] {
	const found = sheetOf(items, settings);
	return found.rows.map((row) => `${Number(row.fields.row_number)}: ${textOf(row, found)}`);
}

/** The same as one text. */
export const comesTo = (text: string): string => linesOf(sheet(text)).join(' // ');

/** The warnings of each row that is looked up, each with what must be done before the row is paid. */
export const warningsOf = (items: Items): string[][] =>
	sheetOf(items).rows.flatMap(({ lookUp }) =>
		lookUp instanceof CheckFailure
			? []
			: [lookUp.warnings.map((each) => `${each.text} ${each.blocksPaymentUntil ?? ''}`)],
	);

/** A payment sheet as an office keeps it, as n8n's reader of workbooks gives it: `cells => what its row must come to`. */
const OFFICE = readFileSync(join(__dirname, 'data/office.txt'), 'utf8')
	.trimEnd()
	.split('\n')
	.map((line) => line.split('=>'));

export const OFFICE_ROWS = OFFICE.map(([cells = '']) => cellsOf(cells));

export const OFFICE_LINES = OFFICE.flatMap(([, comesTo], at) =>
	comesTo === undefined ? [] : [`${at + 1}: ${comesTo.trim()}`],
);
