import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fetch } from 'undici';
import { finishedExecution } from '../../e2e/support/executions';
import { storeCredential } from '../../e2e/support/liveN8n';
import { publishAt } from '../../e2e/support/publishWorkflow';
import { throwAwayFolder } from '../../realN8n/cleanup';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { createInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import { packPackage } from '../../realN8n/packPackage';
import {
	startSimulator,
	type FaultPlan,
	type SimulatorOptions,
	type Simulator,
} from '../../simulator';
import { number } from '../figures';
import { everyTillHeld, strayRows, writeSheet } from './rows';
import { rowsWorkflow, subjectName, type Subject } from './rowsWorkflow';

/** A sheet of so many rows with so many different tills, who looks them up, and at what service. */
export interface Sheet {
	readonly subject: Subject;
	readonly rows: number;
	readonly distinct: number;
	readonly options?: SimulatorOptions;
	/** Where it is not the service's own. */
	readonly baseUrl?: string | undefined;
	readonly planFor?: (service: Simulator) => FaultPlan;
}

/** What one run over a sheet showed. */
export type Measurement = Awaited<ReturnType<BenchN8n['measure']>>;

/** One n8n that all runs share, so that no run measures its start. */
export class BenchN8n {
	private constructor(
		private readonly folder: string,
		private readonly server: N8nServer,
	) {}

	/** Starts n8n with the packed package; it ends with this process. */
	static async start(variables: Readonly<Record<string, string>> = {}): Promise<BenchN8n> {
		const folder = await throwAwayFolder('mobile-money-bench-');
		const options = { tarball: await packPackage(), fileFolders: [folder], variables };
		return new BenchN8n(folder, await startServer(await createInstance(options)));
	}

	/** Runs a sheet once, against a service of its own, with a credential that has no token yet. */
	async measure(sheet: Sheet) {
		const service = await startSimulator(sheet.options);
		try {
			service.setFaultPlan(sheet.planFor?.(service) ?? everyTillHeld);
			console.log(`${number(sheet.rows)} rows through ${JSON.stringify(sheet.subject)} …`);
			return { ...(await this.run(sheet, service)), stats: service.stats };
		} finally {
			await service.close();
		}
	}

	private async run({ subject, rows, distinct, baseUrl }: Sheet, service: Simulator) {
		const { rest } = this.server;
		const file = join(this.folder, 'rows.csv');
		await writeSheet(file, rows, distinct);
		const place = { baseUrl: baseUrl ?? service.baseUrl, account: service.account };
		const credentialId = await storeCredential(rest, credentialType, localCredentialData(place));
		const path = randomUUID();
		const workflow = rowsWorkflow({ subject, path, file, credentialId });
		const { id, url } = await publishAt(this.server, workflow, `/webhook/${path}`);
		await (await fetch(url, { method: 'POST' })).arrayBuffer();
		const execution = await finishedExecution(rest, id);
		const nodeRun = execution.nodeRun(subjectName);
		if (!nodeRun) throw new Error(`It ended (${execution.status}) before its last node.`);
		const { executionTime: ms, error } = nodeRun;
		return { ms, error: error?.message, ...strayRows(nodeRun, rows, distinct) };
	}
}
