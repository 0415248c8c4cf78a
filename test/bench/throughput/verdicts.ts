import type { Measurement } from './measure';
import { idealMs, parallelOf, type Scenario } from './scenarios';
import { median } from './statistics';

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
		return [
			...(run.lost === 0 ? [] : [`${title}: ${run.lost} rows lost`]),
			...(run.tokens === 1 ? [] : [`${title}: ${run.tokens} token requests`]),
			...(answered === distinct ? [] : [`${title}: ${answered} answers for ${distinct} tills`]),
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

/** Wall time over that of the HTTP Request node against the same service, round by round. */
export function toHttpRequest(line: Line, lines: readonly Line[]): number | undefined {
	const { rows, distinct, latencyMs, takesAtOnce } = line.scenario;
	const other = lines.find(
		({ scenario }) =>
			scenario.contender.kind === 'httpRequest' &&
			scenario.contender.batching === undefined &&
			scenario.rows === rows &&
			scenario.latencyMs === latencyMs &&
			scenario.takesAtOnce === takesAtOnce &&
			rows >= distinct,
	);
	const ratios = line.runs.flatMap(({ wallMs }, round) => {
		const against = other?.runs[round];
		// A failed run is over early, and comparing with it would mean nothing.
		return against === undefined || against.failure !== undefined ? [] : [wallMs / against.wallMs];
	});
	return ratios.length === 0 ? undefined : median(ratios);
}

/** The two aims that are a matter of time; printed, and never a failure. */
export function timeAims(lines: readonly Line[]): string[] {
	const line = (parallel: number): Line | undefined =>
		lines.find(
			({ scenario }) =>
				scenario.contender.kind === 'lookup' &&
				scenario.contender.parallel === parallel &&
				scenario.takesAtOnce === undefined &&
				scenario.rows === scenario.distinct,
		);
	const at25 = line(25);
	const at50 = line(50);
	return [
		aim('25 in flight to the ideal', at25 && toIdeal(at25), 1.25),
		aim('50 in flight to HTTP Request', at50 && toHttpRequest(at50, lines), 1.1),
	];
}

function aim(what: string, ratio: number | undefined, most: number): string {
	if (ratio === undefined) return `${what}: not measured`;
	const verdict = ratio <= most ? 'reached' : 'missed';
	return `${what}: ${ratio.toFixed(2)}, aim ${most.toFixed(2)}, ${verdict}`;
}
