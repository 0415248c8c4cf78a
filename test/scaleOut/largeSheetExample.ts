import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { OwnerSession } from '../e2e/support/ownerSession';
import { runByHand } from '../e2e/support/runByHand';
import { whenDone } from '../realN8n/cleanup';
import { localCredential } from '../realN8n/localCredential';
import type { N8nInstance, WorkflowToImport } from '../realN8n/n8nInstance';
import type { N8nRest } from '../realN8n/n8nRest';
import type { N8nServer } from '../realN8n/n8nServer';
import type { Simulator } from '../simulator';
import {
	batchWorkflow,
	callCredential,
	largeSheetWorkflow,
	type LargeSheetSettings,
} from './largeSheetWorkflows';

const draft = z.object({ versionId: z.string() });

/** The ids of the example's two workflows. */
export const sheetWorkflowId = 'largeSheet';
export const batchWorkflowId = 'largeSheetBatch';

/** The files that the example reads and writes. */
export interface LargeSheetFiles {
	/** The folder of both, for n8n to be allowed. */
	readonly folder: string;
	readonly sheet: string;
	readonly results: string;
}

/** A throw-away folder for the example's files. */
export async function largeSheetFiles(): Promise<LargeSheetFiles> {
	const folder = await mkdtemp(join(tmpdir(), 'mobile-money-large-sheet-'));
	whenDone(async () => {
		await rm(folder, { recursive: true, force: true });
	});
	return { folder, sheet: join(folder, 'payees.csv'), results: join(folder, 'results.csv') };
}

/** How the example is set; the addresses and paths come from where it runs. */
export type LargeSheetChoices = Omit<LargeSheetSettings, 'sheet' | 'results' | 'batchUrl'> & {
	/** How often the schedule looks whether something is left, in seconds. */
	readonly everySeconds: number;
};

/** Imports the example's two workflows and its two credentials, in the order that its page tells. */
export async function importLargeSheet(
	instance: N8nInstance,
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	files: LargeSheetFiles,
	choices: LargeSheetChoices,
): Promise<void> {
	await instance.importCredential(localCredential(service), callCredential());
	await instance.importWorkflows([
		await batchWorkflow(),
		await filledIn(instance.baseUrl, files, choices),
	]);
}

/** Opens the example, enters other Settings and saves it, as in the editor. */
export async function changeSettings(
	server: N8nServer,
	files: LargeSheetFiles,
	choices: LargeSheetChoices,
): Promise<void> {
	const path = `/rest/workflows/${sheetWorkflowId}`;
	const { versionId } = draft.parse(await server.rest.get(path));
	const { nodes, connections } = await filledIn(server.baseUrl, files, choices);
	const owner = await OwnerSession.open(server);
	await owner.patch(path, { nodes, connections, versionId });
}

async function filledIn(
	baseUrl: string,
	{ sheet, results }: LargeSheetFiles,
	{ everySeconds, ...choices }: LargeSheetChoices,
): Promise<WorkflowToImport> {
	const batchUrl = `${baseUrl}/webhook/large-sheet-batch`;
	return await largeSheetWorkflow({ ...choices, sheet, results, batchUrl }, everySeconds);
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
