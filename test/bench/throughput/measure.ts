import { join } from 'node:path';
import { z } from 'zod';
import type { NodeRun } from '../../e2e/support/executions';
import { runProcess } from '../../realN8n/childProcess';
import { projectFolder } from '../../realN8n/paths';
import { startSimulator, type Simulator } from '../../simulator';
import type { BenchN8n } from './benchN8n';
import { CONFIRMED } from '../../support/outputs';
import { everyTillHeld, holderOf, tillAt, writeSheet } from './rows';
import { subjectName, type Subject } from './rowsWorkflow';
import type { Scenario } from './scenarios';
import type { WaysIn } from './waysIn';

/** What one run of a scenario showed. */
export interface Measurement {
	readonly wallMs: number;
	readonly requests: number;
	/** Requests that the service answered 429. */
	readonly turnedAway: number;
	readonly tokens: number;
	readonly connections: number;
	readonly mostInFlight: number;
	/** Rows that did not come out with their own holder. */
	readonly lost: number;
	/** Why the node failed, if it did. */
	readonly failure?: string;
	readonly peakMb?: number;
}

type Ran = Pick<Measurement, 'wallMs' | 'lost' | 'failure' | 'peakMb'>;

/** A service at the address by which it is reached. */
type Reached = Pick<Simulator, 'baseUrl' | 'account'>;

const floorReport = z.object({ wallMs: z.number(), right: z.number() });

let measured = 0;

/** Runs a scenario once, against a service of its own. */
export async function measure(
	n8n: BenchN8n,
	ways: WaysIn,
	scenario: Scenario,
): Promise<Measurement> {
	const { contender, rows, distinct, latencyMs, way, takesAtOnce } = scenario;
	const service = await startSimulator({
		latencyMs,
		// The ways in keep their address, so only another login keeps an older service's token away.
		account: { login: `lookup-tester-${++measured}` },
		...(takesAtOnce !== undefined && { maxConcurrent: takesAtOnce }),
	});
	service.setFaultPlan(everyTillHeld);
	try {
		const file = join(n8n.folder, 'rows.csv');
		const reached = { baseUrl: ways.to(service, way), account: service.account };
		await writeSheet(file, reached.baseUrl, rows, distinct);
		const ran =
			contender.kind === 'pool'
				? await runFloor(reached, contender.connections, file, rows)
				: await runSubject(n8n, reached, contender, file, scenario);
		const { lookups, turnedAway, tokenRequests, connections, mostInFlight } = service.stats;
		return {
			...ran,
			requests: lookups,
			turnedAway,
			tokens: tokenRequests,
			connections,
			mostInFlight,
		};
	} finally {
		await service.close();
	}
}

async function runSubject(
	n8n: BenchN8n,
	service: Reached,
	subject: Subject,
	file: string,
	{ rows, distinct }: Scenario,
): Promise<Ran> {
	await n8n.useService(service);
	const { execution, peakMb } = await n8n.run(subject, file);
	const run = execution.nodeRun(subjectName);
	if (!run) throw new Error(`The execution ended (${execution.status}) before its last node.`);
	return {
		wallMs: run.executionTime,
		lost: rows - rightRows(run, subject.kind === 'lookup' ? CONFIRMED : 0, distinct),
		...(run.error && { failure: run.error.message }),
		...(peakMb !== undefined && { peakMb }),
	};
}

/** How many items came out once, on the output that is theirs, with the holder of their own row. */
function rightRows(run: NodeRun, output: number, distinct: number): number {
	const items = run.data?.main?.[output] ?? [];
	const right = items.filter(({ json }, row) => json['name'] === holderOf(tillAt(row, distinct)));
	return items.length === right.length ? right.length : 0;
}

/** The floor runs in a process of its own too, so that it shares nothing with the service. */
async function runFloor(
	{ baseUrl, account }: Reached,
	connections: number,
	file: string,
	rows: number,
): Promise<Ran> {
	const script = join(__dirname, 'poolFloor.ts');
	const task = JSON.stringify({ baseUrl, account, connections, file });
	const stdout = await runProcess(process.execPath, ['--import', 'tsx', script, task], {
		cwd: projectFolder,
		env: process.env,
	});
	const { wallMs, right } = floorReport.parse(JSON.parse(stdout));
	return { wallMs, lost: rows - right };
}
