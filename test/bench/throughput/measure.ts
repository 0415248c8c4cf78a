import { join } from 'node:path';
import {
	startSimulator,
	type FaultPlan,
	type Simulator,
	type SimulatorOptions,
	type SimulatorStats,
} from '../../simulator';
import { CONFIRMED } from '../../support/runNode';
import { number } from '../figures';
import type { BenchN8n, BenchRun } from './benchN8n';
import { checkRows, everyTillHeld, writeSheet, type CheckedRows } from './rows';
import { subjectPath, type Subject } from './rowsWorkflow';

/** A sheet of so many rows with so many different tills, and who looks them up. */
export interface Sheet {
	readonly subject: Subject;
	readonly rows: number;
	readonly distinct: number;
}

/** What one run over a sheet showed; the service has counted `stats`. */
export interface Measurement extends BenchRun, CheckedRows {
	readonly stats: SimulatorStats;
}

/**
 * Runs a sheet once, against a service of its own.
 * @param way the Base URL where it is not the service's own, and the faults where there are any
 */
export async function measure(
	n8n: BenchN8n,
	{ subject, rows, distinct }: Sheet,
	options: SimulatorOptions = {},
	way: { baseUrl?: string; planFor?: (service: Simulator) => FaultPlan } = {},
): Promise<Measurement> {
	const service = await startSimulator(options);
	try {
		service.setFaultPlan(way.planFor?.(service) ?? everyTillHeld);
		const file = join(n8n.folder, 'rows.csv');
		const baseUrl = way.baseUrl ?? service.baseUrl;
		await writeSheet(file, baseUrl, rows, distinct);
		await n8n.useService({ baseUrl, account: service.account });
		console.log(`${number(rows)} rows through ${subjectPath(subject)} …`);
		const run = await n8n.run(subject, file);
		const output = subject.kind === 'lookup' ? CONFIRMED : 0;
		const checked = checkRows(run.nodeRun.data?.main ?? [], output, rows, distinct);
		return { ...run, ...checked, stats: service.stats };
	} finally {
		await service.close();
	}
}
