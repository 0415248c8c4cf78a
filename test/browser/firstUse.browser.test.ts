import { join } from 'node:path';
import { readWorkbook } from '../e2e/examples/workbook';
import { removeCredentials, useLiveN8n } from '../e2e/support/liveN8n';
import { examplesFolder } from '../realN8n/paths';
import { animate, type Frame } from './editor/apng';
import { CredentialForm } from './editor/credentialForm';
import { useEditor } from './editor/editor';
import { tableRows } from './editor/nodePanel';
import { quiet, standsStill, writePicture } from './editor/picture';

/** Of the example’s demo payees, in their order. */
const outcomes = [
	...['Confirmed', 'Needs Review', 'Not Confirmed', 'Needs Review', 'Not Confirmed'],
	...['Not Confirmed', 'Unchecked', 'Unchecked', 'Confirmed', 'Confirmed', 'Unchecked'],
];

describe('somebody who has just installed the package', () => {
	const live = useLiveN8n();
	const editor = useEditor();

	test('verifies a sheet in the demo, and is filmed', async () => {
		const { page } = editor();
		await removeCredentials(live().rest);
		const frames: Frame[] = [];
		const show = async (ms: number): Promise<void> => {
			frames.push({ png: await standsStill(page, quiet), ms });
		};
		const example = join(examplesFolder, 'spreadsheet-verification.json');
		const canvas = await editor().importWorkflow(example);
		await page.setViewportSize({ width: 1_120, height: 800 });
		await show(1_500);
		const node = await canvas.openNode('Look Up Payees');
		await show(1_500);
		await node.connectButton.click();
		const form = new CredentialForm(page);
		await form.fields.field('environment').click();
		const demo = form.fields.option('Demo (No Account Needed)');
		await demo.waitFor();
		await show(1_500);
		await demo.click();
		await show(2_000);
		await form.saveButton.click();
		await form.dialog.waitFor({ state: 'hidden' });
		await node.panel.getByTestId('node-credentials-select').waitFor();
		await show(1_500);
		await node.close();
		await canvas.run();
		await show(1_500);
		await page.getByTestId('logs-overview-header').click();
		const logs = page.getByTestId('logs-panel');
		await logs.getByText('All Results', { exact: true }).click();
		const table = logs.locator('table');
		expect((await tableRows(table)).map((row) => row['Lookup Outcome'])).toEqual(outcomes);
		await show(2_500);
		await table.hover();
		await page.mouse.wheel(460, 0);
		await show(2_500);
		await logs.getByText('Sheet With Results', { exact: true }).click();
		await show(2_000);
		const film = animate(frames);
		expect(film.length).toBeLessThan(3_000_000);
		await writePicture('verify-a-sheet', film);

		const download = page.waitForEvent('download');
		await logs.getByText('Download').click();
		expect((await download).suggestedFilename()).toBe('verification.xlsx');
		const [titles = [], ...rows] = await readWorkbook(await (await download).path());
		expect(rows.map((row) => row[titles.indexOf('Lookup Outcome')])).toEqual(outcomes);
	});
});
