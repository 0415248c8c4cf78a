import { readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readExample } from '../e2e/examples/example';
import { callersHeader } from '../e2e/examples/payouts';
import { DataTable } from '../e2e/support/dataTable';
import { removeCredentials, storeCredential, useLiveN8n } from '../e2e/support/liveN8n';
import { publishAt } from '../e2e/support/publishWorkflow';
import { trigger } from '../e2e/support/workflows';
import { examplesFolder } from '../realN8n/paths';
import { importWorkflow, runTo, useEditor } from './editor/editor';
import { cutOffTexts, tableRows } from './editor/fields';
import { animate, type Frame } from './editor/film';
import {
	boxOf,
	isWanted,
	quiet,
	standsStill,
	takeElement,
	takeWorkflow,
	writePicture,
} from './editor/picture';

const names = readdirSync(examplesFolder)
	.filter((name) => name.endsWith('.json'))
	.map((name) => name.replace('.json', ''));

const live = useLiveN8n();
const editor = useEditor();

describe('the examples in the editor', () => {
	let folder: string;
	let credentials: Record<string, string>;

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'examples-'));
		const store = async (data: object, type: string): Promise<string> =>
			await storeCredential(live().rest, type, data, 'Demo');
		const google = { clientId: 'browser', clientSecret: 'tests' };
		credentials = {
			httpHeaderAuth: await store(callersHeader, 'httpHeaderAuth'),
			googleSheetsOAuth2Api: await store(google, 'googleSheetsOAuth2Api'),
		};
	});

	test.each(names)('%s opens with nothing left to set, and nothing cut off', async (name) => {
		const file = join(folder, `${name}.json`);
		await writeFile(file, JSON.stringify(await readExample(`${name}.json`, { credentials })));
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

	test('review-payees shows a reviewer both names on its page', async () => {
		const row = { row: '3', file: 'demo.csv', payee: 'Jane Kamau', type: 'till', amount: '900' };
		const found = { registered_name: 'JANE WANJIKU KAMAU (DEMO)', outcome: 'Needs Review' };
		const rest = { operator: 'Mpesa', checked_by: 'Wanja', environment: 'demo', accepted_by: '' };
		const why = { details: 'The name is close to the expected name.', checked_at: '2026-11-24' };
		const own = { reference: 'demo', number: '900002', account_number: '', accepted_at: '' };
		const cells = { ...own, ...row, ...found, ...rest, ...why };
		await new DataTable(live().rest, 'payee_checks').fill(Object.keys(cells), [cells]);
		const example = await readExample('review-payees.json', { credentials });
		await editor().goto((await publishAt(live(), example, '/form/review-payees')).url);
		// n8n asks once whether the form may know who is signed in.
		const allow = editor().getByRole('button', { name: 'Allow' });
		const field = editor().getByLabel('Reference of the sheet');
		await allow.or(field).waitFor();
		if (await allow.isVisible()) await allow.click();
		await field.fill('demo');
		await editor().getByRole('button', { name: 'Show the rows' }).click();
		await editor().getByText('JANE').first().waitFor();
		await editor().getByLabel('I have checked this payee another way').check();
		await takeElement(editor(), 'review-payees-form', editor().locator('.container'));
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

	test('sees the results of an imported example with the first click on Execute, and is filmed', async () => {
		const page = editor();
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
		expect((await tableRows(table)).map((row) => row['Lookup Outcome']).join()).toBe(outcomes);
		await show(2_500);
		await table.hover();
		await page.mouse.wheel(460, 0);
		await show(2_500);
		await logs.getByText('Sheet With Results', { exact: true }).click();
		await logs.getByText('Download').waitFor();
		await show(2_000);
		await writePicture(film, animate(frames));
	});

	test('sees the result of one payee with the first submit of the form, without any credential', async () => {
		const page = editor();
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
		await form.close();
	});
});
