import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { npm, runProcess } from './childProcess';
import { throwAwayFolder } from './cleanup';
import { projectFolder } from './paths';

const packReport = z.array(z.object({ filename: z.string() })).nonempty();

const sources = [
	'nodes',
	'credentials',
	'package.json',
	'tsconfig.json',
	'gulpfile.js',
	'index.js',
];
const papers = ['README.md', 'LICENSE', 'CHANGELOG.md'];

/** The services that can have a package of their own. */
export const SERVICES = ['gateway', 'daraja'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Builds the package, or the one that holds a single service, in a throw-away copy of the project; returns the copy's path. */
export async function buildPackage(service?: ServiceName): Promise<string> {
	const folder = await throwAwayFolder('mobile-money-package-');
	for (const part of [...sources, ...papers])
		await cp(join(projectFolder, part), join(folder, part), { recursive: true });
	await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
	// Its types are those of the project, which `npm run build` checks.
	const gulp = join(projectFolder, 'node_modules', '.bin', 'gulp');
	const chosen = service === undefined ? [] : ['--services', service];
	await runProcess(gulp, ['build', ...chosen], { cwd: folder, env: process.env });
	return folder;
}

/** Packs this package as it would be published; returns the tarball's path. */
export async function packPackage(): Promise<string> {
	const folder = await buildPackage();
	const report: unknown = JSON.parse(await npm(['pack', '--json', '--ignore-scripts'], folder));
	return join(folder, packReport.parse(report)[0].filename);
}
