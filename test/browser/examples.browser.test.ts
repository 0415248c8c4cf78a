import { readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishExample, readExample } from '../e2e/examples/example';
import { callersHeader } from '../e2e/examples/payouts';
import { check } from '../e2e/examples/tableRows';
import { DataTable } from '../e2e/support/dataTable';
import { removeCredentials, storeCredential, useLiveN8n } from '../e2e/support/liveN8n';
import { trigger } from '../e2e/support/workflows';
import { examplesFolder } from '../realN8n/paths';
import { importWorkflow, runTo, useEditor } from './editor/editor';
import { cutOffTexts, tableRows } from './editor/fields';
import { boxOf, takePicture, takeWorkflow } from './editor/picture';

const names = readdirSync(examplesFolder)
	.filter((name) => name.endsWith('.json'))
	.map((name) => name.replace('.json', ''));

const live = useLiveN8n();
const editor = useEditor();

describe('the examples in the editor', () => {
	let folder: string;
	const credentials: Record<string, string> = {};

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'examples-'));
		const google = { clientId: 'browser', clientSecret: 'tests' };
		const data = { httpHeaderAuth: callersHeader, googleSheetsOAuth2Api: google };
		for (const [type, each] of Object.entries(data))
			credentials[type] = await storeCredential(live().rest, type, each, 'Demo');
	});

	test.each(names)('open with nothing left to set, and nothing cut off: %s', async (name) => {
		const file = join(folder, `${name}.json`);
		await writeFile(file, JSON.stringify(readExample(name, { credentials })));
		await editor().setViewportSize({ width: 2_400, height: 1_200 });
		await importWorkflow(editor(), file);
		const mark = editor().getByTestId('node-issues');
		const unset = editor().getByTestId('canvas-node').filter({ has: mark });
		expect(await unset.allInnerTexts()).toEqual([]);
		expect(await cutOffTexts(editor(), 'sticky')).toEqual([]);
		// Its picture shows the way of the example payment.
		if (name === 'pay-confirmed') await runTo(editor(), 'Answer: Not Paid', trigger);
		await takeWorkflow(editor(), `example-${name}`);
	});

	test('show a reviewer both names on the page of review-payees', async () => {
		const cells = check({ reference: 'demo', number: '900002', environment: 'demo' });
		await new DataTable(live().rest, 'payee_checks').fill(Object.keys(cells), [cells]);
		await editor().goto((await publishExample(live(), 'review-payees')).url);
		// n8n asks once whether the form may know who is signed in.
		const allow = editor().getByRole('button', { name: 'Allow' });
		const field = editor().getByLabel('Reference of the sheet');
		await allow.or(field).waitFor();
		if (await allow.isVisible()) await allow.click();
		await field.fill('demo');
		await editor().getByRole('button', { name: 'Show the rows' }).click();
		await editor().getByText('JANE').first().waitFor();
		await editor().getByLabel('I have checked this payee another way').check();
		await takePicture(editor(), 'review-payees-form', editor().locator('.container'));
	});
});

const outcomes =
	'Confirmed,Needs Review,Not Confirmed,Needs Review,Not Confirmed,Not Confirmed,Unchecked,Unchecked,Unchecked';

describe('somebody who has just installed the package', () => {
	beforeAll(async () => {
		await removeCredentials(live().rest);
		// Anew, because the editor keeps what it has loaded.
		await editor().goto(`${live().baseUrl}/home/workflows`, { waitUntil: 'networkidle' });
	});

	test('sees the results of an imported example with the first click on Execute', async () => {
		const page = editor();
		await importWorkflow(page, join(examplesFolder, 'spreadsheet-verification.json'));
		const size = { width: 1_120, height: 800 };
		await page.setViewportSize(size);
		await runTo(page, 'Sheet With Results');
		await page.getByTestId('logs-overview-header').click();
		const logs = page.getByTestId('logs-panel');
		const edge = await boxOf(page.locator('[data-test-id="resize-handle"][data-dir="top"]'));
		await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
		await page.mouse.down();
		await page.mouse.move(edge.x + edge.width / 2, 280, { steps: 5 });
		await page.mouse.up();
		await logs.getByText('Check the Sheet', { exact: true }).click();
		// n8n shows a table by itself only where a node was opened before.
		await logs.getByTestId('run-data-item-count').hover();
		await logs.getByTestId('radio-button-table').click();
		const table = logs.locator('table');
		expect((await tableRows(table)).map((row) => row['Lookup Outcome']).join()).toBe(outcomes);
		await table.hover();
		await page.mouse.wheel(400, 0);
		await takePicture(page, 'verify-a-sheet', { x: 0, y: 0, ...size });
	});
});
