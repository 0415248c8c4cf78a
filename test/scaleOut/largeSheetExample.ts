import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetch, FormData } from 'undici';
import { z } from 'zod';
import { readExample } from '../e2e/examples/example';
import { until } from '../e2e/support/until';
import { node, type NewWorkflow } from '../e2e/support/workflows';
import { throwAwayFolder } from '../realN8n/cleanup';
import { credentialType, localCredential } from '../realN8n/localCredential';
import type { N8nInstance } from '../realN8n/n8nInstance';
import type { N8nRest } from '../realN8n/n8nRest';
import type { Simulator } from '../simulator';

const draft = z.object({ versionId: z.string() });

/** The id of the example's workflow, and the name of its data table. */
const workflowId = 'largeSheet';
export const tableName = 'Large sheet rows';

/** The credential that its two halves know each other by when several machines share the batches. */
const callCredential = { id: 'largeSheetCall', name: 'Large sheet call', type: 'httpHeaderAuth' };

/** The sheet that is uploaded, and the file that a node behind “Results File” writes. */
export interface LargeSheetFiles {
	/** The folder of both, for n8n to be allowed. */
	readonly folder: string;
	readonly sheet: string;
	readonly results: string;
}

/** A throw-away folder for the example's files. */
export async function largeSheetFiles(): Promise<LargeSheetFiles> {
	const folder = await throwAwayFolder('mobile-money-large-sheet-');
	return { folder, sheet: join(folder, 'payees.csv'), results: join(folder, 'results.csv') };
}

/** What is set in the example, apart from the credentials. */
export interface LargeSheetChoices {
	/** Whether workers share the batches. */
	readonly severalMachines: boolean;
	readonly batchSize: number;
	readonly batchesAtOnce: number;
	/** How long the table must have been left alone before the schedule goes on. */
	readonly quietMinutes: number;
	/** How often the schedule looks whether something is left, in seconds. */
	readonly everySeconds: number;
}

/** Imports the example and its credentials. */
export async function importLargeSheet(
	instance: N8nInstance,
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	files: LargeSheetFiles,
	choices: LargeSheetChoices,
): Promise<void> {
	const data = { name: 'X-Large-Sheet', value: randomBytes(16).toString('hex') };
	await instance.importCredential(localCredential(service), { ...callCredential, data });
	const workflow = await largeSheet(instance.baseUrl, files, choices);
	await instance.importWorkflows([{ ...workflow, id: workflowId }]);
}

/** The example as a user sets it, with a node behind it that writes the file of results. */
async function largeSheet(
	baseUrl: string,
	{ results }: LargeSheetFiles,
	{ severalMachines, batchSize, batchesAtOnce, quietMinutes, everySeconds }: LargeSheetChoices,
): Promise<NewWorkflow> {
	const rule = { interval: [{ field: 'seconds', secondsInterval: everySeconds }] };
	const example = await readExample('large-sheet.json', {
		credentials: { [credentialType]: 'localServiceUat', httpHeaderAuth: callCredential.id },
		parameters: { 'Every 15 Minutes': { rule } },
		rewritten: {
			'/ 250)': `/ ${batchSize})`,
			'"batchSize": 4': `"batchSize": ${batchesAtOnce}`,
			'{ minutes: 10 }': `{ minutes: ${quietMinutes} }`,
		},
		...(severalMachines && {
			fields: { Settings: { batchUrl: `${baseUrl}/webhook/large-sheet-batch` } },
		}),
		activated: [
			'Your Sheet',
			'Every 15 Minutes',
			...(severalMachines ? ['Batch', 'Look Up Batch'] : []),
		],
	});
	const save = node('Save File', 'readWriteFile', {
		...{ operation: 'write', fileName: results, options: {} },
	});
	const toSave = { main: [[{ node: save.name, type: 'main', index: 0 }]] };
	return {
		...example,
		nodes: [...example.nodes, save],
		connections: { ...example.connections, 'Results File': toSave },
	};
}

/** Publishes the example, as the editor's button does, and waits until its form is there. */
export async function publishLargeSheet(rest: N8nRest, baseUrl: string): Promise<void> {
	const { versionId } = draft.parse(await rest.get(`/rest/workflows/${workflowId}`));
	await rest.post(`/rest/workflows/${workflowId}/activate`, { versionId });
	await until('the form is there', async () => (await fetch(formOf(baseUrl))).status === 200);
}

/** Uploads the sheet by the example's form, as a user does in a browser. */
export async function uploadSheet(baseUrl: string, file: string): Promise<void> {
	const form = new FormData();
	form.append('field-0', new Blob([await readFile(file)], { type: 'text/csv' }), 'payees.csv');
	const { status } = await fetch(formOf(baseUrl), { method: 'POST', body: form });
	if (status !== 200) throw new Error(`The form has answered ${status}.`);
}

const formOf = (baseUrl: string): string => `${baseUrl}/form/large-sheet`;
