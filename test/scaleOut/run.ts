import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { describeMachine } from '../bench/throughput/machine';
import { number } from '../bench/throughput/report';
import { runCommand } from '../realN8n/cleanup';
import { phase } from '../realN8n/progress';
import { choicesFor, installParts, startPlace, type PlaceParts } from './clusterPlace';
import { runSheet, type RunFigures } from './clusterRun';
import { markdownTable, memoryTable, probeText, recoveryText, terminalTable } from './report';
import type { RunPlan } from './runPlan';
import { writeFigures } from './scalingPage';
import { probeSubWorkflow } from './subWorkflowProbe';
import { problemsOf } from './verdict';

const usage = `npm run scale-out -- [--rows 5000] [--latency 50] [--undisturbed]
  --rows         rows of each of the three runs; 1000 for CI
  --latency      how long the service takes for an answer, in ms
  --undisturbed  only the run in which nobody is killed
The figures go into docs/scaling.md where it has a section for this number of rows.`;

const flags = z.object({
	rows: z.coerce.number().int().min(200).max(100_000).default(5_000),
	latency: z.coerce.number().int().min(0).default(50),
	undisturbed: z.boolean().default(false),
});

/** For starting and stopping everything, which does not depend on the rows. */
const otherwiseMs = 300_000;

const log = (line: string): void => {
	console.log(line);
};

void runCommand(async () => {
	const { rows, latency, undisturbed } = readFlags();
	const parts = await installParts(log);
	const plans = plansOf(rows).filter(({ kill }) => !undisturbed || kill === undefined);
	const limitMs = plans.reduce((sum, plan) => sum + plan.limitMs, otherwiseMs);
	return await Promise.race([scaleOut(parts, plans, rows, latency), tooLate(limitMs)]);
});

async function scaleOut(
	parts: PlaceParts,
	plans: readonly RunPlan[],
	rows: number,
	latency: number,
): Promise<number> {
	const choices = choicesFor(rows);
	const place = await startPlace(parts, choices, latency, log);
	const probes = [
		await probeSubWorkflow(place.cluster, place.database, true),
		await probeSubWorkflow(place.cluster, place.database, false),
	];
	for (const probe of probes) log(probeText(probe));

	const runs: RunFigures[] = [];
	for (const plan of plans) {
		if (place.cluster.workers.length < 2) await place.cluster.addWorker();
		runs.push(await phase(log, plan.title, async () => await runSheet(place, plan)));
	}
	const [plain] = runs;
	if (!plain) throw new Error('There was no run.');
	const memory = memoryTable(plain);
	const stored = runs.reduce((sum, { plan }) => sum + plan.rows, 0);
	const size = `${number(stored)} answers take ${(await place.database.answersMb()).toFixed(1)} MB as a data table.`;
	const recoveries = runs.map(recoveryText).filter((lines) => lines.length > 0);
	log(`\n${terminalTable(runs)}\n\n${memory}\n\n${size}\n`);
	for (const lines of recoveries) log(`${lines.join('\n')}\n`);

	const problems = [
		...runs.flatMap(problemsOf),
		...probes.flatMap(({ enqueued }) =>
			enqueued === 0
				? []
				: ['Execute Sub-workflow now puts calls on the queue; the example can use it.'],
		),
	];
	for (const problem of problems) console.error(problem);
	if (problems.length > 0) return 1;
	const how = `The service answers after ${latency} ms; ${choices.batchSize} rows in a batch, ${choices.batchesAtOnce} batches at once, 10 lookups at once in each.`;
	const figures = [
		`${describeMachine(1)} ${how}`,
		markdownTable(runs),
		memory,
		size,
		...recoveries.map((lines) => lines.join(' ')),
		probes.map(probeText).join(' '),
	];
	const page = await writeFigures(`${number(rows)} rows`, figures.join('\n\n'));
	if (page !== undefined) log(`The figures are in ${page}.`);
	return 0;
}

function plansOf(rows: number): RunPlan[] {
	// A minute and a half until a kill is seen and the schedule goes on; 40 ms for a row on a busy machine.
	const limitMs = 90_000 + rows * 40;
	return [
		{ title: 'Nobody is killed', run: 0, rows, limitMs },
		{ title: 'A worker with batches is killed', run: 1, rows, kill: 'batches', limitMs },
		{ title: 'The worker with the sheet’s run is killed', run: 2, rows, kill: 'sheet', limitMs },
	];
}

async function tooLate(limitMs: number): Promise<never> {
	await sleep(limitMs, undefined, { ref: false });
	throw new Error(`The runs were not over after ${(limitMs / 60_000).toFixed(0)} minutes.`);
}

function readFlags(): z.infer<typeof flags> {
	const text = { type: 'string' } as const;
	try {
		const options = { rows: text, latency: text, undisturbed: { type: 'boolean' } as const };
		return flags.parse(parseArgs({ options }).values);
	} catch (error) {
		throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
	}
}
