import { number, seconds } from '../bench/figures';
import { markdownTable } from '../bench/markdownTable';
import type { RunFigures } from './runSheets';

/** The runs in Markdown. */
export function runsTable(runs: readonly RunFigures[]): string {
	const rows = runs.map((run) => ({
		Where: run.place,
		Run: run.plan.title,
		Rows: run.plan.sheets.map(number).join(' + '),
		Time: seconds(run.ms),
		'A row': `${(run.ms / run.rows).toFixed(1)} ms`,
		Lookups: number(run.lookups),
		'Most in flight': number(run.mostInFlight),
		'Rows lost': number(run.lost),
		'Rows doubled': number(run.doubled),
		'Peak memory': `${number(run.peakMb)} MB`,
	}));
	return markdownTable(rows);
}

/** In words, when processes were killed; nothing when none was. */
export function killText(runs: readonly RunFigures[]): string[] {
	const killed = runs.flatMap(({ plan, ms, kill }) => (kill ? [{ plan, ms, ...kill }] : []));
	return killed.map(({ plan, ms, victim, atMs }) =>
		[
			`${number(plan.sheets[0] ?? 0)} rows: ${victim} was killed (SIGKILL) ${seconds(atMs)} after the start;`,
			...(plan.kills === 'main' ? ['it was started again;'] : []),
			`the sheet was finished ${seconds(ms - atMs)} after the kill.`,
		].join(' '),
	);
}
