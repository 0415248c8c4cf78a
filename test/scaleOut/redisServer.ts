import { freePort } from '../realN8n/freePort';
import type { DebianServers } from './debianServers';
import { serverFolder, startListening } from './serverProcess';

/** Starts a Redis of its own on loopback that keeps nothing on disk; returns n8n's variables for it. */
export async function startRedis(
	programs: DebianServers,
): Promise<Readonly<Record<string, string>>> {
	const folder = await serverFolder('mobile-money-redis-', undefined);
	const port = await freePort();
	const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
	const notKept = ['--save', '', '--appendonly', 'no'];
	await startListening(undefined, programs.redisServer, [...args, ...notKept], {
		cwd: folder,
		port,
	});
	return { QUEUE_BULL_REDIS_HOST: '127.0.0.1', QUEUE_BULL_REDIS_PORT: String(port) };
}
