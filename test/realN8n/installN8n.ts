import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { npm } from './childProcess';
import { whenDone } from './cleanup';
import { packageName } from './paths';

const packageFolders = { 1: join(__dirname, 'n8n-1'), 2: join(__dirname, 'n8n') } as const;
const packageFiles = ['package.json', 'package-lock.json', '.npmrc'];

/** The n8n that is to be run: the newest, but where the variable N8N_MAJOR is 1. */
export const chosenMajor = (): 1 | 2 => (process.env['N8N_MAJOR'] === '1' ? 1 : 2);

const manifest = z.object({ dependencies: z.object({ n8n: z.string(), node: z.string() }) });

/** The exact versions of n8n and of its Node that a major version stands for. */
export function pinnedVersions(of: 1 | 2): { n8n: string; node: string } {
	const text = readFileSync(join(packageFolders[of], 'package.json'), 'utf8');
	return manifest.parse(JSON.parse(text)).dependencies;
}

/**
 * Installs the pinned n8n, or finds it where clones of this project share it. The folder's name is made from the
 * package files, so changing a version installs a new copy.
 */
export async function installN8n() {
	const from = packageFolders[chosenMajor()];
	const hash = createHash('sha256');
	for (const file of packageFiles) hash.update(readFileSync(join(from, file)));
	const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
	const folder = join(cache, packageName, `n8n-${hash.digest('hex').slice(0, 12)}`);
	if (!existsSync(folder)) await installInto(folder, from);
	return {
		// The system's own Node may be older than this n8n needs.
		nodeBinary: join(folder, 'node_modules', '.bin', 'node'),
		n8nScript: join(folder, 'node_modules', 'n8n', 'bin', 'n8n'),
		// What Node has compiled of it, for its next start.
		compileCache: join(folder, 'compile-cache'),
	};
}

/** Installs beside the final folder and renames at the end, so that a half-done copy is never used. */
async function installInto(folder: string, from: string): Promise<void> {
	console.log(`Installing n8n once into ${folder}: 2 to 4 minutes, 2.4 GB …`);
	await mkdir(dirname(folder), { recursive: true });
	const building = await mkdtemp(`${folder}.installing-`);
	whenDone(() => rm(building, { recursive: true, force: true }));
	for (const file of packageFiles) await copyFile(join(from, file), join(building, file));
	await npm(['ci', '--no-progress'], building);
	// Node and the database driver are made by scripts, which nothing else of n8n may run.
	await npm(['rebuild', 'node', 'sqlite3', '--ignore-scripts=false'], building);
	// Another installer may have been first; its copy is as good as this one.
	if (!existsSync(folder)) await rename(building, folder);
}
