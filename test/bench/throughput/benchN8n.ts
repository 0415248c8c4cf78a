import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { startPeak } from '../peakMemory';
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
		const { rest, baseUrl: ofN8n, processId } = this.server;
		const file = join(this.folder, 'rows.csv');
		await writeSheet(file, rows, distinct);
		const place = { baseUrl: baseUrl ?? service.baseUrl, account: service.account };
		const credentialId = await storeCredential(rest, credentialType, localCredentialData(place));
		const path = randomUUID();
		const workflow = rowsWorkflow({ subject, path, file, place, credentialId });
		const { id, url } = await publishAt(this.server, workflow, `/webhook/${path}`);
		const peak = await startPeak([processId]);
		const silence = watchSilence(ofN8n);
		await (await fetch(url, { method: 'POST' })).arrayBuffer();
		// Before the result is read, which takes memory, too.
		const peakMb = await peak();
		const longestSilenceMs = await silence();
		const execution = await finishedExecution(rest, id);
		const nodeRun = execution.nodeRun(subjectName);
		if (!nodeRun) throw new Error(`It ended (${execution.status}) before its last node.`);
		const { executionTime: ms, error } = nodeRun;
		// This node's output Confirmed is its second.
		const output = typeof subject === 'object' ? 1 : 0;
		const { lost, unchecked } = strayRows(nodeRun, output, rows, distinct);
		return { ms, error: error?.message, peakMb, longestSilenceMs, lost, unchecked };
	}
}

/** Asks n8n ten times a second whether it is healthy; the result ends that and tells the longest wait. */
function watchSilence(baseUrl: string): () => Promise<number> {
	let isOver = false;
	const watch = async (): Promise<number> => {
		let longestMs = 0;
		while (!isOver) {
			const askedAt = performance.now();
			// A connection may be dropped while n8n is silent; the time until then counts all the same.
			const response = await fetch(`${baseUrl}/healthz`).catch(() => undefined);
			await response?.arrayBuffer().catch(() => undefined);
			longestMs = Math.max(longestMs, performance.now() - askedAt);
			await sleep(100);
		}
		return longestMs;
	};
	const watching = watch();
	return async () => {
		isOver = true;
		return await watching;
	};
}
