import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../../realN8n/childProcess';
import { freePort } from '../../realN8n/freePort';
import { N8nRest } from '../../realN8n/n8nRest';
import { projectFolder } from '../../realN8n/paths';

const startLimitMs = 170_000;
const command = join(projectFolder, 'test', 'realN8n', 'commands', 'dev.ts');

/** `npm run dev` at work on a copy of the sources. */
export interface Development {
	/** The copy, with `nodes` and `credentials`. */
	sourceFolder: string;
	/** The port on 127.0.0.1 that a debugger attaches to. */
	inspectPort: number;
	baseUrl: string;
	rest: N8nRest;
	/** Everything that the command has printed. */
	printed: () => string;
	/** Replaces a text in a file of the copy, as an editor that saves it does. */
	change: (file: string, from: string, to: string) => Promise<void>;
	/** Tells it to end (SIGTERM); returns the exit code. */
	stop: () => Promise<number | null>;
}

/** Copies the sources and starts the command; resolves when it says that the editor is open. */
export async function startDevelopment(): Promise<Development> {
	const sourceFolder = await copySources();
	const inspectPort = await freePort();
	const options = ['--sources', sourceFolder, '--inspect', '--inspect-port', String(inspectPort)];
	const { output, ended, stop } = startProcess(
		process.execPath,
		['--import', 'tsx', command, ...options],
		{ cwd: projectFolder, env: process.env },
	);
	let exitCode: number | null | undefined;
	void ended.then((code) => (exitCode = code));
	await until('the editor is open', startLimitMs, () => {
		if (exitCode !== undefined) throw new Error(`It ended with ${String(exitCode)}:\n${output()}`);
		return output().includes('Press Ctrl-C');
	}).catch(async (error: unknown) => {
		await stop();
		throw error;
	});
	const [, baseUrl = ''] = /address {3}(\S+)\/workflow\//.exec(output()) ?? [];
	const [, email = ''] = /e-mail {4}(\S+)/.exec(output()) ?? [];
	const [, password = ''] = /password {2}(\S+)/.exec(output()) ?? [];
	return {
		sourceFolder,
		inspectPort,
		baseUrl,
		rest: await N8nRest.signIn(baseUrl, { email, password }),
		printed: output,
		change: async (file, from, to) => {
			const path = join(sourceFolder, file);
			const text = await readFile(path, 'utf8');
			if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
			await writeFile(path, text.replace(from, to));
		},
		stop: async () => {
			await stop();
			return await ended;
		},
	};
}

/** Asks again and again until the answer is yes. */
export async function until(
	what: string,
	limitMs: number,
	isSo: () => boolean | Promise<boolean>,
): Promise<void> {
	const deadline = Date.now() + limitMs;
	while (!(await isSo())) {
		if (Date.now() > deadline) throw new Error(`Not within ${limitMs / 1_000} s: ${what}`);
		await sleep(250);
	}
}

async function copySources(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'mobile-money-dev-'));
	for (const part of ['nodes', 'credentials', 'tsconfig.json']) {
		await cp(join(projectFolder, part), join(folder, part), { recursive: true });
	}
	await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'dir');
	return folder;
}
