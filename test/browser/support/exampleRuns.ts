import { join } from 'node:path';
import type { ExampleChanges } from '../../e2e/examples/example';
import { callersHeader, PayoutCaller } from '../../e2e/examples/payoutCaller';
import { jane, newReference } from '../../e2e/examples/payoutExample';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { examplesFolder } from '../../realN8n/paths';
import type { Canvas } from '../editor/canvas';
import type { OpenEditor } from './openEditor';

/** Where an example is run. */
export interface Stage extends OpenEditor {
	/** A throw-away folder that n8n may read and write. */
	folder: string;
}

/** How one example is set up and run in the editor, and what is then on the canvas. */
export interface ExampleRun {
	/** What a user changes in it before the first run, besides choosing credentials. */
	changes: (stage: Stage) => Omit<ExampleChanges, 'credentials'>;
	/** Runs the example, now open on the canvas, to its end. */
	run: (canvas: Canvas, stage: Stage) => Promise<void>;
	/** The nodes that look up: what the canvas shows at each of their outputs. */
	lookups: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** The size of the window for its picture, in pixels. */
	window: readonly [width: number, height: number];
}

/** The data of the credentials that the examples name, by their types. */
export function exampleCredentials({ service }: Stage): Record<string, Record<string, string>> {
	return {
		[credentialType]: localCredentialData(service),
		httpHeaderAuth: { ...callersHeader },
	};
}

/** Every example, by the name of its file. */
export const exampleRuns: Readonly<Record<string, ExampleRun>> = {
	'spreadsheet-of-payees.json': {
		changes: ({ folder }) => ({
			fields: {
				Files: { payeesFile: join(examplesFolder, 'payees.csv'), outputFolder: folder },
			},
		}),
		run: async (canvas) => {
			await canvas.run();
		},
		lookups: {
			'Look Up Tills': {
				Confirmed: '15 items',
				'Needs Review': '6 items',
				'Not Confirmed': '5 items',
			},
			'Look Up Paybills': {
				Confirmed: '8 items',
				'Needs Review': '4 items',
				'Not Confirmed': '3 items',
			},
		},
		window: [1_740, 1_100],
	},
	'webhook-payout.json': {
		changes: ({ service }) => ({
			fields: { Settings: { payoutUrl: `${service.baseUrl}/payouts` } },
		}),
		run: async (canvas, { server }) => {
			await canvas.listen('Payment Request');
			const caller = new PayoutCaller(`${server.baseUrl}/webhook-test/payout`);
			const { status, body } = await caller.post({ ...jane, reference: newReference() });
			expect({ status, decision: body['decision'] }).toEqual({ status: 200, decision: 'paid' });
			await canvas.hasEnded();
		},
		lookups: {
			'Look Up Holder': { Confirmed: '1 item', 'Needs Review': '', 'Not Confirmed': '', Error: '' },
		},
		window: [2_000, 1_200],
	},
};
