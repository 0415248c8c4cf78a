import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { holderOf, tillAt } from '../bench/throughput/rows';

const pollMs = 250;
const text = z.string().default('');

const resultRow = z.object({
	type: z.string(),
	number: z.string(),
	'Lookup Outcome': z.string(),
	'Lookup Name': text,
	'Lookup Reason': text,
	'Lookup Details': text,
	'Lookup Number': text,
	'Lookup Environment': text,
	'Lookup Checked At': text,
});

/** One row of the example's results. */
export type ResultRow = z.infer<typeof resultRow>;

/** A payee of the sheet, and what the service answers for it. */
export interface ExpectedRow {
	readonly number: string;
	readonly name: string;
}

/** Writes a sheet of tills and paybills in turn, with numbers that no other run has. */
export async function writePayees(file: string, run: number, rows: number): Promise<ExpectedRow[]> {
	const payees = Array.from({ length: rows }, (_, row) => {
		const number = String(Number(tillAt(row, rows)) + run * 100_000);
		return { number, name: holderOf(number) };
	});
	const lines = payees.map(
		({ number, name }, index) => `${index % 2 === 0 ? 'till' : 'paybill'},${number},Mpesa,${name}`,
	);
	await writeFile(file, `type,number,operator,expected_name\n${lines.join('\n')}\n`);
	return payees;
}

/** All files of results that are written, by their names; one that is being written has no rows yet. */
export async function writtenResults(folder: string): Promise<Record<string, ResultRow[]>> {
	const names = (await readdir(folder)).filter((name) => name.startsWith('results-'));
	const files = names.map(async (name) => {
		const csv = await readFile(join(folder, name), 'utf8');
		return [name, readResults(csv)] as const;
	});
	return Object.fromEntries(await Promise.all(files));
}

/** Reads results; none while they are being written. */
function readResults(csv: string): ResultRow[] {
	try {
		return z.array(resultRow).parse(parse(csv, { columns: true, bom: true }));
	} catch {
		return [];
	}
}

/**
 * Waits until the results of a sheet are there.
 * @param first the number in its first row, which no other sheet has there
 * @throws after `limitMs`
 */
export async function resultsOf(
	folder: string,
	first: string | undefined,
	limitMs: number,
): Promise<ResultRow[]> {
	const deadline = Date.now() + limitMs;
	for (;;) {
		const files = Object.values(await writtenResults(folder));
		const found = files.find(([row]) => row?.number === first);
		if (found) return found;
		if (Date.now() > deadline)
			throw new Error(`The results of ${first} are not there after ${limitMs / 1000} s.`);
		await sleep(pollMs);
	}
}

/** How many rows of the sheet have not their own holder in the results, and how many are there again. */
export function strayRows(
	results: readonly ResultRow[],
	sheet: readonly ExpectedRow[],
): { lost: number; doubled: number } {
	const isOwn = ({ number, name }: ExpectedRow, row?: ResultRow): boolean =>
		row?.number === number && row['Lookup Name'] === name && row['Lookup Outcome'] === 'Confirmed';
	// In the old order: a row that is missing or doubled moves all that follow it.
	const lost = sheet.filter((own, index) => !isOwn(own, results[index])).length;
	return { lost, doubled: results.length - new Set(results.map((row) => row.number)).size };
}
