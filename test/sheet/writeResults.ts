import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import type { INodeExecutionData } from 'n8n-workflow';
import { z } from 'zod';
import type { ResultFile } from './sheetResults';

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
