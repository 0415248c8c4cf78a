import { writeFile } from 'node:fs/promises';
import type { FaultPlan } from '../../simulator';

/** One row of the sheet, and what becomes of it. */
export interface SheetRow {
	readonly type: string;
	readonly number: string;
	readonly expectedName: string;
	readonly outcome: 'Confirmed' | 'Needs Review' | 'Not Confirmed' | 'Unchecked';
}

/** The holder that the service names: another one for each number, so that a mix-up shows. */
export function holderOf(number: string): string {
	return `HOLDER OF ${number}`;
}

/**
 * Tills and paybills, some named twice, some with another holder or none expected, two that cannot be used.
 * @param first the number of the first row, so that two sheets have no number in common
 */
export function sheetOf(rows: number, first: number): SheetRow[] {
	return Array.from({ length: rows }, (_, index) => sheetRow(index, first));
}

function sheetRow(index: number, first: number): SheetRow {
	if (index % 40 === 39) return sheetRow(index - 1, first);
	const number = String(first + index);
	const type = index % 2 === 0 ? 'till' : 'Paybill';
	const unusable = { expectedName: '', outcome: 'Unchecked' } as const;
	if (index === 120) return { type, number: '0712345678', ...unusable };
	if (index === 240) return { type: 'bank', number, ...unusable };
	if (index % 10 === 3)
		return { type, number, expectedName: 'Jane Kamau', outcome: 'Not Confirmed' };
	if (index % 10 === 4) return { type, number, expectedName: '', outcome: 'Needs Review' };
	return { type, number, expectedName: holderOf(number), outcome: 'Confirmed' };
}

/** Every number has its holder. */
export const allHeld: FaultPlan = ({ kind, number = '' }) =>
	kind === 'token' ? undefined : { kind: 'name', name: holderOf(number) };

/** The service is out: it gives neither tokens nor names. */
export const outOfService: FaultPlan = () => ({ kind: 'json', httpStatus: 401, body: {} });

/** Writes the sheet as the example reads it. */
export async function writeSheet(file: string, sheet: readonly SheetRow[]): Promise<void> {
	const lines = sheet.map(
		({ type, number, expectedName }) => `${type},${number},M-PESA,${expectedName}`,
	);
	await writeFile(file, `type,number,operator,expected_name\n${lines.join('\n')}\n`);
}

/** What the results hold of a row, whatever the reason. */
export function resultOf({ type, number, outcome }: SheetRow): Record<string, string> {
	const name = outcome === 'Unchecked' ? '' : holderOf(number);
	return { type, number, 'Lookup Outcome': outcome, 'Lookup Name': name };
}
