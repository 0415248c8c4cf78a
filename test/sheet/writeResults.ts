import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import type { INodeExecutionData } from 'n8n-workflow';
import { z } from 'zod';
import { OUTPUT_OF } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import type { ResultFile } from './sheetResults';

/** The file of each output of the node, in their order. */
const filesOfOutputs: readonly ResultFile[] = [
	'needs-review.csv',
	'confirmed.csv',
	'not-confirmed.csv',
];

const itemSchema = z
	.object({
		lookup: z.object({
			outcome: z.enum(['confirmed', 'needsReview', 'notConfirmed', 'unchecked']),
			summary: z.string(),
			name: z.string().optional(),
			accountNumber: z.string().optional(),
			environment: z.string().optional(),
		}),
	})
	.catchall(z.string());

/** The row of the sheet, with the result behind it. */
function cellsOf(json: unknown): Record<string, string> {
	const { lookup, ...row } = itemSchema.parse(json);
	return {
		...row,
		'Lookup Result': lookup.outcome === 'unchecked' ? 'Unchecked' : OUTPUT_OF[lookup.outcome],
		'Lookup Name': lookup.name ?? '',
		'Lookup Reason': lookup.summary,
		'Lookup Number': lookup.accountNumber ?? '',
		'Lookup Environment': lookup.environment ?? '',
	};
}

/**
 * Writes one CSV file for each output, safe to open in a spreadsheet program. The folder is emptied
 * first. An output without rows gets an empty file.
 *
 * @param outputs the items of each output of the node, each with its row and the result in `lookup`
 * @throws when an item is no row with a result, or when a file cannot be written
 */
export async function writeResults(
	outputs: readonly INodeExecutionData[][],
	folder: string,
): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	for (const [index, file] of filesOfOutputs.entries()) {
		const rows = (outputs[index] ?? []).map(({ json }) => cellsOf(json));
		// A cell that begins like a formula must not become one.
		const csv = stringify(rows, { header: true, bom: true, escape_formulas: true });
		await writeFile(join(folder, file), csv);
	}
}
