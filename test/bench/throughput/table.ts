import { median, number } from '../figures';
import { markdownTable } from '../markdownTable';
import type { Measurement } from './measure';
import { httpRequest, idealMs, type Scenario } from './scenarios';

/** So often a run may ask whether the service is there. */
const MOST_PROBES = 10;

/** All runs of a scenario. */
export interface Line {
	readonly scenario: Scenario;
	readonly runs: Measurement[];
}

const ways = { http: 'http', https: 'https', proxy: 'https by nginx' } as const;

/** The lines in Markdown, all of them with all columns, or some. */
export function tableOf(
	lines: readonly Line[],
	only?: { readonly columns: readonly string[]; readonly isShown: (line: Line) => boolean },
): string {
	if (!only) return markdownTable(lines.map((line) => cellsOf(line, lines)));
	const rows = lines.filter(only.isShown).map((line) => Object.entries(cellsOf(line, lines)));
	const shown = rows.map((row) => row.filter(([column]) => only.columns.includes(column)));
	return markdownTable(shown.map((row) => Object.fromEntries(row)));
}

/** What must hold of this node in every run and does not, in words: never a matter of time. */
export function brokenCounts({ scenario, runs }: Line): string[] {
	const { title, distinct, subject } = scenario;
	if (subject.kind !== 'lookup') return [];
	return runs.flatMap((run) => {
		const { nodeRun, stats } = run;
		const lost = lostBy(run);
		const answered = stats.lookups - stats.turnedAway;
		// Where many were turned away in a row, the run asks with an answered number whether the service is there.
		const probes = stats.turnedAway > 0 ? MOST_PROBES : 0;
		const isOnceEach = answered >= distinct && answered <= distinct + probes;
		const problems = [
			...(lost === 0 ? [] : [`${lost} rows lost`]),
			...(stats.tokenRequests === 1 ? [] : [`${stats.tokenRequests} token requests`]),
			...(isOnceEach ? [] : [`${answered} answers for ${distinct} tills`]),
			...(stats.mostInFlight <= subject.parallel ? [] : [`${stats.mostInFlight} in flight`]),
			...(nodeRun.error ? [nodeRun.error.message] : []),
		];
		return problems.map((problem) => `${title}: ${problem}`);
	});
}

const lostBy = ({ lost, unchecked }: Measurement): number => lost + unchecked;
const timeOf = ({ nodeRun }: Measurement): number => nodeRun.executionTime;

function cellsOf({ scenario, runs }: Line, lines: readonly Line[]): Record<string, string> {
	const { way, takesAtOnce, rows, distinct, title } = scenario;
	const of = (figure: (run: Measurement) => number): number => median(runs.map(figure));
	const most = (figure: (run: Measurement) => number): number => Math.max(...runs.map(figure));
	const failed = runs.filter(({ nodeRun }) => nodeRun.error).length;
	const time = `${(of(timeOf) / 1000).toFixed(2)} s`;
	const turnedAway = of((run) => run.stats.turnedAway);
	const ideal = idealMs(scenario);
	const bound = takesAtOnce === undefined ? '' : `, 429 above ${takesAtOnce}`;
	return {
		Service: `${ways[way]}${bound}${distinct < rows ? `, ${number(distinct)} numbers` : ''}`,
		'Who asks': title,
		Time: failed === 0 ? time : `failed in ${failed} of ${runs.length} runs, after ${time}`,
		// A failed run is over early; its time means nothing.
		'to ideal': failed > 0 || !ideal ? '–' : (of(timeOf) / ideal).toFixed(2),
		'to HTTP Request': failed > 0 ? '–' : toHttpRequest({ scenario, runs }, lines),
		Requests: `${number(of((run) => run.stats.lookups))}${turnedAway > 0 ? `, ${number(turnedAway)} of them 429` : ''}`,
		Connections: number(of((run) => run.stats.connections)),
		'Rows lost': number(most(lostBy)),
	};
}

/**
 * Wall time over that of the workflow without this package, round by round: n8n's HTTP Request
 * node on as many rows, straight to the same service.
 */
function toHttpRequest({ scenario, runs }: Line, lines: readonly Line[]): string {
	// Nobody without the proxy has it: what it gains is part of the comparison.
	const way = scenario.way === 'proxy' ? 'https' : scenario.way;
	const other = lines.find(
		({ scenario: { title, way: its, takesAtOnce } }) =>
			title === httpRequest.title && its === way && takesAtOnce === scenario.takesAtOnce,
	);
	const ratios = runs.flatMap((run, round) => {
		const against = other?.runs[round];
		return !against || against.nodeRun.error ? [] : [timeOf(run) / timeOf(against)];
	});
	return ratios.length === 0 ? '–' : median(ratios).toFixed(2);
}
