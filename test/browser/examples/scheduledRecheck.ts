import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examplesFolder } from '../../realN8n/paths';
import type { ExampleRun } from './exampleRun';

/** A copy of the project's own list, since the example writes the list anew; started by hand. */
export const scheduledRecheck: ExampleRun = {
	prepare: async ({ folder }) => {
		const listFile = join(folder, 'confirmed-payees.csv');
		await copyFile(join(examplesFolder, 'confirmed-payees.csv'), listFile);
		return { fields: { Files: { listFile, reportFolder: folder } } };
	},
	run: async (canvas) => {
		await canvas.run('When clicking ‘Execute workflow’');
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
};
