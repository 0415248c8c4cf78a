import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { installDebianPackages } from '../realN8n/debianPackages';
import type { Log } from '../realN8n/progress';

/** Server programs as Debian's packages bring them. */
export interface DebianServers {
	readonly initdb: string;
	readonly postgres: string;
	readonly redisServer: string;
}

const packages = ['postgresql', 'redis-server'];
const postgresVersions = '/usr/lib/postgresql';
const redisServer = '/usr/bin/redis-server';

/**
 * Finds PostgreSQL and Redis where Debian's packages put them, and installs the packages when they are
 * missing. Whatever else is called `postgres` on this machine is left alone.
 * @throws when they are missing and apt-get cannot install them, with what to do
 */
export async function debianServers(log: Log): Promise<DebianServers> {
	const found = await findServers();
	if (found !== undefined) return found;
	await installDebianPackages(packages, log);
	const installed = await findServers();
	if (installed === undefined) throw new Error('apt-get installed neither PostgreSQL nor Redis.');
	return installed;
}

async function findServers(): Promise<DebianServers | undefined> {
	const versions = await readdir(postgresVersions).catch(() => []);
	// A folder may hold only the client, so that the newest is not always the one to take.
	for (const version of versions.sort((a, b) => Number(b) - Number(a))) {
		const initdb = join(postgresVersions, version, 'bin', 'initdb');
		const postgres = join(postgresVersions, version, 'bin', 'postgres');
		const all = await Promise.all([initdb, postgres, redisServer].map(exists));
		if (all.every((each) => each)) return { initdb, postgres, redisServer };
	}
	return undefined;
}

async function exists(path: string): Promise<boolean> {
	return await access(path).then(
		() => true,
		() => false,
	);
}
