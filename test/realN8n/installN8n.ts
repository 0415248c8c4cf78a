import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm } from './childProcess';
import { whenDone } from './cleanup';
import { n8nPackageFolder } from './n8nVersion';
import { cacheFolder } from './paths';
import { phase, type Log } from './progress';

/** A copy of n8n that is ready to run. */
export interface InstalledN8n {
	/** The Node that this n8n needs; the system's own may be older. */
	nodeBinary: string;
	/** n8n's command line script, to be run with `nodeBinary`. */
	n8nScript: string;
}

const packageFiles = ['package.json', 'package-lock.json', '.npmrc'] as const;

/**
 * Installs the pinned n8n into the cache folder, or finds it there. The folder's name is made from the
 * package files, so changing a version installs a new copy. Takes 2 to 4 minutes and 2.4 GB the first time.
 * @throws when npm fails, with its last lines
 */
export async function installN8n(log: Log): Promise<InstalledN8n> {
	const folder = join(cacheFolder(), `n8n-${await fingerprint()}`);
	if (!existsSync(join(folder, '.complete'))) {
		log(
			`n8n is not installed yet: this happens once, takes 2 to 4 minutes, the npm registry, and 2.4 GB in ${folder}`,
		);
		await installInto(folder, log);
	}
	return {
		nodeBinary: join(folder, 'node_modules', '.bin', 'node'),
		n8nScript: join(folder, 'node_modules', 'n8n', 'bin', 'n8n'),
	};
}

async function fingerprint(): Promise<string> {
	const hash = createHash('sha256');
	for (const file of packageFiles) hash.update(await readFile(join(n8nPackageFolder(), file)));
	return hash.digest('hex').slice(0, 12);
}

/** Installs beside the final folder and renames at the end, so that a half-done copy is never used. */
async function installInto(folder: string, log: Log): Promise<void> {
	await mkdir(dirname(folder), { recursive: true });
	const building = await mkdtemp(`${folder}.installing-`);
	whenDone(() => rm(building, { recursive: true, force: true }));
	for (const file of packageFiles)
		await copyFile(join(n8nPackageFolder(), file), join(building, file));
	await phase(log, 'Installing n8n', async () => {
		await npm(['ci', '--no-progress'], building);
		// Node and the database driver are made by scripts, which nothing else of n8n may run.
		await npm(['rebuild', 'node', 'sqlite3', '--ignore-scripts=false'], building);
	});
	await writeFile(join(building, '.complete'), '');
	// Another installer may have been first; its copy is as good as this one.
	if (!existsSync(folder)) await rename(building, folder);
}
