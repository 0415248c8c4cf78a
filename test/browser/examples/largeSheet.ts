import { join } from 'node:path';
import { fetch } from 'undici';
import { readExample } from '../../e2e/examples/example';
import { callersHeader } from '../../e2e/examples/payoutCaller';
import { publishAt } from '../../e2e/support/publishWorkflow';
import { examplesFolder } from '../../realN8n/paths';
import type { ExampleRun } from './exampleRun';

const batchFile = 'large-sheet-batch.json';
const batchPath = 'large-sheet-batch';

/** The project's own sheet, in batches small enough that there are several; the batch workflow is published. */
export const largeSheet: ExampleRun = {
	prepare: async ({ server, folder, credentials }) => {
		const { url } = await publishAt(
			server,
			await readExample(batchFile, { credentials }),
			`/webhook/${batchPath}`,
		);
		const sheet = join(examplesFolder, 'payees.csv');
		const results = join(folder, 'results.csv');
		return { fields: { Settings: { sheet, results, batchUrl: url, batchSize: 10 } } };
	},
	run: async (canvas) => {
		await canvas.run('When clicking ‘Execute workflow’');
	},
	lookups: {},
	look: async (canvas) => {
		const node = await canvas.openNode('Rows of Each Outcome');
		expect(await node.rows()).toMatchObject([
			{ lookup_outcome: 'confirmed', count_row: '15' },
			{ lookup_outcome: 'needsReview', count_row: '11' },
			{ lookup_outcome: 'notConfirmed', count_row: '8' },
			{ lookup_outcome: 'unchecked', count_row: '8' },
		]);
		await node.close();
	},
	window: [2_200, 1_000],
};

/** One batch of two payees, called while the editor listens. */
export const largeSheetBatch: ExampleRun = {
	prepare: () => Promise.resolve({}),
	run: async (canvas, { server }) => {
		await canvas.listen('Batch');
		const payee = { type: 'till', operator: 'Mpesa', expected_name: 'Jane Kamau' };
		const payees = [
			{ ...payee, number: '4738534' },
			{ ...payee, number: '5031264' },
		];
		const answer = await fetch(`${server.baseUrl}/webhook-test/${batchPath}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', [callersHeader.name]: callersHeader.value },
			body: JSON.stringify({ environment: 'uat', payees }),
		});
		expect(await answer.json()).toEqual({ stored: 2, answered: 2 });
		await canvas.hasEnded();
	},
	lookups: {
		'Look Up': { 'Needs Review': '', Confirmed: '1 item', 'Not Confirmed': '1 item' },
	},
	window: [1_740, 900],
};
