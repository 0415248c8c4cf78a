import { watch } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess, untilReady } from './childProcess';
import type { N8nServer } from './n8nServer';
import { packageName, projectFolder } from './paths';
import type { Log } from './progress';

/** Makes n8n load a package again when one of its files changes, and tell the open editor. */
export const hotReloadVariables = { N8N_DEV_RELOAD: 'true' } as const;

/**
 * Builds the package into n8n's copy, and builds again what changed whenever a file is saved. Code with a
 * mistake in it is reported and not written, so that n8n keeps the last that worked. Ends with the process.
 * @param sourceFolder with `nodes`, `credentials` and `tsconfig.json`
 */
export async function buildOnSave(
	sourceFolder: string,
	packageFolder: string,
	log: Log,
): Promise<void> {
	const dist = join(packageFolder, 'dist');
	const tsc = join(projectFolder, 'node_modules', 'typescript', 'bin', 'tsc');
	// The maps lead a debugger from n8n's copy to the sources, which need not lie beside it.
	const options = ['--outDir', dist, '--noEmitOnError', '--inlineSourceMap'];
	const compiler = startProcess(
		process.execPath,
		[tsc, '--watch', '--preserveWatchOutput', ...options],
		{
			cwd: sourceFolder,
			env: process.env,
			onOutput: (text) => {
				log(text.trimEnd());
			},
		},
	);
	await untilReady(compiler, 'Watching for');
	for (const part of ['nodes', 'credentials']) {
		watch(join(sourceFolder, part), { recursive: true }, (_event, path) => {
			if (path === null || path.endsWith('.ts')) return;
			// Where a file is gone, or just being put into place, the next event tells.
			const [from, to] = [join(sourceFolder, part, path), join(dist, part, path)];
			cp(from, to, { recursive: true }).catch(() => undefined);
		});
	}
}

/**
 * Waits until n8n watches the installed package. It answers before it does, and what is saved in
 * between would not be seen.
 */
export async function untilReloading({ log }: N8nServer, packageFolder: string): Promise<void> {
	const file = join(packageFolder, 'package.json');
	const content = await readFile(file);
	const deadline = Date.now() + 60_000;
	while (!log().includes(`Hot reload triggered for ${packageName}`)) {
		if (Date.now() > deadline) throw new Error('n8n did not load the package again.');
		await writeFile(file, content);
		await sleep(500);
	}
}
