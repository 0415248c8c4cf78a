import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LiveN8n } from '../../e2e/support/liveN8n';
import { printReport } from '../../sheet/sheetReport';
import { lastLines } from '../childProcess';
import { runCommand } from '../cleanup';
import { createInstance } from '../n8nInstance';
import { startServer } from '../n8nServer';
import { packPackage } from '../packPackage';
import { examplesFolder, outputFolder } from '../paths';
import { exampleFiles, rowsFile, sheetExampleWithFiles } from '../sheetExample';

void runCommand(async () => {
	const startedAt = Date.now();
	await rm(outputFolder, { recursive: true, force: true });
	await mkdir(outputFolder);
	const fileFolders = [examplesFolder, outputFolder];
	const instance = await createInstance({ tarball: await packPackage(), fileFolders });
	console.log('Starting n8n …');
	const live = await LiveN8n.start(await startServer(instance));
	const payeesFile = join(examplesFolder, 'payees.csv');
	const workflow = await sheetExampleWithFiles({ payeesFile, outputFolder }, live);
	console.log('Running the workflow in n8n …');
	const { status } = await live.run(workflow);
	if (status !== 'success') throw new Error(`It ended with ${status}:\n${lastLines(live.log())}`);
	await printReport(payeesFile, outputFolder, { results: [rowsFile], written: exampleFiles });
	console.log(`Done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
	return 0;
});
