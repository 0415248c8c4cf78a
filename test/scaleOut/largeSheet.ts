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

interface Choices {
	readonly batchSize: number;
	readonly quietMinutes: number;
	readonly everySeconds: number;
}

/** Publishes the example “Large sheet” with a credential for the service; it then writes the results of each sheet into a file in the folder, too. */
export async function publishLargeSheet(
	n8n: Pick<RunningN8n, 'rest' | 'baseUrl'>,
	service: Simulator,
	folder: string,
	{ batchSize, quietMinutes, everySeconds }: Choices,
): Promise<PublishedWorkflow> {
	const rule = { interval: [{ field: 'seconds', secondsInterval: everySeconds }] };
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
			'"rowsPerItem": 1000': `"rowsPerItem": ${batchSize}`,
			'minutes: 20 *': `minutes: ${quietMinutes} *`,
		},
		rewired: [saved],
	});
}

/** Uploads a sheet of tills and paybills in turn to the form of the example, as a user does in a browser; returns its numbers, which no other sheet has. */
export async function uploadPayees(url: string, sheet: number, rows: number): Promise<string[]> {
	const numbers = Array.from({ length: rows }, (_, row) =>
		String(Number(tillAt(row, rows)) + sheet * 100_000),
	);
	const lines = numbers.map((number, row) => {
		const type = row % 2 === 0 ? 'till' : 'paybill';
		return `${type},${number},Mpesa,${holderOf(number)}`;
	});
	const csv = ['type,number,operator,expected_name', ...lines, ''].join('\n');
	await submitForm(url, inOrder(new File([csv], 'payees.csv', { type: 'text/csv' })));
	return numbers;
}

const resultRows = z.array(
	z.object({ number: z.string(), 'Lookup Outcome': z.string(), 'Lookup Name': z.string() }),
);
type ResultRows = z.infer<typeof resultRows>;

/** The rows of each file of results, but of those that are being written. */
export async function writtenResults(folder: string): Promise<ResultRows[]> {
	const read = (await readdir(folder)).map(
		async (file) => await readFile(join(folder, file), 'utf8'),
	);
	const whole = (await Promise.all(read)).filter((text) => text.endsWith('}]'));
	return whole.map((text) => resultRows.parse(JSON.parse(text)));
}

/** Waits for the results of a sheet; returns how many of its numbers have not their own holder in them, and how many are there again. */
export async function strayRows(
	folder: string,
	numbers: readonly string[],
	limitMs: number,
): Promise<{ lost: number; doubled: number }> {
	const results = await until(
		`the results of ${numbers[0]}`,
		async () => (await writtenResults(folder)).find(([row]) => row?.number === numbers[0]),
		limitMs,
	);
	const isOwn = (number: string, row?: ResultRows[number]): boolean =>
		row?.number === number &&
		row['Lookup Name'] === holderOf(number) &&
		row['Lookup Outcome'] === 'Confirmed';
	// In the old order: a row that is missing or doubled moves all that follow it.
	const lost = numbers.filter((number, index) => !isOwn(number, results[index])).length;
	return { lost, doubled: results.length - new Set(results.map((row) => row.number)).size };
}
