import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { whenDone } from './cleanup';
import { until } from './until';

export interface StartOptions {
	cwd: string;
	env: NodeJS.ProcessEnv;
	onOutput?: (text: string) => void;
}

export type StartedProcess = ReturnType<typeof startProcess>;

const patienceMs = 20_000;
const startLimitMs = 90_000;

/** Starts a process as the leader of a group of its own, so that its descendants can be ended with it. */
export function startProcess(
	command: string,
	args: readonly string[],
	{ cwd, env, onOutput }: StartOptions,
) {
	// The open stdin tells the child, by closing, that this process is gone (see exitWithParent.ts).
	const child = spawn(command, args, { cwd, env, detached: true, stdio: 'pipe' });
	let [stdout, log] = ['', ''];
	const record = (text: string): void => {
		log += text;
		onOutput?.(text);
	};
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		stdout += text;
		record(text);
	});
	child.stderr.setEncoding('utf8').on('data', record);
	child.stdin.on('error', () => undefined);

	const processId = child.pid ?? NaN;
	const exited = new Promise((resolve) => child.once('exit', resolve));
	const ended = new Promise<number | null>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', resolve);
	});
	const stop = whenDone(async () => {
		if (child.pid === undefined) return;
		signalGroup(processId, 'SIGTERM');
		await Promise.race([exited, sleep(patienceMs, undefined, { ref: false })]);
		// Even when the leader is gone, something that it started may not be.
		signalGroup(processId, 'SIGKILL');
	});
	void ended.then(stop, stop);
	/** Ends it as if the machine failed. */
	const kill = async (): Promise<void> => {
		signalGroup(processId, 'SIGKILL');
		await ended;
	};
	/** `log`: all that it has printed. */
	return { ended, stdout: () => stdout, log: () => log, stop, kill };
}

/** Waits until a process prints this sign, or says when asked, that it is ready; throws with its last lines when it is not within 90 s. */
export async function untilReady(
	{ ended, log, stop }: StartedProcess,
	sign: string | (() => Promise<boolean>),
): Promise<void> {
	let isOver = false;
	void ended.catch(() => undefined).then(() => (isOver = true));
	const isReady = async (): Promise<boolean> => {
		if (isOver) throw new Error('It has ended.');
		return typeof sign === 'string' ? log().includes(sign) : await sign();
	};
	await until('it is ready', isReady, startLimitMs).catch(async (error: unknown) => {
		await stop();
		throw new Error(`It did not start. ${String(error)}\n${lastLines(log())}`);
	});
}

/** Starts a program that ends with this process even by SIGKILL, and waits until it prints that it is ready. */
export async function startProgram(
	program: string,
	args: readonly string[],
	sign: string,
): Promise<void> {
	const bound = ['--pdeathsig', 'INT', program, ...args];
	const options = { cwd: '/tmp', env: { PATH: process.env['PATH'] } };
	await untilReady(startProcess('setpriv', bound, options), sign);
}

/** Runs a process to its end and returns its stdout; throws with its last lines when it fails. */
export async function runProcess(
	command: string,
	args: readonly string[],
	options: StartOptions,
): Promise<string> {
	const { ended, stdout, log } = startProcess(command, args, options);
	const exitCode = await ended;
	if (exitCode === 0) return stdout();
	const line = [command, ...args].join(' ');
	throw new Error(`${line} ended with ${String(exitCode)}:\n${lastLines(log())}`);
}

/** Runs npm in a folder and returns its stdout. */
export async function npm(args: readonly string[], cwd: string): Promise<string> {
	// What `npm run` says about the package it runs in would mislead an npm in another folder.
	const ofThisPackage = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|INIT_CWD$)/;
	const variables = Object.entries(process.env).filter(([name]) => !ofThisPackage.test(name));
	return await runProcess('npm', args, { cwd, env: Object.fromEntries(variables) });
}

/** The end of a log, for a message. */
export const lastLines = (output: string): string =>
	output.trim().split('\n').slice(-25).join('\n');

function signalGroup(leader: number, signal: NodeJS.Signals): void {
	try {
		process.kill(-leader, signal);
	} catch {
		// The group is gone already, which is what was wanted.
	}
}
