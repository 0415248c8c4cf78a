import { runCommand } from '../../realN8n/cleanup';
import { describeMachine, isShort, writeFigures } from '../figures';
import { BenchN8n } from './benchN8n';
import { measure, type Measurement } from './measure';
import { latencyMs, scenarios, type Scenario } from './scenarios';
import { brokenCounts, tableOf, type Line } from './table';
import { openWaysIn } from './waysIn';

// npm run bench; with --short 200 rows, one run, and nothing is written: for CI.
void runCommand(async () => {
	const short = isShort();
	const rounds = short ? 1 : 3;
	const ways = await openWaysIn();
	const n8n = await BenchN8n.start({ NODE_EXTRA_CA_CERTS: ways.certificateFile });
	let measured = 0;
	const run = async ({ way, takesAtOnce, ...sheet }: Scenario): Promise<Measurement> => {
		const options = {
			port: ways.servicePort,
			latencyMs,
			// The ways in keep their address, so only another login keeps an older service's token away.
			account: { login: `lookup-tester-${++measured}` },
			...(takesAtOnce !== undefined && { maxConcurrent: takesAtOnce }),
		};
		return await measure(n8n, sheet, options, { baseUrl: ways.urls[way] });
	};
	const lines: Line[] = scenarios(short ? 200 : 1000).map((scenario) => ({ scenario, runs: [] }));
	// The first run of a process is slower than all later ones, whoever makes it, and so is TLS.
	const overTls = lines.findIndex(({ scenario }) => scenario.way === 'https');
	for (const { scenario } of [...lines.slice(0, 4), ...lines.slice(overTls, overTls + 1)])
		await run(scenario);
	for (let round = 1; round <= rounds; round++) {
		console.log(`Round ${round} of ${rounds}`);
		for (const { scenario, runs } of lines) runs.push(await run(scenario));
	}
	console.log(tableOf(lines));
	if (!short) await writeFigures('performance.md', 'bench', pageOf(lines, rounds));
	const broken = lines.flatMap(brokenCounts);
	for (const problem of broken) console.error(problem);
	return broken.length === 0 ? 0 : 1;
});

/** What the page shows. Of the rest, the command fails when it is not as it must be. */
function pageOf(lines: readonly Line[], rounds: number): string {
	const columns = ['Service', 'Who asks', 'Time', 'to ideal', 'to HTTP Request'];
	const title = `Service ${latencyMs} ms away. ${describeMachine(rounds)}`;
	return `${title}\n\n${tableOf(lines, { columns, isShown })}`;
}

/** What becomes of a service that limits requests is in docs/reliability.md. */
const isShown = ({ scenario: { takesAtOnce, subject } }: Line): boolean =>
	takesAtOnce === undefined && subject.kind === 'lookup';
