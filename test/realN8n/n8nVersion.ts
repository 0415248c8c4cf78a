import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The private packages that pin an n8n and the Node that it runs on, by n8n's major version. */
const packageFolders = { 1: join(__dirname, 'n8n-1'), 2: join(__dirname, 'n8n') } as const;

/** A major version of n8n that this project runs. */
export type N8nMajor = keyof typeof packageFolders;

/** The variable that makes commands and suites run another n8n than the newest. */
export const majorVariable = 'N8N_MAJOR';

const manifest = z.object({ dependencies: z.object({ n8n: z.string(), node: z.string() }) });

/**
 * The n8n that is to be run: 2, or what `N8N_MAJOR` says.
 * @throws when that variable names no version of this project
 */
export function chosenMajor(): N8nMajor {
	const chosen = process.env[majorVariable] ?? '2';
	if (chosen !== '1' && chosen !== '2') throw new Error(`${majorVariable} has to be 1 or 2.`);
	return chosen === '1' ? 1 : 2;
}

/** The folder of the package that pins the n8n to be run. */
export function n8nPackageFolder(): string {
	return packageFolders[chosenMajor()];
}

/** The exact versions of n8n and of its Node that a major version stands for. */
export function pinnedVersions(of: N8nMajor): { n8n: string; node: string } {
	const text = readFileSync(join(packageFolders[of], 'package.json'), 'utf8');
	return manifest.parse(JSON.parse(text)).dependencies;
}
