import { join, relative } from 'node:path';
import { chosenKind } from '../../sheet/serviceOption';
import { resultTable, summary } from '../../sheet/sheetReport';
import { readSheetResults, resultFiles } from '../../sheet/sheetResults';
import { runCommand } from '../cleanup';
import { packForRun } from '../packPackage';
import { phase } from '../progress';
import { examplePaths, prepareSheetJob } from '../sheetRun';

void runCommand(async () => {
	const kind = chosenKind();
	const startedAt = Date.now();
	const tarball = await packForRun(console.log);
	const job = await prepareSheetJob(tarball, examplePaths, console.log, { kind });
	const { instance, workflowId, paths } = job;
	await phase(console.log, 'Running the workflow in n8n', () => instance.execute(workflowId));
	const results = await readSheetResults(paths.payeesFile, paths.outputFolder);
	const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);

	console.log(`\n${resultTable(results)}\n\n${summary(results)}`);
	console.log(`\nDone in ${seconds} s. The files are in ${paths.outputFolder}:`);
	for (const file of [...resultFiles, 'verification.xlsx', 'report.html']) {
		console.log(`  ${relative(process.cwd(), join(paths.outputFolder, file))}`);
	}
	return 0;
});
