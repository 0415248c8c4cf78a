import type { INodeParameters } from 'n8n-workflow';

import { runCommand } from '../realN8n/cleanup';
import type { SimulatorOptions } from '../simulator';
import { forgetAccounts } from '../support/forgetAccounts';
import { lookUpWith, rowsOf, uncheckedRows, until } from '../support/lookUp';
import { credentialOf, DOWN, startOwnSimulator } from '../support/service';
import { isShort, number, writeFigures } from './figures';
import { markdownTable } from './markdownTable';

interface Scenario extends SimulatorOptions {
	readonly down?: number;
	readonly turnedAway?: number;
	/** For how long it is out from its 100th lookup on, in ms. */
	readonly outForMs?: number;
	readonly tokensGoodFor?: number;
	readonly workers?: number;
}
type Line = [service: string, rows: number, scenario: Scenario, options?: INodeParameters];

const window = { perSecond: 20, as: 'window' } as const;
const SCENARIOS: readonly Line[] = [
	['takes 5 a second', 500, { rateLimit: { perSecond: 5, as: 'bucket' } }],
	['takes 20 a second', 300, { rateLimit: window }],
	['takes 40 at once, gets 50', 1_000, { maxConcurrent: 40, latencyMs: 50 }, { maxParallel: 50 }],
	['503 for 3 s', 1_500, { outForMs: 3_000 }],
	['half are 503', 1_000, { down: 0.5 }],
	['70 % are 503', 1_000, { down: 0.7 }],
	['only 503, wait 10 s', 2_000, { down: 1 }, { maxOutage: 10 }],
	['turns 30 % away, however slowly', 300, { turnedAway: 0.3, latencyMs: 50 }],
	['one live token, two workers', 600, { oneLiveToken: true, workers: 2, latencyMs: 50 }],
	['tokens good for 700, two workers', 2_000, { tokensGoodFor: 700, workers: 2, latencyMs: 50 }],
];
const RUNS = 3;

async function measure([, rows, scenario, options]: Line) {
	const { down = 0, turnedAway = 0, outForMs = 0, tokensGoodFor = Infinity } = scenario;
	const { workers = 1, ...how } = scenario;
	const simulator = await startOwnSimulator(how);
	let [lookups, outUntilMs] = [0, 0];
	simulator.setFaultPlan(({ kind }) => {
		if (kind === 'token') return undefined;
		if (++lookups % tokensGoodFor === 0) simulator.expireAllTokens();
		if (lookups === 100) outUntilMs = Date.now() + outForMs;
		if (Date.now() < outUntilMs) return DOWN;
		if (Math.random() < down) return DOWN;
		return Math.random() < turnedAway ? { kind: 'tooManyRequests' } : undefined;
	});
	try {
		const sinceMs = performance.now();
		const credential = credentialOf({}, 'apiUser', simulator);
		const runs: Array<ReturnType<typeof lookUpWith>> = [];
		for (let worker = 1; worker <= workers; worker++) {
			forgetAccounts();
			runs.push(lookUpWith(credential, rowsOf(rows), options));
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
		for (let run = 0; run < (isShort() ? 1 : RUNS); run++) runs.push(await measure(line));
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
	if (!isShort()) await writeFigures('reliability.md', 'limits', figures);
	return 0;
});
