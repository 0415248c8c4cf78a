import { number, seconds } from '../bench/figures';
import { markdownTable } from '../bench/markdownTable';
import type { RunFigures } from './runSheet';

/** The runs in Markdown. */
export function runsTable(runs: readonly RunFigures[]): string {
	const rows = runs.map(({ plan, ms, shares, ...run }) => {
		const workers = shares.filter(({ name }) => name !== 'main');
		return {
			Run: plan.title,
			Rows: number(plan.rows),
			Time: seconds(ms),
			'Batches per worker': workers.map(({ name, batches }) => `${name}: ${batches}`).join(', '),
			Lookups: number(run.lookups),
			Tokens: number(run.tokens),
			'Most in flight': number(run.mostInFlight),
			'Rows lost': number(run.lost),
			'Rows doubled': number(run.doubled),
		};
	});
	return markdownTable(rows);
}

/** What every process needed, in Markdown. */
export function memoryTable({ shares }: RunFigures): string {
	const rows = shares.map(({ name, hasSheet, peakMb, grownMb }) => {
		const role = hasSheet ? ', with the run of the sheet' : ', with batches only';
		return {
			'Process, with its task runner': name === 'main' ? name : name + role,
			'Peak memory': `${number(peakMb)} MB`,
			'of it since the start': `${number(grownMb)} MB`,
		};
	});
	return markdownTable(rows);
}

/** In words, how a run came to its end after its worker was killed; nothing when none was. */
export function recoveryText({ plan, ms, recovery }: RunFigures): string[] {
	if (!recovery) return [];
	const { worker, atMs, stored, died, givenAgain, askedTwice } = recovery;
	const sheet = plan.kill === 'sheet' ? ' and the run of the sheet itself' : '';
	const sentences = [
		`${plan.title}: ${worker} was killed (SIGKILL) ${seconds(atMs)} after the start, with ${number(stored)} of ${number(plan.rows)} rows answered and stored, and ${died} ${died === 1 ? 'batch' : 'batches'}${sheet} under way in it.`,
		`n8n gave ${givenAgain === 0 ? 'nothing of it' : `${givenAgain} executions`} to another worker.`,
		`All ${number(plan.rows)} rows were answered ${seconds(ms - atMs)} after the kill; ${number(askedTwice)} numbers of the cut batches were looked up a second time.`,
	];
	return [sentences.join(' ')];
}
