import { join } from 'node:path';
import { cleanUp, runCommand } from '../../realN8n/cleanup';
import { phase } from '../../realN8n/progress';
import { startSimulator } from '../../simulator';
import { CONFIRMED } from '../../support/outputs';
import {
	describeMachine,
	isShort,
	markdownTable,
	median,
	number,
	seconds,
	writeFigures,
} from '../figures';
import { BenchN8n, type BenchRun } from './benchN8n';
import { checkRows, everyTillHeld, writeSheet } from './rows';
import type { Subject } from './rowsWorkflow';

const parallel = 50;

interface Soaked extends BenchRun {
	readonly lookups: number;
	readonly tokens: number;
	readonly problems: readonly string[];
}

// npm run soak; with --short fewer rows, one round, and nothing is written.
void runCommand(async () => {
	const short = isShort();
	const [rows, rounds] = short ? [5_000, 1] : [50_000, 3];
	const distinct = rows / 5;
	const [bare, soaked]: [Soaked[], Soaked[]] = [[], []];
	for (let round = 0; round < rounds; round++) {
		// Each in an n8n of its own, so that neither starts with the other's memory.
		bare.push(await soak({ kind: 'editFields' }, rows, distinct));
		soaked.push(await soak({ kind: 'lookup', parallel }, rows, distinct));
	}
	const problems = soaked.flatMap((each) => each.problems);
	const middle = (runs: readonly Soaked[], figure: (run: Soaked) => number): number =>
		median(runs.map(figure));
	const line = (title: string, show: (runs: readonly Soaked[]) => string) => ({
		'': title,
		'this node': show(soaked),
		'Edit Fields, which asks nobody': show(bare),
	});
	const of = (runs: readonly Soaked[], figure: string): string => (runs === bare ? '–' : figure);
	const table = markdownTable([
		line('Time of the node', (runs) => seconds(middle(runs, (run) => run.nodeRun.executionTime))),
		line('Peak memory of n8n', (runs) => `${number(middle(runs, (run) => run.peakMb))} MB`),
		line('Longest time in which n8n answered nobody', (runs) =>
			seconds(middle(runs, (run) => run.longestSilenceMs)),
		),
		line('Rows lost, doubled or misplaced', (runs) => of(runs, number(problems.length))),
		line('Lookups', (runs) => of(runs, number(middle(runs, (run) => run.lookups)))),
		line('Token requests', (runs) => of(runs, number(middle(runs, (run) => run.tokens)))),
	]);
	const title = `${number(rows)} rows with ${number(distinct)} different numbers, ${parallel} in flight, service without delay. ${describeMachine(rounds)}`;
	console.log(`\n${title}\n\n${table}\n`);
	if (!short) await writeFigures('performance.md', 'soak', `${title}\n\n${table}`);
	const peakOf = (runs: readonly Soaked[]): number => middle(runs, (run) => run.peakMb);
	// More than 20 KB would not be bounded by what the rows themselves need.
	if (!short && (peakOf(soaked) - peakOf(bare)) * 1024 > 20 * rows)
		problems.push('Too much memory');
	for (const problem of problems.slice(0, 20)) console.error(problem);
	return problems.length === 0 ? 0 : 1;
});

async function soak(subject: Subject, rows: number, distinct: number): Promise<Soaked> {
	const n8n = await BenchN8n.start();
	const service = await startSimulator();
	service.setFaultPlan(everyTillHeld);
	const file = join(n8n.folder, 'rows.csv');
	await writeSheet(file, service.baseUrl, rows, distinct);
	await n8n.useService(service);
	const run = await phase(console.log, `${number(rows)} rows through ${subject.kind}`, () =>
		n8n.run(subject, file),
	);
	await service.close();
	await cleanUp();
	const { lookups, tokenRequests: tokens } = service.stats;
	if (subject.kind === 'editFields') return { ...run, lookups, tokens, problems: [] };
	const problems = [
		...checkRows(run.nodeRun.data?.main ?? [], CONFIRMED, rows, distinct).problems,
		...(lookups === distinct ? [] : [`${lookups} lookups for ${distinct} numbers`]),
		...(tokens === 1 ? [] : [`${tokens} token requests`]),
	];
	return { ...run, lookups, tokens, problems };
}
