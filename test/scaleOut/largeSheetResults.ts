import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const pollMs = 250;

const resultRow = z.object({
	row: z.coerce.number(),
	type: z.string(),
	number: z.string(),
	'lookup.outcome': z.string(),
	'lookup.reason': z.string().default(''),
	'lookup.name': z.string().default(''),
	'lookup.environment': z.string().default(''),
	'lookup.checkedAt': z.string().default(''),
	'lookup.error': z.string().default(''),
});

/** One row of the example's results. */
export type ResultRow = z.infer<typeof resultRow>;

/** A payee of the sheet, and what the service answers for it. */
export interface ExpectedRow {
	readonly number: string;
	readonly name: string;
}

/** What makes a row of the results that no batch has answered stand out. */
export const notLookedUpYet = 'Not looked up yet';

/** The results as they stand; none while they are missing or being written. */
export async function readResults(file: string): Promise<ResultRow[]> {
	const text = await readFile(file, 'utf8').catch(() => '');
	try {
		return z.array(resultRow).parse(parse(text, { columns: true, bom: true }));
	} catch {
		return [];
	}
}

/**
 * Waits until the results are as wanted.
 * @throws after `limitMs`, with how many rows of each outcome there are
 */
export async function resultsWhen(
	file: string,
	isWanted: (rows: readonly ResultRow[]) => boolean,
	limitMs: number,
): Promise<ResultRow[]> {
	const deadline = Date.now() + limitMs;
	for (;;) {
		const rows = await readResults(file);
		if (isWanted(rows)) return rows;
		if (Date.now() > deadline) {
			const outcomes = rows.map((row) => row['lookup.error'] || row['lookup.outcome']);
			const counts = [...new Set(outcomes)].map(
				(outcome) => `${outcomes.filter((each) => each === outcome).length} × ${outcome}`,
			);
			throw new Error(
				`The results are not complete after ${limitMs / 1000} s: ${counts.join(', ') || 'none'}.`,
			);
		}
		await sleep(pollMs);
	}
}

/** The rows of the sheet that are not in the results exactly once, answered with their own holder. */
export function strayRows(
	results: readonly ResultRow[],
	sheet: readonly ExpectedRow[],
): { lost: number; doubled: number } {
	const found = new Map<number, ResultRow[]>();
	for (const result of results) found.set(result.row, [...(found.get(result.row) ?? []), result]);
	let lost = 0;
	let doubled = 0;
	for (const [index, { number, name }] of sheet.entries()) {
		const own = found.get(index + 1) ?? [];
		if (own.length > 1) doubled += 1;
		const isAnswered = own.some(
			(row) =>
				row.number === number &&
				row['lookup.name'] === name &&
				row['lookup.outcome'] === 'confirmed',
		);
		if (!isAnswered) lost += 1;
	}
	return { lost, doubled };
}
