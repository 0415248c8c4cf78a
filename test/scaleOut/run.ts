import { parseArgs } from 'node:util';
import { z } from 'zod';
import { describeMachine, number, writeFigures } from '../bench/figures';
import { everyTillHeld } from '../bench/throughput/rows';
import { runCommand, whenDone } from '../realN8n/cleanup';
import { installDebianPackages } from '../realN8n/debianPackages';
import { installN8n } from '../realN8n/installN8n';
import { N8nInstance, type InstanceOptions } from '../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../realN8n/n8nServer';
import { packForRun } from '../realN8n/packPackage';
import { phase } from '../realN8n/progress';
import { startSimulator, type Simulator } from '../simulator';
import { Cluster } from './cluster';
import { startDatabase } from './database';
import {
	importLargeSheet,
	largeSheetFiles,
	publishLargeSheet,
	type LargeSheetChoices,
	type LargeSheetFiles,
} from './largeSheetExample';
import { killText, runsTable } from './report';
import { storingCosts } from './storing';
import { problemsOf, runSheets, type RunFigures, type RunPlace, type RunPlan } from './runSheets';

const latencyMs = 50;
const rowCount = z.coerce.number().int().min(200).max(100_000);

/** As the example is, but for the schedule: a kill is to be over in minutes. */
const choices: LargeSheetChoices = { batchSize: 500, everySeconds: 5, quietMinutes: 1.5 };

void runCommand(async () => {
	const { values } = parseArgs({
		options: {
			/** Of each sheet, for the short form; it prints the figures and writes none. */
			rows: { type: 'string' },
		},
	});
	const rows = values.rows === undefined ? undefined : rowCount.parse(values.rows);
	const service = await startSimulator({ latencyMs });
	whenDone(() => service.close());
	service.setFaultPlan(everyTillHeld);
	const files = await largeSheetFiles();
	const options = {
		tarball: await packForRun(console.log),
		installed: await installN8n(console.log),
		fileFolders: [files.folder],
	};
	const runs: RunFigures[] = [];
	const one = await startOne(options, service, files);
	for (const size of rows === undefined ? [1_000, 5_000, 10_000, 50_000] : [rows])
		runs.push(await run(one, [size]));
	const storing = await phase(console.log, 'Storing', () => storingCosts(one.rest));
	await one.stop();

	const two = await startTwoWorkers(options, service, files);
	for (const size of rows === undefined ? [5_000, 50_000] : [rows]) {
		runs.push(await run(two, [size]));
		if (size < 50_000) runs.push(await run(two, [size, size]));
		runs.push(await run(two, [size], 'worker'));
		await two.cluster.addWorker();
		if (size < 50_000) runs.push(await run(two, [size], 'main'));
	}

	const how = `The service answers after ${latencyMs} ms; ${choices.batchSize} rows in a batch, 40 lookups at once for each sheet.`;
	const figures = [`${describeMachine(1)} ${how}`, runsTable(runs), ...killText(runs)];
	console.log(`\n${[...figures, storing].join('\n\n')}\n`);
	const problems = runs.flatMap((each) => problemsOf(each, choices.batchSize));
	for (const problem of problems) console.error(problem);
	if (problems.length > 0) return 1;
	if (rows !== undefined) return 0;
	await writeFigures('scaling.md', 'large sheet', figures.join('\n\n'));
	await writeFigures('scaling.md', 'storing', storing);
	return 0;
});

const killTitles = { worker: 'a worker is killed', main: 'the main is killed' } as const;

async function run(
	place: RunPlace,
	sheets: number[],
	kills?: RunPlan['kills'],
): Promise<RunFigures> {
	const all = sheets.reduce((sum, rows) => sum + rows, 0);
	const together = sheets.length > 1 ? 'two sheets at once' : 'one sheet';
	const title = kills ? killTitles[kills] : together;
	// Until a kill is seen and the schedule goes on; and what a very busy machine takes.
	const plan: RunPlan = { title, sheets, ...(kills && { kills }), limitMs: 300_000 + all * 50 };
	return await phase(console.log, `${place.name}, ${title}, ${number(all)} rows`, () =>
		runSheets(place, plan),
	);
}

/** Starts one n8n, which keeps its data in SQLite. */
async function startOne(
	options: InstanceOptions,
	service: Simulator,
	files: LargeSheetFiles,
): Promise<RunPlace & Pick<N8nServer, 'rest' | 'stop'>> {
	const instance = await N8nInstance.create(options);
	await importLargeSheet(instance, service, files, choices);
	const server = await startServer(instance);
	await publishLargeSheet(server.rest, server.baseUrl);
	const { baseUrl, rest, stop } = server;
	return { name: 'one n8n', baseUrl, processes: () => [server], service, files, rest, stop };
}

/** Starts PostgreSQL, Redis, a main and two workers; all ends with this process. */
async function startTwoWorkers(
	options: InstanceOptions,
	service: Simulator,
	files: LargeSheetFiles,
): Promise<RunPlace & { cluster: Cluster }> {
	const programs = {
		'/usr/bin/pg_virtualenv': 'postgresql',
		'/usr/bin/redis-server': 'redis-server',
	};
	await installDebianPackages(programs, console.log);
	return await phase(
		console.log,
		'Starting PostgreSQL, Redis, the main and two workers',
		async () => {
			const variables = await startDatabase();
			const cluster = await Cluster.start({ ...options, variables }, (instance) =>
				importLargeSheet(instance, service, files, choices),
			);
			await cluster.addWorker();
			await cluster.addWorker();
			const { baseUrl, rest } = cluster.main;
			await publishLargeSheet(rest, baseUrl);
			const processes = () => [cluster.main, ...cluster.workers];
			return { name: 'two workers', baseUrl, processes, cluster, service, files };
		},
	);
}
