import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenDone } from '../../realN8n/cleanup';
import { installN8n } from '../../realN8n/installN8n';
import { packPackage } from '../../realN8n/packPackage';
import { rememberTarball } from './tarball';

/** Installs n8n if need be and packs the package, once for all suites. */
export default async function globalSetup(): Promise<void> {
	const log = (line: string): void => {
		console.log(line);
	};
	const folder = await mkdtemp(join(tmpdir(), 'mobile-money-e2e-'));
	// Suites run where signals cannot be caught, so what they make has to lie in what is removed here.
	process.env['TMPDIR'] = folder;
	whenDone(async () => {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	});
	await installN8n(log);
	rememberTarball(await packPackage(folder, log));
}
