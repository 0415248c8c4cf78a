import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { x as extract } from 'tar';
import { z } from 'zod';
import { npm } from './npm';
import { packageName, projectFolder } from './paths';
import { phase, type Log } from './progress';

const packReport = z.array(z.object({ filename: z.string() })).nonempty();
const manifest = z.object({ version: z.string() });

/** What a build depends on; a change in any of them makes the built files stale. */
const sources = [
	'nodes',
	'credentials',
	'package.json',
	'tsconfig.json',
	'gulpfile.js',
	'index.js',
];

/**
 * Packs this package as it would be published, building it first when dist is missing or older than the sources.
 * @returns the path of the tarball inside `folder`
 */
export async function packPackage(folder: string, log: Log): Promise<string> {
	if (await isBuildStale()) {
		await phase(
			log,
			'Building the package',
			async () => await npm(['run', 'build'], projectFolder),
		);
	}
	const report = await npm(
		['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
		projectFolder,
	);
	const [packed] = packReport.parse(JSON.parse(report));
	return join(folder, packed.filename);
}

/** The folder that n8n loads this package from, as it installs community packages. */
export function installedPackageFolder(userFolder: string): string {
	return join(communityNodesFolder(userFolder), 'node_modules', packageName);
}

/** Unpacks a tarball to where n8n keeps community packages, and enters it in n8n's list of them. */
export async function installTarball(tarball: string, userFolder: string): Promise<void> {
	const target = installedPackageFolder(userFolder);
	await mkdir(target, { recursive: true });
	await extract({ file: tarball, cwd: target, strip: 1 });
	const { version } = manifest.parse(
		JSON.parse(await readFile(join(target, 'package.json'), 'utf8')),
	);
	const installed = {
		name: 'installed-nodes',
		private: true,
		dependencies: { [packageName]: version },
	};
	const list = join(communityNodesFolder(userFolder), 'package.json');
	await writeFile(list, JSON.stringify(installed, null, 2));
}

function communityNodesFolder(userFolder: string): string {
	return join(userFolder, '.n8n', 'nodes');
}

async function isBuildStale(): Promise<boolean> {
	// Only compiled files tell when the build ran: copied ones keep the time of their source.
	const built = (await modifiedTimes(join(projectFolder, 'dist'))).filter(({ path }) =>
		path.endsWith('.js'),
	);
	if (built.length === 0) return true;
	const used = (
		await Promise.all(
			sources.map(async (source) => await modifiedTimes(join(projectFolder, source))),
		)
	).flat();
	const oldestBuilt = Math.min(...built.map(({ modifiedMs }) => modifiedMs));
	return used.some(({ modifiedMs }) => modifiedMs > oldestBuilt);
}

/** The modification times of a file, or of a folder and everything in it; nothing when it does not exist. */
async function modifiedTimes(path: string): Promise<Array<{ path: string; modifiedMs: number }>> {
	const stats = await stat(path).catch(() => undefined);
	if (stats === undefined) return [];
	const own = { path, modifiedMs: stats.mtimeMs };
	if (!stats.isDirectory()) return [own];
	const names = await readdir(path);
	const inside = await Promise.all(
		names.map(async (name) => await modifiedTimes(join(path, name))),
	);
	// A folder's own time matters too: it changes when a file in it is removed.
	return [own, ...inside.flat()];
}
