import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { credentialType } from '../../realN8n/localCredential';
import { examplesFolder } from '../../realN8n/paths';
import { finishedExecution, type StoredExecution } from '../support/executions';
import { startLiveN8n, type LiveN8n } from '../support/liveN8n';
import { runByHand } from '../support/runByHand';
import { readExample, type ExampleChanges } from './example';

const trigger = 'When clicking ‘Execute workflow’';
const created = z.object({ id: z.string() });

/** An n8n that runs the spreadsheet example on one sheet after another. */
export class SheetRuns {
	private constructor(
		/** A throw-away folder that n8n may read sheets from. */
		readonly folder: string,
		private readonly live: LiveN8n,
	) {}

	/** Starts n8n and the local service. */
	static async start(): Promise<SheetRuns> {
		const folder = await mkdtemp(join(tmpdir(), 'sheets-'));
		return new SheetRuns(folder, await startLiveN8n([folder, examplesFolder]));
	}

	/** A new, empty folder for the results of a run. */
	async resultFolder(name: string): Promise<string> {
		const outputFolder = join(this.folder, name);
		await mkdir(outputFolder);
		return outputFolder;
	}

	/** Runs the example on a sheet to its end, as “Execute workflow” does in the editor. */
	async run(
		payeesFile: string,
		outputFolder: string,
		changes: Pick<ExampleChanges, 'deactivated'> = {},
	): Promise<StoredExecution> {
		const { server, credentialId } = this.live;
		const workflow = await readExample('spreadsheet-verification.json', {
			...changes,
			credentials: { [credentialType]: credentialId },
			fields: { Files: { payeesFile, outputFolder } },
		});
		const { rest } = server;
		// n8n 1 stores no workflow that does not say whether it is active.
		const { id } = created.parse(
			await rest.post('/rest/workflows', { ...workflow, active: false }),
		);
		await runByHand(rest, id, trigger);
		return await finishedExecution(server.rest, id);
	}

	/** Ends n8n and the local service. */
	async stop(): Promise<void> {
		await this.live.stop();
	}
}
