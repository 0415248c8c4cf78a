import { cleanUp, runCommand } from '../../realN8n/cleanup';
import {
	describeMachine,
	isShort,
	markdownTable,
	median,
	number,
	seconds,
	writeFigures,
} from '../figures';
import { BenchN8n } from './benchN8n';
import { measure, type Measurement } from './measure';
import type { Subject } from './rowsWorkflow';

const parallel = 50;

// npm run soak; with --short fewer rows, one round, and nothing is written.
void runCommand(async () => {
	const short = isShort();
	const [rows, rounds] = short ? [5_000, 1] : [50_000, 3];
	const distinct = rows / 5;
	const [bare, soaked]: [Measurement[], Measurement[]] = [[], []];
	for (let round = 0; round < rounds; round++) {
		bare.push(await soak({ kind: 'editFields' }, rows, distinct));
		soaked.push(await soak({ kind: 'lookup', parallel }, rows, distinct));
	}
	const problems = soaked.flatMap(({ problems: ofRows, stats: { lookups, tokenRequests } }) => [
		...ofRows,
		...(lookups === distinct ? [] : [`${lookups} lookups for ${distinct} numbers`]),
		...(tokenRequests === 1 ? [] : [`${tokenRequests} token requests`]),
	]);
	const middle = (runs: readonly Measurement[], figure: (run: Measurement) => number): number =>
		median(runs.map(figure));
	const line = (title: string, show: (runs: readonly Measurement[]) => string) => ({
		'': title,
		'this node': show(soaked),
		'Edit Fields, which asks nobody': show(bare),
	});
	const of = (runs: readonly Measurement[], figure: string): string =>
		runs === bare ? '–' : figure;
	const table = markdownTable([
		line('Time of the node', (runs) => seconds(middle(runs, (run) => run.nodeRun.executionTime))),
		line('Peak memory of n8n', (runs) => `${number(middle(runs, (run) => run.peakMb))} MB`),
		line('Longest time in which n8n answered nobody', (runs) =>
			seconds(middle(runs, (run) => run.longestSilenceMs)),
		),
		line('Rows lost, doubled or misplaced', (runs) => of(runs, number(problems.length))),
		line('Lookups', (runs) => of(runs, number(middle(runs, (run) => run.stats.lookups)))),
		line('Token requests', (runs) =>
			of(runs, number(middle(runs, (run) => run.stats.tokenRequests))),
		),
	]);
	const title = `${number(rows)} rows with ${number(distinct)} different numbers, ${parallel} in flight, service without delay. ${describeMachine(rounds)}`;
	console.log(`\n${title}\n\n${table}\n`);
	if (!short) await writeFigures('performance.md', 'soak', `${title}\n\n${table}`);
	const peakOf = (runs: readonly Measurement[]): number => middle(runs, (run) => run.peakMb);
	// More than 20 KB would not be bounded by what the rows themselves need.
	if (!short && (peakOf(soaked) - peakOf(bare)) * 1024 > 20 * rows)
		problems.push('Too much memory');
	for (const problem of problems.slice(0, 20)) console.error(problem);
	return problems.length === 0 ? 0 : 1;
});

/** Runs a sheet in an n8n of its own, so that neither subject starts with the other's memory. */
async function soak(subject: Subject, rows: number, distinct: number): Promise<Measurement> {
	const run = await measure(await BenchN8n.start(), { subject, rows, distinct });
	await cleanUp();
	return run;
}
