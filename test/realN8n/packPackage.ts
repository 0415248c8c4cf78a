import { cp, readdir, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { npm, runProcess } from './childProcess';
import { throwAwayFolder } from './cleanup';
import { projectFolder } from './paths';

const packReport = z.array(z.object({ filename: z.string() })).nonempty();

/** What a build depends on; a change in any of them makes the built files stale. */
const sources = [
	'nodes',
	'credentials',
	'package.json',
	'tsconfig.json',
	'gulpfile.js',
	'index.js',
];

/** Packs this package as it would be published, built anew if need be; returns the tarball's path. */
export async function packPackage(): Promise<string> {
	const folder = await throwAwayFolder('mobile-money-pack-');
	if (await isBuildStale()) await npm(['run', 'build'], projectFolder);
	const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
	const [packed] = packReport.parse(JSON.parse(await npm(args, projectFolder)));
	return join(folder, packed.filename);
}

/** A build makes dist anew, so that the folder itself tells when it ran; copied files keep an older time. */
async function isBuildStale(): Promise<boolean> {
	const changedAt = async (path: string): Promise<number> =>
		(await stat(join(projectFolder, path))).mtimeMs;
	const builtAt = await changedAt('dist').catch(() => 0);
	for (const source of sources) {
		const inside = await readdir(join(projectFolder, source), { recursive: true }).catch(() => []);
		// A folder's own time matters too: it changes when a file in it is removed.
		for (const name of ['', ...inside])
			if ((await changedAt(join(source, name))) > builtAt) return true;
	}
	return false;
}

/** The services that can have a package of their own. */
export const SERVICES = ['gateway', 'daraja'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Builds the package that holds one service, in a throw-away copy of the project; returns the copy's path. */
export async function buildOneService(service: ServiceName): Promise<string> {
	const folder = await throwAwayFolder(`mobile-money-${service}-`);
	for (const source of sources)
		await cp(join(projectFolder, source), join(folder, source), { recursive: true });
	await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
	// Its types are those of the project, which `npm run build` checks.
	const gulp = join(projectFolder, 'node_modules', '.bin', 'gulp');
	await runProcess(gulp, ['build', '--services', service], { cwd: folder, env: process.env });
	return folder;
}
