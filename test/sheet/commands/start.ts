import { join } from 'node:path';
import { runCommand, whenDone } from '../../realN8n/cleanup';
import { examplesFolder, outputFolder } from '../../realN8n/paths';
import { startSimulator } from '../../simulator';
import { lookUpSheet } from '../lookUpSheet';
import { printReport } from '../sheetReport';

void runCommand(async () => {
	console.log(
		'Looking up the payees of examples/payees.csv: the node and its credential, in n8n’s engine in this\n' +
			'process, against the local service. `npm run start:n8n` does it in an installed n8n.',
	);
	const payeesFile = join(examplesFolder, 'payees.csv');
	const service = await startSimulator({ port: 0 });
	whenDone(() => service.close());
	await lookUpSheet(payeesFile, outputFolder, service);
	await printReport(payeesFile, outputFolder);
	return 0;
});
