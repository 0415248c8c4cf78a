import { join } from 'node:path';
import { removeCredentials, useLiveN8n } from '../e2e/support/liveN8n';
import { examplesFolder } from '../realN8n/paths';
import { importWorkflow, nodeOf, runTo, useEditor } from './editor/editor';
import { fieldOf, optionOf, tableRows } from './editor/fields';
import { animate, type Frame } from './editor/film';
import { boxOf, quiet, standsStill, writePicture } from './editor/picture';

/** Of the example’s demo payees, in their order. */
const outcomes = [
	...['Confirmed', 'Needs Review', 'Not Confirmed', 'Needs Review', 'Not Confirmed'],
	...['Not Confirmed', 'Unchecked', 'Unchecked', 'Confirmed', 'Confirmed', 'Unchecked'],
];

describe('somebody who has just installed the package', () => {
	const live = useLiveN8n();
	const editor = useEditor();

	test('verifies a sheet in the demo, and is filmed', async () => {
		const page = editor();
		await removeCredentials(live().rest);
		const frames: Frame[] = [];
		const show = async (ms: number): Promise<void> => {
			frames.push({ png: await standsStill(page, quiet), ms });
		};
		await importWorkflow(page, join(examplesFolder, 'spreadsheet-verification.json'));
		await page.setViewportSize({ width: 1_120, height: 800 });
		await show(1_500);
		await nodeOf(page, 'Look Up Payees').dblclick();
		const node = page.getByTestId('ndv');
		await node.waitFor();
		await show(1_500);
		await node.getByTestId('node-credentials-empty-state').getByRole('button').click();
		const dialog = page.getByTestId('editCredential-modal');
		await fieldOf(dialog, 'environment').waitFor();
		await show(1_000);
		await fieldOf(dialog, 'environment').click();
		const demo = optionOf(page, 'Demo (No Account Needed)');
		await demo.waitFor();
		await show(1_500);
		await demo.click();
		await show(2_000);
		await dialog.getByTestId('credential-save-button').click();
		await dialog.waitFor({ state: 'hidden' });
		await node.getByTestId('node-credentials-select').waitFor();
		await show(1_500);
		await node.getByTestId('ndv-close-button').click();
		await node.waitFor({ state: 'hidden' });
		await runTo(page, 'Sheet With Results');
		await show(1_500);
		await page.getByTestId('logs-overview-header').click();
		const logs = page.getByTestId('logs-panel');
		const edge = await boxOf(page.locator('[data-test-id="resize-handle"][data-dir="top"]'));
		await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
		await page.mouse.down();
		await page.mouse.move(edge.x + edge.width / 2, 130, { steps: 5 });
		await page.mouse.up();
		await show(2_500);
		await logs.getByText('All Results', { exact: true }).click();
		const table = logs.locator('table');
		expect((await tableRows(table)).map((row) => row['Lookup Outcome'])).toEqual(outcomes);
		await show(2_500);
		await table.hover();
		await page.mouse.wheel(460, 0);
		await show(2_500);
		await logs.getByText('Sheet With Results', { exact: true }).click();
		await logs.getByText('Download').waitFor();
		await show(2_000);
		await writePicture('verify-a-sheet', animate(frames));
	});
});
