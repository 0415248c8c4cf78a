import { parseArgs } from 'node:util';
import { z } from 'zod';
import { describeMachine, number, seconds, writeFigures } from '../bench/figures';
import { markdownTable } from '../bench/markdownTable';
import { everyTillHeld } from '../bench/throughput/rows';
import { runCommand, whenDone } from '../realN8n/cleanup';
import { installDebianPackages } from '../realN8n/debianPackages';
import { createInstance, type InstanceOptions } from '../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../realN8n/n8nServer';
import { packPackage } from '../realN8n/packPackage';
import { startSimulator } from '../simulator';
import { Cluster } from './cluster';
import { startDatabase } from './database';
import { largeSheetFiles, publishLargeSheet } from './largeSheetExample';
import { problemsOf, runSheets, type RunFigures, type RunPlace, type RunPlan } from './runSheets';

const latencyMs = 50;
const rowCount = z.coerce.number().int().min(200).max(100_000);

const batchSize = 500;

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
		tarball: await packPackage(),
		fileFolders: [files.folder],
	};
	// As the example is, but for the schedule: a kill is to be over in minutes.
	const quietMinutes = rows === undefined ? 1.5 : 0.5;
	const choices = { batchSize, everySeconds: 5, quietMinutes };
	const publish = (server: N8nServer) => publishLargeSheet(server, service, files, choices);
	const runs: RunFigures[] = [];
	if (rows === undefined) {
		const server = await startServer(await createInstance(options));
		await publish(server);
		const processes = () => [server];
		const one = { name: 'one n8n', baseUrl: server.baseUrl, processes, service, files };
		for (const size of [1_000, 5_000, 10_000, 50_000]) runs.push(await run(one, [size]));
		await server.stop();
	}

	const cluster = await startTwoWorkers(options);
	await publish(cluster.main);
	const processes = () => [cluster.main, ...cluster.workers];
	const { baseUrl } = cluster.main;
	const two = { name: 'two workers', baseUrl, processes, cluster, service, files };
	for (const size of rows === undefined ? [5_000, 50_000] : [rows]) {
		if (rows === undefined) runs.push(await run(two, [size]));
		if (size < 50_000) runs.push(await run(two, [size, size]));
		runs.push(await run(two, [size], 'worker'));
		await cluster.addWorker();
		if (size < 50_000) runs.push(await run(two, [size], 'main'));
	}

	const how = `The service answers after ${latencyMs} ms; ${batchSize} rows in a batch, 40 lookups at once for each sheet.`;
	const figures = [`${describeMachine(1)} ${how}`, runsTable(runs)];
	console.log(`\n${[...figures, ...killText(runs)].join('\n\n')}\n`);
	const problems = runs.flatMap((each) => problemsOf(each, batchSize));
	for (const problem of problems) console.error(problem);
	if (problems.length > 0) return 1;
	if (rows !== undefined) return 0;
	await writeFigures('scaling.md', 'large sheet', figures.join('\n\n'));
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
	console.log(`${place.name}, ${title}, ${number(all)} rows …`);
	return await runSheets(place, plan);
}

/** Starts PostgreSQL, Redis, a main and two workers; all ends with this process. */
async function startTwoWorkers(options: InstanceOptions): Promise<Cluster> {
	const programs = {
		'/usr/bin/pg_virtualenv': 'postgresql',
		'/usr/bin/redis-server': 'redis-server',
	};
	await installDebianPackages(programs);
	console.log('Starting PostgreSQL, Redis, a main and two workers …');
	const variables = await startDatabase();
	const cluster = await Cluster.start({ ...options, variables });
	await cluster.addWorker();
	await cluster.addWorker();
	return cluster;
}

/** The runs in Markdown; that no row is lost or doubled is what the command fails for. */
function runsTable(runs: readonly RunFigures[]): string {
	const rows = runs.map((each) => ({
		Where: each.place,
		Run: each.plan.title,
		Rows: each.plan.sheets.map(number).join(' + '),
		Time: seconds(each.ms),
		Lookups: number(each.lookups),
		'Peak memory': `${number(each.peakMb)} MB`,
	}));
	return markdownTable(rows);
}

/** In words, when processes were killed; nothing when none was. */
function killText(runs: readonly RunFigures[]): string[] {
	const killed = runs.flatMap(({ plan, ms, kill }) => (kill ? [{ plan, ms, ...kill }] : []));
	return killed.map(
		({ plan, ms, victim, atMs }) =>
			`${number(plan.sheets[0] ?? 0)} rows: ${victim} was killed (SIGKILL); the sheet was finished ${seconds(ms - atMs)} later.`,
	);
}
