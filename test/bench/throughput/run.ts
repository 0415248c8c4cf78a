import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runCommand } from '../../realN8n/cleanup';
import { BenchN8n } from './benchN8n';
import { measureCurves } from './curves';
import { describeMachine } from './machine';
import { measure } from './measure';
import { writeFigures, writePlot } from './performancePage';
import { plotOf } from './plot';
import { markdownTable, terminalTable } from './report';
import { scenarios } from './scenarios';
import { timeAims } from './timeAims';
import { brokenCounts, type Line } from './verdicts';
import { WaysIn } from './waysIn';

const usage = `npm run bench -- [--rows 1000] [--runs 5] [--curve 100,1000,10000,50000] [--short]
  --runs    rounds of the table; 0 leaves it as it is
  --curve   row counts of the plot; none leaves the plot as it is
  --short   200 rows, one run, no plot, and nothing is written: for CI`;

const count = z.coerce.number().int().positive();
const counts = z
	.string()
	.transform((text) => text.split(',').filter((each) => each !== ''))
	.pipe(z.array(count));
const flags = z.object({
	rows: count.optional(),
	runs: z.coerce.number().int().min(0).optional(),
	curve: counts.default('100,1000,10000,50000'),
	short: z.boolean().default(false),
});

const log = (line: string): void => {
	console.log(line);
};

void runCommand(async () => {
	const { rows, runs, curve, short } = readFlags();
	const ways = await WaysIn.start(log);
	const n8n = await BenchN8n.start(log, {
		variables: { NODE_EXTRA_CA_CERTS: ways.certificateFile },
	});
	const lines: Line[] = scenarios(rows ?? (short ? 200 : 1000)).map((scenario) => ({
		scenario,
		runs: [],
	}));
	// The first run of a process is slower than all later ones, whoever makes it, and so is TLS.
	const overTls = lines.find(({ scenario }) => scenario.way === 'https');
	for (const { scenario } of [...lines.slice(0, 4), ...(overTls ? [overTls] : [])])
		await measure(n8n, ways, scenario);
	const rounds = runs ?? (short ? 1 : 5);
	for (let round = 1; round <= rounds; round++) {
		log(`Round ${round} of ${rounds}`);
		for (const line of lines) line.runs.push(await measure(n8n, ways, line.scenario));
	}
	if (rounds > 0) {
		log(terminalTable(lines));
		for (const aim of timeAims(lines)) log(aim);
	}
	if (!short) {
		if (rounds > 0)
			await writeFigures('bench', `${describeMachine(rounds)}\n\n${markdownTable(lines)}`);
		if (curve.length > 0) await writePlot(plotOf(await measureCurves(n8n, ways, curve, log)));
	}
	await n8n.stop();
	const broken = lines.flatMap(brokenCounts);
	for (const problem of broken) console.error(problem);
	return broken.length === 0 ? 0 : 1;
});

function readFlags(): z.infer<typeof flags> {
	const text = { type: 'string' } as const;
	try {
		const options = { rows: text, runs: text, curve: text, short: { type: 'boolean' } as const };
		return flags.parse(parseArgs({ options }).values);
	} catch (error) {
		throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
	}
}
