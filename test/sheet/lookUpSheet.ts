import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { Simulator } from '../simulator';
import { runNode } from '../support/runNode';
import { credentialOf } from '../support/service';
import { readCsv, resultFiles } from './sheetResults';

const rows = z.array(z.record(z.string()));
const cells = z.record(z.union([z.string(), z.number()]));

/**
 * Looks the rows of a sheet up as the spreadsheet example does, with the real node and its credential in n8n's
 * engine within this process, and writes one CSV file for each output into a folder that is emptied first.
 */
export async function lookUpSheet(
	payeesFile: string,
	outputFolder: string,
	service: Pick<Simulator, 'baseUrl' | 'account'>,
): Promise<void> {
	const { outputs, error } = await runNode({
		items: rows.parse(await readCsv(payeesFile)).map((json) => ({ json })),
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
	await rm(outputFolder, { recursive: true, force: true });
	await mkdir(outputFolder, { recursive: true });
	for (const [index, file] of resultFiles.entries()) {
		const found = (outputs[index] ?? []).map(({ json }) => cells.parse(json));
		// A cell that begins like a formula must not become one.
		const csv = stringify(found, { header: true, bom: true, escape_formulas: true });
		await writeFile(join(outputFolder, file), csv);
	}
}
