import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import Table from 'cli-table3';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';

import { runCommand, whenDone } from '../../realN8n/cleanup';
import { examplesFolder, outputFolder } from '../../realN8n/paths';
import { startSimulator } from '../../simulator';
import { goesOn, lookUp } from '../../support/lookUp';
import { credentialOf } from '../../support/service';

/** One CSV file for each output of the node, in their order. */
const RESULT_FILES = ['needs-review.csv', 'confirmed.csv', 'not-confirmed.csv'] as const;

const payeesSchema = z.array(z.record(z.string()));
const resultsSchema = z.array(
	z.object({
		json: z.record(z.union([z.string(), z.number()])),
		pairedItem: z.object({ item: z.number() }),
	}),
);

type Results = z.output<typeof resultsSchema>;

/** Prints the results in the order of the sheet. */
function printTable(results: Results): void {
	const table = new Table({
		head: ['Row', 'Number', 'Result', 'What Was Found'],
		style: { head: [], border: [], compact: true },
		colWidths: [null, null, null, 84],
		wordWrap: true,
	});
	for (const { json, pairedItem } of results.sort(
		(a, b) => a.pairedItem.item - b.pairedItem.item,
	)) {
		const cell = (name: string) => String(json[name] ?? '');
		const number = cell('number').replace(/\p{Cf}/gu, '·');
		table.push([pairedItem.item + 1, number, cell('Lookup Outcome'), cell('Lookup Reason')]);
	}
	console.log(`\n${table.toString()}\n\n${results.length} rows:`);
}

void runCommand(async () => {
	console.log(
		'Looking up the payees of examples/payees.csv: the node and its credential, in n8n’s engine in this\n' +
			'process, against the local service.',
	);
	const service = await startSimulator({ port: 0 });
	whenDone(() => service.close());
	const text = await readFile(join(examplesFolder, 'payees.csv'), 'utf8');
	const payees = parse(text, { columns: true, bom: true, skip_empty_lines: true });
	const { outputs, error } = await lookUp(payeesSchema.parse(payees), {
		...goesOn,
		credentials: credentialOf({}, 'apiUser', service),
		parameters: {
			operation: 'mixed',
			operator: "={{ $json.operator || 'Mpesa' }}",
			accountType: '={{ $json.type }}',
			number: '={{ $json.number }}',
			expectedName: '={{ $json.expected_name }}',
			options: { includeInput: true, resultFormat: 'columns' },
		},
	});
	if (error) throw error;
	printTable(resultsSchema.parse(outputs.flat()));
	await rm(outputFolder, { recursive: true, force: true });
	await mkdir(outputFolder, { recursive: true });
	for (const [index, name] of RESULT_FILES.entries()) {
		const file = join(outputFolder, name);
		const rows = (outputs[index] ?? []).map(({ json }) => json);
		// A cell that begins like a formula must not become one.
		await writeFile(file, stringify(rows, { header: true, bom: true, escape_formulas: true }));
		console.log(`  ${rows.length} in ${relative(process.cwd(), file)}`);
	}
	return 0;
});
