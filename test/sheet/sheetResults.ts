import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readCsv } from './readCsv';

/** The CSV files that the example writes, one for each output of the node. */
export const resultFiles = ['confirmed.csv', 'needs-review.csv', 'not-confirmed.csv'] as const;

export type ResultFile = (typeof resultFiles)[number];

const sheetRow = z.object({
	ref: z.string(),
	type: z.string(),
	number: z.string(),
	operator: z.string(),
	expected_name: z.string(),
});

const resultRow = z.object({
	ref: z.string(),
	'Lookup Result': z.string(),
	'Lookup Name': z.string(),
	'Lookup Reason': z.string(),
	'Lookup Number': z.string(),
});

/** One row of the sheet, with what became of it. */
export interface SheetResult {
	/** The row's place in the sheet, counted from 1 without the header. */
	row: number;
	ref: string;
	type: string;
	/** The number as it stands in the sheet. */
	cell: string;
	/** The number that was looked up; empty when the cell held none. */
	number: string;
	name: string;
	/** Confirmed, Needs Review, Not Confirmed or Unchecked. */
	result: string;
	/** The reason in words, or for a row that was not checked, the error. */
	reason: string;
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
	const found = (
		await Promise.all(resultFiles.map(async (file) => await readRows(outputFolder, file)))
	).flat();
	const refs = sheet.map(({ ref }) => ref);
	const problems = [
		describe(
			'in no result file',
			refs.filter((ref) => !found.some(({ row }) => row.ref === ref)),
		),
		describe(
			'more than once in the result files',
			refs.filter((ref) => found.filter(({ row }) => row.ref === ref).length > 1),
		),
		describe(
			'in a result file but not in the sheet',
			found.map(({ row }) => row.ref).filter((ref) => !refs.includes(ref)),
		),
	].flat();
	if (problems.length > 0) throw new Error(`The result is not complete: ${problems.join('; ')}.`);
	return sheet.flatMap((asked, index) =>
		found
			.filter(({ row }) => row.ref === asked.ref)
			.map(({ row, file }) => toResult(asked, row, file, index + 1)),
	);
}

function describe(where: string, refs: string[]): string[] {
	return refs.length === 0 ? [] : [`${refs.length} row(s) ${where} (${refs.join(', ')})`];
}

function toResult(
	{ ref, type, number }: z.infer<typeof sheetRow>,
	row: z.infer<typeof resultRow>,
	file: ResultFile,
	position: number,
): SheetResult {
	return {
		row: position,
		ref,
		type,
		cell: number,
		number: row['Lookup Number'],
		name: row['Lookup Name'],
		result: row['Lookup Result'],
		reason: row['Lookup Reason'],
		file,
	};
}

async function readRows(
	outputFolder: string,
	file: ResultFile,
): Promise<Array<{ row: z.infer<typeof resultRow>; file: ResultFile }>> {
	// An output that got no rows writes no file.
	const text = await readFile(join(outputFolder, file), 'utf8').catch(() => '');
	return z
		.array(resultRow)
		.parse(readCsv(text))
		.map((row) => ({ row, file }));
}
