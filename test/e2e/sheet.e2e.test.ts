import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUp } from '../realN8n/cleanup';
import { readSheetResults } from '../sheet/sheetResults';
import { examplePaths, prepareSheetJob, type SheetJob } from '../realN8n/sheetRun';
import { packedTarball } from './support/tarball';

describe('the spreadsheet example, run by `n8n execute`', () => {
	let job: SheetJob;

	beforeAll(async () => {
		const outputFolder = await mkdtemp(join(tmpdir(), 'sheet-'));
		const paths = { ...examplePaths, outputFolder };
		job = await prepareSheetJob(packedTarball(), paths, () => undefined);
		await job.instance.execute(job.workflowId);
	});
	afterAll(cleanUp);

	test('answers every row once', async () => {
		const { payeesFile, outputFolder } = job.paths;
		// Throws when a row is missing or doubled.
		expect(await readSheetResults(payeesFile, outputFolder)).toHaveLength(42);
		expect(job.service.stats.tokenRequests).toBe(1);
	});

	// Each `n8n execute` is a process of its own, so only what n8n has stored can be taken over.
	test('takes the stored token in its next execution', async () => {
		job.service.resetStats();
		await job.instance.execute(job.workflowId);
		expect(job.service.stats.tokenRequests).toBe(0);
		expect(job.service.stats.lookups).toBeGreaterThan(20);
	});
});
