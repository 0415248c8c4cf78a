import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, fetch } from 'undici';
import { z } from 'zod';
import { finishedExecution, type StoredExecution } from '../../e2e/support/executions';
import { instrument, type Instruments } from '../../e2e/support/instrumentedN8n';
import { OwnerSession } from '../../e2e/support/ownerSession';
import { publishWorkflow, type PublishedWorkflow } from '../../e2e/support/publishWorkflow';
import { whenDone } from '../../realN8n/cleanup';
import { installN8n } from '../../realN8n/installN8n';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { N8nInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import type { Log } from '../../realN8n/progress';
import { packForRun } from '../../realN8n/sheetRun';
import { basicAuthorization, type Simulator } from '../../simulator';
import { readPeakMb, startPeak } from './peakMemory';
import { rowsWorkflow, subjectPath, type Subject } from './rowsWorkflow';

const created = z.object({ id: z.string() });
const credentialName = 'Local service (UAT)';

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
		private readonly owner: OwnerSession,
		private readonly credentialId: string,
		private readonly processId: number,
	) {}

	/** Starts n8n with the packed package; it ends with this process. */
	static async start(
		log: Log,
		{ nodeOptions = [], variables = {} }: Instruments = {},
	): Promise<BenchN8n> {
		const tarball = await packForRun(log);
		const folder = await mkdtemp(join(tmpdir(), 'mobile-money-bench-'));
		whenDone(async () => {
			await rm(folder, { recursive: true, force: true });
		});
		const { installed, processId } = await instrument(await installN8n(log), folder, {
			nodeOptions,
			variables,
		});
		const instance = await N8nInstance.create({ installed, tarball, fileFolders: [folder] });
		const server = await startServer(instance);
		const credential = {
			name: credentialName,
			type: credentialType,
			data: { environment: 'demo' },
		};
		const { id } = created.parse(await server.rest.post('/rest/credentials', credential));
		return new BenchN8n(folder, server, await OwnerSession.open(server), id, await processId());
	}

	/** The address that n8n listens on. */
	get baseUrl(): string {
		return this.server.baseUrl;
	}

	/** Points the credential at a service that no token was fetched from yet. */
	async useService(service: Pick<Simulator, 'baseUrl' | 'account'>): Promise<void> {
		await this.owner.patch(`/rest/credentials/${this.credentialId}`, {
			name: credentialName,
			type: credentialType,
			data: localCredentialData(service),
		});
		this.login = {
			url: `${service.baseUrl}/identity-test/v2/token`,
			authorization: basicAuthorization(service.account),
			username: service.account.login,
			password: service.account.password,
		};
	}

	/** Runs a subject over a sheet; the peak of memory is n8n's, in MB, without what reading the result takes. */
	async run(
		subject: Subject,
		file: string,
	): Promise<{ execution: StoredExecution; peakMb: number | undefined }> {
		const { id, url } = await this.workflowOf(subject);
		await startPeak(this.processId);
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ file, login: this.login }),
			dispatcher: this.patient,
		});
		await response.arrayBuffer();
		const peakMb = await readPeakMb(this.processId);
		return { execution: await finishedExecution(this.server.rest, id), peakMb };
	}

	/** Ends n8n. */
	async stop(): Promise<void> {
		await this.patient.close();
		await this.server.stop();
	}

	private async workflowOf(subject: Subject): Promise<PublishedWorkflow> {
		const path = subjectPath(subject);
		const known =
			this.workflows.get(path) ??
			publishWorkflow(this.server, rowsWorkflow(subject, this.credentialId), path);
		this.workflows.set(path, known);
		return await known;
	}
}
