import { join } from 'node:path';
import { removeCredentials, useLiveN8n } from '../e2e/support/liveN8n';
import { trigger } from '../e2e/support/workflows';
import { examplesFolder } from '../realN8n/paths';
import { importWorkflow, runTo, useEditor } from './editor/editor';
import { tableRows } from './editor/fields';
import { animate, type Frame } from './editor/film';
import { boxOf, isWanted, quiet, standsStill, writePicture } from './editor/picture';

const outcomes = [
	...['Confirmed', 'Needs Review', 'Not Confirmed', 'Needs Review', 'Not Confirmed'],
	...['Not Confirmed', 'Unchecked', 'Unchecked', 'Unchecked'],
];

describe('somebody who has just installed the package', () => {
	const live = useLiveN8n();
	const editor = useEditor();

	test('sees the results of an imported example with the first click on Execute, and is filmed', async () => {
		const page = editor();
		await removeCredentials(live().rest);
		const film = 'verify-a-sheet';
		const frames: Frame[] = [];
		const show = async (ms: number): Promise<void> => {
			if (isWanted(film)) frames.push({ png: await standsStill(page, quiet), ms });
		};
		await importWorkflow(page, join(examplesFolder, 'spreadsheet-verification.json'));
		await page.setViewportSize({ width: 1_120, height: 800 });
		await show(1_500);
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
		await logs.getByText('Check the Sheet', { exact: true }).click();
		// n8n shows a table by itself only where a node was opened before.
		await logs.getByTestId('run-data-item-count').hover();
		await logs.getByTestId('radio-button-table').click();
		const table = logs.locator('table');
		expect((await tableRows(table)).map((row) => row['Lookup Outcome'])).toEqual(outcomes);
		await show(2_500);
		await table.hover();
		await page.mouse.wheel(460, 0);
		await show(2_500);
		await logs.getByText('Sheet With Results', { exact: true }).click();
		await logs.getByText('Download').waitFor();
		await show(2_000);
		await writePicture(film, animate(frames));
	});

	test('sees what a webhook answers with the first click on Execute, without any credential', async () => {
		const page = editor();
		await removeCredentials(live().rest);
		await importWorkflow(page, join(examplesFolder, 'pay-confirmed.json'));
		await runTo(page, 'Answer: Not Paid', trigger);
	});

	test('sees the result of one payee with the first submit of the form, without any credential', async () => {
		const page = editor();
		await removeCredentials(live().rest);
		await importWorkflow(page, join(examplesFolder, 'check-one-payee.json'));
		const [form] = await Promise.all([
			page.waitForEvent('popup'),
			page.getByTestId('execute-workflow-button').click(),
		]);
		await form.getByLabel('Till or Paybill?').waitFor();
		const [number, name] = [/number/i, /name/i].map((label) => form.getByLabel(label).first());
		await number?.fill('900001');
		await name?.fill('Jane Kamau');
		await form.getByRole('button').click();
		await form.getByText('JANE WANJIKU KAMAU (DEMO)').first().waitFor();
	});
});
