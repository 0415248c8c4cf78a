import { everyTillHeld } from '../bench/throughput/rows';
import { whenDone } from '../realN8n/cleanup';
import { installN8n, type InstalledN8n } from '../realN8n/installN8n';
import { phase, type Log } from '../realN8n/progress';
import { packForRun } from '../realN8n/sheetRun';
import { startSimulator } from '../simulator';
import { ClusterDatabase } from './clusterDatabase';
import { debianServers, type DebianServers } from './debianServers';
import {
	batchWorkflowId,
	importLargeSheet,
	largeSheetFiles,
	publish,
	type LargeSheetChoices,
} from './largeSheetExample';
import { startPostgres } from './postgresServer';
import { QueueCluster } from './queueCluster';
import { startRedis } from './redisServer';
import type { RunPlace } from './runPlan';

/** With n8n's own settings it takes minutes until it sees that a worker is gone; with these, 40 s. */
const queueSettings = {
	QUEUE_WORKER_LOCK_DURATION: '6000',
	QUEUE_WORKER_LOCK_RENEW_TIME: '2000',
	QUEUE_WORKER_STALLED_INTERVAL: '1500',
} as const;

/** How the example is set for a sheet of so many rows. */
export function choicesFor(rows: number): LargeSheetChoices {
	return {
		environment: 'uat',
		batchSize: Math.min(250, Math.ceil(rows / 20)),
		batchesAtOnce: 4,
		everySeconds: 5,
		// Longer than n8n takes to see that a worker is gone, so that no second run starts beside the first.
		quietMinutes: 0.9,
	};
}

/** What a place is made of, ready to be started. */
export interface PlaceParts {
	readonly tarball: string;
	readonly installed: InstalledN8n;
	readonly programs: DebianServers;
}

/** Packs this package, and installs n8n, PostgreSQL and Redis where they are missing. */
export async function installParts(log: Log): Promise<PlaceParts> {
	const tarball = await packForRun(log);
	return { tarball, installed: await installN8n(log), programs: await debianServers(log) };
}

/**
 * Starts PostgreSQL, Redis, a local service, one main and two workers with this package and the example.
 * All of it ends, and is removed, when this process ends.
 * @param latencyMs how long the service takes for an answer
 */
export async function startPlace(
	{ tarball, installed, programs }: PlaceParts,
	choices: LargeSheetChoices,
	latencyMs: number,
	log: Log,
): Promise<RunPlace> {
	return await phase(log, 'Starting PostgreSQL, Redis, one main and two workers', async () => {
		const postgres = await startPostgres(programs);
		const redis = await startRedis(programs);
		const service = await startSimulator({ latencyMs });
		whenDone(async () => {
			await service.close();
		});
		service.setFaultPlan(everyTillHeld);
		const files = await largeSheetFiles();
		const cluster = await QueueCluster.start({
			installed,
			tarball,
			fileFolders: [files.folder],
			variables: { ...postgres.variables, ...redis, ...queueSettings },
			fill: async (instance) => {
				await importLargeSheet(instance, service, files, choices);
			},
		});
		await cluster.addWorker();
		await cluster.addWorker();
		await publish(cluster.main.rest, batchWorkflowId);
		return { cluster, database: new ClusterDatabase(postgres.pool), service, files };
	});
}
