import { chosenKind, printReport } from '../../sheet/sheetReport';
import { resultFiles } from '../../sheet/sheetResults';
import { lastLines } from '../childProcess';
import { runCommand } from '../cleanup';
import { startSheetExample } from '../sheetExample';

void runCommand(async () => {
	const startedAt = Date.now();
	const { live, workflow, payeesFile, outputFolder } = await startSheetExample({}, chosenKind());
	console.log('Running the workflow in n8n …');
	const { status } = await live.run(workflow);
	if (status !== 'success') throw new Error(`It ended with ${status}:\n${lastLines(live.log())}`);
	await printReport(payeesFile, outputFolder, [...resultFiles, 'verification.xlsx', 'report.html']);
	console.log(`Done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
	return 0;
});
