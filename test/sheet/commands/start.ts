import { join, relative } from 'node:path';
import { runCommand, whenDone } from '../../realN8n/cleanup';
import { examplesFolder, outputFolder } from '../../realN8n/paths';
import { startSimulator } from '../../simulator';
import { lookUpSheet } from '../lookUpSheet';
import { resultTable, summary } from '../sheetReport';
import { chosenKind } from '../serviceOption';
import { readSheetResults, resultFiles, writeResults } from '../sheetResults';

void runCommand(async () => {
	const kind = chosenKind();
	const payeesFile = join(examplesFolder, 'payees.csv');
	console.log(
		`Looking up the payees of ${relative(process.cwd(), payeesFile)}: the node and its credential, in n8n’s engine in this\n` +
			'process, against the local service. `npm run start:n8n` does it in an installed n8n.',
	);
	const service = await startSimulator({ port: 0 });
	whenDone(async () => {
		await service.close();
	});
	await writeResults(await lookUpSheet(payeesFile, service, kind), outputFolder);
	const results = await readSheetResults(payeesFile, outputFolder);

	console.log(`\n${resultTable(results)}\n\n${summary(results)}`);
	console.log(`\nThe files are in ${outputFolder}:`);
	for (const file of resultFiles)
		console.log(`  ${relative(process.cwd(), join(outputFolder, file))}`);
	return 0;
});
