import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instrument } from '../e2e/support/instrumentedN8n';
import { whenDone } from '../realN8n/cleanup';
import type { InstalledN8n } from '../realN8n/installN8n';
import { N8nInstance } from '../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../realN8n/n8nServer';
import { hasEnded } from './serverProcess';

const startLimitMs = 90_000;

/** What makes n8n give executions to workers; docs/compose.yaml has the same. */
export const queueMode = {
	EXECUTIONS_MODE: 'queue',
	// Without it a run that is started in the editor stays in the main process.
	OFFLOAD_MANUAL_EXECUTIONS_TO_WORKERS: 'true',
} as const;

/** One process of a cluster. */
export interface ClusterProcess {
	readonly name: string;
	readonly processId: number;
	/** Everything that it has logged so far. */
	readonly log: () => string;
}

/** A worker, which can be killed as by a power cut. */
export interface Worker extends ClusterProcess {
	/** Ends it with SIGKILL, its task runner too; resolves when it is gone. */
	readonly kill: () => Promise<void>;
}

export interface ClusterOptions {
	readonly installed: InstalledN8n;
	readonly tarball: string;
	readonly fileFolders: readonly string[];
	/** Variables of all processes: the database, Redis, and how the queue is set. */
	readonly variables: Readonly<Record<string, string>>;
	/** Fills the database before anything starts. */
	readonly fill: (instance: N8nInstance) => Promise<void>;
}

/** n8n in queue mode: one main and some workers, which share a database, a Redis and a key. */
export class QueueCluster {
	private readonly living: Worker[] = [];
	private started = 0;

	private constructor(
		readonly main: N8nServer & ClusterProcess,
		private readonly folder: string,
		private readonly options: ClusterOptions,
	) {}

	/** Starts the main on loopback; the cluster ends, and its folders go, when this process ends. */
	static async start(given: ClusterOptions): Promise<QueueCluster> {
		const folder = await mkdtemp(join(tmpdir(), 'mobile-money-cluster-'));
		whenDone(async () => {
			await rm(folder, { recursive: true, force: true });
		});
		const options: ClusterOptions = {
			...given,
			variables: {
				...given.variables,
				...queueMode,
				N8N_ENCRYPTION_KEY: randomBytes(24).toString('hex'),
			},
		};
		const { instance, processId } = await prepare('main', folder, options);
		await options.fill(instance);
		const server = await startServer(instance);
		const main = { ...server, name: 'main', processId: await processId() };
		return new QueueCluster(main, folder, options);
	}

	/** The workers that were started and not killed. */
	get workers(): readonly Worker[] {
		return this.living;
	}

	/** Starts one more worker and returns when it is ready. */
	async addWorker(): Promise<void> {
		this.started += 1;
		const name = `worker ${this.started}`;
		const { instance, processId } = await prepare(name, this.folder, this.options);
		const started = instance.start(undefined, ['worker']);
		const deadline = Date.now() + startLimitMs;
		while (!started.output().includes('n8n worker is now ready')) {
			if (Date.now() > deadline || (await hasEnded(started))) {
				const lastLines = started.output().split('\n').slice(-25).join('\n');
				throw new Error(`${name} did not start:\n${lastLines}`);
			}
		}
		const id = await processId();
		const worker: Worker = {
			name,
			processId: id,
			log: started.output,
			kill: async () => {
				this.living.splice(this.living.indexOf(worker), 1);
				process.kill(-id, 'SIGKILL');
				await started.ended;
			},
		};
		this.living.push(worker);
	}
}

async function prepare(
	name: string,
	folder: string,
	{ installed, tarball, fileFolders, variables }: ClusterOptions,
): Promise<{ instance: N8nInstance; processId: () => Promise<number> }> {
	const own = await mkdtemp(join(folder, `${name.replace(' ', '-')}-`));
	const instrumented = await instrument(installed, own, { variables });
	const instance = await N8nInstance.create({
		installed: instrumented.installed,
		tarball,
		fileFolders,
	});
	return { instance, processId: instrumented.processId };
}
