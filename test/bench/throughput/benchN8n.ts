import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { finishedExecution } from '../../e2e/support/executions';
import { storeAccount } from '../../e2e/support/liveN8n';
import { publishAt } from '../../e2e/support/publishWorkflow';
import { throwAwayFolder } from '../../realN8n/cleanup';
import { createInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import { packPackage } from '../../realN8n/packPackage';
import {
	startSimulator,
	type FaultPlan,
	type SimulatorOptions,
	type Simulator,
} from '../../simulator';
import { inLine, lookupName, lookupNode, node, webhook } from '../../e2e/support/workflows';
import { everyTillHeld, strayRows, writeSheet } from './rows';

/** A sheet of so many rows with so many different tills, how they are looked up, and at what service. */
interface Sheet {
	/** Lookups at once. */
	readonly parallel: number;
	/** The time limit of each try, in ms; with one, the node also goes on after errors. */
	readonly timeoutMs?: number;
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
	constructor(
		/** From which n8n may read. */
		private readonly folder: string,
		private readonly server: Pick<N8nServer, 'baseUrl' | 'rest'>,
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
			return { ...(await this.run(sheet, service)), stats: service.stats };
		} finally {
			await service.close();
		}
	}

	private async run(sheet: Sheet, service: Simulator) {
		const { parallel: maxParallel, timeoutMs: timeout, rows, distinct, baseUrl } = sheet;
		const isPatient = timeout !== undefined;
		const options = { maxParallel, ...(isPatient && { timeout }) };
		const { rest } = this.server;
		const file = join(this.folder, 'rows.csv');
		await writeSheet(file, rows, distinct);
		const place = { baseUrl: baseUrl ?? service.baseUrl, account: service.account };
		const credentialId = await storeAccount({ rest, service: place });
		const path = randomUUID();
		const workflow = inLine(path, [
			webhook(path, { responseMode: 'lastNode', responseData: 'noData' }),
			node('Read', 'readWriteFile', { operation: 'read', fileSelector: file, options: {} }),
			node('Rows', 'extractFromFile', { operation: 'csv', options: {} }),
			{
				...lookupNode(credentialId, { options }),
				...(isPatient && { onError: 'continueRegularOutput' }),
			},
		]);
		const { id, url } = await publishAt(this.server, workflow, `/webhook/${path}`);
		await (await fetch(url, { method: 'POST' })).arrayBuffer();
		const execution = await finishedExecution(rest, id);
		const nodeRun = execution.nodeRun(lookupName);
		if (!nodeRun) throw new Error(`It ended (${execution.status}) before its last node.`);
		const { executionTime: ms, error } = nodeRun;
		return { ms, error: error?.message, ...strayRows(nodeRun, rows, distinct) };
	}
}
