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
import { median } from './statistics';
import { aim } from './timeAims';

const usage = 'npm run soak -- [--rows 50000] [--distinct 10000] [--rounds 3] [--no-page]';
const count = z.coerce.number().int().positive();
const flags = z.object({
	rows: count.default(50_000),
	distinct: count.default(10_000),
	rounds: count.default(3),
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

/** The same sheet through both nodes, one after the other. */
interface Round {
	readonly editFields: Soaked;
	readonly lookup: Soaked;
}

const log = (line: string): void => {
	console.log(line);
};

void runCommand(async () => {
	const { rows, distinct, rounds: roundCount, 'no-page': noPage } = readFlags();
	const rounds: Round[] = [];
	while (rounds.length < roundCount) {
		log(`Round ${rounds.length + 1} of ${roundCount}`);
		// Each in an n8n of its own, so that neither starts with the other's memory.
		const editFields = await soak({ kind: 'editFields' }, rows, distinct);
		rounds.push({ editFields, lookup: await soak({ kind: 'lookup', parallel }, rows, distinct) });
	}
	const bare = summary(rounds.map(({ editFields }) => editFields));
	const soaked = summary(rounds.map(({ lookup }) => lookup));
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
		`| Rows out: Needs Review, Confirmed, Not Confirmed | ${soaked.perOutput.map(number).join(', ')} | – |`,
		`| Rows lost, doubled or misplaced | ${number(soaked.problems.length)} | – |`,
		`| Lookups | ${number(soaked.lookups)} | – |`,
		`| Token requests | ${number(soaked.tokens)} | – |`,
	].join('\n');
	const title = `${number(rows)} rows with ${number(distinct)} different numbers, ${parallel} in flight, service without delay.`;
	log(`\n${title}\n${figures}\n`);
	const ratioOf = (figure: (soaked: Soaked) => number): number =>
		median(rounds.map(({ lookup, editFields }) => figure(lookup) / figure(editFields)));
	log(
		aim(
			'Time to Edit Fields',
			ratioOf(({ seconds }) => seconds),
			1,
		),
	);
	log(
		aim(
			'Peak memory to Edit Fields',
			ratioOf(({ peakMb }) => peakMb),
			1.15,
		),
	);
	if (!noPage) await writeFigures('soak', `${title} ${describeMachine(roundCount)}\n\n${figures}`);
	for (const problem of problems.slice(0, 20)) console.error(problem);
	return problems.length === 0 ? 0 : 1;
});

/** Medians of the times and of the memory; everything that went wrong in any run. */
function summary(runs: readonly Soaked[]): Soaked {
	const [first] = runs;
	if (!first) throw new Error('There was no round.');
	const middle = (figure: (soaked: Soaked) => number): number => median(runs.map(figure));
	return {
		...first,
		seconds: middle(({ seconds }) => seconds),
		peakMb: middle(({ peakMb }) => peakMb),
		longestSilenceMs: middle(({ longestSilenceMs }) => longestSilenceMs),
		problems: runs.flatMap(({ problems }) => problems),
	};
}

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
		const options = {
			rows: text,
			distinct: text,
			rounds: text,
			'no-page': { type: 'boolean' } as const,
		};
		return flags.parse(parseArgs({ options }).values);
	} catch (error) {
		throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
	}
}
