import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startSimulator, type AccountKind, type Simulator } from '../simulator';
import { whenDone } from './cleanup';
import { installN8n } from './installN8n';
import { localCredential } from './localCredential';
import { N8nInstance, type InstanceOptions } from './n8nInstance';
import { examplesFolder, outputFolder } from './paths';
import { phase, type Log } from './progress';
import { sheetExampleWithFiles, type SheetPaths } from './sheetExample';

/** The sheet that comes with the project, and the project's own output folder. */
export const examplePaths: SheetPaths = {
	payeesFile: join(examplesFolder, 'payees.csv'),
	outputFolder,
};

/** How n8n is started for the job, and which kind of account asks. */
interface SheetOptions extends Pick<InstanceOptions, 'variables' | 'nodeOptions'> {
	kind?: AccountKind;
}

/** The sheet example, ready to run in an n8n of its own against a local service. */
export interface SheetJob {
	service: Simulator;
	instance: N8nInstance;
	workflowId: string;
	paths: SheetPaths;
}

/**
 * Prepares n8n with the packed package, starts the local service, and imports the credential and the
 * sheet example. The output folder is emptied. Everything but that folder goes when the process ends.
 */
export async function prepareSheetJob(
	tarball: string,
	paths: SheetPaths,
	log: Log,
	options: SheetOptions = {},
): Promise<SheetJob> {
	const { kind, ...ofInstance } = options;
	const installed = await installN8n(log);
	const service = await startSimulator({ port: 0 });
	whenDone(() => service.close());
	await rm(paths.outputFolder, { recursive: true, force: true });
	await mkdir(paths.outputFolder, { recursive: true });
	const fileFolders = [dirname(paths.payeesFile), paths.outputFolder];
	const instance = await N8nInstance.create({ installed, tarball, fileFolders, ...ofInstance });
	const credential = localCredential(service, kind);
	const example = await sheetExampleWithFiles(paths, credential.id);
	const workflow = { ...example, id: 'spreadsheetVerification' };
	await phase(log, 'Importing the credential and the workflow into n8n', async () => {
		await instance.importCredential(credential);
		await instance.importWorkflows([workflow]);
	});
	return { service, instance, workflowId: workflow.id, paths };
}
