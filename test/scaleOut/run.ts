import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { describeMachine, failFor, number, seconds, writeFigures } from '../bench/figures';
import { everyTillHeld } from '../bench/throughput/rows';
import { runCommand, throwAwayFolder, whenDone } from '../realN8n/cleanup';
import { installDebianPackages } from '../realN8n/debianPackages';
import { createInstance } from '../realN8n/n8nInstance';
import { startServer } from '../realN8n/n8nServer';
import { packPackage } from '../realN8n/packPackage';
import { until } from '../realN8n/until';
import { startSimulator, type Simulator } from '../simulator';
import { busiest, startCluster, type Cluster } from './cluster';
import { publishLargeSheet, strayRows, uploadPayees } from './largeSheet';

const rowCount = z.coerce.number().int().min(200).max(100_000).optional();
/** Lookups of one sheet at once. */
const atOnce = 40;

/** One run of the example over new sheets of so many rows, which are uploaded at once to its form. */
interface Run {
	readonly title: string;
	readonly url: string;
	readonly sheets: readonly number[];
	/** Where a worker is killed half-way. */
	readonly killsIn?: Cluster;
}

// npm run scale-out; with --rows, of two sheets at once, only the run in which a worker is killed, and the figures are not written.
void runCommand(async () => {
	const { values } = parseArgs({ options: { rows: { type: 'string' } } });
	const given = rowCount.parse(values.rows);
	const rows = given ?? 50_000;
	const service = await startSimulator({ latencyMs: 50 });
	whenDone(() => service.close());
	service.setFaultPlan(everyTillHeld);
	const folder = await throwAwayFolder('mobile-money-large-sheet-');
	// A kill of a small sheet is to come between batches, too.
	const batchSize = given === undefined ? 1_000 : 500;
	const options = { tarball: await packPackage(), fileFolders: [folder] };
	const ends: Array<Awaited<ReturnType<typeof runSheets>>> = [];
	const run = async (plan: Run) => ends.push(await runSheets(plan, service, folder, batchSize));
	if (given === undefined) {
		const n8n = await startServer(await createInstance(options));
		// As the example is.
		const choices = { batchSize, everySeconds: 900, quietMinutes: 20 };
		const { url } = await publishLargeSheet(n8n, service, folder, choices);
		await run({ title: 'one n8n, one sheet', url, sheets: [rows] });
		await n8n.stop();
	}

	await installDebianPackages({
		'/usr/bin/pg_virtualenv': 'postgresql',
		'/usr/bin/redis-server': 'redis-server',
	});
	console.log('Starting PostgreSQL, Redis, a main and two workers …');
	const cluster = await startCluster(options);
	// A kill is to be over in minutes.
	const choices = { batchSize, everySeconds: 5, quietMinutes: given === undefined ? 1.5 : 0.5 };
	const { url } = await publishLargeSheet(cluster.main, service, folder, choices);
	if (given === undefined) await run({ title: 'two workers, one sheet', url, sheets: [rows] });
	const sheets = given === undefined ? [rows] : [rows, rows];
	await run({ title: 'two workers, one is killed', url, sheets, killsIn: cluster });

	const times = ends.map(({ figure }) => figure).join('; ');
	const figures = `${number(rows)} rows: ${times}. ${describeMachine(1)}`;
	console.log(`\n${figures}\n`);
	const code = failFor(ends.flatMap(({ problems }) => problems));
	if (code === 0 && given === undefined)
		await writeFigures('reliability.md', 'large sheet', figures);
	return code;
});

let sheetsSoFar = 0;

/** `problems` is what must hold and does not, in words. */
async function runSheets(plan: Run, service: Simulator, folder: string, batchSize: number) {
	const { title, url, sheets, killsIn } = plan;
	const rows = sheets.reduce((all, each) => all + each, 0);
	// Until a kill is seen and the schedule goes on; and what a very busy machine takes.
	const limitMs = 300_000 + rows * 50;
	console.log(`${title}, ${number(rows)} rows …`);
	for (const name of await readdir(folder)) await rm(join(folder, name));
	service.expireAllTokens();
	service.resetStats();
	const startedAt = Date.now();
	const uploaded: string[][] = [];
	for (const size of sheets) uploaded.push(await uploadPayees(url, sheetsSoFar++, size));
	if (killsIn) {
		const isHalfAsked = (): boolean => service.stats.lookups >= rows / 2;
		const next = () => isHalfAsked() && busiest(killsIn);
		await (await until('half is asked for', next, limitMs)).kill();
	}
	const found = await Promise.all(
		uploaded.map(async (numbers) => await strayRows(folder, numbers, limitMs)),
	);
	const figure = `${title}: ${seconds(Date.now() - startedAt)}`;
	const stray = (what: 'lost' | 'doubled') => found.reduce((sum, each) => sum + each[what], 0);
	const { lookups, mostInFlight } = service.stats;
	// The tokens that a process remembers are dead when a run begins: what is under way is asked again with a fresh one.
	const again = killsIn ? batchSize + 2 * atOnce : sheets.length * atOnce;
	const problems = [
		...(stray('lost') > 0 ? [`${stray('lost')} rows have not their own answer`] : []),
		...(stray('doubled') > 0 ? [`${stray('doubled')} rows are in the results again`] : []),
		...(lookups > rows + again ? [`${lookups} lookups for ${rows} numbers`] : []),
		...(mostInFlight > sheets.length * atOnce ? [`${mostInFlight} lookups at once`] : []),
	];
	return { figure, problems: problems.map((problem) => `${title}: ${problem}.`) };
}
