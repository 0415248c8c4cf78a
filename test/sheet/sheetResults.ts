import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** The CSV files that `npm start` writes, one for each output of the node, in their order. */
export const resultFiles = ['needs-review.csv', 'confirmed.csv', 'not-confirmed.csv'] as const;

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
		number: row['Lookup Number'],
		name: row['Lookup Name'],
		result: row['Lookup Outcome'],
		reason: row['Lookup Reason'],
	}));

export interface SheetResult extends z.infer<typeof resultRow> {
	row: number;
	cell: string;
	file: string;
}

export async function readCsv(file: string): Promise<unknown> {
	const text = await readFile(file, 'utf8');
	return parse(text, { columns: true, bom: true, skip_empty_lines: true });
}

/** The rows of the result files in the order of the sheet. Throws when a row is in no file or in several, or is not of the sheet. */
export async function readSheetResults(
	payeesFile: string,
	outputFolder: string,
): Promise<SheetResult[]> {
	const sheet = z.array(sheetRow).parse(await readCsv(payeesFile));
	const inFiles = resultFiles.map(async (file) => {
		// An output that got no rows may have written no file.
		const rows = await readCsv(join(outputFolder, file)).catch(() => []);
		return z
			.array(resultRow)
			.parse(rows)
			.map((row) => ({ ...row, file }));
	});
	const found = (await Promise.all(inFiles)).flat();
	const refs = sheet.map(({ ref }) => ref);
	const ofRow = (ref: string) => found.filter((row) => row.ref === ref);
	const problems = {
		'in no result file': refs.filter((ref) => ofRow(ref).length === 0),
		'more than once in the result files': refs.filter((ref) => ofRow(ref).length > 1),
		'in a result file but not in the sheet': found
			.map(({ ref }) => ref)
			.filter((ref) => !refs.includes(ref)),
	};
	for (const [where, rows] of Object.entries(problems))
		if (rows.length > 0) throw new Error(`${rows.length} row(s) ${where} (${rows.join(', ')})`);
	return sheet.flatMap(({ ref, number: cell }, index) =>
		ofRow(ref).map((row) => ({ ...row, row: index + 1, cell })),
	);
}
