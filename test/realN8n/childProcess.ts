import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { whenDone } from './cleanup';

export interface StartOptions {
	cwd: string;
	env: NodeJS.ProcessEnv;
	/** Receives everything that the process writes to stdout and stderr, as it arrives. */
	onOutput?: (text: string) => void;
}

export interface StartedProcess {
	/** Resolves with the exit code once the process ended; null when a signal ended it. */
	ended: Promise<number | null>;
	/** Everything written to stdout so far. */
	stdout: () => string;
	/** Everything written to stdout and stderr so far, in the order of arrival. */
	output: () => string;
	/** Ends the process and everything that it started; resolves when it is gone. */
	stop: () => Promise<void>;
}

const patienceMs = 8_000;

/** Starts a process as the leader of a group of its own, so that its descendants can be ended with it. */
export function startProcess(
	command: string,
	args: readonly string[],
	{ cwd, env, onOutput }: StartOptions,
): StartedProcess {
	// The open stdin tells the child, by closing, that this process is gone (see exitWithParent.ts).
	const child = spawn(command, args, { cwd, env, detached: true, stdio: 'pipe' });
	let stdout = '';
	let output = '';
	const record = (text: string): void => {
		output += text;
		onOutput?.(text);
	};
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		stdout += text;
		record(text);
	});
	child.stderr.setEncoding('utf8').on('data', record);
	child.stdin.on('error', () => undefined);

	const ended = new Promise<number | null>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', resolve);
	});
	ended.catch(() => undefined);
	const forget = whenDone(async () => {
		await endGroup(child);
	});
	void ended.then(forget, forget);
	return { ended, stdout: () => stdout, output: () => output, stop: forget };
}

/** Runs a process to its end and returns its stdout; throws with its last lines when it fails. */
export async function runProcess(
	command: string,
	args: readonly string[],
	options: StartOptions,
): Promise<string> {
	const started = startProcess(command, args, options);
	const exitCode = await started.ended;
	if (exitCode !== 0) throw new ProcessFailed(command, args, exitCode, started.output());
	return started.stdout();
}

/** A process that ended with anything but 0; the message ends with its last lines of output. */
export class ProcessFailed extends Error {
	constructor(
		command: string,
		args: readonly string[],
		exitCode: number | null,
		readonly output: string,
	) {
		const lastLines = output.trim().split('\n').slice(-25).join('\n');
		super(`${[command, ...args].join(' ')} ended with ${String(exitCode)}:\n${lastLines}`);
		this.name = 'ProcessFailed';
	}
}

async function endGroup(child: ChildProcess): Promise<void> {
	if (child.pid === undefined) return;
	if (child.exitCode === null && child.signalCode === null) {
		const gone = once(child, 'exit');
		signalGroup(child.pid, 'SIGTERM');
		await Promise.race([gone, sleep(patienceMs, undefined, { ref: false })]);
	}
	// Even when the leader is gone, something that it started may not be.
	signalGroup(child.pid, 'SIGKILL');
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
	try {
		process.kill(-leader, signal);
	} catch {
		// The group is gone already, which is what was wanted.
	}
}
