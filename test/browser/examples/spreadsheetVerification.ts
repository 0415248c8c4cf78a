import { join } from 'node:path';
import { examplesFolder } from '../../realN8n/paths';
import type { ExampleRun } from './exampleRun';

/** The project's own sheet of payees. */
export const spreadsheetVerification: ExampleRun = {
	prepare: ({ folder }) => {
		const payeesFile = join(examplesFolder, 'payees.csv');
		return Promise.resolve({ fields: { Files: { payeesFile, outputFolder: folder } } });
	},
	run: async (canvas) => {
		await canvas.run();
	},
	lookups: {
		'Look Up Payees': {
			'Needs Review': '19 items',
			Confirmed: '15 items',
			'Not Confirmed': '8 items',
		},
	},
	window: [1_740, 1_000],
};
