import { z } from 'zod';
import { cleanedUpOnFailure, cleanUp, whenDone } from '../../realN8n/cleanup';
import { installN8n } from '../../realN8n/installN8n';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { N8nInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import { startSimulator, type Simulator } from '../../simulator';
import { publishAt } from './publishWorkflow';
import { packedTarball } from './tarball';
import type { NewWorkflow } from './workflows';

const created = z.object({ id: z.string() });

/** A running n8n with the package, a local service, and a stored credential for it. */
export interface LiveN8n {
	server: N8nServer;
	service: Simulator;
	credentialId: string;
	/** Stores a workflow, publishes it, and returns the address of its webhook once that answers. */
	publish: (workflow: NewWorkflow, path: string) => Promise<string>;
	stop: () => Promise<void>;
}

/**
 * Starts n8n and the local service, and stores the credential through n8n's REST API.
 * @param fileFolders the only folders that n8n's file nodes may read and write
 * @param nodeOptions options of Node itself for n8n's process
 */
export async function startLiveN8n(
	fileFolders: readonly string[] = [],
	nodeOptions: readonly string[] = [],
): Promise<LiveN8n> {
	return await cleanedUpOnFailure(async () => await start(fileFolders, nodeOptions));
}

async function start(
	fileFolders: readonly string[],
	nodeOptions: readonly string[],
): Promise<LiveN8n> {
	const installed = await installN8n(() => undefined);
	const service = await startSimulator({ port: 0 });
	whenDone(async () => {
		await service.close();
	});
	const instance = await N8nInstance.create({
		installed,
		tarball: packedTarball(),
		fileFolders,
		nodeOptions,
	});
	const server = await startServer(instance);
	const credentialId = await storeCredential(server, localCredentialData(service));
	return {
		server,
		service,
		credentialId,
		publish: async (workflow, path) => (await publishAt(server, workflow, path)).url,
		stop: cleanUp,
	};
}

/** Stores a credential as the editor does; returns its id. */
export async function storeCredential(
	{ rest }: N8nServer,
	data: Record<string, string>,
): Promise<string> {
	const body = { name: 'Local service (UAT)', type: credentialType, data };
	return created.parse(await rest.post('/rest/credentials', body)).id;
}
