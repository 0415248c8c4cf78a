import { runCommand } from '../../realN8n/cleanup';
import { describeMachine, isShort, writeFigures } from '../figures';
import { BenchN8n } from './benchN8n';
import { measure } from './measure';
import { scenarios } from './scenarios';
import { brokenCounts, tableOf, type Line } from './table';
import { openWaysIn } from './waysIn';

// npm run bench; with --short 200 rows, one run, and nothing is written: for CI.
void runCommand(async () => {
	const short = isShort();
	const rounds = short ? 1 : 3;
	const ways = await openWaysIn();
	const n8n = await BenchN8n.start({ NODE_EXTRA_CA_CERTS: ways.certificateFile });
	const lines: Line[] = scenarios(short ? 200 : 1000).map((scenario) => ({ scenario, runs: [] }));
	// The first run of a process is slower than all later ones, whoever makes it, and so is TLS.
	const overTls = lines.findIndex(({ scenario }) => scenario.way === 'https');
	for (const { scenario } of [...lines.slice(0, 4), ...lines.slice(overTls, overTls + 1)])
		await measure(n8n, ways, scenario);
	for (let round = 1; round <= rounds; round++) {
		console.log(`Round ${round} of ${rounds}`);
		for (const { scenario, runs } of lines) runs.push(await measure(n8n, ways, scenario));
	}
	const table = tableOf(lines);
	console.log(table);
	if (!short)
		await writeFigures('performance.md', 'bench', `${describeMachine(rounds)}\n\n${table}`);
	const broken = lines.flatMap(brokenCounts);
	for (const problem of broken) console.error(problem);
	return broken.length === 0 ? 0 : 1;
});
