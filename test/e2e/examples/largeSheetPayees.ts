import { writeFile } from 'node:fs/promises';
import type { FaultPlan } from '../../simulator';

/** One row of the sheet, and what becomes of it once the service is in order. */
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

/** Tills and paybills, some named twice, some with another holder or none expected, two that cannot be used. */
export function sheetOf(rows: number): SheetRow[] {
	return Array.from({ length: rows }, (_, index) => sheetRow(index));
}

function sheetRow(index: number): SheetRow {
	if (index % 40 === 39) return sheetRow(index - 1);
	const number = String(5_000_000 + index);
	const type = index % 2 === 0 ? 'till' : 'Paybill';
	const unusable = { expectedName: '', outcome: 'Unchecked' } as const;
	if (index === 120) return { type, number: '0712345678', ...unusable };
	if (index === 840) return { type: 'bank', number, ...unusable };
	if (index % 10 === 3)
		return { type, number, expectedName: 'Jane Kamau', outcome: 'Not Confirmed' };
	if (index % 10 === 4) return { type, number, expectedName: '', outcome: 'Needs Review' };
	return { type, number, expectedName: holderOf(number), outcome: 'Confirmed' };
}

/** Whether the service is too busy for this number until it is `in order`: one in a hundred. */
export function isBusy({ number }: Pick<SheetRow, 'number'>): boolean {
	return number.endsWith('50');
}

/** Answers every number with its holder, except the busy ones while the service is not in order. */
export function planOf(isInOrder: boolean): FaultPlan {
	return ({ kind, number = '' }) => {
		if (kind === 'token') return undefined;
		return !isInOrder && isBusy({ number })
			? { kind: 'serverError', httpStatus: 503, body: 'json' }
			: { kind: 'name', name: holderOf(number) };
	};
}

/** Writes the sheet as the example reads it. */
export async function writeSheet(file: string, sheet: readonly SheetRow[]): Promise<void> {
	const lines = sheet.map(
		({ type, number, expectedName }) => `${type},${number},M-PESA,${expectedName}`,
	);
	await writeFile(file, `type,number,operator,expected_name\n${lines.join('\n')}\n`);
}
