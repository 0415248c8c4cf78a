import { randomBytes } from 'node:crypto';
import { startProgram } from '../realN8n/childProcess';
import {
	createInstance,
	freePort,
	type InstanceOptions,
	type N8nInstance,
} from '../realN8n/n8nInstance';
import { startServer, startWorker, type N8nProcess, type N8nServer } from '../realN8n/n8nServer';

/** What makes n8n give executions to workers; docs/compose.yaml has the same. */
export const queueMode = {
	EXECUTIONS_MODE: 'queue',
	// Without it a run that is started in the editor stays in the main process.
	OFFLOAD_MANUAL_EXECUTIONS_TO_WORKERS: 'true',
} as const;

/** With n8n's own settings it takes minutes until it sees that a worker is gone; with these, 40 s. */
const queueSettings = {
	QUEUE_WORKER_LOCK_DURATION: '6000',
	QUEUE_WORKER_LOCK_RENEW_TIME: '2000',
	QUEUE_WORKER_STALLED_INTERVAL: '1500',
} as const;

/** One process of a cluster. */
export interface ClusterProcess extends N8nProcess {
	readonly name: string;
}

/** n8n in queue mode: one main and some workers, which share a database, a Redis and a key. */
export class Cluster {
	private started = 0;

	private constructor(
		private readonly instance: N8nInstance,
		/** As it was started last. */
		public main: N8nServer & ClusterProcess,
		/** The workers that were started and not killed. */
		readonly workers: ClusterProcess[],
		private readonly options: InstanceOptions,
	) {}

	/** Starts Redis and the main, without workers. */
	static async start(given: InstanceOptions): Promise<Cluster> {
		const key = { N8N_ENCRYPTION_KEY: randomBytes(24).toString('hex') };
		const queue = { ...queueMode, ...queueSettings, ...(await startRedis()), ...key };
		const options = { ...given, variables: { ...given.variables, ...queue } };
		const instance = await createInstance(options);
		const main = { ...(await startServer(instance)), name: 'main' };
		return new Cluster(instance, main, [], options);
	}

	/** Starts one more worker and returns when it is ready. */
	async addWorker(): Promise<void> {
		const name = `worker ${++this.started}`;
		const worker = await startWorker(await createInstance(this.options));
		this.workers.push({ ...worker, name });
	}

	/** Ends a process as a power cut does, its task runner too; only a main is started again. */
	async kill(victim: ClusterProcess): Promise<void> {
		process.kill(-victim.processId, 'SIGKILL');
		await victim.ended;
		if (victim !== this.main) {
			this.workers.splice(this.workers.indexOf(victim), 1);
			return;
		}
		const { owner, name } = this.main;
		this.main = { ...(await startServer(this.instance, { owner })), name };
	}
}

/** Starts a Redis of its own on loopback that keeps nothing on disk; returns n8n's variables for it. */
async function startRedis(): Promise<Readonly<Record<string, string>>> {
	const port = String(await freePort());
	const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
	await startProgram('redis-server', args, 'Ready to accept connections');
	return { QUEUE_BULL_REDIS_HOST: '127.0.0.1', QUEUE_BULL_REDIS_PORT: port };
}

/** The executions that a process has begun, as it has logged them; more than once when it was given them again. */
export function begunBy({ log }: Pick<ClusterProcess, 'log'>): string[] {
	return idsIn(log(), /Worker started execution (\d+) \(job/g);
}

/** The executions that a process has begun and not finished. */
export function underWayIn(worker: Pick<ClusterProcess, 'log'>): string[] {
	const finished = new Set(idsIn(worker.log(), /Worker finished execution (\d+) \(job/g));
	return begunBy(worker).filter((id) => !finished.has(id));
}

function idsIn(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, id = '']) => id);
}
