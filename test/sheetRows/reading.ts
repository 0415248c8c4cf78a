import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	type ReadSheet,
	readSheet,
	type SheetRow,
} from '../../nodes/MobileMoneyNameLookup/sheet/readSheet';
import type { SheetSettings } from '../../nodes/MobileMoneyNameLookup/sheet/sheetSettings';

type Items = readonly unknown[];
type Settings = Partial<SheetSettings>;

const read = (items: Items, settings: Settings) =>
	readSheet(items, { columns: {}, defaultType: 'ask', ...settings });

/** Raw rows as items have them. */
export const raw = (...rows: readonly Items[]): unknown[] => rows.map((row) => ({ row }));

/** A cell as a line of a table has it: `#500` is a number. */
export const cellOf = (text: string): string | number =>
	text.startsWith('#') ? Number(text.slice(1)) : text;

/** Raw rows from lines of cells with bars between them. */
export const table = (...lines: readonly string[]): unknown[] =>
	raw(...lines.map((line) => line.split('|').map((cell) => cellOf(cell.trim()))));

/** A sheet that must be readable. */
export function sheetOf(items: Items, settings: Settings = {}): ReadSheet {
	const sheet = read(items, settings);
	if (sheet instanceof CheckFailure) throw new Error(`${sheet.message} ${sheet.nextStep}`);
	return sheet;
}

/** Why nothing of a sheet is looked up, and what to do. */
export function problemOf(items: Items, settings: Settings = {}): string {
	const sheet = read(items, settings);
	return sheet instanceof CheckFailure ? `${sheet.message}. ${sheet.nextStep}` : 'none';
}

/** The sentence on a row that is no payee. */
export const takenFor = (what: string, label?: string): string =>
	`This row was taken for ${what}${label === undefined ? '' : ` ("${label}")`}, not for a payee`;

function textOf({ fields, payee, noPayee }: SheetRow, { columns }: ReadSheet): string {
	if (!payee) return noPayee?.message ?? '';
	const { lookUp, entered } = payee;
	if (lookUp instanceof CheckFailure) return lookUp.message;
	const { type, number, account } = lookUp;
	const amount = fields[columns.amount ?? ''];
	const money = typeof amount === 'number' ? amount : 'no amount';
	const paid = account === undefined ? number : `${number} account ${account}`;
	return `${type} ${paid}, ${String(entered.expectedName)}, ${money}`;
}

/** Each row in one line: its number, and what is looked up or why nothing is. */
export function linesOf(items: Items, settings: Settings = {}): string[] {
	const sheet = sheetOf(items, settings);
	return sheet.rows.map((row) => `${Number(row.fields.row_number)}: ${textOf(row, sheet)}`);
}
