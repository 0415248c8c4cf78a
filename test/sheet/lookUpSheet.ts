import { readFile } from 'node:fs/promises';
import type { INodeExecutionData } from 'n8n-workflow';
import { z } from 'zod';
import { localCredentialData } from '../realN8n/localCredential';
import type { AccountKind, Simulator } from '../simulator';
import { newCredential, runNode } from '../support/runNode';
import { readCsv } from './readCsv';

const row = z.record(z.string());

/**
 * Looks the rows of a sheet up as the spreadsheet example does: with the real node and its credential,
 * in n8n's engine within this process.
 *
 * @param payeesFile a CSV file with the columns type, number, operator and expected_name
 * @param service the local service that is asked
 * @param kind of the account that asks
 * @returns the items of each output, in the order of the outputs
 * @throws when the file cannot be read, or when the node ends with an error
 */
export async function lookUpSheet(
	payeesFile: string,
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	kind?: AccountKind,
): Promise<INodeExecutionData[][]> {
	const rows = z.array(row).parse(readCsv(await readFile(payeesFile, 'utf8')));
	const { outputs, error } = await runNode({
		items: rows.map((json) => ({ json })),
		parameters: {
			operation: 'mixed',
			operator: "={{ $json.operator || 'Mpesa' }}",
			accountType: '={{ $json.type }}',
			accountNumber: '={{ $json.number }}',
			expectedName: '={{ $json.expected_name }}',
			options: { includeInput: true, resultFormat: 'columns' },
		},
		credentials: newCredential(localCredentialData(service, kind)),
		onError: 'continueRegularOutput',
	});
	if (error) throw error;
	return outputs;
}
