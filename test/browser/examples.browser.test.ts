import { readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readExample } from '../e2e/examples/example';
import { callersHeader } from '../e2e/examples/payouts';
import { DataTable } from '../e2e/support/dataTable';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { publishAt } from '../e2e/support/publishWorkflow';
import { trigger } from '../e2e/support/workflows';
import { examplesFolder } from '../realN8n/paths';
import { importWorkflow, runTo, useEditor } from './editor/editor';
import { cutOffTexts } from './editor/fields';
import { takeElement, takeWorkflow } from './editor/picture';

const names = readdirSync(examplesFolder)
	.filter((name) => name.endsWith('.json'))
	.map((name) => name.replace('.json', ''));

describe('the examples in the editor', () => {
	const live = useLiveN8n();
	const page = useEditor();
	let folder: string;
	let credentials: Record<string, string>;

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'examples-'));
		const store = async (data: Record<string, string>, type: string): Promise<string> =>
			await live().storeCredential(data, type, 'Demo');
		const google = { clientId: 'browser', clientSecret: 'tests' };
		credentials = {
			httpHeaderAuth: await store(callersHeader, 'httpHeaderAuth'),
			googleSheetsOAuth2Api: await store(google, 'googleSheetsOAuth2Api'),
		};
	});

	test.each(names)('%s opens with nothing left to set, and nothing cut off', async (name) => {
		const file = join(folder, `${name}.json`);
		await writeFile(file, JSON.stringify(await readExample(`${name}.json`, { credentials })));
		await page().setViewportSize({ width: 2_400, height: 1_200 });
		await importWorkflow(page(), file);
		const mark = page().getByTestId('node-issues');
		const unset = page().getByTestId('canvas-node').filter({ has: mark });
		expect(await unset.allInnerTexts()).toEqual([]);
		expect(await cutOffTexts(page(), 'sticky')).toEqual([]);
		// Its picture shows the way of the example payment.
		if (name === 'pay-confirmed') await runTo(page(), 'Answer: Not Paid', trigger);
		await takeWorkflow(page(), `example-${name}`);
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
		await page().goto((await publishAt(live(), example, '/form/review-payees')).url);
		// n8n asks once whether the form may know who is signed in.
		const allow = page().getByRole('button', { name: 'Allow' });
		const field = page().getByLabel('Reference of the sheet');
		await allow.or(field).waitFor();
		if (await allow.isVisible()) await allow.click();
		await field.fill('demo');
		await page().getByRole('button', { name: 'Show the rows' }).click();
		await page().getByText('JANE').first().waitFor();
		await page().getByLabel('I have checked this payee another way').check();
		await takeElement(page(), 'review-payees-form', page().locator('.container'));
	});
});
