import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runCommand } from '../../realN8n/cleanup';
import { phase } from '../../realN8n/progress';
import { startSimulator } from '../../simulator';
import { BenchN8n } from './benchN8n';
import { describeMachine } from './machine';
import { writeFigures } from './performancePage';
import { number } from './report';
import { watchResponsiveness } from './responsiveness';
import { writeSheet } from './rows';
import { subjectName, type Subject } from './rowsWorkflow';
import { soakPlan, strayRows } from './soakRows';

const usage = 'npm run soak -- [--rows 50000] [--distinct 10000] [--no-page]';
const count = z.coerce.number().int().positive();
const flags = z.object({
	rows: count.default(50_000),
	distinct: count.default(10_000),
	'no-page': z.boolean().default(false),
});

/** More than this for each row would not be bounded by what the rows themselves need. */
const mostKilobytesPerRow = 20;
const parallel = 50;

interface Soaked {
	readonly seconds: number;
	readonly peakMb: number;
	/** The longest time in which n8n answered nobody. */
	readonly longestSilenceMs: number;
	readonly perOutput: number[];
	readonly problems: string[];
	readonly lookups: number;
	readonly tokens: number;
}

const log = (line: string): void => {
	console.log(line);
};

void runCommand(async () => {
	const { rows, distinct, 'no-page': noPage } = readFlags();
	// Each in an n8n of its own, so that neither starts with the other's memory.
	const bare = await soak({ kind: 'editFields' }, rows, distinct);
	const soaked = await soak({ kind: 'lookup', parallel }, rows, distinct);
	const kilobytesPerRow = ((soaked.peakMb - bare.peakMb) * 1024) / rows;
	const problems = [
		...soaked.problems,
		...(kilobytesPerRow <= mostKilobytesPerRow
			? []
			: [`${kilobytesPerRow.toFixed(1)} KB of memory for each row`]),
	];
	const figures = [
		'| | this node | Edit Fields, which asks nobody |',
		'| --- | --- | --- |',
		`| Time of the node | ${soaked.seconds.toFixed(1)} s | ${bare.seconds.toFixed(1)} s |`,
		`| Peak memory of n8n | ${number(soaked.peakMb)} MB | ${number(bare.peakMb)} MB |`,
		`| Longest time in which n8n answered nobody | ${(soaked.longestSilenceMs / 1000).toFixed(1)} s | ${(bare.longestSilenceMs / 1000).toFixed(1)} s |`,
		`| Rows out: Confirmed, Needs Review, Not Confirmed | ${soaked.perOutput.map(number).join(', ')} | – |`,
		`| Rows lost, doubled or misplaced | ${number(soaked.problems.length)} | – |`,
		`| Lookups | ${number(soaked.lookups)} | – |`,
		`| Token requests | ${number(soaked.tokens)} | – |`,
	].join('\n');
	const title = `${number(rows)} rows with ${number(distinct)} different numbers, ${parallel} in flight, service without delay.`;
	log(`\n${title}\n${figures}\n`);
	if (!noPage) await writeFigures('soak', `${title} ${describeMachine(1)}\n\n${figures}`);
	for (const problem of problems.slice(0, 20)) console.error(problem);
	return problems.length === 0 ? 0 : 1;
});

async function soak(subject: Subject, rows: number, distinct: number): Promise<Soaked> {
	const n8n = await BenchN8n.start(log);
	const service = await startSimulator();
	service.setFaultPlan(soakPlan);
	const file = join(n8n.folder, 'rows.csv');
	await writeSheet(file, service.baseUrl, rows, distinct);
	await n8n.useService(service);
	const silence = watchResponsiveness(n8n.baseUrl);
	const { execution, peakMb } = await phase(
		log,
		`${number(rows)} rows through ${subject.kind}`,
		async () => await n8n.run(subject, file),
	);
	const longestSilenceMs = await silence();
	await n8n.stop();
	await service.close();
	const run = execution.nodeRun(subjectName);
	if (!run) throw new Error(`The execution ended (${execution.status}) before its last node.`);
	const outputs = run.data?.main ?? [];
	const { lookups, tokenRequests: tokens } = service.stats;
	const isLookup = subject.kind === 'lookup';
	return {
		seconds: run.executionTime / 1000,
		peakMb: peakMb ?? 0,
		longestSilenceMs,
		perOutput: outputs.map((items) => items?.length ?? 0),
		lookups,
		tokens,
		problems: isLookup
			? [
					...strayRows(outputs, rows, distinct),
					...(lookups === distinct ? [] : [`${lookups} lookups for ${distinct} numbers`]),
					...(tokens === 1 ? [] : [`${tokens} token requests`]),
				]
			: [],
	};
}

function readFlags(): z.infer<typeof flags> {
	const text = { type: 'string' } as const;
	try {
		const options = { rows: text, distinct: text, 'no-page': { type: 'boolean' } as const };
		return flags.parse(parseArgs({ options }).values);
	} catch (error) {
		throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
	}
}
