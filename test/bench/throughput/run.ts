import { runCommand } from '../../realN8n/cleanup';
import { describeMachine, failFor, isShort, median, number, writeFigures } from '../figures';
import { markdownTable } from '../markdownTable';
import { BenchN8n, type Measurement } from './benchN8n';
import type { Subject } from './rowsWorkflow';
import { openWaysIn, type WayIn } from './waysIn';

/** How far away the service is. */
const latencyMs = 50;
/** So often a run may ask whether the service is there. */
const MOST_PROBES = 10;

/** One line of the table, with all its runs. */
interface Line {
	readonly way: WayIn;
	readonly subject: Subject;
	readonly rows: number;
	readonly distinct: number;
	/** The service answers 429 above this many at once; absent for a service that takes all. */
	readonly takesAtOnce?: number;
	readonly runs: Measurement[];
}

/** In the order in which each round runs them. */
function linesOf(rows: number): Line[] {
	const line = (way: WayIn, subject: Subject, more: Partial<Line> = {}): Line => ({
		way,
		subject,
		rows,
		distinct: rows,
		runs: [],
		...more,
	});
	const lookups = (way: WayIn, atOnce: readonly number[], more?: Partial<Line>): Line[] =>
		atOnce.map((parallel) => line(way, { parallel }, more));
	return [
		...lookups('http', [10, 25, 50]),
		line('http', 'HTTP Request'),
		...lookups('http', [25], { distinct: Math.ceil(rows / 5) }),
		...lookups('https', [25, 50]),
		line('https', 'HTTP Request'),
		...lookups('https by nginx', [25, 50]),
		...lookups('http', [25, 50], { takesAtOnce: 40 }),
	];
}

// npm run bench; with --short 200 rows, one run, and nothing is written: for CI.
void runCommand(async () => {
	const short = isShort();
	const rounds = short ? 1 : 3;
	const ways = await openWaysIn();
	const n8n = await BenchN8n.start({ NODE_EXTRA_CA_CERTS: ways.certificateFile });
	let measured = 0;
	const run = async ({ way, takesAtOnce, ...sheet }: Line): Promise<Measurement> => {
		const options = {
			port: ways.servicePort,
			latencyMs,
			// The ways in keep their address, so only another login keeps an older service's token away.
			account: { login: `lookup-tester-${++measured}` },
			...(takesAtOnce !== undefined && { maxConcurrent: takesAtOnce }),
		};
		return await n8n.measure({ ...sheet, options, baseUrl: ways.urls[way] });
	};
	const lines = linesOf(short ? 200 : 1000);
	// The first run of a process is slower than all later ones, whoever makes it, and so is TLS.
	for (const line of [...lines.slice(0, 4), ...lines.slice(5, 6)]) await run(line);
	for (let round = 1; round <= rounds; round++) {
		console.log(`Round ${round} of ${rounds}`);
		for (const line of lines) line.runs.push(await run(line));
	}
	console.log(markdownTable(lines.map((line) => ({ ...timesOf(line, lines), ...countsOf(line) }))));
	// The page shows this node at a service that takes all requests.
	const shown = lines.filter(
		({ takesAtOnce, subject }) => takesAtOnce === undefined && typeof subject === 'object',
	);
	const times = shown.map((line) => {
		const { Service, Time, 'to ideal': toIdeal } = timesOf(line, lines);
		return `${Service}, ${titleOf(line).replace('this node, ', '')}: ${Time} (${toIdeal})`;
	});
	const title = `Service ${latencyMs} ms away. ${describeMachine(rounds)}`;
	if (!short)
		await writeFigures(
			'reliability.md',
			'bench',
			`${title} In brackets, times the formula. ${times.join('; ')}.`,
		);
	return failFor(lines.flatMap(brokenCounts));
});

const titleOf = ({ subject }: Line): string =>
	typeof subject === 'string' ? subject : `this node, ${subject.parallel} in flight`;

function timesOf(line: Line, lines: readonly Line[]): Record<string, string> {
	const { way, takesAtOnce, rows, distinct, runs, subject } = line;
	const ms = median(runs.map((run) => run.ms));
	const bound = takesAtOnce === undefined ? '' : `, 429 above ${takesAtOnce}`;
	// The least time that the requests can take within the node's bound and what the service takes.
	const ideal =
		typeof subject === 'object' &&
		(distinct / Math.min(subject.parallel, takesAtOnce ?? Infinity)) * latencyMs;
	// Nobody without the proxy has it: what it gains is part of the comparison.
	const straight = way === 'https by nginx' ? 'https' : way;
	const other = lines.find((one) => one.subject === 'HTTP Request' && one.way === straight);
	const ratios = runs.map((run, round) => run.ms / (other?.runs[round]?.ms ?? NaN));
	return {
		Service: `${way}${bound}${distinct < rows ? `, ${number(distinct)} numbers` : ''}`,
		'Who asks': titleOf(line),
		Time: `${(ms / 1000).toFixed(2)} s`,
		'to ideal': ideal === false ? '–' : (ms / ideal).toFixed(2),
		'to HTTP Request': median(ratios).toFixed(2),
	};
}

function countsOf({ runs }: Line): Record<string, string> {
	const of = (figure: (run: Measurement) => number): number => median(runs.map(figure));
	const turnedAway = of(({ stats }) => stats.turnedAway);
	return {
		Requests: `${number(of(({ stats }) => stats.lookups))}${turnedAway > 0 ? `, ${number(turnedAway)} of them 429` : ''}`,
		Connections: number(of(({ stats }) => stats.connections)),
		'Rows lost': number(
			Math.max(...runs.map(({ lost, unchecked }) => lost.length + unchecked.length)),
		),
	};
}

/** What must hold of this node in every run and does not, in words: never a matter of time. */
function brokenCounts(line: Line): string[] {
	const { distinct, subject, runs } = line;
	if (typeof subject === 'string') return [];
	return runs.flatMap(({ lost, unchecked, error, stats }) => {
		const answered = stats.lookups - stats.turnedAway;
		// Where many were turned away in a row, the run asks with an answered number whether the service is there.
		const probes = stats.turnedAway > 0 ? MOST_PROBES : 0;
		const isOnceEach = answered >= distinct && answered <= distinct + probes;
		const problems = [
			...lost,
			...unchecked,
			...(stats.tokenRequests === 1 ? [] : [`${stats.tokenRequests} token requests`]),
			...(isOnceEach ? [] : [`${answered} answers for ${distinct} tills`]),
			...(stats.mostInFlight <= subject.parallel ? [] : [`${stats.mostInFlight} in flight`]),
			...(error === undefined ? [] : [error]),
		];
		return problems.map((problem) => `${titleOf(line)}: ${problem}`);
	});
}
