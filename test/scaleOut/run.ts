import { parseArgs } from 'node:util';
import { z } from 'zod';
import { describeMachine } from '../bench/throughput/machine';
import { number } from '../bench/throughput/report';
import { runCommand, whenDone } from '../realN8n/cleanup';
import { installN8n } from '../realN8n/installN8n';
import { phase } from '../realN8n/progress';
import { packForRun } from '../realN8n/sheetRun';
import { everyTillHeld } from '../bench/throughput/rows';
import { startSimulator } from '../simulator';
import { ClusterDatabase } from './clusterDatabase';
import { runSheet, type RunFigures } from './clusterRun';
import { debianServers } from './debianServers';
import { batchWorkflowId, importLargeSheet, largeSheetFiles, publish } from './largeSheetExample';
import { startPostgres } from './postgresServer';
import { QueueCluster } from './queueCluster';
import { startRedis } from './redisServer';
import { markdownTable, memoryTable, probeText, recoveryText, terminalTable } from './report';
import type { RunPlace, RunPlan } from './runPlan';
import { writeFigures } from './scalingPage';
import { probeSubWorkflow } from './subWorkflowProbe';
import { problemsOf } from './verdict';

const usage = `npm run scale-out -- [--rows 5000] [--latency 50]
  --rows     rows of each of the three runs; 1000 for CI
  --latency  how long the service takes for an answer, in ms
The figures go into docs/scaling.md where it has a section for this number of rows.`;

const flags = z.object({
	rows: z.coerce.number().int().min(200).max(100_000).default(5_000),
	latency: z.coerce.number().int().min(0).default(50),
});

/** n8n's own settings would take minutes to see that a worker is gone; these take seconds. */
const queueSettings = {
	QUEUE_WORKER_LOCK_DURATION: '6000',
	QUEUE_WORKER_LOCK_RENEW_TIME: '2000',
	QUEUE_WORKER_STALLED_INTERVAL: '1500',
};

const log = (line: string): void => {
	console.log(line);
};

void runCommand(async () => {
	const { rows, latency } = readFlags();
	const place = await startPlace(rows, latency);
	const probes = [
		await probeSubWorkflow(place.cluster, place.database, true),
		await probeSubWorkflow(place.cluster, place.database, false),
	];
	for (const probe of probes) log(probeText(probe));

	const runs: RunFigures[] = [];
	for (const plan of plansOf(rows)) {
		if (place.cluster.workers.length < 2) await place.cluster.addWorker();
		const run = await phase(log, plan.title, async () => await runSheet(place, plan));
		runs.push(run);
	}
	const [plain] = runs;
	if (!plain) throw new Error('There was no run.');
	log(`\n${terminalTable(runs)}\n\n${memoryTable(plain)}\n`);
	const recoveries = runs.map(recoveryText).filter((lines) => lines.length > 0);
	for (const lines of recoveries) log(`${lines.join('\n')}\n`);

	const figures = [
		`${describeMachine(1)} The service answers after ${latency} ms.`,
		markdownTable(runs),
		memoryTable(plain),
		...probes.map((probe) => `- ${probeText(probe)}`),
		...recoveries.map((lines) => lines.join(' ')),
	].join('\n\n');
	const page = await writeFigures(`${number(rows)} rows`, figures);
	if (page !== undefined) log(`The figures are in ${page}.`);

	const problems = [...runs.flatMap(problemsOf)];
	for (const problem of problems) console.error(problem);
	return problems.length === 0 ? 0 : 1;
});

async function startPlace(rows: number, latencyMs: number): Promise<RunPlace> {
	const tarball = await packForRun(log);
	const installed = await installN8n(log);
	const programs = await debianServers(log);
	return await phase(log, 'Starting PostgreSQL, Redis, one main and two workers', async () => {
		const postgres = await startPostgres(programs);
		const redis = await startRedis(programs);
		const service = await startSimulator({ latencyMs });
		whenDone(async () => {
			await service.close();
		});
		service.setFaultPlan(everyTillHeld);
		const files = await largeSheetFiles();
		const choices = {
			environment: 'uat',
			batchSize: Math.min(250, Math.ceil(rows / 20)),
			batchesAtOnce: 4,
			everySeconds: 5,
			quietMinutes: 0.75,
		};
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

function plansOf(rows: number): RunPlan[] {
	// A minute and a half for what does not depend on the rows: seeing the kill, and keeping quiet.
	const limitMs = 90_000 + rows * 40;
	return [
		{ title: 'Nobody is killed', run: 0, rows, limitMs },
		{ title: 'A worker with batches is killed', run: 1, rows, kill: 'batches', limitMs },
		{ title: 'The worker with the sheet’s run is killed', run: 2, rows, kill: 'sheet', limitMs },
	];
}

function readFlags(): z.infer<typeof flags> {
	const text = { type: 'string' } as const;
	try {
		return flags.parse(parseArgs({ options: { rows: text, latency: text } }).values);
	} catch (error) {
		throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
	}
}
