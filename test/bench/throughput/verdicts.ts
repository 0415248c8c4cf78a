import type { Measurement } from './measure';
import { idealMs, parallelOf, type Scenario } from './scenarios';
import { median } from './statistics';

/** So often a run may ask whether the service is there. */
const MOST_PROBES = 10;

/** All runs of a scenario. */
export interface Line {
	readonly scenario: Scenario;
	readonly runs: Measurement[];
}

/**
 * What must hold of this node in every run, whatever the machine: never a matter of time.
 * @returns what does not hold, in words
 */
export function brokenCounts({ scenario, runs }: Line): string[] {
	if (scenario.contender.kind !== 'lookup') return [];
	const { title, distinct } = scenario;
	const parallel = parallelOf(scenario) ?? 0;
	return runs.flatMap((run) => {
		const answered = run.requests - run.turnedAway;
		// Where many were turned away in a row, the run asks with an answered number whether the service is there.
		const probes = run.turnedAway > 0 ? MOST_PROBES : 0;
		const isOnceEach = answered >= distinct && answered <= distinct + probes;
		return [
			...(run.lost === 0 ? [] : [`${title}: ${run.lost} rows lost`]),
			...(run.tokens === 1 ? [] : [`${title}: ${run.tokens} token requests`]),
			...(isOnceEach ? [] : [`${title}: ${answered} answers for ${distinct} tills`]),
			...(run.mostInFlight <= parallel ? [] : [`${title}: ${run.mostInFlight} in flight`]),
			...(run.failure === undefined ? [] : [`${title}: ${run.failure}`]),
		];
	});
}

/** The median of a figure over the runs of a line. */
export function medianOf({ runs }: Line, figure: (run: Measurement) => number): number {
	return median(runs.map(figure));
}

/** Wall time over the least possible, round by round; undefined where nothing bounds it. */
export function toIdeal({ scenario, runs }: Line): number | undefined {
	const ideal = idealMs(scenario);
	return ideal === undefined ? undefined : median(runs.map(({ wallMs }) => wallMs / ideal));
}

/**
 * Wall time over that of the workflow without this package, round by round: the HTTP Request node with
 * a header, on the same rows, straight to the same service.
 */
export function toHttpRequest(line: Line, lines: readonly Line[]): number | undefined {
	const { rows, latencyMs, way, takesAtOnce } = line.scenario;
	const other = lines.find(
		({ scenario }) =>
			scenario.contender.kind === 'httpRequest' &&
			scenario.contender.login === 'header' &&
			scenario.rows === rows &&
			scenario.latencyMs === latencyMs &&
			// Nobody without the proxy has it: what it gains is part of the comparison.
			scenario.way === (way === 'proxy' ? 'https' : way) &&
			scenario.takesAtOnce === takesAtOnce,
	);
	const ratios = line.runs.flatMap(({ wallMs }, round) => {
		const against = other?.runs[round];
		// A failed run is over early, and comparing with it would mean nothing.
		return against === undefined || against.failure !== undefined ? [] : [wallMs / against.wallMs];
	});
	return ratios.length === 0 ? undefined : median(ratios);
}
