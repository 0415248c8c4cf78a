import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { finishedExecution } from '../../e2e/support/executions';
import { storeAccount } from '../../e2e/support/liveN8n';
import { publishAt } from '../../e2e/support/publishWorkflow';
import { throwAwayFolder } from '../../realN8n/cleanup';
import { createInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import { packPackage } from '../../realN8n/packPackage';
import { startSimulator, type SimulatorOptions } from '../../simulator';
import { inLine, lookupName, lookupNode, node, webhook } from '../../e2e/support/workflows';
import { everyTillHeld, strayRows, writeSheet } from './rows';

/** A sheet of so many rows with so many different tills, how they are looked up, and at what service. */
interface Sheet {
	/** Lookups at once. */
	readonly parallel: number;
	readonly rows: number;
	readonly distinct: number;
	readonly options: SimulatorOptions;
	readonly baseUrl: string;
}

/** The n8n that all runs share, so that no run measures its start, and the folder from which it may read. */
interface BenchN8n {
	readonly folder: string;
	readonly server: N8nServer;
}

/** Starts n8n with the packed package; it ends with this process. */
export async function startBenchN8n(variables: Readonly<Record<string, string>>) {
	const folder = await throwAwayFolder('mobile-money-bench-');
	const options = { tarball: await packPackage(), fileFolders: [folder], variables };
	return { folder, server: await startServer(await createInstance(options)) };
}

/** What one run over a sheet showed. */
export type Measurement = Awaited<ReturnType<typeof measureSheet>>;

/** Runs a sheet once, against a service of its own, with a credential that has no token yet. */
export async function measureSheet({ folder, server }: BenchN8n, sheet: Sheet) {
	const { parallel: maxParallel, rows, distinct, options, baseUrl } = sheet;
	const { rest } = server;
	const service = await startSimulator(options);
	try {
		service.setFaultPlan(everyTillHeld);
		const file = join(folder, 'rows.csv');
		await writeSheet(file, rows, distinct);
		const { account } = service;
		const credentialId = await storeAccount({ rest, service: { baseUrl, account } });
		const path = randomUUID();
		const workflow = inLine(path, [
			webhook(path, { responseMode: 'lastNode', responseData: 'noData' }),
			node('Read', 'readWriteFile', { operation: 'read', fileSelector: file, options: {} }),
			node('Rows', 'extractFromFile', { operation: 'csv', options: {} }),
			lookupNode(credentialId, { options: { maxParallel } }),
		]);
		const { id, url } = await publishAt(server, workflow, `/webhook/${path}`);
		await (await fetch(url, { method: 'POST' })).arrayBuffer();
		const execution = await finishedExecution(rest, id);
		const nodeRun = execution.nodeRun(lookupName);
		if (!nodeRun) throw new Error(`It ended (${execution.status}) before its last node.`);
		const { executionTime: ms, error } = nodeRun;
		const stray = strayRows(nodeRun, rows, distinct);
		return { ms, error: error?.message, ...stray, stats: service.stats };
	} finally {
		await service.close();
	}
}
