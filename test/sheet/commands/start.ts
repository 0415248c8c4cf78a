import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, whenDone } from '../../realN8n/cleanup';
import { examplesFolder, outputFolder } from '../../realN8n/paths';
import { startSimulator, type AccountKind } from '../../simulator';
import { lookUpSheet } from '../lookUpSheet';
import { resultTable, summary } from '../sheetReport';
import { readSheetResults, resultFiles } from '../sheetResults';
import { writeResults } from '../writeResults';

/** What `--service` may say, and the kind of account that asks then. */
const kinds = new Map<string, AccountKind>([
	['gateway', 'apiUser'],
	['client-credentials', 'clientCredentials'],
	['daraja', 'daraja'],
]);

const usage = `Usage: npm start -- [--service ${[...kinds.keys()].join('|')}]`;

void runCommand(async () => {
	const kind = kindOfAccount();
	if (kind === undefined) return 1;
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

/** The kind that the command line names; undefined, with the reason told, when it is a wrong one. */
function kindOfAccount(): AccountKind | undefined {
	try {
		const options = { service: { type: 'string', default: 'gateway' } } as const;
		const { service } = parseArgs({ options }).values;
		const kind = kinds.get(service);
		if (kind) return kind;
		console.error(`--service: there is no ${service}\n${usage}`);
	} catch (error) {
		console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
	}
	return undefined;
}
