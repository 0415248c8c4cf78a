import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { holderOf, tillAt } from '../bench/throughput/rows';
import { readWorkbook, type Cells } from '../e2e/examples/workbook';
import { until } from '../e2e/support/until';

const resultRow = z.object({
	type: z.string(),
	number: z.string(),
	'Lookup Outcome': z.string(),
	'Lookup Name': z.string(),
	'Lookup Number': z.string(),
});

/** One row of the example's results. */
export type ResultRow = z.infer<typeof resultRow>;

/** Writes a sheet of tills and paybills in turn; returns its numbers, which no other run has. */
export async function writePayees(file: string, run: number, rows: number): Promise<string[]> {
	const numbers = Array.from({ length: rows }, (_, row) =>
		String(Number(tillAt(row, rows)) + run * 100_000),
	);
	const lines = numbers.map((number, row) => {
		const type = row % 2 === 0 ? 'till' : 'paybill';
		// A workbook with a formula in it is not read as results.
		return `${type},${number},Mpesa,${holderOf(number)},=1+1`;
	});
	await writeFile(file, `type,number,operator,expected_name,note\n${lines.join('\n')}\n`);
	return numbers;
}

const rowsWithTitles = ([titles = [], ...rows]: Cells): Array<Record<string, unknown>> =>
	rows.map((row) => Object.fromEntries(titles.map((title, at) => [String(title), row[at]])));

/** The files of results. */
const resultFiles = async (folder: string): Promise<string[]> =>
	(await readdir(folder))
		.filter((name) => name.startsWith('results-'))
		.map((name) => join(folder, name));

const known = new Map<string, ResultRow[]>();

/** The rows of each file of results, but of those that are being written. Each is read once, for that takes a second. */
export async function writtenResults(folder: string): Promise<ResultRow[][]> {
	const files = await resultFiles(folder);
	for (const file of files) {
		if (known.has(file)) continue;
		const cells = await readWorkbook(await readFile(file)).catch(() => undefined);
		if (cells) known.set(file, z.array(resultRow).parse(rowsWithTitles(cells)));
	}
	return files.flatMap((file) => (known.has(file) ? [known.get(file) ?? []] : []));
}

/** Waits until the results of a sheet are there; `first` is the number in its first row, which no other sheet has there. */
export async function resultsOf(
	folder: string,
	first: string | undefined,
	limitMs: number,
): Promise<ResultRow[]> {
	const ask = async (): Promise<ResultRow[] | undefined> =>
		(await writtenResults(folder)).find(([row]) => row?.number === first);
	return await until(`the results of ${first}`, ask, limitMs);
}

/** When the last file of results was complete; to read one takes seconds. */
export async function lastWrittenAt(folder: string): Promise<number> {
	const times = (await resultFiles(folder)).map(async (file) => (await stat(file)).mtimeMs);
	return Math.max(...(await Promise.all(times)));
}

/** How many numbers of the sheet have not their own holder in the results, and how many are there again. */
export function strayRows(
	results: readonly ResultRow[],
	numbers: readonly string[],
): { lost: number; doubled: number } {
	const isOwn = (number: string, row?: ResultRow): boolean =>
		row?.number === number &&
		row['Lookup Name'] === holderOf(number) &&
		row['Lookup Outcome'] === 'Confirmed';
	// In the old order: a row that is missing or doubled moves all that follow it.
	const lost = numbers.filter((number, index) => !isOwn(number, results[index])).length;
	return { lost, doubled: results.length - new Set(results.map((row) => row.number)).size };
}
