import type { Log } from '../../realN8n/progress';
import type { BenchN8n } from './benchN8n';
import { measure } from './measure';
import type { Contender } from './scenarios';
import type { WayIn, WaysIn } from './waysIn';

/** Wall time of one contender over the number of rows. */
export interface Curve {
	readonly label: string;
	readonly points: ReadonlyArray<{ readonly rows: number; readonly seconds: number }>;
	/** Drawn dashed: worked out rather than measured. */
	readonly isIdeal: boolean;
	/** The smallest number of rows that it failed with, if any. */
	readonly failedAt?: number;
}

const latencyMs = 50;
const way: WayIn = 'http';
const inFlight = [10, 25, 50];

/** Measures every contender once for each number of rows, all of them distinct. */
export async function measureCurves(
	n8n: BenchN8n,
	ways: WaysIn,
	rowCounts: readonly number[],
	log: Log,
): Promise<Curve[]> {
	const contenders: Array<[string, Contender]> = [
		...inFlight.map((parallel): [string, Contender] => [
			`this node, ${parallel} in flight`,
			{ kind: 'lookup', parallel },
		]),
		['HTTP Request', { kind: 'httpRequest', login: 'header' }],
	];
	const curves: Curve[] = [];
	for (const [label, contender] of contenders) {
		const points: Array<{ rows: number; seconds: number }> = [];
		let failedAt: number | undefined;
		for (const rows of rowCounts) {
			const scenario = { title: label, contender, rows, distinct: rows, latencyMs, way };
			const { wallMs, lost, failure } = await measure(n8n, ways, scenario);
			const seconds = wallMs / 1000;
			log(
				`${label}, ${rows} rows: ${seconds.toFixed(2)} s${failure ? `, failed: ${failure}` : ''}`,
			);
			if (lost > 0) failedAt ??= rows;
			else points.push({ rows, seconds });
		}
		curves.push({ label, points, isIdeal: false, ...(failedAt !== undefined && { failedAt }) });
	}
	return [...curves, ...inFlight.map((parallel) => idealCurve(parallel, rowCounts))];
}

function idealCurve(parallel: number, rowCounts: readonly number[]): Curve {
	return {
		label: `ideal, ${parallel} in flight`,
		points: rowCounts.map((rows) => ({
			rows,
			seconds: (Math.ceil(rows / parallel) * latencyMs) / 1000,
		})),
		isIdeal: true,
	};
}
