import type { INodeParameters } from 'n8n-workflow';

import { runCommand } from '../realN8n/cleanup';
import type { Fault, FaultPlan, SimulatorOptions } from '../simulator';
import { forgetAccounts } from '../support/forgetAccounts';
import { lookUpRows, uncheckedRows, until } from '../support/lookUp';
import { credentialOf, DOWN, startOwnSimulator } from '../support/service';
import { number, writeFigures } from './figures';
import { markdownTable } from './markdownTable';

/** A service that does not take or answer everything, and how many rows are looked up at it with which options. */
interface Scenario extends SimulatorOptions {
	/** How it answers a lookup, from its start. */
	readonly plan?: () => FaultPlan;
	/** After how many requests all its tokens are dead. */
	readonly tokensGoodFor?: number;
	/** How many workers look up the rows, each all of them, with one stored token. */
	readonly workers?: number;
}
type Line = [service: string, rows: number, scenario: Scenario, options?: INodeParameters];

const BUSY: Fault = { kind: 'tooManyRequests' };
const BUSY_FOR_A_SECOND: Fault = { kind: 'tooManyRequests', retryAfter: 1 };

const often = (share: number, fault: Fault) => () => () =>
	Math.random() < share ? fault : undefined;

/** Takes so many requests a second: from a bucket that fills steadily, or at the beginning of each second. */
const taking = (perSecond: number, as: 'bucket' | 'window') => () => {
	let [left, countedAtMs] = [perSecond, performance.now()];
	return () => {
		const passed = (performance.now() - countedAtMs) / 1000;
		if (as === 'bucket' || passed >= 1) {
			left = as === 'bucket' ? Math.min(perSecond, left + passed * perSecond) : perSecond;
			countedAtMs = performance.now();
		}
		return left >= 1 && left-- > 0 ? undefined : BUSY;
	};
};

const forty: FaultPlan = ({ inFlight = 0 }) => (inFlight > 40 ? BUSY_FOR_A_SECOND : undefined);
const SCENARIOS: readonly Line[] = [
	['takes 5 a second', 500, { plan: taking(5, 'bucket') }],
	['takes 20 a second', 300, { plan: taking(20, 'window') }],
	['takes 40 at once, gets 50', 1_000, { plan: () => forty, latencyMs: 50 }, { maxParallel: 50 }],
	['half are 503', 1_000, { plan: often(0.5, DOWN) }],
	['70 % are 503', 1_000, { plan: often(0.7, DOWN) }],
	['only 503, wait 10 s', 2_000, { plan: often(1, DOWN) }, { maxOutage: 10 }],
	['turns 30 % away, however slowly', 300, { plan: often(0.3, BUSY), latencyMs: 50 }],
	['one live token, two workers', 600, { oneLiveToken: true, workers: 2, latencyMs: 50 }],
	['tokens good for 700, two workers', 2_000, { tokensGoodFor: 700, workers: 2, latencyMs: 50 }],
];
const RUNS = 3;

async function measure([, rows, scenario, options = {}]: Line) {
	const { plan, tokensGoodFor = Infinity, workers = 1, ...how } = scenario;
	const simulator = await startOwnSimulator(how);
	let lookups = 0;
	const answer = plan?.();
	simulator.setFaultPlan((request) => {
		if (request.kind === 'token') return undefined;
		if (++lookups % tokensGoodFor === 0) simulator.expireAllTokens();
		return answer?.(request);
	});
	try {
		const sinceMs = performance.now();
		const credentials = credentialOf({}, 'apiUser', simulator);
		const runs: Array<ReturnType<typeof lookUpRows>> = [];
		for (let worker = 1; worker <= workers; worker++) {
			forgetAccounts();
			runs.push(lookUpRows(rows, { credentials, options }));
			await until(() => simulator.stats.lookups >= worker);
		}
		const unchecked = uncheckedRows((await Promise.all(runs)).flat()).length;
		const seconds = (performance.now() - sinceMs) / 1000;
		const { lookups: requests, tokenRequests } = simulator.stats;
		return { seconds, unchecked, requests: requests / workers, tokenRequests };
	} finally {
		await simulator.close();
	}
}

// npm run bench:limits: what becomes of rows at services that limit requests or fail many of them, in n8n's engine.
void runCommand(async () => {
	const table = [];
	for (const line of SCENARIOS) {
		const [service, rows] = line;
		const runs: Array<Awaited<ReturnType<typeof measure>>> = [];
		for (let run = 0; run < RUNS; run++) runs.push(await measure(line));
		const worst = (figure: (run: (typeof runs)[number]) => number) => Math.max(...runs.map(figure));
		table.push({
			Service: service,
			Rows: number(rows),
			Unchecked: number(worst(({ unchecked }) => unchecked)),
			'Requests a row': (worst(({ requests }) => requests) / rows).toFixed(2),
			Time: `${worst(({ seconds }) => seconds).toFixed(1)} s`,
		});
		console.log(table.at(-1), `${worst(({ tokenRequests }) => tokenRequests)} token calls`);
	}
	const figures = markdownTable(table);
	console.log(`\n${figures}\n`);
	await writeFigures('reliability.md', 'limits', figures);
	return 0;
});
