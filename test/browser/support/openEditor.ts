import { openBrowser } from '../../realN8n/browser';
import { cleanedUpOnFailure, whenDone } from '../../realN8n/cleanup';
import { installN8n } from '../../realN8n/installN8n';
import { N8nInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import { startSimulator, type Simulator } from '../../simulator';
import { packedTarball } from '../../e2e/support/tarball';
import { Editor } from '../editor/editor';

/** A new n8n with the packed package, shown in a browser to its owner, and a local service. */
export interface OpenEditor {
	editor: Editor;
	server: N8nServer;
	service: Simulator;
}

/**
 * Starts n8n and the local service, opens the browser and signs in; `cleanUp` ends all of it.
 * @param fileFolders the only folders that n8n's file nodes may read and write
 */
export async function openEditor(fileFolders: readonly string[] = []): Promise<OpenEditor> {
	return await cleanedUpOnFailure(async () => await open(fileFolders));
}

async function open(fileFolders: readonly string[]): Promise<OpenEditor> {
	const installed = await installN8n(() => undefined);
	const service = await startSimulator({ port: 0 });
	whenDone(async () => {
		await service.close();
	});
	const instance = await N8nInstance.create({ installed, tarball: packedTarball(), fileFolders });
	const server = await startServer(instance);
	const editor = new Editor(await openBrowser(), server.baseUrl);
	await editor.signIn(server.owner);
	return { editor, server, service };
}
