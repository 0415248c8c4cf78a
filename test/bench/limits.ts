import type { INodeParameters } from 'n8n-workflow';

import type { SimulatorOptions } from '../simulator';
import { lookUpWith, rowsOf, uncheckedRows } from '../support/lookUp';
import { credentialOf, DOWN, startOwnSimulator } from '../support/service';
import { markdownTable } from './markdownTable';

/** A service that does not take or answer everything, and how many rows are looked up at it with which options. */
interface Scenario extends SimulatorOptions {
	/** The share of its replies that are HTTP 503. */
	readonly down?: number;
	/** The share that it turns away (HTTP 429), however slowly they come: as a limit that others use up. */
	readonly turnedAway?: number;
}
type Line = [service: string, rows: number, scenario: Scenario, options?: INodeParameters];

const noWait = { maxOutage: 0 };
const window = { perSecond: 20, as: 'window' } as const;
const telling = { ...window, retryAfterSeconds: 1 };
const SCENARIOS: readonly Line[] = [
	['5 a second, from a bucket', 500, { rateLimit: { perSecond: 5, as: 'bucket' } }],
	['20 a second, by the second', 300, { rateLimit: window }],
	['20 a second, by the second, Retry-After 1, no wait', 200, { rateLimit: telling }, noWait],
	...[40, 50].map((maxParallel): Line => {
		const service = `40 at once, Retry-After 1, ${maxParallel} in flight`;
		return [service, 1_000, { maxConcurrent: 40, latencyMs: 50 }, { maxParallel }];
	}),
	['50 % of the replies 503', 1_000, { down: 0.5 }],
	['70 % of the replies 503', 1_000, { down: 0.7 }],
	['dead', 2_000, { down: 1 }, { maxOutage: 10 }],
	['20 % of the replies 503, no wait', 1_000, { down: 0.2 }, noWait],
	...[0.1, 0.3, 0.5].map((turnedAway): Line => {
		return [`${turnedAway * 100} % turned away at random`, 300, { turnedAway, latencyMs: 50 }];
	}),
];

async function measure([service, rows, { down = 0, turnedAway = 0, ...how }, options]: Line) {
	const simulator = await startOwnSimulator(how);
	simulator.setFaultPlan(({ kind }) => {
		if (kind === 'token') return undefined;
		if (Math.random() < down) return DOWN;
		return Math.random() < turnedAway ? { kind: 'tooManyRequests' } : undefined;
	});
	try {
		const sinceMs = performance.now();
		const ends = await lookUpWith(credentialOf({}, 'apiUser', simulator), rowsOf(rows), options);
		const seconds = (performance.now() - sinceMs) / 1000;
		const { perSecond } = how.rateLimit ?? {};
		const ideal = perSecond === undefined ? undefined : (rows - perSecond) / perSecond;
		return {
			service,
			rows: String(rows),
			'not checked': String(uncheckedRows(ends).length),
			requests: String(simulator.stats.lookups),
			'requests a row': (simulator.stats.lookups / rows).toFixed(2),
			seconds: seconds.toFixed(1),
			'× the ideal': ideal === undefined ? '–' : (seconds / ideal).toFixed(2),
		};
	} finally {
		await simulator.close();
	}
}

/** Prints what becomes of rows at services that limit requests or fail many of them, in n8n's engine. */
async function run(): Promise<void> {
	const lines = [];
	for (const scenario of SCENARIOS) lines.push(await measure(scenario));
	console.log(markdownTable(lines));
}

void run();
