import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolConfig } from 'pg';
import { runProcess } from '../realN8n/childProcess';
import { whenDone } from '../realN8n/cleanup';
import { freePort } from '../realN8n/freePort';
import type { DebianServers } from './debianServers';
import { commandAs, serverFolder, serverUser, startListening } from './serverProcess';

const user = 'n8n';
const database = 'n8n';
const acceptLimitMs = 15_000;

/** A running PostgreSQL with an empty database. */
export interface PostgresServer {
	/** The variables that point n8n at the database. */
	readonly variables: Readonly<Record<string, string>>;
	/** Connections to it; they end when this process does. */
	readonly pool: Pool;
}

/** Starts a PostgreSQL of its own on loopback, with its data in a throw-away folder. */
export async function startPostgres(programs: DebianServers): Promise<PostgresServer> {
	const runAs = await serverUser('postgres');
	const folder = await serverFolder('mobile-money-postgres-', runAs);
	const data = join(folder, 'data');
	const password = randomBytes(16).toString('hex');
	const passwordFile = join(folder, 'password');
	await writeFile(passwordFile, password, { mode: 0o644 });
	const initArgs = ['-D', data, '-U', user, '-A', 'scram-sha-256', '--pwfile', passwordFile];
	const init = commandAs(runAs, programs.initdb, [...initArgs, '-E', 'UTF8', '--no-sync']);
	await runProcess(...init, { cwd: folder, env: { LC_ALL: 'C' } });
	await rm(passwordFile);

	const port = await freePort();
	const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
	await startListening(runAs, programs.postgres, args, { cwd: folder, port });
	const address = { host: '127.0.0.1', port, user, password };
	await createDatabase({ ...address, database: 'postgres' });
	const pool = new Pool({ ...address, database, max: 2 });
	whenDone(async () => {
		await pool.end();
	});
	return {
		variables: {
			DB_TYPE: 'postgresdb',
			DB_POSTGRESDB_HOST: '127.0.0.1',
			DB_POSTGRESDB_PORT: String(port),
			DB_POSTGRESDB_DATABASE: database,
			DB_POSTGRESDB_USER: user,
			DB_POSTGRESDB_PASSWORD: password,
		},
		pool,
	};
}

/** PostgreSQL listens a moment before it accepts anybody. */
async function createDatabase(config: PoolConfig): Promise<void> {
	const pool = new Pool({ ...config, max: 1 });
	const deadline = Date.now() + acceptLimitMs;
	try {
		for (;;) {
			try {
				await pool.query(`CREATE DATABASE ${database}`);
				return;
			} catch (error) {
				if (Date.now() > deadline) throw error;
				await sleep(100);
			}
		}
	} finally {
		await pool.end();
	}
}
