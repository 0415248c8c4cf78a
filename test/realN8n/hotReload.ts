import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { N8nServer } from './n8nServer';
import { packageName } from './paths';

const watchLimitMs = 60_000;

/** Makes n8n load a package again when one of its files changes, and tell the open editor. */
export const hotReloadVariables = { N8N_DEV_RELOAD: 'true' } as const;

/**
 * Waits until n8n watches the installed package. It answers before it does, and what is saved in
 * between would not be seen.
 * @throws when n8n loads nothing again within 60 s
 */
export async function untilReloading({ log }: N8nServer, packageFolder: string): Promise<void> {
	const file = join(packageFolder, 'package.json');
	const content = await readFile(file);
	const deadline = Date.now() + watchLimitMs;
	while (!log().includes(`Hot reload triggered for ${packageName}`)) {
		if (Date.now() > deadline) {
			throw new Error(`n8n did not load the package again within ${watchLimitMs / 1_000} s.`);
		}
		await writeFile(file, content);
		await sleep(500);
	}
}
