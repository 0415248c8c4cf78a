import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import Table from 'cli-table3';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';

import { runCommand, whenDone } from '../../realN8n/cleanup';
import { examplesFolder, outputFolder } from '../../realN8n/paths';
import { type Simulator, startSimulator } from '../../simulator';
import { runNode } from '../../support/runNode';
import { credentialOf } from '../../support/service';

/** One CSV file for each output of the node, in their order. */
const RESULT_FILES = ['needs-review.csv', 'confirmed.csv', 'not-confirmed.csv'] as const;

const payees = z.array(z.record(z.string()));
const resultSchema = z.object({
	json: z.record(z.union([z.string(), z.number()])),
	pairedItem: z.object({ item: z.number() }),
});

/** Looks the payees up with the real node and its credential in n8n's engine; gives the results of each output. */
async function lookUp(service: Simulator) {
	const text = await readFile(join(examplesFolder, 'payees.csv'), 'utf8');
	const rows = payees.parse(parse(text, { columns: true, bom: true, skip_empty_lines: true }));
	const { outputs, error } = await runNode({
		items: rows.map((json) => ({ json })),
		parameters: {
			operation: 'mixed',
			operator: "={{ $json.operator || 'Mpesa' }}",
			accountType: '={{ $json.type }}',
			number: '={{ $json.number }}',
			expectedName: '={{ $json.expected_name }}',
			options: { includeInput: true, resultFormat: 'columns' },
		},
		credentials: credentialOf({}, 'apiUser', service),
		onError: 'continueRegularOutput',
	});
	if (error) throw error;
	return RESULT_FILES.map((file, index) => {
		return { file, results: z.array(resultSchema).parse(outputs[index] ?? []) };
	});
}

type Outputs = Awaited<ReturnType<typeof lookUp>>;

async function writeFiles(outputs: Outputs): Promise<void> {
	await rm(outputFolder, { recursive: true, force: true });
	await mkdir(outputFolder, { recursive: true });
	for (const { file, results } of outputs) {
		const cells = results.map(({ json }) => json);
		// A cell that begins like a formula must not become one.
		const csv = stringify(cells, { header: true, bom: true, escape_formulas: true });
		await writeFile(join(outputFolder, file), csv);
	}
}

/** Prints the result of each row in the order of the sheet, and where the files are. */
function printReport(outputs: Outputs): void {
	const table = new Table({
		head: ['Row', 'Number', 'Result', 'What Was Found'],
		style: { head: [], border: [], compact: true },
		colWidths: [null, null, null, 84],
		wordWrap: true,
	});
	const rows = outputs.flatMap(({ results }) => results);
	for (const { json, pairedItem } of rows.sort((a, b) => a.pairedItem.item - b.pairedItem.item)) {
		const cell = (name: string) => String(json[name] ?? '');
		const number = cell('number').replace(/\p{Cf}/gu, '·');
		table.push([pairedItem.item + 1, number, cell('Lookup Outcome'), cell('Lookup Reason')]);
	}
	console.log(`\n${table.toString()}\n\n${rows.length} rows:`);
	for (const { file, results } of outputs)
		console.log(`  ${results.length} in ${relative(process.cwd(), join(outputFolder, file))}`);
}

void runCommand(async () => {
	console.log(
		'Looking up the payees of examples/payees.csv: the node and its credential, in n8n’s engine in this\n' +
			'process, against the local service.',
	);
	const service = await startSimulator({ port: 0 });
	whenDone(() => service.close());
	const outputs = await lookUp(service);
	await writeFiles(outputs);
	printReport(outputs);
	return 0;
});
