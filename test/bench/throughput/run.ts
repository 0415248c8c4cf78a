import { runCommand } from '../../realN8n/cleanup';
import { describeMachine, failFor, median, number, writeFigures } from '../figures';
import { measureSheet, startBenchN8n, type Measurement } from './benchN8n';
import { openWaysIn, type WayIn } from './waysIn';

/** How far away the service is. */
const latencyMs = 50;
const ROUNDS = 3;

/** One figure of the page, with all its runs. */
interface Line {
	readonly way: WayIn;
	readonly parallel: number;
	readonly rows: number;
	readonly distinct: number;
	readonly runs: Measurement[];
}

/** In the order in which each round runs them. */
function linesOf(rows: number): Line[] {
	const line = (way: WayIn, parallel: number, distinct = rows): Line => {
		return { way, parallel, rows, distinct, runs: [] };
	};
	return [
		line('http', 10),
		line('http', 25),
		line('http', 50),
		line('http', 25, Math.ceil(rows / 5)),
		line('https', 50),
		line('https by nginx', 50),
	];
}

// npm run bench
void runCommand(async () => {
	const ways = await openWaysIn();
	const n8n = await startBenchN8n({ NODE_EXTRA_CA_CERTS: ways.certificateFile });
	let measured = 0;
	const run = async (line: Line): Promise<Measurement> => {
		const { way, ...sheet } = line;
		console.log(`${titleOf(line)} …`);
		// The ways in keep their address, so only another login keeps an older service's token away.
		const account = { login: `lookup-tester-${++measured}` };
		const options = { port: ways.servicePort, latencyMs, account };
		return await measureSheet(n8n, { ...sheet, options, baseUrl: ways.urls[way] });
	};
	const lines = linesOf(1_000);
	// The first run of a process is slower than all later ones, and so is TLS.
	for (const line of lines) await run(line);
	for (let round = 1; round <= ROUNDS; round++)
		for (const line of lines) line.runs.push(await run(line));
	const title = `Service ${latencyMs} ms away. ${describeMachine(ROUNDS)}`;
	const figures = `${title} In brackets: measured time ÷ formula. ${lines.map(inWords).join('; ')}.`;
	console.log(figures);
	await writeFigures('reliability.md', 'bench', figures);
	return failFor(lines.flatMap(brokenCounts));
});

const titleOf = ({ way, parallel, distinct, rows }: Line): string =>
	[way, ...(distinct < rows ? [`${number(distinct)} numbers`] : []), `${parallel} in flight`].join(
		', ',
	);

/** The time in seconds, and how many times the least in which the requests can be made. */
function inWords(line: Line): string {
	const { runs, distinct, parallel } = line;
	const ms = median(runs.map((run) => run.ms));
	const toIdeal = (ms / ((distinct / parallel) * latencyMs)).toFixed(2);
	return `${titleOf(line)}: ${(ms / 1000).toFixed(2)} s (${toIdeal})`;
}

/** What must hold in every run and does not, in words: never a matter of time. */
function brokenCounts(line: Line): string[] {
	const { distinct, parallel, runs } = line;
	return runs.flatMap(({ lost, unchecked, error, stats }) => {
		const { tokenRequests, lookups, mostInFlight } = stats;
		const problems = [
			...lost,
			...unchecked,
			...(tokenRequests === 1 ? [] : [`${tokenRequests} token requests`]),
			...(lookups === distinct ? [] : [`${lookups} lookups for ${distinct} tills`]),
			...(mostInFlight <= parallel ? [] : [`${mostInFlight} in flight`]),
			...(error === undefined ? [] : [error]),
		];
		return problems.map((problem) => `${titleOf(line)}: ${problem}`);
	});
}
