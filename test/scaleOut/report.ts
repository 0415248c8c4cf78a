import Table from 'cli-table3';
import { number } from '../bench/throughput/report';
import type { ProcessShare, RunFigures } from './clusterRun';
import type { ProbeFigures } from './subWorkflowProbe';
import type { Recovery } from './workerKill';

const head = [
	'Run',
	'Rows',
	'Time',
	'Rows per worker (batches)',
	'Lookups',
	'Tokens',
	'Most in flight',
	'Rows lost',
	'Rows doubled',
];

/** The runs for a terminal. */
export function terminalTable(runs: readonly RunFigures[]): string {
	const table = new Table({ head, style: { head: [], border: [], compact: true } });
	for (const run of runs) table.push(cellsOf(run));
	return table.toString();
}

/** The runs in Markdown. */
export function markdownTable(runs: readonly RunFigures[]): string {
	return markdown(head, runs.map(cellsOf));
}

/** What every process needed, in Markdown; for each 10,000 rows only where there were as many. */
export function memoryTable({ shares, plan }: RunFigures): string {
	const isLarge = plan.rows >= 10_000;
	const columns = ['Process, with its task runner', 'Peak memory', 'of it since the start'];
	const rows = shares.map((share) => [
		roleOf(share),
		megabytes(share.peakMb),
		megabytes(share.grownMb),
		...(isLarge && share.grownMb !== undefined
			? [megabytes((share.grownMb / plan.rows) * 10_000)]
			: []),
	]);
	return markdown([...columns, ...(isLarge ? ['for each 10,000 rows'] : [])], rows);
}

/** In words, how a run came to its end after its worker was killed. */
export function recoveryText({ plan, recovery }: RunFigures): string[] {
	if (!recovery) return [];
	const sheet = recovery.cutSheet ? ' and the run of the sheet itself' : '';
	return [
		`${plan.title}: ${recovery.worker} was killed (SIGKILL) ${seconds(recovery.atSeconds)} after the start, with ${number(recovery.stored)} of ${number(plan.rows)} rows answered and stored, and ${batches(recovery.cutBatches.length)}${sheet} under way in it.`,
		`n8n: ${markedText(recovery)} It gave ${recovery.givenAgain === 0 ? 'none of them' : String(recovery.givenAgain)} to another worker.`,
		`The example: ${resumedText(recovery)}`,
		`All ${number(plan.rows)} rows were answered ${seconds(recovery.completeAfterSeconds)} after the kill; ${number(recovery.askedTwice)} numbers of the cut batches were looked up a second time.`,
	];
}

/** In words, what of a sub-workflow's calls reaches the queue. */
export function probeText({ waits, calls, enqueued }: ProbeFigures): string {
	return `Execute Sub-workflow, ${waits ? 'waiting for' : 'not waiting for'} the sub-workflow: ${enqueued} of ${calls} calls were put on the queue.`;
}

function cellsOf(run: RunFigures): string[] {
	const workers = run.shares.filter(({ name }) => name !== 'main');
	return [
		run.plan.title,
		number(run.plan.rows),
		seconds(run.seconds),
		workers.map(({ name, rows, batches: own }) => `${name}: ${number(rows)} (${own})`).join(', '),
		number(run.lookups),
		number(run.tokens),
		number(run.mostInFlight),
		number(run.lost),
		number(run.doubled),
	];
}

function roleOf({ name, hasSheet }: ProcessShare): string {
	if (name === 'main') return 'main';
	return hasSheet ? `${name}, with the run of the sheet` : `${name}, with batches only`;
}

function resumedText({ cutSheet, leftToSchedule }: Recovery): string {
	if (cutSheet) return 'the schedule saw that nobody was at work, and started the sheet again.';
	if (leftToSchedule === 0) {
		return 'the run of the sheet went on with the other batches, and asked again for those that were cut.';
	}
	return `the run of the sheet ended with ${number(leftToSchedule)} rows “Not looked up yet”; the schedule started it again for these.`;
}

function markedText({ marked, cutBatches, cutSheet }: Recovery): string {
	const died = cutBatches.length + (cutSheet ? 1 : 0);
	const executions = died === 1 ? 'execution that died with it' : 'executions that died with it';
	if (marked.afterSeconds === undefined) return `the ${died} ${executions} still count as running.`;
	const states = [...new Set(marked.states)].join(', ');
	return `the ${died} ${executions} became “${states}” after ${seconds(marked.afterSeconds)}.`;
}

function markdown(columns: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
	const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
	return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function batches(count: number): string {
	return count === 1 ? '1 batch' : `${count} batches`;
}

function megabytes(value: number | undefined): string {
	return value === undefined ? '–' : `${number(value)} MB`;
}

function seconds(value: number): string {
	return `${value.toFixed(1)} s`;
}
