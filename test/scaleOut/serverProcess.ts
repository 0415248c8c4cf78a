import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess, type StartedProcess } from '../realN8n/childProcess';
import { whenDone } from '../realN8n/cleanup';

const startLimitMs = 30_000;
const pollMs = 50;

/** A user that servers may run as; PostgreSQL refuses to run as root. */
export interface ServerUser {
	readonly name: string;
	readonly uid: number;
	readonly gid: number;
}

/** The user that a server is to run as: `wanted` when this process is root, otherwise nobody else. */
export async function serverUser(wanted: string): Promise<ServerUser | undefined> {
	if (process.getuid?.() !== 0) return undefined;
	const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
	const [, , uid, gid] = lines.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
	if (uid === undefined || gid === undefined) throw new Error(`There is no user ${wanted}.`);
	return { name: wanted, uid: Number(uid), gid: Number(gid) };
}

/** A throw-away folder that belongs to the user and is removed when the process ends. */
export async function serverFolder(prefix: string, user: ServerUser | undefined): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), prefix));
	whenDone(async () => {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	});
	if (user) await chown(folder, user.uid, user.gid);
	return folder;
}

/** The command line that runs a program as a user, and ends it with this process, even by SIGKILL. */
export function commandAs(
	user: ServerUser | undefined,
	program: string,
	args: readonly string[],
): [string, string[]] {
	const as = user ? ['--reuid', user.name, '--regid', String(user.gid), '--clear-groups'] : [];
	return ['setpriv', ['--pdeathsig', 'INT', ...as, program, ...args]];
}

/**
 * Starts a server and returns once its port answers.
 * @throws with its last lines when it ends, or does not answer within 30 s
 */
export async function startListening(
	user: ServerUser | undefined,
	program: string,
	args: readonly string[],
	{ cwd, port }: { cwd: string; port: number },
): Promise<StartedProcess> {
	const server = startProcess(...commandAs(user, program, args), { cwd, env: { LC_ALL: 'C' } });
	const deadline = Date.now() + startLimitMs;
	while (Date.now() < deadline && !(await hasEnded(server))) {
		if (await listens(port)) return server;
	}
	await server.stop();
	throw new Error(
		`${program} did not start:\n${server.output().split('\n').slice(-25).join('\n')}`,
	);
}

/** Waits a moment; tells whether the process ended in it. */
export async function hasEnded({ ended }: StartedProcess): Promise<boolean> {
	return await Promise.race([ended.then(() => true), sleep(pollMs, false)]);
}

async function listens(port: number): Promise<boolean> {
	return await new Promise((resolve) => {
		const socket = connect({ host: '127.0.0.1', port });
		socket.once('connect', () => {
			socket.destroy();
			resolve(true);
		});
		socket.once('error', () => {
			resolve(false);
		});
	});
}
