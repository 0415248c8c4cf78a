import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import type { INodeExecutionData } from 'n8n-workflow';
import { z } from 'zod';
import { readCsv } from './readCsv';

/** The CSV files that the example writes, one for each output of the node. */
export const resultFiles = ['confirmed.csv', 'needs-review.csv', 'not-confirmed.csv'] as const;

export type ResultFile = (typeof resultFiles)[number];

/** The file of each output of the node, in their order. */
const filesOfOutputs: readonly ResultFile[] = [
	'needs-review.csv',
	'confirmed.csv',
	'not-confirmed.csv',
];

/** A row of the sheet, with the columns of its result. */
const cells = z.record(z.union([z.string(), z.number()]));

/**
 * Writes one CSV file for each output, safe to open in a spreadsheet program. The folder is emptied
 * first. An output without rows gets an empty file.
 *
 * @param outputs the items of each output of the node, each a row with the columns of its result
 * @throws when an item is no row of texts and numbers, or when a file cannot be written
 */
export async function writeResults(
	outputs: readonly INodeExecutionData[][],
	folder: string,
): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	for (const [index, file] of filesOfOutputs.entries()) {
		const rows = (outputs[index] ?? []).map(({ json }) => cells.parse(json));
		// A cell that begins like a formula must not become one.
		const csv = stringify(rows, { header: true, bom: true, escape_formulas: true });
		await writeFile(join(folder, file), csv);
	}
}

const sheetRow = z.object({ ref: z.string(), number: z.string() });

const resultRow = z
	.object({
		ref: z.string(),
		'Lookup Outcome': z.string(),
		'Lookup Name': z.string(),
		'Lookup Reason': z.string(),
		'Lookup Number': z.string(),
	})
	.transform((row) => ({
		ref: row.ref,
		/** The number that was looked up; empty when the cell held none. */
		number: row['Lookup Number'],
		name: row['Lookup Name'],
		/** Confirmed, Needs Review, Not Confirmed or Unchecked. */
		result: row['Lookup Outcome'],
		/** The reason in words, or for a row that was not checked, the error. */
		reason: row['Lookup Reason'],
	}));

/** One row of the sheet, with what became of it. */
export interface SheetResult extends z.infer<typeof resultRow> {
	/** The row's place in the sheet, counted from 1 without the header. */
	row: number;
	/** The number as it stands in the sheet. */
	cell: string;
	file: ResultFile;
}

/**
 * Brings the three result files back into the order of the sheet.
 * @throws when a row of the sheet is in no file or in more than one, or a file holds a row that the sheet has not
 */
export async function readSheetResults(
	payeesFile: string,
	outputFolder: string,
): Promise<SheetResult[]> {
	const sheet = z.array(sheetRow).parse(readCsv(await readFile(payeesFile, 'utf8')));
	const inFiles = resultFiles.map(async (file) => {
		// An output that got no rows may have written no file.
		const text = await readFile(join(outputFolder, file), 'utf8').catch(() => '');
		const rows = z.array(resultRow).parse(readCsv(text));
		return rows.map((row) => ({ ...row, file }));
	});
	const found = (await Promise.all(inFiles)).flat();
	const refs = sheet.map(({ ref }) => ref);
	const timesFound = (ref: string): number => found.filter((row) => row.ref === ref).length;
	const problems = {
		'in no result file': refs.filter((ref) => timesFound(ref) === 0),
		'more than once in the result files': refs.filter((ref) => timesFound(ref) > 1),
		'in a result file but not in the sheet': found
			.map(({ ref }) => ref)
			.filter((ref) => !refs.includes(ref)),
	};
	const told = Object.entries(problems)
		.filter(([, rows]) => rows.length > 0)
		.map(([where, rows]) => `${rows.length} row(s) ${where} (${rows.join(', ')})`);
	if (told.length > 0) throw new Error(`The result is not complete: ${told.join('; ')}.`);
	return sheet.flatMap(({ ref, number: cell }, index) =>
		found.filter((row) => row.ref === ref).map((row) => ({ ...row, row: index + 1, cell })),
	);
}
