import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import { createInstance } from '../../realN8n/n8nInstance';
import { startServer } from '../../realN8n/n8nServer';
import { packPackage } from '../../realN8n/packPackage';
import { SHARED_N8N } from './sharedN8n';

/** Installs n8n if need be, packs the package, and starts one n8n with it for all suites. */
export default async function globalSetup(): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'mobile-money-e2e-'));
	// Suites run where signals cannot be caught, so what they make has to lie in what is removed here.
	process.env['TMPDIR'] = folder;
	whenDone(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
	try {
		const tarball = await packPackage();
		const instance = await createInstance({ tarball, fileFolders: [folder] });
		const logFile = join(folder, 'n8n.log');
		const onOutput = (text: string): void => {
			appendFileSync(logFile, text);
		};
		const { baseUrl, owner, rest } = await startServer(instance, { onOutput });
		const shared = { tarball, baseUrl, owner, cookie: rest.cookie, logFile };
		process.env[SHARED_N8N] = JSON.stringify(shared);
	} catch (error) {
		// Or jest would wait for what runs.
		await cleanUp();
		throw error;
	}
}
