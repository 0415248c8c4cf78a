import { join, relative } from 'node:path';
import { runCommand } from '../cleanup';
import { phase } from '../progress';
import { resultTable, summary } from '../../sheet/sheetReport';
import { readSheetResults, resultFiles } from '../../sheet/sheetResults';
import { examplePaths, packForRun, prepareSheetJob } from '../sheetRun';

const log = (line: string): void => {
	console.log(line);
};

void runCommand(async () => {
	const startedAt = Date.now();
	const { instance, workflowId, paths } = await prepareSheetJob(
		await packForRun(log),
		examplePaths,
		log,
	);
	await phase(log, 'Running the workflow in n8n', async () => {
		await instance.execute(workflowId);
	});
	const results = await readSheetResults(paths.payeesFile, paths.outputFolder);
	const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);

	console.log(`\n${resultTable(results)}\n\n${summary(results)}`);
	console.log(`\nDone in ${seconds} s. The files are in ${paths.outputFolder}:`);
	for (const file of [...resultFiles, 'verification.xlsx', 'report.html']) {
		console.log(`  ${relative(process.cwd(), join(paths.outputFolder, file))}`);
	}
	return 0;
});
