import { createHash, randomBytes } from 'node:crypto';
import {
	access,
	copyFile,
	mkdir,
	readFile,
	readdir,
	rename,
	rm,
	writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { whenDone } from './cleanup';
import { n8nPackageFolder } from './n8nVersion';
import { npm } from './npm';
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
const completeMarker = '.complete';

/**
 * Installs the pinned n8n into the cache folder, or finds it there. The folder's name is made from the
 * package files, so changing a version installs a new copy. Takes 2 to 4 minutes and 2.4 GB the first time.
 * @throws when npm fails, with what to do next
 */
export async function installN8n(log: Log): Promise<InstalledN8n> {
	const folder = join(cacheFolder(), `n8n-${await fingerprint()}`);
	if (!(await exists(join(folder, completeMarker)))) {
		log(
			`n8n is not installed yet: this happens once, takes 2 to 4 minutes and 2.4 GB in ${folder}`,
		);
		try {
			await installInto(folder, log);
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			throw new Error(
				`n8n could not be installed into ${folder}.\n${reason}\n` +
					'Check that the npm registry can be reached and that 3 GB of disk are free, then run the same command again.',
				{ cause: error },
			);
		}
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
	await removeAbandoned(folder);
	const unique = `${process.pid.toString()}-${randomBytes(4).toString('hex')}`;
	const building = `${folder}.installing-${unique}`;
	await mkdir(building, { recursive: true });
	const remove = whenDone(async () => {
		await rm(building, { recursive: true, force: true });
	});
	try {
		for (const file of packageFiles)
			await copyFile(join(n8nPackageFolder(), file), join(building, file));
		await phase(log, 'Installing n8n: downloading packages', async () => {
			await npm(['ci', '--no-progress'], building);
		});
		await phase(log, 'Installing n8n: preparing Node and the database driver', async () => {
			await npm(['rebuild', 'node', 'sqlite3', '--ignore-scripts=false'], building);
		});
		await writeFile(join(building, completeMarker), new Date().toISOString());
		await moveIntoPlace(building, folder);
	} finally {
		await remove();
	}
}

async function moveIntoPlace(building: string, folder: string): Promise<void> {
	try {
		await rename(building, folder);
	} catch {
		// Another installer may have been first; its copy is as good as this one.
		if (await exists(join(folder, completeMarker))) return;
		await rm(folder, { recursive: true, force: true });
		await rename(building, folder);
	}
}

/** Removes what installers left that were killed before they could clean up. */
async function removeAbandoned(folder: string): Promise<void> {
	await mkdir(dirname(folder), { recursive: true });
	for (const name of await readdir(dirname(folder))) {
		const [, pid] = /\.installing-(\d+)-/.exec(name) ?? [];
		if (name.startsWith(`${basename(folder)}.`) && pid !== undefined && !isAlive(Number(pid))) {
			await rm(join(dirname(folder), name), { recursive: true, force: true });
		}
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

async function exists(path: string): Promise<boolean> {
	return await access(path).then(
		() => true,
		() => false,
	);
}
