import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../realN8n/cleanup';
import { phase } from '../../realN8n/progress';
import { startSimulator, type SimulatorStats } from '../../simulator';
import { BenchN8n } from '../throughput/benchN8n';
import { describeMachine } from '../throughput/machine';
import { writeFigures } from '../throughput/performancePage';
import { number } from '../throughput/report';
import { everyTillHeld, writeSheet } from '../throughput/rows';
import { subjectName, type Subject } from '../throughput/rowsWorkflow';
import { checkedRows, type CheckedRows } from './checkedRows';
import { fiveOutages, type OutageRecord } from './plan';

const usage = 'npm run soak:outages -- [--short]';

/** The service is some way off, as it really is. */
const latencyMs = 20;
const parallel = 25;
/** Requests that a service which is out may get beyond those of the rows under way. */
const beyond = 200;

const forms = {
	long: { rows: 10_000, lengthsMs: [1_000, 3_000, 20_000, 12_000, 8_000], timeoutMs: 5_000 },
	short: { rows: 1_500, lengthsMs: [1_000, 1_000, 4_000, 3_000, 2_000], timeoutMs: 2_000 },
};

interface Soaked extends CheckedRows {
	readonly seconds: number;
	readonly stats: SimulatorStats;
	readonly records: readonly OutageRecord[];
}

const log = (line: string): void => {
	console.log(line);
};

void runCommand(async () => {
	const isShort = readFlags();
	const { rows, lengthsMs, timeoutMs } = forms[isShort ? 'short' : 'long'];
	const subject: Subject = { kind: 'lookup', parallel, timeoutMs };
	const n8n = await BenchN8n.start(log);
	const calm = await soak(n8n, subject, rows, undefined);
	const soaked = await soak(n8n, subject, rows, lengthsMs);
	await n8n.stop();

	const again = soaked.stats.lookups - rows;
	const problems = [
		...soaked.problems,
		...(soaked.records.length === lengthsMs.length ? [] : ['Not every outage came to pass']),
		...(again <= lengthsMs.length * (beyond + parallel) ? [] : [`${again} lookups too many`]),
	];
	const title = `${number(rows)} rows with as many numbers, ${parallel} in flight, service ${latencyMs} ms away and out five times, for ${number(lengthsMs.reduce((sum, ms) => sum + ms, 0) / 1000)} s together. Timeout ${timeoutMs / 1000} s; Max Outage and Max Retries as they are when nothing is set.`;
	const figures = `${outageTable(soaked.records)}\n\n${totals(calm, soaked, rows)}`;
	log(`\n${title}\n\n${figures}\n`);
	if (!isShort) {
		await writeFigures('outages', `${title} ${describeMachine(1)}\n\n${figures}`, 'reliability.md');
	}
	for (const problem of problems.slice(0, 20)) console.error(problem);
	return problems.length === 0 ? 0 : 1;
});

/** One run through n8n, with outages where their lengths are given. */
async function soak(
	n8n: BenchN8n,
	subject: Subject,
	rows: number,
	lengthsMs: readonly number[] | undefined,
): Promise<Soaked> {
	const service = await startSimulator({ latencyMs });
	try {
		const { plan, records } = lengthsMs
			? fiveOutages(service, rows, lengthsMs)
			: { plan: everyTillHeld, records: [] };
		service.setFaultPlan(plan);
		const file = join(n8n.folder, 'rows.csv');
		await writeSheet(file, service.baseUrl, rows, rows);
		await n8n.useService(service);
		const what = `${number(rows)} rows, ${lengthsMs ? 'with' : 'without'} outages`;
		const { execution } = await phase(log, what, async () => await n8n.run(subject, file));
		const run = execution.nodeRun(subjectName);
		if (!run) throw new Error(`The execution ended (${execution.status}) before its last node.`);
		return {
			...checkedRows(run.data?.main ?? [], rows),
			seconds: run.executionTime / 1000,
			stats: service.stats,
			records,
		};
	} finally {
		await service.close();
	}
}

function outageTable(records: readonly OutageRecord[]): string {
	return [
		'| What was out | For | Requests meanwhile | First answer, counted from its end |',
		'| --- | --- | --- | --- |',
		...records.map(
			({ title, forMs, requests, backAfterMs }) =>
				`| ${title} | ${forMs / 1000} s | ${number(requests)} | ${backAfterMs === undefined ? '–' : `after ${(backAfterMs / 1000).toFixed(1)} s`} |`,
		),
	].join('\n');
}

function totals(calm: Soaked, soaked: Soaked, rows: number): string {
	const again = soaked.stats.lookups - rows;
	return [
		'| | with the outages | without any |',
		'| --- | --- | --- |',
		`| Time of the node | ${soaked.seconds.toFixed(1)} s | ${calm.seconds.toFixed(1)} s |`,
		`| Rows lost, doubled or mixed up | ${number(soaked.lost)} | ${number(calm.lost)} |`,
		`| Rows not checked | ${number(soaked.unchecked)} | ${number(calm.unchecked)} |`,
		`| Lookups that reached the service | ${number(soaked.stats.lookups)} (${number(again)} more than rows) | ${number(calm.stats.lookups)} |`,
		`| Token requests that reached it | ${number(soaked.stats.tokenRequests)} | ${number(calm.stats.tokenRequests)} |`,
	].join('\n');
}

function readFlags(): boolean {
	try {
		return parseArgs({ options: { short: { type: 'boolean' } } }).values.short ?? false;
	} catch (error) {
		throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
	}
}
