import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from './childProcess';
import { throwAwayFolder } from './cleanup';
import { projectFolder } from './paths';

/** The services that can have a package of their own. */
export const SERVICES = ['gateway', 'daraja'] as const;
export type ServiceName = (typeof SERVICES)[number];

const PARTS = ['nodes', 'credentials', 'package.json', 'tsconfig.json', 'gulpfile.js', 'index.js'];

/** Builds the package that holds one service, in a throw-away copy of the project; returns the copy's path. */
export async function buildOneService(service: ServiceName): Promise<string> {
	const folder = await throwAwayFolder(`mobile-money-${service}-`);
	for (const part of PARTS)
		await cp(join(projectFolder, part), join(folder, part), { recursive: true });
	await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
	await npm(['run', 'build', '--', '--services', service], folder);
	return folder;
}
