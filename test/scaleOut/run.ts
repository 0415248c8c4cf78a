import { parseArgs } from 'node:util';
import { z } from 'zod';
import { describeMachine, failFor, number, writeFigures } from '../bench/figures';
import { markdownTable } from '../bench/markdownTable';
import { everyTillHeld } from '../bench/throughput/rows';
import { runCommand, whenDone } from '../realN8n/cleanup';
import { installDebianPackages } from '../realN8n/debianPackages';
import { createInstance } from '../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../realN8n/n8nServer';
import { packPackage } from '../realN8n/packPackage';
import { startSimulator } from '../simulator';
import { Cluster } from './cluster';
import { largeSheetFiles, publishLargeSheet } from './largeSheetExample';
import { runSheets, type RunPlan } from './runSheets';
import { runTwoLogins } from './twoLogins';

const latencyMs = 50;
const rowCount = z.coerce.number().int().min(200).max(100_000).optional();

// npm run scale-out; with --rows, of each sheet, a few runs whose figures are printed and not written.
void runCommand(async () => {
	const { values } = parseArgs({ options: { rows: { type: 'string' } } });
	const rows = rowCount.parse(values.rows);
	// A kill of a small sheet is to come between batches, too.
	const batchSize = rows === undefined ? 1_000 : 500;
	const service = await startSimulator({ latencyMs });
	whenDone(() => service.close());
	service.setFaultPlan(everyTillHeld);
	const files = await largeSheetFiles();
	const options = { tarball: await packPackage(), fileFolders: [files.folder] };
	const publish = async (server: N8nServer, everySeconds: number, quietMinutes: number) => {
		const choices = { batchSize, everySeconds, quietMinutes };
		await publishLargeSheet(server, service, files, choices);
	};
	const runs: Array<Awaited<ReturnType<typeof runSheets | typeof runTwoLogins>>> = [];
	const run = async (
		place: RunPlan['place'],
		sheets: number[],
		killsWorker = false,
	): Promise<void> => {
		runs.push(await runSheets({ place, sheets, batchSize, killsWorker }, service, files));
	};
	if (rows === undefined) {
		const server = await startServer(await createInstance(options));
		// As the example is.
		await publish(server, 900, 20);
		for (const size of [1_000, 5_000, 10_000, 50_000]) await run(server, [size]);
		await server.stop();
	}

	await installDebianPackages({
		'/usr/bin/pg_virtualenv': 'postgresql',
		'/usr/bin/redis-server': 'redis-server',
	});
	console.log('Starting PostgreSQL, Redis, a main and two workers …');
	const cluster = await Cluster.start(options);
	await cluster.addWorker();
	await cluster.addWorker();
	for (const otherLoginMs of [undefined, 1_500])
		runs.push(await runTwoLogins(cluster, rows ?? 2_000, otherLoginMs));
	// A kill is to be over in minutes.
	await publish(cluster.main, 5, rows === undefined ? 1.5 : 0.5);
	for (const size of rows === undefined ? [5_000, 50_000] : [rows]) {
		if (rows === undefined) await run(cluster, [size]);
		if (size < 50_000) await run(cluster, [size, size]);
		await run(cluster, [size], true);
		await cluster.addWorker();
	}

	const how = `The service answers after ${latencyMs} ms; ${batchSize} rows in a batch, 40 lookups at once for each sheet.`;
	const all = runs.map(({ figures }) => figures);
	console.log(`\n${describeMachine(1)} ${how}\n\n${markdownTable(all)}\n`);
	const code = failFor(runs.flatMap(({ problems }) => problems));
	// The page shows what the largest sheets take.
	const largest = all.filter(({ Rows }) => Rows === number(50_000));
	const times = largest.map(({ Where, Run, Time }) => `${Where}, ${Run}: ${Time}`);
	const figures = `${number(50_000)} rows: ${times.join('; ')}. ${describeMachine(1)}`;
	if (code === 0 && rows === undefined)
		await writeFigures('reliability.md', 'large sheet', figures);
	return code;
});
