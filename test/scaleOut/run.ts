import { parseArgs } from 'node:util';
import { z } from 'zod';
import { describeMachine, number, writeFigures } from '../bench/figures';
import { everyTillHeld } from '../bench/throughput/rows';
import { runCommand, whenDone } from '../realN8n/cleanup';
import { installDebianPackages } from '../realN8n/debianPackages';
import { installN8n } from '../realN8n/installN8n';
import { packForRun } from '../realN8n/packPackage';
import { phase } from '../realN8n/progress';
import { startSimulator } from '../simulator';
import { Cluster } from './cluster';
import { Database } from './database';
import {
	importLargeSheet,
	largeSheetFiles,
	publishLargeSheet,
	type LargeSheetChoices,
} from './largeSheetExample';
import { memoryTable, recoveryText, runsTable } from './report';
import { problemsOf, runSheet, type RunFigures, type RunPlace, type RunPlan } from './runSheet';

const latencyMs = 50;
const rowCount = z.coerce.number().int().min(200).max(100_000);

void runCommand(async () => {
	const { values } = parseArgs({
		options: {
			/** Of each run; 1000 for CI. The figures are written where docs/scaling.md has a section for them. */
			rows: { type: 'string', default: '5000' },
			/** Only the run in which nobody is killed. */
			undisturbed: { type: 'boolean', default: false },
		},
	});
	const { undisturbed } = values;
	const rows = rowCount.parse(values.rows);
	const choices: LargeSheetChoices = {
		severalMachines: true,
		batchSize: Math.min(250, Math.ceil(rows / 20)),
		batchesAtOnce: 4,
		everySeconds: 5,
		// Longer than n8n takes to see that a worker is gone, so that no second run starts beside the first.
		quietMinutes: 0.9,
	};
	const place = await startPlace(choices);
	const runs: RunFigures[] = [];
	for (const plan of plansOf(rows).filter(({ kill }) => !undisturbed || kill === undefined)) {
		while (place.cluster.workers.length < 2) await place.cluster.addWorker();
		runs.push(await phase(console.log, plan.title, () => runSheet(place, plan)));
	}

	const how = `The service answers after ${latencyMs} ms; ${choices.batchSize} rows in a batch, ${choices.batchesAtOnce} batches at once, 10 lookups at once in each.`;
	const figures = [
		`${describeMachine(1)} ${how}`,
		runsTable(runs),
		...runs.slice(0, 1).map(memoryTable),
		...runs.flatMap(recoveryText),
	].join('\n\n');
	console.log(`\n${figures}\n`);
	const problems = runs.flatMap(problemsOf);
	for (const problem of problems) console.error(problem);
	if (problems.length > 0) return 1;
	await writeFigures('scaling.md', `${number(rows)} rows`, figures);
	return 0;
});

/** Starts PostgreSQL, Redis, a local service and a main with this package and the example; all ends with this process. */
async function startPlace(choices: LargeSheetChoices): Promise<RunPlace> {
	const programs = {
		'/usr/bin/pg_virtualenv': 'postgresql',
		'/usr/bin/redis-server': 'redis-server',
	};
	await installDebianPackages(programs, console.log);
	const tarball = await packForRun(console.log);
	const installed = await installN8n(console.log);
	return await phase(console.log, 'Starting PostgreSQL, Redis and the main', async () => {
		const database = await Database.start();
		const service = await startSimulator({ latencyMs });
		whenDone(() => service.close());
		service.setFaultPlan(everyTillHeld);
		const files = await largeSheetFiles();
		const cluster = await Cluster.start(
			{ installed, tarball, fileFolders: [files.folder], variables: database.variables },
			(instance) => importLargeSheet(instance, service, files, choices),
		);
		await publishLargeSheet(cluster.main.rest, cluster.main.baseUrl);
		return { cluster, database, service, files };
	});
}

function plansOf(rows: number): RunPlan[] {
	// Three minutes until a kill is seen and the schedule goes on; 100 ms for a row on a busy machine.
	const limitMs = 180_000 + rows * 100;
	return [
		{ title: 'Nobody is killed', run: 0, rows, limitMs },
		{ title: 'A worker with batches is killed', run: 1, rows, kill: 'batches', limitMs },
		{ title: 'The worker with the sheet’s run is killed', run: 2, rows, kill: 'sheet', limitMs },
	];
}
