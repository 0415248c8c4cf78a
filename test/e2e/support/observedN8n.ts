import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { cleanedUpOnFailure, cleanUp, whenDone } from '../../realN8n/cleanup';
import { installN8n } from '../../realN8n/installN8n';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { N8nInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import { startSimulator, type Simulator } from '../../simulator';
import { instrument } from './instrumentedN8n';
import { storeCredential } from './liveN8n';
import { OwnerSession } from './ownerSession';
import { packedTarball } from './tarball';

const credential = z.object({ data: z.record(z.string()) });

/** A running n8n that logs everything, with a credential that can be changed as in the editor. */
export interface ObservedN8n {
	server: N8nServer;
	service: Simulator;
	credentialId: string;
	/** The credential's fields as the editor is shown them, secrets replaced. */
	shownCredential: () => Promise<Record<string, string>>;
	/**
	 * Opens the credential, changes these fields and saves it, as the editor does: what the editor is
	 * not shown, such as the stored token, goes back as the placeholder that it came as.
	 */
	changeCredential: (changes: Record<string, string>) => Promise<void>;
	/** Every file that n8n has written, database included, by path; bytes as Latin-1 text. */
	files: () => Promise<Map<string, string>>;
	stop: () => Promise<void>;
}

/** Starts n8n with its log at debug, and the local service. */
export async function startObservedN8n(): Promise<ObservedN8n> {
	return await cleanedUpOnFailure(start);
}

async function start(): Promise<ObservedN8n> {
	const folder = await mkdtemp(join(tmpdir(), 'mobile-money-observed-'));
	const service = await startSimulator({ port: 0 });
	whenDone(async () => {
		await service.close();
	});
	const { installed } = await instrument(await installN8n(() => undefined), folder, {
		variables: { N8N_LOG_LEVEL: 'debug' },
	});
	const before = await userFolders();
	const instance = await N8nInstance.create({
		installed,
		tarball: packedTarball(),
		fileFolders: [],
	});
	const [userFolder] = (await userFolders()).filter((each) => !before.includes(each));
	if (userFolder === undefined) throw new Error('The user folder of n8n was not found.');
	const server = await startServer(instance);
	const credentialId = await storeCredential(server, localCredentialData(service));
	const owner = await OwnerSession.open(server);
	const path = `/rest/credentials/${credentialId}`;
	const shownCredential = async (): Promise<Record<string, string>> =>
		credential.parse(await server.rest.get(`${path}?includeData=true`)).data;
	return {
		server,
		service,
		credentialId,
		shownCredential,
		changeCredential: async (changes) => {
			const data = { ...(await shownCredential()), ...changes };
			await owner.patch(path, { name: 'Local service (UAT)', type: credentialType, data });
		},
		files: async () => await filesBelow(userFolder),
		stop: cleanUp,
	};
}

async function userFolders(): Promise<string[]> {
	const names = await readdir(tmpdir());
	return names
		.filter((name) => name.startsWith('mobile-money-n8n-'))
		.map((name) => join(tmpdir(), name));
}

async function filesBelow(folder: string): Promise<Map<string, string>> {
	const found = new Map<string, string>();
	const entries = await readdir(folder, { withFileTypes: true });
	for (const entry of entries) {
		const path = join(folder, entry.name);
		if (entry.isDirectory() && entry.name !== 'node_modules') {
			for (const [inside, content] of await filesBelow(path)) found.set(inside, content);
		}
		if (entry.isFile()) found.set(path, await readFile(path, 'latin1'));
	}
	return found;
}
