import { runCommand } from '../../realN8n/cleanup';
import { outages, type Fault, type FaultPlan, type Outage, type Simulator } from '../../simulator';
import { describeMachine, failFor, isShort, number, seconds } from '../figures';
import { markdownTable } from '../markdownTable';
import { BenchN8n } from '../throughput/benchN8n';
import { everyTillHeld } from '../throughput/rows';

/** The service is some way off, as it really is. */
const latencyMs = 20;
const parallel = 25;
/** Requests that a service which is out may get beyond those of the rows under way. */
const beyond = 200;

const forms = {
	long: { rows: 10_000, lengthsMs: [1_000, 3_000, 20_000, 12_000, 8_000], timeoutMs: 5_000 },
	short: { rows: 1_500, lengthsMs: [1_000, 1_000, 4_000, 3_000, 2_000], timeoutMs: 2_000 },
};

const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };

/** The five ways of being out, in their order. */
const ways: ReadonlyArray<Pick<Outage, 'as' | 'of'> & { title: string; killsTokens?: true }> = [
	{ title: 'HTTP 503 from everything', as: down },
	{ title: 'Connections are reset', as: { kind: 'resetBeforeAnswer' } },
	{ title: 'Connections are refused', as: 'refused' },
	{
		title: 'Every token is dead, and the token endpoint answers HTTP 503',
		as: down,
		of: ['token'],
		killsTokens: true,
	},
	{ title: 'Replies go silent after their headers', as: { kind: 'silentAfterHead' } },
];

/** What one outage of a soak was like. */
interface OutageRecord {
	readonly title: string;
	readonly forMs: number;
	readonly endsAtMs: number;
	/** Lookups and token requests that came in meanwhile; what the closed port refuses is not seen. */
	requests: number;
	/** When the service answered again for the first time, in ms after the end of the outage. */
	backAfterMs?: number;
}

/** A service that names a holder for each till, and is out five times, spread over the rows; the records grow as outages begin. */
function fiveOutages(
	simulator: Simulator,
	rows: number,
	lengthsMs: readonly number[],
	records: OutageRecord[],
): FaultPlan {
	const planned = ways.map((way, index) => ({
		...way,
		fromLookup: Math.ceil((rows * (index + 1)) / (ways.length + 1)),
		forMs: lengthsMs[index] ?? 1000,
	}));
	const plan = outages(simulator, planned, (beginsAtMs, { title, forMs, killsTokens }) => {
		if (killsTokens) simulator.expireAllTokens();
		records.push({ title, forMs, endsAtMs: beginsAtMs + forMs, requests: 0 });
	});
	return (request) => {
		const fault = plan(request);
		const latest = records.at(-1);
		if (latest && Date.now() < latest.endsAtMs) latest.requests++;
		else if (latest && !fault) latest.backAfterMs ??= Date.now() - latest.endsAtMs;
		return fault ?? everyTillHeld(request);
	};
}

// npm run soak:outages; with --short a minute.
void runCommand(async () => {
	const short = isShort();
	const { rows, lengthsMs, timeoutMs } = forms[short ? 'short' : 'long'];
	const n8n = await BenchN8n.start();
	const subject = { parallel, timeoutMs };
	const sheet = { subject, rows, distinct: rows, options: { latencyMs } };
	const calm = await n8n.measure(sheet);
	const records: OutageRecord[] = [];
	const planFor = (service: Simulator) => fiveOutages(service, rows, lengthsMs, records);
	const { ms, lost, unchecked, stats } = await n8n.measure({ ...sheet, planFor });

	const again = stats.lookups - rows;
	const together = lengthsMs.reduce((sum, each) => sum + each, 0);
	const title = `${number(rows)} rows with as many numbers, ${parallel} in flight, service ${latencyMs} ms away and out five times, for ${together / 1000} s together. Timeout ${timeoutMs / 1000} s. ${describeMachine(1)}`;
	const table = records.map(({ title: what, forMs, requests, backAfterMs }) => ({
		'What was out': what,
		For: `${forMs / 1000} s`,
		'Requests meanwhile': number(requests),
		'First answer after its end': backAfterMs === undefined ? '–' : seconds(backAfterMs),
	}));
	const totals = [
		`The node took ${seconds(ms)}, and ${seconds(calm.ms)} without any outage.`,
		`${number(lost.length)} rows were lost, doubled or mixed up, and ${number(unchecked.length)} not checked.`,
		`${number(again)} lookups reached the service more than once, and ${number(stats.tokenRequests)} token requests, without any outage ${number(calm.stats.tokenRequests)}.`,
	].join(' ');
	console.log(`\n${markdownTable(table)}\n`);
	console.log(`${title}\n\n${totals}\n`);
	return failFor([
		...lost,
		...unchecked,
		...(records.length === lengthsMs.length ? [] : ['Not every outage came to pass']),
		...(again <= lengthsMs.length * (beyond + parallel) ? [] : [`${again} lookups too many`]),
	]);
});
