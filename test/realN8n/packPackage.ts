import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { x as extract } from 'tar';
import { z } from 'zod';
import { npm } from './childProcess';
import { throwAwayFolder } from './cleanup';
import { packageName, projectFolder } from './paths';
import { phase, type Log } from './progress';

const packReport = z.array(z.object({ filename: z.string() })).nonempty();
const manifest = z.object({ version: z.string() });

/** What a build depends on; a change in any of them makes the built files stale. */
const sourceFolders = ['nodes', 'credentials'];
const sourceFiles = ['package.json', 'tsconfig.json', 'gulpfile.js', 'index.js'];

/** Packs this package as it would be published, built anew if need be; returns the tarball's path. */
export async function packPackage(folder: string, log: Log): Promise<string> {
	if (await isBuildStale()) {
		await phase(log, 'Building the package', () => npm(['run', 'build'], projectFolder));
	}
	const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
	const [packed] = packReport.parse(JSON.parse(await npm(args, projectFolder)));
	return join(folder, packed.filename);
}

/** Packs the package into a throw-away folder. */
export async function packForRun(log: Log): Promise<string> {
	return await packPackage(await throwAwayFolder('mobile-money-pack-'), log);
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
	const text = await readFile(join(target, 'package.json'), 'utf8');
	const { version } = manifest.parse(JSON.parse(text));
	const dependencies = { [packageName]: version };
	const list = { name: 'installed-nodes', private: true, dependencies };
	await writeFile(join(communityNodesFolder(userFolder), 'package.json'), JSON.stringify(list));
}

function communityNodesFolder(userFolder: string): string {
	return join(userFolder, '.n8n', 'nodes');
}

/** A build makes dist anew, so that the folder itself tells when it ran; copied files keep an older time. */
async function isBuildStale(): Promise<boolean> {
	const built = await stat(join(projectFolder, 'dist')).catch(() => undefined);
	const inFolders = sourceFolders.map(async (folder) => {
		const names = await readdir(join(projectFolder, folder), { recursive: true });
		// A folder's own time matters too: it changes when a file in it is removed.
		return ['', ...names].map((name) => join(folder, name));
	});
	const sources = [...sourceFiles, ...(await Promise.all(inFolders)).flat()];
	const times = sources.map(async (path) => (await stat(join(projectFolder, path))).mtimeMs);
	return built === undefined || Math.max(...(await Promise.all(times))) > built.mtimeMs;
}
