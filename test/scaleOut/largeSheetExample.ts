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
export const workflowId = 'largeSheet';
export const tableName = 'large_sheet';

/** Sheets that are uploaded, and the files that a node behind “Results File” writes. */
export interface LargeSheetFiles {
	/** The folder of all, for n8n to be allowed. */
	readonly folder: string;
	readonly sheet: string;
}

/** A throw-away folder for the example's files. */
export async function largeSheetFiles(): Promise<LargeSheetFiles> {
	const folder = await throwAwayFolder('mobile-money-large-sheet-');
	return { folder, sheet: join(folder, 'payees.csv') };
}

/** What is set in the example, apart from the credential. */
export interface LargeSheetChoices {
	readonly batchSize: number;
	/** How long a sheet must have been left alone before the schedule goes on with it. */
	readonly quietMinutes: number;
	/** How often the schedule looks whether something is left, in seconds. */
	readonly everySeconds: number;
	/** What is written otherwise in the example: a test takes a safety out. */
	readonly rewritten?: Readonly<Record<string, string>>;
}

/** Imports the example and its credential. */
export async function importLargeSheet(
	instance: N8nInstance,
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	files: LargeSheetFiles,
	choices: LargeSheetChoices,
): Promise<void> {
	await instance.importCredential(localCredential(service));
	await instance.importWorkflows([{ ...(await largeSheet(files, choices)), id: workflowId }]);
}

/** The example as a user sets it, with a node behind it that writes a file of results for each sheet. */
async function largeSheet(
	{ folder }: LargeSheetFiles,
	{ batchSize, quietMinutes, everySeconds, rewritten }: LargeSheetChoices,
): Promise<NewWorkflow> {
	const rule = { interval: [{ field: 'seconds', secondsInterval: everySeconds }] };
	const example = await readExample('large-sheet.json', {
		credentials: { [credentialType]: 'localServiceUat' },
		parameters: { 'Every 15 Minutes': { rule } },
		rewritten: {
			'"limit": 500': `"limit": ${batchSize}`,
			'{ minutes: 20 }': `{ minutes: ${quietMinutes} }`,
			...rewritten,
		},
	});
	const save = node('Save File', 'readWriteFile', {
		operation: 'write',
		fileName: `=${folder}/results-{{ $('Answers').first().json.run }}.csv`,
		options: {},
	});
	const toSave = { main: [[{ node: save.name, type: 'main', index: 0 }]] };
	return {
		...example,
		nodes: [...example.nodes, save],
		connections: { ...example.connections, 'Results File': toSave },
		// As the page says for tens of thousands of rows.
		settings: { ...example.settings, saveDataSuccessExecution: 'none' },
	};
}

/** Publishes the example, as the editor's button does, and waits until its form is there. */
export async function publishLargeSheet(rest: N8nRest, baseUrl: string): Promise<void> {
	const { versionId } = draft.parse(await rest.get(`/rest/workflows/${workflowId}`));
	await rest.post(`/rest/workflows/${workflowId}/activate`, { versionId });
	await until('the form is there', async () => (await fetch(formOf(baseUrl))).status === 200);
}

/** Uploads a sheet by the example's form, as a user does in a browser. */
export async function uploadSheet(baseUrl: string, file: string): Promise<void> {
	const form = new FormData();
	form.append('field-0', new Blob([await readFile(file)], { type: 'text/csv' }), 'payees.csv');
	const { status } = await fetch(formOf(baseUrl), { method: 'POST', body: form });
	if (status !== 200) throw new Error(`The form has answered ${status}.`);
}

const formOf = (baseUrl: string): string => `${baseUrl}/form/large-sheet`;
