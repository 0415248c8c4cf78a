import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readExample } from '../e2e/examples/example';
import { runByHand } from '../e2e/support/runByHand';
import type { NewWorkflow } from '../e2e/support/workflows';
import { throwAwayFolder } from '../realN8n/cleanup';
import { credentialType, localCredential } from '../realN8n/localCredential';
import type { N8nInstance } from '../realN8n/n8nInstance';
import type { N8nRest } from '../realN8n/n8nRest';
import type { N8nServer } from '../realN8n/n8nServer';
import type { Simulator } from '../simulator';

const draft = z.object({ versionId: z.string() });

/** The ids of the example's two workflows. */
export const sheetWorkflowId = 'largeSheet';
export const batchWorkflowId = 'largeSheetBatch';

/** The credential that the two workflows know each other by. */
const callCredential = { id: 'largeSheetCall', name: 'Large sheet call', type: 'httpHeaderAuth' };
const credentials = { [credentialType]: 'localServiceUat', httpHeaderAuth: callCredential.id };

/** The files that the example reads and writes. */
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

/** What is entered in the example's node “Settings”; the addresses and paths come from where it runs. */
export interface LargeSheetChoices {
	readonly environment: string;
	readonly batchSize: number;
	readonly batchesAtOnce: number;
	/** How long the table must have been left alone before the schedule goes on. */
	readonly quietMinutes: number;
	/** How often the schedule looks whether something is left, in seconds. */
	readonly everySeconds: number;
}

/** Imports the example's two workflows and its two credentials, in the order that its page tells. */
export async function importLargeSheet(
	instance: N8nInstance,
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	files: LargeSheetFiles,
	choices: LargeSheetChoices,
): Promise<void> {
	const data = { name: 'X-Large-Sheet', value: randomBytes(16).toString('hex') };
	await instance.importCredential(localCredential(service), { ...callCredential, data });
	const batch = await readExample('large-sheet-batch.json', { credentials });
	await instance.importWorkflows([
		{ ...batch, id: batchWorkflowId },
		await filledIn(instance.baseUrl, files, choices),
	]);
}

/** Opens the example, enters other Settings and saves it, as in the editor. */
export async function changeSettings(
	{ rest, baseUrl }: N8nServer,
	files: LargeSheetFiles,
	choices: LargeSheetChoices,
): Promise<void> {
	const path = `/rest/workflows/${sheetWorkflowId}`;
	const { versionId } = draft.parse(await rest.get(path));
	const { nodes, connections } = await filledIn(baseUrl, files, choices);
	await rest.patch(path, { nodes, connections, versionId });
}

async function filledIn(
	baseUrl: string,
	{ sheet, results }: LargeSheetFiles,
	{ everySeconds, ...choices }: LargeSheetChoices,
): Promise<NewWorkflow & { id: string }> {
	const batchUrl = `${baseUrl}/webhook/large-sheet-batch`;
	const rule = { interval: [{ field: 'seconds', secondsInterval: everySeconds }] };
	const example = await readExample('large-sheet.json', {
		credentials,
		fields: { Settings: { ...choices, sheet, results, batchUrl } },
		parameters: { 'Every 15 Minutes': { rule } },
	});
	return { ...example, id: sheetWorkflowId };
}

/** Publishes a workflow, as the editor's button does. */
export async function publish(rest: N8nRest, workflowId: string): Promise<void> {
	const { versionId } = draft.parse(await rest.get(`/rest/workflows/${workflowId}`));
	await rest.post(`/rest/workflows/${workflowId}/activate`, { versionId });
}

/** Takes a workflow back from production. */
export async function unpublish(rest: N8nRest, workflowId: string): Promise<void> {
	await rest.post(`/rest/workflows/${workflowId}/deactivate`, {});
}

/** Starts the example as the editor's button does; returns the id of its execution. */
export async function startByHand(rest: N8nRest): Promise<string> {
	return await runByHand(rest, sheetWorkflowId, 'When clicking ‘Execute workflow’');
}
