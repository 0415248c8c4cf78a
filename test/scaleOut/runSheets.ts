import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { number, seconds } from '../bench/figures';
import { until } from '../e2e/support/until';
import type { N8nServer } from '../realN8n/n8nServer';
import type { Simulator } from '../simulator';
import type { Cluster } from './cluster';
import { uploadSheet, type LargeSheetFiles } from './largeSheetExample';
import { lastWrittenAt, resultsOf, strayRows, writePayees } from './largeSheetResults';

/** One run of the example over new sheets of so many rows, which are uploaded at once. */
export interface RunPlan {
	readonly place: N8nServer | Cluster;
	readonly sheets: readonly number[];
	readonly killsWorker?: true;
	readonly batchSize: number;
}

const atOnce = 40;

let sheetsSoFar = 0;

/** Runs the example; `problems` is what must hold and does not, in words. */
export async function runSheets(plan: RunPlan, service: Simulator, files: LargeSheetFiles) {
	const { place, sheets: sizes, killsWorker, batchSize } = plan;
	const rows = sizes.reduce((all, each) => all + each, 0);
	// Until a kill is seen and the schedule goes on; and what a very busy machine takes.
	const limitMs = 300_000 + rows * 50;
	const [where, server] =
		'main' in place ? (['two workers', place.main] as const) : (['one n8n', place] as const);
	const sheetsTitle = sizes.length > 1 ? 'two sheets at once' : 'one sheet';
	const title = `${where}, ${killsWorker ? 'one is killed' : sheetsTitle}`;
	console.log(`${title}, ${number(rows)} rows …`);
	for (const name of await readdir(files.folder)) await rm(join(files.folder, name));
	service.expireAllTokens();
	service.resetStats();
	const startedAt = Date.now();
	const sheets: string[][] = [];
	for (const size of sizes) {
		sheets.push(await writePayees(files.sheet, sheetsSoFar++, size));
		await uploadSheet(server.baseUrl, files.sheet);
	}
	if (killsWorker && 'main' in place) {
		const isHalfAsked = (): boolean => service.stats.lookups >= rows / 2;
		const next = () => isHalfAsked() && place.busiest;
		await place.kill(await until('half is asked for', next, limitMs));
	}
	const found = await Promise.all(
		sheets.map(async (numbers) =>
			strayRows(await resultsOf(files.folder, numbers[0], limitMs), numbers),
		),
	);
	const endedAt = await lastWrittenAt(files.folder);
	const stray = (what: 'lost' | 'doubled') => found.reduce((sum, each) => sum + each[what], 0);
	const { lookups, mostInFlight } = service.stats;
	// The tokens that a process remembers are dead when a run begins: what is under way is asked again with a fresh one.
	const again = killsWorker ? batchSize + 2 * atOnce : sizes.length * atOnce;
	const problems = [
		...(stray('lost') > 0 ? [`${stray('lost')} rows have not their own answer`] : []),
		...(stray('doubled') > 0 ? [`${stray('doubled')} rows are in the results again`] : []),
		...(lookups > rows + again ? [`${lookups} lookups for ${rows} numbers`] : []),
		...(mostInFlight > sizes.length * atOnce ? [`${mostInFlight} lookups at once`] : []),
	];
	const figure = `${title}: ${seconds(endedAt - startedAt)}`;
	return { figure, problems: problems.map((problem) => `${title}: ${problem}.`) };
}
