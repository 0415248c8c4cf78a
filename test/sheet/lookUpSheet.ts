import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { Simulator } from '../simulator';
import { runNode } from '../support/runNode';
import { credentialOf } from '../support/service';

/** The CSV files that `npm start` writes, one for each output of the node, in their order. */
export const RESULT_FILES = ['needs-review.csv', 'confirmed.csv', 'not-confirmed.csv'] as const;

const payees = z.array(z.record(z.string()));
const cells = z.record(z.union([z.string(), z.number()]));
const pair = z.object({ item: z.number() });

/** A row of a result file, and its position in the sheet. */
export interface SheetResult {
	readonly position: number;
	readonly file: string;
	readonly cells: z.infer<typeof cells>;
}

/**
 * Looks the rows of a sheet up as the spreadsheet example does, with the real node and its credential in n8n's
 * engine within this process, and writes one CSV file for each output into a folder that is emptied first. Gives the
 * rows of all files in the order of the sheet; throws if a row is in none or in several.
 */
export async function lookUpSheet(
	payeesFile: string,
	outputFolder: string,
	service: Pick<Simulator, 'baseUrl' | 'account'>,
): Promise<SheetResult[]> {
	const text = await readFile(payeesFile, 'utf8');
	const rows = payees.parse(parse(text, { columns: true, bom: true, skip_empty_lines: true }));
	const { outputs, error } = await runNode({
		items: rows.map((json) => ({ json })),
		parameters: {
			operation: 'mixed',
			operator: "={{ $json.operator || 'Mpesa' }}",
			accountType: '={{ $json.type }}',
			number: '={{ $json.number }}',
			expectedName: '={{ $json.expected_name }}',
			options: { includeInput: true, resultFormat: 'columns' },
		},
		credentials: credentialOf({}, 'apiUser', service),
		onError: 'continueRegularOutput',
	});
	if (error) throw error;
	const results = RESULT_FILES.flatMap((file, index) =>
		(outputs[index] ?? []).map(({ json, pairedItem }): SheetResult => {
			return { file, cells: cells.parse(json), position: pair.parse(pairedItem).item };
		}),
	).sort((a, b) => a.position - b.position);
	const positions = results.map(({ position }) => position);
	if (positions.join() !== [...rows.keys()].join())
		throw new Error(`Of ${rows.length} rows came out: ${positions.join(', ')}`);
	await rm(outputFolder, { recursive: true, force: true });
	await mkdir(outputFolder, { recursive: true });
	for (const file of RESULT_FILES) {
		const found = results.filter((each) => each.file === file).map((each) => each.cells);
		// A cell that begins like a formula must not become one.
		const csv = stringify(found, { header: true, bom: true, escape_formulas: true });
		await writeFile(join(outputFolder, file), csv);
	}
	return results;
}
