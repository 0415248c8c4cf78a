import { join } from 'node:path';
import { startSimulator, type SimulatorStats } from '../../simulator';
import { CONFIRMED } from '../../support/outputs';
import type { BenchN8n, BenchRun } from './benchN8n';
import { checkRows, everyTillHeld, writeSheet } from './rows';
import { latencyMs, type Scenario } from './scenarios';
import type { WaysIn } from './waysIn';

/** What one run of a scenario showed. */
export interface Measurement extends BenchRun {
	/** What the service has counted. */
	readonly stats: SimulatorStats;
	/** Rows that did not come out with their own holder. */
	readonly lost: number;
}

let measured = 0;

/** Runs a scenario once, against a service of its own. */
export async function measure(
	n8n: BenchN8n,
	ways: WaysIn,
	{ subject, rows, distinct, way, takesAtOnce }: Scenario,
): Promise<Measurement> {
	const service = await startSimulator({
		port: ways.servicePort,
		latencyMs,
		// The ways in keep their address, so only another login keeps an older service's token away.
		account: { login: `lookup-tester-${++measured}` },
		...(takesAtOnce !== undefined && { maxConcurrent: takesAtOnce }),
	});
	service.setFaultPlan(everyTillHeld);
	try {
		const file = join(n8n.folder, 'rows.csv');
		const baseUrl = ways.urls[way];
		await writeSheet(file, baseUrl, rows, distinct);
		await n8n.useService({ baseUrl, account: service.account });
		const run = await n8n.run(subject, file);
		const output = subject.kind === 'lookup' ? CONFIRMED : 0;
		const checked = checkRows(run.nodeRun.data?.main ?? [], output, rows, distinct);
		return { ...run, stats: service.stats, lost: checked.lost + checked.unchecked };
	} finally {
		await service.close();
	}
}
