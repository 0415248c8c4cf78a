import { chosenKind, printReport } from '../../sheet/sheetReport';
import { lastLines } from '../childProcess';
import { runCommand } from '../cleanup';
import { exampleFiles, rowsFile, startSheetExample } from '../sheetExample';

void runCommand(async () => {
	const startedAt = Date.now();
	const { live, workflow, payeesFile, outputFolder } = await startSheetExample({}, chosenKind());
	console.log('Running the workflow in n8n …');
	const { status } = await live.run(workflow);
	if (status !== 'success') throw new Error(`It ended with ${status}:\n${lastLines(live.log())}`);
	await printReport(payeesFile, outputFolder, { results: [rowsFile], written: exampleFiles });
	console.log(`Done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
	return 0;
});
