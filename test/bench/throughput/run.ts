import { runCommand } from '../../realN8n/cleanup';
import { describeMachine, failFor, isShort, median, number, writeFigures } from '../figures';
import { markdownTable } from '../markdownTable';
import { BenchN8n, type Measurement } from './benchN8n';
import { openWaysIn, type WayIn } from './waysIn';

/** How far away the service is. */
const latencyMs = 50;
/** So often a run may ask whether the service is there. */
const MOST_PROBES = 10;

/** One line of the table, with all its runs. */
interface Line {
	readonly way: WayIn;
	readonly parallel: number;
	readonly rows: number;
	readonly distinct: number;
	/** The service answers 429 above this many at once; absent for a service that takes all. */
	readonly takesAtOnce?: number;
	readonly runs: Measurement[];
}

/** In the order in which each round runs them. */
function linesOf(rows: number): Line[] {
	const lines = (way: WayIn, atOnce: readonly number[], more?: Partial<Line>): Line[] =>
		atOnce.map((parallel) => ({ way, parallel, rows, distinct: rows, runs: [], ...more }));
	return [
		...lines('http', [10, 25, 50]),
		...lines('http', [25], { distinct: Math.ceil(rows / 5) }),
		...lines('https', [25, 50]),
		...lines('https by nginx', [25, 50]),
		...lines('http', [25, 50], { takesAtOnce: 40 }),
	];
}

// npm run bench; with --short 200 rows, one run, and nothing is written: for CI.
void runCommand(async () => {
	const short = isShort();
	const rounds = short ? 1 : 3;
	const ways = await openWaysIn();
	const n8n = await BenchN8n.start({ NODE_EXTRA_CA_CERTS: ways.certificateFile });
	let measured = 0;
	const run = async ({ way, takesAtOnce, parallel, ...sheet }: Line): Promise<Measurement> => {
		const options = {
			port: ways.servicePort,
			latencyMs,
			// The ways in keep their address, so only another login keeps an older service's token away.
			account: { login: `lookup-tester-${++measured}` },
			...(takesAtOnce !== undefined && { maxConcurrent: takesAtOnce }),
		};
		const subject = { parallel };
		return await n8n.measure({ ...sheet, subject, options, baseUrl: ways.urls[way] });
	};
	const lines = linesOf(short ? 200 : 1000);
	// The first run of a process is slower than all later ones, and so is TLS.
	for (const line of [...lines.slice(0, 3), ...lines.slice(4, 5)]) await run(line);
	for (let round = 1; round <= rounds; round++) {
		console.log(`Round ${round} of ${rounds}`);
		for (const line of lines) line.runs.push(await run(line));
	}
	console.log(markdownTable(lines.map(figuresOf)));
	// The page shows different numbers at a service that takes all requests.
	const isShown = ({ way, parallel, distinct, rows, takesAtOnce }: Line) =>
		takesAtOnce === undefined && (way === 'http' ? distinct === rows : parallel === 50);
	const times = lines.filter(isShown).map(inWords);
	const title = `Service ${latencyMs} ms away. ${describeMachine(rounds)}`;
	const figures = `${title} In brackets: measured time ÷ formula. ${times.join('; ')}.`;
	if (!short) await writeFigures('reliability.md', 'bench', figures);
	return failFor(lines.flatMap(brokenCounts));
});

const titleOf = ({ way, parallel, distinct, rows, takesAtOnce = Infinity }: Line): string =>
	[
		way,
		...(takesAtOnce < Infinity ? [`429 above ${takesAtOnce}`] : []),
		...(distinct < rows ? [`${number(distinct)} numbers`] : []),
		`${parallel} in flight`,
	].join(', ');

/** The time in seconds, and how many times the least in which the requests can be made. */
function timeOf({ runs, distinct, parallel, takesAtOnce = Infinity }: Line) {
	const ms = median(runs.map((run) => run.ms));
	const idealMs = (distinct / Math.min(parallel, takesAtOnce)) * latencyMs;
	return { seconds: `${(ms / 1000).toFixed(2)} s`, toIdeal: (ms / idealMs).toFixed(2) };
}

function inWords(line: Line): string {
	const { seconds, toIdeal } = timeOf(line);
	return `${titleOf(line)}: ${seconds} (${toIdeal})`;
}

function figuresOf(line: Line): Record<string, string> {
	const { seconds, toIdeal } = timeOf(line);
	const of = (figure: (run: Measurement) => number): number => median(line.runs.map(figure));
	const lost = line.runs.map((run) => run.lost.length + run.unchecked.length);
	return {
		Service: titleOf(line),
		Time: seconds,
		'to ideal': toIdeal,
		Requests: number(of(({ stats }) => stats.lookups)),
		'Turned away': number(of(({ stats }) => stats.turnedAway)),
		Connections: number(of(({ stats }) => stats.connections)),
		'Rows lost': number(Math.max(...lost)),
	};
}

/** What must hold in every run and does not, in words: never a matter of time. */
function brokenCounts(line: Line): string[] {
	const { distinct, parallel, runs } = line;
	return runs.flatMap(({ lost, unchecked, error, stats }) => {
		const answered = stats.lookups - stats.turnedAway;
		// Where many were turned away in a row, the run asks with an answered number whether the service is there.
		const probes = stats.turnedAway > 0 ? MOST_PROBES : 0;
		const isOnceEach = answered >= distinct && answered <= distinct + probes;
		const problems = [
			...[...lost, ...unchecked],
			...(stats.tokenRequests === 1 ? [] : [`${stats.tokenRequests} token requests`]),
			...(isOnceEach ? [] : [`${answered} answers for ${distinct} tills`]),
			...(stats.mostInFlight <= parallel ? [] : [`${stats.mostInFlight} in flight`]),
			...(error === undefined ? [] : [error]),
		];
		return problems.map((problem) => `${titleOf(line)}: ${problem}`);
	});
}
