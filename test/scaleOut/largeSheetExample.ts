import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetch, FormData } from 'undici';
import { readExample } from '../e2e/examples/example';
import { storeAccount } from '../e2e/support/liveN8n';
import { publishAt } from '../e2e/support/publishWorkflow';
import { node } from '../e2e/support/workflows';
import { throwAwayFolder } from '../realN8n/cleanup';
import type { N8nServer } from '../realN8n/n8nServer';
import type { Simulator } from '../simulator';

/** The name of the example's data table. */
export const tableName = 'large_sheet';

/** A throw-away folder, for n8n to be allowed, of the sheet that is uploaded and the files of results. */
export async function largeSheetFiles() {
	const folder = await throwAwayFolder('mobile-money-large-sheet-');
	return { folder, sheet: join(folder, 'payees.csv') };
}

export type LargeSheetFiles = Awaited<ReturnType<typeof largeSheetFiles>>;

interface Choices {
	readonly batchSize: number;
	readonly quietMinutes: number;
	readonly everySeconds: number;
}

/** Publishes the example with a credential for the service, and a node behind it that writes a file of results for each sheet; returns its id. */
export async function publishLargeSheet(
	{ rest, baseUrl }: Pick<N8nServer, 'rest' | 'baseUrl'>,
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	{ folder }: LargeSheetFiles,
	{ batchSize, quietMinutes, everySeconds }: Choices,
): Promise<string> {
	const rule = { interval: [{ field: 'seconds', secondsInterval: everySeconds }] };
	const example = await readExample('large-sheet.json', {
		account: await storeAccount(rest, service),
		parameters: { 'Every 15 Minutes': { rule } },
		rewritten: {
			'"rowsPerItem": 1000': `"rowsPerItem": ${batchSize}`,
			'minutes: 20 *': `minutes: ${quietMinutes} *`,
		},
	});
	const fileName = `=${folder}/results-{{ $('All Batches').first().json.run }}.xlsx`;
	const save = node('Save File', 'readWriteFile', { operation: 'write', fileName, options: {} });
	const toSave = { main: [[{ node: save.name, type: 'main', index: 0 }]] };
	const workflow = {
		...example,
		nodes: [...example.nodes, save],
		connections: { ...example.connections, 'Results File': toSave },
		// As the page says for tens of thousands of rows.
		settings: { ...example.settings, saveDataSuccessExecution: 'none' },
	};
	return (await publishAt({ rest, baseUrl }, workflow, '/form/large-sheet')).id;
}

/** Uploads a sheet by the example's form, as a user does in a browser. */
export async function uploadSheet(baseUrl: string, file: string): Promise<void> {
	const form = new FormData();
	form.append('field-0', new Blob([await readFile(file)], { type: 'text/csv' }), 'payees.csv');
	const { status } = await fetch(`${baseUrl}/form/large-sheet`, { method: 'POST', body: form });
	if (status !== 200) throw new Error(`The form has answered ${status}.`);
}
