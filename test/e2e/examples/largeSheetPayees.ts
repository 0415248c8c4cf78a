import { writeFile } from 'node:fs/promises';
import type { FaultPlan } from '../../simulator';

/** One row of the sheet, and what becomes of it once the service is in order. */
export interface SheetRow {
	readonly type: string;
	readonly number: string;
	readonly expectedName: string;
	readonly outcome: 'confirmed' | 'needsReview' | 'notConfirmed' | 'unchecked';
}

/** How many rows apart the sheet names a payee twice: far enough for another batch. */
const repeatsAfter = 1_000;

/** The holder that the service names: another one for each number, so that a mix-up shows. */
export function holderOf(number: string): string {
	return `HOLDER OF ${number}`;
}

/** Cells that no lookup can be made for. */
const unusable = new Map([
	[120, { type: 'till', number: '0712345678' }],
	[840, { type: 'bank', number: '5000840' }],
	[1_310, { type: 'paybill', number: '' }],
]);

/** Tills and paybills, some of them named twice, some with another holder or none expected, three unusable. */
export function sheetOf(rows: number): SheetRow[] {
	return Array.from({ length: rows }, (_, index) => sheetRow(index));
}

function sheetRow(index: number): SheetRow {
	if (index >= repeatsAfter && index % 40 === 39) return sheetRow(index - repeatsAfter);
	const cells = unusable.get(index);
	if (cells) return { ...cells, expectedName: '', outcome: 'unchecked' };
	const number = String(5_000_000 + index);
	const type = index % 2 === 0 ? 'till' : 'Paybill';
	if (index % 10 === 3) {
		return { type, number, expectedName: 'Jane Kamau', outcome: 'notConfirmed' };
	}
	if (index % 10 === 4) return { type, number, expectedName: '', outcome: 'needsReview' };
	return { type, number, expectedName: holderOf(number), outcome: 'confirmed' };
}

/** Whether the service is too busy for this number until it is `in order`: one in a hundred. */
export function isBusy(number: string): boolean {
	return number.endsWith('50');
}

/** Answers every number with its holder, except the busy ones while the service is not in order. */
export function planOf(isInOrder: boolean): FaultPlan {
	return ({ kind, number = '' }) => {
		if (kind === 'token') return undefined;
		if (!isInOrder && isBusy(number)) {
			return { kind: 'serverError', httpStatus: 503, body: 'json' };
		}
		return { kind: 'name', name: holderOf(number) };
	};
}

/** Writes the sheet as the example reads it. */
export async function writeSheet(file: string, sheet: readonly SheetRow[]): Promise<void> {
	const lines = sheet.map(
		({ type, number, expectedName }) => `${type},${number},M-PESA,${expectedName}`,
	);
	await writeFile(file, `type,number,operator,expected_name\n${lines.join('\n')}\n`);
}
