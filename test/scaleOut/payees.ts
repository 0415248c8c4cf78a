import { writeFile } from 'node:fs/promises';
import { holderOf, tillAt } from '../bench/throughput/rows';
import type { ExpectedRow } from './largeSheetResults';

/** Numbers of one run lie so far from those of the next. */
const spanOfRun = 100_000;

/** Payees with a number each, of which no other run has any. */
export function payeesOf(run: number, rows: number): ExpectedRow[] {
	return Array.from({ length: rows }, (_, row) => {
		const number = String(Number(tillAt(row, rows)) + run * spanOfRun);
		return { number, name: holderOf(number) };
	});
}

/** Writes them as the example's sheet, tills and paybills in turn. */
export async function writePayees(file: string, payees: readonly ExpectedRow[]): Promise<void> {
	const lines = payees.map(
		({ number, name }, index) => `${index % 2 === 0 ? 'till' : 'paybill'},${number},Mpesa,${name}`,
	);
	await writeFile(file, `type,number,operator,expected_name\n${lines.join('\n')}\n`);
}
