import { runCommand } from '../../realN8n/cleanup';
import { describeMachine, isShort, number, seconds, writeFigures } from '../figures';
import { markdownTable } from '../markdownTable';
import { BenchN8n } from '../throughput/benchN8n';
import { measure, type Measurement, type Sheet } from '../throughput/measure';
import { fiveOutages, type OutageRecord } from './plan';

/** The service is some way off, as it really is. */
const latencyMs = 20;
const parallel = 25;
/** Requests that a service which is out may get beyond those of the rows under way. */
const beyond = 200;

const forms = {
	long: { rows: 10_000, lengthsMs: [1_000, 3_000, 20_000, 12_000, 8_000], timeoutMs: 5_000 },
	short: { rows: 1_500, lengthsMs: [1_000, 1_000, 4_000, 3_000, 2_000], timeoutMs: 2_000 },
};

// npm run soak:outages; with --short a minute, and nothing is written.
void runCommand(async () => {
	const short = isShort();
	const { rows, lengthsMs, timeoutMs } = forms[short ? 'short' : 'long'];
	const n8n = await BenchN8n.start();
	const sheet: Sheet = { subject: { kind: 'lookup', parallel, timeoutMs }, rows, distinct: rows };
	const calm = await measure(n8n, sheet, { latencyMs });
	const records: OutageRecord[] = [];
	const soaked = await measure(
		n8n,
		sheet,
		{ latencyMs },
		{ planFor: (service) => fiveOutages(service, rows, lengthsMs, records) },
	);

	const again = soaked.stats.lookups - rows;
	const problems = [
		...soaked.problems,
		...(records.length === lengthsMs.length ? [] : ['Not every outage came to pass']),
		...(again <= lengthsMs.length * (beyond + parallel) ? [] : [`${again} lookups too many`]),
	];
	const together = lengthsMs.reduce((sum, ms) => sum + ms, 0);
	const title = `${number(rows)} rows with as many numbers, ${parallel} in flight, service ${latencyMs} ms away and out five times, for ${together / 1000} s together. Timeout ${timeoutMs / 1000} s. ${describeMachine(1)}`;
	const figures = [title, outageTable(records), totals(calm, soaked, again)].join('\n\n');
	console.log(`\n${figures}\n`);
	if (!short) await writeFigures('reliability.md', 'outages', figures);
	for (const problem of problems.slice(0, 20)) console.error(problem);
	return problems.length === 0 ? 0 : 1;
});

function outageTable(records: readonly OutageRecord[]): string {
	const rows = records.map(({ title, forMs, requests, backAfterMs }) => ({
		'What was out': title,
		For: `${forMs / 1000} s`,
		'Requests meanwhile': number(requests),
		'First answer after its end': backAfterMs === undefined ? '–' : seconds(backAfterMs),
	}));
	return markdownTable(rows);
}

function totals(calm: Measurement, soaked: Measurement, again: number): string {
	const { lost, unchecked, stats, nodeRun } = soaked;
	return [
		`The node took ${seconds(nodeRun.executionTime)}, and ${seconds(calm.nodeRun.executionTime)} without any outage.`,
		`${number(lost)} rows were lost, doubled or mixed up, and ${number(unchecked)} not checked.`,
		`${number(again)} lookups reached the service more than once, and ${number(stats.tokenRequests)} token requests, without any outage ${number(calm.stats.tokenRequests)}.`,
	].join(' ');
}
