import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { finishedExecution, type NodeRun } from '../../e2e/support/executions';
import { storeCredential } from '../../e2e/support/liveN8n';
import { publishAt, type PublishedWorkflow } from '../../e2e/support/publishWorkflow';
import { throwAwayFolder, whenDone } from '../../realN8n/cleanup';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { createInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import { packPackage } from '../../realN8n/packPackage';
import { basicOf, type Simulator } from '../../simulator';
import { readPeakMb, startPeak } from '../peakMemory';
import { rowsWorkflow, subjectName, subjectPath, type Subject } from './rowsWorkflow';

const credential = { name: 'Local service (UAT)', type: credentialType };

/** How a run went in n8n. */
export interface BenchRun {
	/** The measured node, as n8n has recorded it. */
	readonly nodeRun: NodeRun;
	/** The peak of n8n's memory, without what reading the result takes. */
	readonly peakMb: number;
	/** The longest time in which n8n answered nobody. */
	readonly longestSilenceMs: number;
}

/** One n8n that all runs share, so that no run measures its start. */
export class BenchN8n {
	private readonly workflows = new Map<string, Promise<PublishedWorkflow>>();
	/** What a workflow without the credential logs in with. */
	private login: Readonly<Record<string, string>> = {};
	/** Runs take as long as they take. */
	private readonly patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

	private constructor(
		/** Where sheets are put for n8n to read. */
		readonly folder: string,
		private readonly server: N8nServer,
		private readonly credentialId: string,
	) {}

	/** Starts n8n with the packed package; it ends with this process. */
	static async start(variables: Readonly<Record<string, string>> = {}): Promise<BenchN8n> {
		const folder = await throwAwayFolder('mobile-money-bench-');
		const instance = await createInstance({
			tarball: await packPackage(),
			fileFolders: [folder],
			variables,
		});
		const server = await startServer(instance);
		const n8n = new BenchN8n(
			folder,
			server,
			await storeCredential(server.rest, credentialType, { environment: 'demo' }),
		);
		whenDone(() => n8n.patient.close());
		return n8n;
	}

	/** Points the credential at a service that no token was fetched from yet. */
	async useService(service: Pick<Simulator, 'baseUrl' | 'account'>): Promise<void> {
		const data = localCredentialData(service);
		await this.server.rest.patch(`/rest/credentials/${this.credentialId}`, { ...credential, data });
		this.login = {
			url: `${service.baseUrl}/identity-test/v2/token`,
			authorization: basicOf('apiUser', service.account),
			username: service.account.login,
			password: service.account.password,
		};
	}

	/** Runs a subject over a sheet. */
	async run(subject: Subject, file: string): Promise<BenchRun> {
		const { id, url } = await this.workflowOf(subject);
		await startPeak([this.server.processId]);
		const silence = watchSilence(this.server.baseUrl);
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ file, login: this.login }),
			dispatcher: this.patient,
		});
		await response.arrayBuffer();
		const peakMb = await readPeakMb([this.server.processId]);
		const longestSilenceMs = await silence();
		const execution = await finishedExecution(this.server.rest, id);
		const nodeRun = execution.nodeRun(subjectName);
		if (!nodeRun) throw new Error(`It ended (${execution.status}) before its last node.`);
		return { nodeRun, peakMb, longestSilenceMs };
	}

	private async workflowOf(subject: Subject): Promise<PublishedWorkflow> {
		const path = subjectPath(subject);
		const known =
			this.workflows.get(path) ??
			publishAt(this.server, rowsWorkflow(subject, this.credentialId), `/webhook/${path}`);
		this.workflows.set(path, known);
		return await known;
	}
}

/** Asks n8n ten times a second whether it is healthy; the result ends that and tells the longest wait. */
function watchSilence(baseUrl: string): () => Promise<number> {
	const over = new AbortController();
	const watch = async (): Promise<number> => {
		let longestMs = 0;
		while (!over.signal.aborted) {
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
		over.abort();
		return await watching;
	};
}
