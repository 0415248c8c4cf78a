import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanedUpOnFailure, whenDone } from '../../realN8n/cleanup';
import { installN8n } from '../../realN8n/installN8n';
import { N8nInstance } from '../../realN8n/n8nInstance';
import { startServer } from '../../realN8n/n8nServer';
import { packPackage } from '../../realN8n/packPackage';
import { examplesFolder } from '../../realN8n/paths';
import { shareN8n } from './sharedN8n';

/** Installs n8n if need be, packs the package, and starts one n8n with it for all suites. */
export default async function globalSetup(): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'mobile-money-e2e-'));
	// Suites run where signals cannot be caught, so what they make has to lie in what is removed here.
	process.env['TMPDIR'] = folder;
	whenDone(async () => {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	});
	await cleanedUpOnFailure(async () => {
		const installed = await installN8n(console.log);
		const tarball = await packPackage(folder, console.log);
		const fileFolders = [folder, examplesFolder];
		const instance = await N8nInstance.create({ installed, tarball, fileFolders });
		const logFile = join(folder, 'n8n.log');
		const { baseUrl, owner, rest } = await startServer(instance, {
			onOutput: (text) => {
				appendFileSync(logFile, text);
			},
		});
		shareN8n({ tarball, folder, baseUrl, owner, cookie: rest.cookie, logFile });
	});
}
