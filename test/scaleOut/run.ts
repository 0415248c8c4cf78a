import { parseArgs } from 'node:util';
import { z } from 'zod';
import { describeMachine, failFor, number, writeFigures } from '../bench/figures';
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

const latencyMs = 50;
const rowCount = z.coerce.number().int().min(200).max(100_000).optional();

// npm run scale-out; with --rows, of two sheets at once, only the run in which a worker is killed, and the figures are not written.
void runCommand(async () => {
	const { values } = parseArgs({ options: { rows: { type: 'string' } } });
	const given = rowCount.parse(values.rows);
	const rows = given ?? 50_000;
	// A kill of a small sheet is to come between batches, too.
	const batchSize = given === undefined ? 1_000 : 500;
	const service = await startSimulator({ latencyMs });
	whenDone(() => service.close());
	service.setFaultPlan(everyTillHeld);
	const files = await largeSheetFiles();
	const options = { tarball: await packPackage(), fileFolders: [files.folder] };
	const publish = async (server: N8nServer, everySeconds: number, quietMinutes: number) => {
		const choices = { batchSize, everySeconds, quietMinutes };
		await publishLargeSheet(server, service, files, choices);
	};
	const runs: Array<Awaited<ReturnType<typeof runSheets>>> = [];
	const run = async (plan: Pick<RunPlan, 'place' | 'sheets' | 'killsWorker'>) => {
		runs.push(await runSheets({ ...plan, batchSize }, service, files));
	};
	if (given === undefined) {
		const place = await startServer(await createInstance(options));
		// As the example is.
		await publish(place, 900, 20);
		await run({ place, sheets: [rows] });
		await place.stop();
	}

	await installDebianPackages({
		'/usr/bin/pg_virtualenv': 'postgresql',
		'/usr/bin/redis-server': 'redis-server',
	});
	console.log('Starting PostgreSQL, Redis, a main and two workers …');
	const place = await Cluster.start(options);
	await place.addWorker();
	await place.addWorker();
	// A kill is to be over in minutes.
	await publish(place.main, 5, given === undefined ? 1.5 : 0.5);
	if (given === undefined) await run({ place, sheets: [rows] });
	await run({ place, sheets: given === undefined ? [rows] : [rows, rows], killsWorker: true });

	const times = runs.map(({ figure }) => figure).join('; ');
	const figures = `${number(rows)} rows: ${times}. ${describeMachine(1)}`;
	console.log(`\n${figures}\n`);
	const code = failFor(runs.flatMap(({ problems }) => problems));
	if (code === 0 && given === undefined)
		await writeFigures('reliability.md', 'large sheet', figures);
	return code;
});
