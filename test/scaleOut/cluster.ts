import { randomBytes } from 'node:crypto';
import {
	startProcess,
	startProgram,
	untilReady,
	type StartedProcess,
} from '../realN8n/childProcess';
import { createInstance, freePort, type InstanceOptions } from '../realN8n/n8nInstance';
import { startServer } from '../realN8n/n8nServer';

/** n8n gives executions to workers, as in docs/compose.yaml, and soon sees one that was killed. */
const queueMode = {
	EXECUTIONS_MODE: 'queue',
	OFFLOAD_MANUAL_EXECUTIONS_TO_WORKERS: 'true',
	QUEUE_WORKER_LOCK_DURATION: '6000',
	QUEUE_WORKER_LOCK_RENEW_TIME: '2000',
	QUEUE_WORKER_STALLED_INTERVAL: '1500',
} as const;

/** An n8n, and the workers that it gives its executions to. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Starts n8n in queue mode: one main and two workers, which share a PostgreSQL, a Redis and a key. */
export async function startCluster(given: InstanceOptions) {
	const stores = { ...(await startDatabase()), ...(await startRedis()) };
	const key = { N8N_ENCRYPTION_KEY: randomBytes(24).toString('hex') };
	const options = { ...given, variables: { ...stores, ...queueMode, ...key } };
	const main = await startServer(await createInstance(options));
	return { main, workers: [await startWorker(options), await startWorker(options)] };
}

async function startWorker(options: InstanceOptions): Promise<StartedProcess> {
	const worker = (await createInstance(options)).start('worker');
	await untilReady(worker, 'n8n worker is now ready');
	return worker;
}

/** The worker with the oldest execution under way. */
export function busiest({ workers }: Cluster): StartedProcess | undefined {
	const begun = workers.flatMap((worker) => underWay(worker).map((id) => ({ worker, id })));
	return begun.sort((one, other) => one.id - other.id)[0]?.worker;
}

function underWay({ log }: StartedProcess): number[] {
	const idsOf = (what: string): number[] => {
		const lines = log().matchAll(RegExp(`Worker ${what} execution (\\d+) \\(job`, 'g'));
		return Array.from(lines, ([, id]) => Number(id));
	};
	const finished = new Set(idsOf('finished'));
	return idsOf('started').filter((id) => !finished.has(id));
}

async function startRedis(): Promise<Record<string, string>> {
	const port = String(await freePort());
	const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
	await startProgram('redis-server', args, 'Ready to accept connections');
	return { QUEUE_BULL_REDIS_HOST: '127.0.0.1', QUEUE_BULL_REDIS_PORT: port };
}

async function startDatabase(): Promise<Record<string, string>> {
	// The tool drops everything when its command ends, which lives as long as this process holds its stdin.
	const command = ['sh', '-c', 'echo "database: $PGPORT $PGUSER $PGPASSWORD"; exec cat'];
	const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin' };
	const started = startProcess('pg_virtualenv', ['-t', ...command], { cwd: '/', env });
	await untilReady(started, 'database: ');
	const [, port = '', user = '', password = ''] =
		/database: (\d+) (\S+) (\S+)/.exec(started.stdout()) ?? [];
	return {
		DB_TYPE: 'postgresdb',
		DB_POSTGRESDB_HOST: 'localhost',
		DB_POSTGRESDB_PORT: port,
		DB_POSTGRESDB_DATABASE: 'postgres',
		DB_POSTGRESDB_USER: user,
		DB_POSTGRESDB_PASSWORD: password,
	};
}
