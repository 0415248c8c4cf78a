import type { INodeParameters } from 'n8n-workflow';

import type { Simulator, SimulatorOptions } from '../simulator';
import { markdownTable } from './markdownTable';
import { lookUpWith, rowsOf, uncheckedRows } from '../support/lookUp';
import { credentialOf, DOWN, startOwnSimulator } from '../support/service';

/** A service that does not take or answer everything, and what is looked up at it. */
interface Scenario {
	readonly service: string;
	readonly rows: number;
	readonly options?: INodeParameters;
	readonly simulator?: SimulatorOptions;
	/** How many of its replies are HTTP 503. */
	readonly down?: number;
	/** How many rows a second it takes at most. */
	readonly perSecond?: number;
}

const limited = (perSecond: number, as: 'bucket' | 'window', retryAfterSeconds?: number) => ({
	perSecond,
	simulator: {
		rateLimit: { perSecond, as, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
	},
});

const SCENARIOS: readonly Scenario[] = [
	{ service: '5 a second, from a bucket', rows: 150, ...limited(5, 'bucket') },
	{ service: '20 a second, by the second', rows: 300, ...limited(20, 'window') },
	{
		service: '20 a second, by the second, Retry-After 1, no wait',
		rows: 200,
		options: { maxOutage: 0 },
		...limited(20, 'window', 1),
	},
	...[40, 50].map((maxParallel) => ({
		service: `40 at once, Retry-After 1, ${maxParallel} in flight`,
		rows: 1_000,
		options: { maxParallel },
		simulator: { maxConcurrent: 40, latencyMs: 50 },
	})),
	{ service: '50 % of the replies 503', rows: 1_000, down: 0.5 },
	{ service: '70 % of the replies 503', rows: 1_000, down: 0.7 },
	{
		service: '20 % of the replies 503, no wait',
		rows: 1_000,
		down: 0.2,
		options: { maxOutage: 0 },
	},
];

function failAtRandom(simulator: Simulator, share: number): void {
	simulator.setFaultPlan(({ kind }) =>
		kind !== 'token' && Math.random() < share ? DOWN : undefined,
	);
}

async function measure({
	service,
	rows,
	options = {},
	simulator: how = {},
	down,
	perSecond,
}: Scenario) {
	const simulator = await startOwnSimulator(how);
	try {
		if (down !== undefined) failAtRandom(simulator, down);
		const sinceMs = performance.now();
		const ends = await lookUpWith(credentialOf({}, 'apiUser', simulator), rowsOf(rows), options);
		const seconds = (performance.now() - sinceMs) / 1000;
		const ideal = perSecond === undefined ? undefined : (rows - perSecond) / perSecond;
		return {
			service,
			rows: String(rows),
			'not checked': String(uncheckedRows(ends).length),
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
