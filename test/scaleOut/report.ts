import { number, seconds } from '../bench/figures';
import { markdownTable } from '../bench/markdownTable';
import type { RunFigures } from './runSheets';

/** The runs in Markdown; that no row is lost or doubled is what the command fails for. */
export function runsTable(runs: readonly RunFigures[]): string {
	const rows = runs.map((run) => ({
		Where: run.place,
		Run: run.plan.title,
		Rows: run.plan.sheets.map(number).join(' + '),
		Time: seconds(run.ms),
		Lookups: number(run.lookups),
		'Most in flight': number(run.mostInFlight),
		'Peak memory': `${number(run.peakMb)} MB`,
	}));
	return markdownTable(rows);
}

/** In words, when processes were killed; nothing when none was. */
export function killText(runs: readonly RunFigures[]): string[] {
	const killed = runs.flatMap(({ plan, ms, kill }) => (kill ? [{ plan, ms, ...kill }] : []));
	return killed.map(
		({ plan, ms, victim, atMs }) =>
			`${number(plan.sheets[0] ?? 0)} rows: ${victim} was killed (SIGKILL); the sheet was finished ${seconds(ms - atMs)} later.`,
	);
}
