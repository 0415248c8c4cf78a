import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	type ReadSheet,
	readSheet,
	type SheetRow,
} from '../../nodes/MobileMoneyNameLookup/sheet/readSheet';
import type { SheetSettings } from '../../nodes/MobileMoneyNameLookup/sheet/sheetSettings';

const USUAL: SheetSettings = { columns: {}, defaultType: 'ask' };

type Cells = readonly unknown[];

/** Raw rows as items have them. */
export const raw = (...rows: readonly Cells[]): unknown[] => rows.map((row) => ({ row }));

/** A sheet that must be readable. */
export function sheetOf(
	items: readonly unknown[],
	settings: Partial<SheetSettings> = {},
): ReadSheet {
	const sheet = readSheet(items, { ...USUAL, ...settings });
	if (sheet instanceof CheckFailure) throw new Error(`${sheet.message} ${sheet.nextStep}`);
	return sheet;
}

/** What is said of a sheet of which nothing is looked up. */
export function problemOf(
	items: readonly unknown[],
	settings: Partial<SheetSettings> = {},
): string {
	const sheet = readSheet(items, { ...USUAL, ...settings });
	return sheet instanceof CheckFailure ? `${sheet.message}. ${sheet.nextStep}` : 'none';
}

/** The sentence on a row that is no payee. */
export const takenFor = (what: string, label?: string): string =>
	`This row was taken for ${what}${label === undefined ? '' : ` ("${label}")`}, not for a payee`;

/** A row in one line: its number, and what is looked up or why nothing is. */
export function lineOf({ rowNumber, payee, noPayee }: SheetRow): string {
	if (!payee) return `${rowNumber}: ${noPayee?.message ?? ''}`;
	const { lookUp, amount } = payee;
	if (lookUp instanceof CheckFailure) return `${rowNumber}: ${lookUp.message}`;
	const account = lookUp.account === undefined ? '' : ` account ${lookUp.account}`;
	return `${rowNumber}: ${lookUp.type} ${lookUp.number}${account}, ${String(payee.expectedName)}, ${amount ?? 'no amount'}`;
}

export const linesOf = (
	items: readonly unknown[],
	settings: Partial<SheetSettings> = {},
): string[] => sheetOf(items, settings).rows.map(lineOf);
