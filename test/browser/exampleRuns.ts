import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExampleChanges } from '../e2e/examples/example';
import { submitPayee } from '../e2e/examples/payeeForm';
import { jane, newReference, postPayment } from '../e2e/examples/payoutExample';
import { reviewPage } from '../e2e/examples/payoutReviews';
import type { LiveN8n } from '../e2e/support/liveN8n';
import { callTool, connectMcp } from '../e2e/support/mcpClient';
import { trigger } from '../e2e/support/workflows';
import { examplesFolder } from '../realN8n/paths';
import type { Canvas } from './editor/canvas';

/** What agents show to the agent tool. */
export const agentToken = 'an-agent-of-the-browser-tests';

/** Where an example is run. */
export interface Stage {
	live: LiveN8n;
	/** A throw-away folder that n8n may read and write. */
	folder: string;
	/** The ids of the credentials to choose, by their types. */
	credentials: Readonly<Record<string, string>>;
}

/** How one example is set up and run in the editor, and what is then on the screen. */
export interface ExampleRun {
	/** Does what has to be done before, and tells the values that a user enters, by the node. */
	prepare?: (stage: Stage) => Promise<ExampleChanges['fields']> | ExampleChanges['fields'];
	/** Runs the example, open on the canvas, to its end. */
	run: (canvas: Canvas, stage: Stage) => Promise<void>;
	/** The nodes that look up, with the number of items that the canvas shows at each of their outputs. */
	lookups: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** The size of the window for its picture, in pixels. */
	window: readonly [width: number, height: number];
	/** The name of its picture, where that is not the example's: the page that it makes has that one. */
	picture?: string;
}

/** Every example by the name of its file. */
export const exampleRuns: Readonly<Record<string, ExampleRun>> = {
	'check-one-payee.json': {
		run: async (canvas, { live }) => {
			await canvas.listen('Check One Payee');
			const url = `${live.baseUrl}/form-test/check-one-payee`;
			const link = await submitPayee(url, '4738534', 'Jane Kamau');
			expect(await reviewPage(link)).toContain('<h1>Confirmed</h1>');
			// As the page does once it is shown.
			await fetch(link, { method: 'POST' });
			await canvas.hasEnded();
		},
		lookups: { 'Look Up Holder': { 'Needs Review': '', Confirmed: '1 item', 'Not Confirmed': '' } },
		window: [1_500, 1_000],
		picture: 'example-check-one-payee-workflow',
	},
	'pay-confirmed.json': {
		run: async (canvas) => {
			await canvas.run(trigger);
		},
		lookups: {
			'Look Up Holder': { 'Needs Review': '', Confirmed: '1 item', 'Not Confirmed': '', Error: '' },
		},
		window: [1_600, 1_100],
	},
	'spreadsheet-verification.json': {
		run: async (canvas) => {
			await canvas.run(trigger);
		},
		lookups: {
			'Look Up Payees': {
				'Needs Review': '5 items',
				Confirmed: '3 items',
				'Not Confirmed': '3 items',
			},
		},
		window: [1_740, 1_000],
	},
	'google-sheets.json': {
		// There is no Google here; the end-to-end tests run it against a stand-in.
		run: async () => {
			await Promise.resolve();
		},
		lookups: {},
		window: [1_740, 900],
	},
	'webhook-payout.json': {
		prepare: ({ live }) => ({ Settings: { payoutUrl: `${live.service.baseUrl}/payouts` } }),
		run: async (canvas, { live }) => {
			await canvas.listen('Payment Request');
			const payment = { ...jane, reference: newReference() };
			const { body } = await postPayment(`${live.baseUrl}/webhook-test/payout`, payment);
			expect(body).toMatchObject({ decision: 'paid' });
			await canvas.hasEnded();
		},
		lookups: {
			'Look Up Holder': { 'Needs Review': '', Confirmed: '1 item', 'Not Confirmed': '', Error: '' },
		},
		window: [2_000, 1_200],
	},
	'scheduled-recheck.json': {
		prepare: async ({ folder }) => {
			// A copy, since the example writes the list anew.
			const listFile = join(folder, 'confirmed-payees.csv');
			await copyFile(join(examplesFolder, 'confirmed-payees.csv'), listFile);
			return { Files: { listFile, reportFolder: folder } };
		},
		run: async (canvas) => {
			await canvas.run(trigger);
		},
		lookups: {
			'Look Up Holder': {
				'Needs Review': '2 items',
				Confirmed: '3 items',
				'Not Confirmed': '2 items',
				Error: '1 item',
			},
		},
		window: [1_900, 1_100],
	},
	'large-sheet.json': {
		run: async (canvas) => {
			await canvas.run(trigger);
			const node = await canvas.openNode('Results');
			expect(await node.rows()).toHaveLength(11);
			await node.close();
		},
		lookups: {
			'Look Up': { 'Needs Review': '5 items', Confirmed: '3 items', 'Not Confirmed': '3 items' },
		},
		window: [2_400, 1_200],
	},
	'agent-tool.json': {
		run: async (canvas, { live }) => {
			await canvas.listen('MCP Server Trigger');
			const url = `${live.baseUrl}/mcp-test/mobile-money-name-lookup`;
			const client = await connectMcp(url, agentToken);
			const question = { till_number: '4738534', expected_name: 'Jane Kamau' };
			const { text } = await callTool(client, 'look_up_till', question);
			await client.close();
			expect(text).toContain('"outcome":"confirmed"');
			await canvas.hasEnded();
		},
		lookups: {},
		window: [1_300, 900],
	},
};
