import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { holderOf, tillAt } from '../bench/throughput/rows';
import { publishExample } from '../e2e/examples/example';
import { inOrder, submitForm } from '../e2e/examples/forms';
import { storeAccount } from '../e2e/support/liveN8n';
import type { PublishedWorkflow } from '../e2e/support/publishWorkflow';
import { node, to, type NewWorkflow } from '../e2e/support/workflows';
import type { RunningN8n } from '../realN8n/n8nServer';
import { until } from '../realN8n/until';
import type { Simulator } from '../simulator';

/** Publishes the example “Large sheet” with a credential for the service; it then writes the results of each sheet into a file in the folder, too. */
export async function publishLargeSheet(
	n8n: Pick<RunningN8n, 'rest' | 'baseUrl'>,
	service: Simulator,
	folder: string,
	choices: Readonly<Record<'batchSize' | 'quietMinutes' | 'everySeconds', number>>,
): Promise<PublishedWorkflow> {
	const rule = { interval: [{ field: 'seconds', secondsInterval: choices.everySeconds }] };
	const fileName = `=${folder}/results-{{ $('All Batches').first().json.run }}.json`;
	const saved = ({ nodes, connections, settings }: NewWorkflow): void => {
		nodes.push(node('As JSON', 'convertToFile', { operation: 'toJson', options: {} }, 1.1));
		nodes.push(node('Save File', 'readWriteFile', { operation: 'write', fileName, options: {} }));
		connections['Results'] = to('Results File', 'As JSON');
		connections['As JSON'] = to('Save File');
		// As the page says for tens of thousands of rows.
		settings['saveDataSuccessExecution'] = 'none';
	};
	return await publishExample(n8n, 'large-sheet', {
		account: await storeAccount({ rest: n8n.rest, service }),
		parameters: { 'Every 15 Minutes': { rule } },
		rewritten: {
			'"rowsPerItem": 1000': `"rowsPerItem": ${choices.batchSize}`,
			'minutes: 20 *': `minutes: ${choices.quietMinutes} *`,
		},
		rewired: [saved],
	});
}

/** Uploads a sheet of tills and paybills in turn to the form of the example, as a user does in a browser; returns its numbers, which no other sheet has. */
export async function uploadPayees(url: string, sheet: number, rows: number): Promise<string[]> {
	const numbers = Array.from({ length: rows }, (_, row) =>
		String(Number(tillAt(row, rows)) + sheet * 100_000),
	);
	const type = (row: number) => (row % 2 === 0 ? 'till' : 'paybill');
	const lines = numbers.map((number, row) => `${type(row)},${number},Mpesa,${holderOf(number)}`);
	const csv = ['type,number,operator,expected_name', ...lines, ''].join('\n');
	await submitForm(url, inOrder(new File([csv], 'payees.csv', { type: 'text/csv' })));
	return numbers;
}

const text = z.string();
const resultRow = z.object({ number: text, 'Lookup Outcome': text, 'Lookup Name': text });
type ResultRow = z.infer<typeof resultRow>;

/** The rows of each file of results, but of those that are being written. */
export async function writtenResults(folder: string): Promise<ResultRow[][]> {
	const files = (await readdir(folder)).map((file) => join(folder, file));
	const read = await Promise.all(files.map(async (file) => await readFile(file, 'utf8')));
	const whole = read.filter((each) => each.endsWith('}]'));
	return whole.map((each) => z.array(resultRow).parse(JSON.parse(each)));
}

/** Waits for the results of a sheet; returns how many of its numbers have not their own holder in them, and how many are there again. */
export async function strayRows(
	folder: string,
	numbers: readonly string[],
	limitMs: number,
): Promise<{ lost: number; doubled: number }> {
	const [first] = numbers;
	const find = async () => (await writtenResults(folder)).find(([row]) => row?.number === first);
	const results = await until(`the results of ${first}`, find, limitMs);
	const isOwn = (number: string, row?: ResultRow): boolean =>
		row?.number === number &&
		row['Lookup Name'] === holderOf(number) &&
		row['Lookup Outcome'] === 'Confirmed';
	// In the old order: a row that is missing or doubled moves all that follow it.
	const lost = numbers.filter((number, index) => !isOwn(number, results[index])).length;
	return { lost, doubled: results.length - new Set(results.map((row) => row.number)).size };
}
