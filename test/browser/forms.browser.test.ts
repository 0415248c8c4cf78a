import type { Locator } from 'playwright-core';
import { removeCredentials, useLiveN8n } from '../e2e/support/liveN8n';
import { credentialFields } from '../simulator';
import { openNewCredential, openNodeSearch, useEditor } from './editor/editor';
import { choose, cutOffTexts, fill, tableRows } from './editor/fields';
import { takePicture } from './editor/picture';

const live = useLiveN8n();
const page = useEditor();

describe('the node, in an n8n without credentials', () => {
	let form: Locator;

	beforeAll(async () => {
		await removeCredentials(live().rest);
		await page().setViewportSize({ width: 1_640, height: 860 });
		form = page().getByTestId('node-parameters');
	});

	test('shows its first result in the demo after six steps: three clicks and three fields', async () => {
		const search = await openNodeSearch(page());
		await search.pressSequentially('mobile money');
		await page().getByTestId('node-creator-action-item').first().waitFor();
		await search.press('Enter');
		const actions = page().getByTestId('node-creator-item-name');
		await actions.getByText('Look up a till', { exact: true }).click();
		await choose(form, 'authentication', 'Demo (No Account Needed)');
		await form.getByTestId('node-credentials-empty-state').waitFor({ state: 'detached' });
		await fill(form, 'merchantTillNumber', '900001');
		await page().getByTestId('node-execute-button').click();

		const output = page().getByTestId('output-panel');
		const tabs = output.getByTestId('branches').getByRole('tab');
		await output.getByRole('tab', { name: /^Confirmed Branch \(1 item\)/ }).click();
		const names = (await tabs.allInnerTexts()).map((text) => text.trim().replace(' Branch', ''));
		expect(names).toEqual(['Needs Review', 'Confirmed (1 item)', 'Not Confirmed']);
		const hint = await output.getByTestId('node-hint').innerText();
		expect(hint).toMatch(/^DEMO: all holders are invented.* The row is in the Confirmed output\./);
		await output.getByTestId('radio-button-table').click();
		const name = 'JANE WANJIKU KAMAU (DEMO)';
		const result = { number: '900001', outcome: 'confirmed', environment: 'demo', name };
		expect(await tableRows(output.locator('table'))).toMatchObject([result]);
	});

	const any = 'Till or Paybill?|Till or Paybill Number|Account Number';
	test.each([
		['operation', 'Look Up Paybill', 'Paybill Number|Account Number'],
		['operation', 'Look Up Tills and Paybills', any],
		['operation', 'Look Up Till', 'Till Number (Buy Goods)'],
		['operator', 'Other', 'Custom Operator|Till Number (Buy Goods)'],
	])('shows with the %s %s only its fields', async (field, choice, fields) => {
		await choose(form, field, choice);
		const labels = form.getByTestId('input-label').locator('label').filter({ visible: true });
		const texts = await labels.allInnerTexts();
		// A star marks a field that is needed; what follows a line is the field's hint.
		const names = texts.map((text) => text.trim().replace(/\s*(\*\s*)?(\n[^]*)?$/, ''));
		expect(names.join('|')).toBe(`Account|Operation|Operator|${fields}|Expected Name|Options`);
		expect(await cutOffTexts(page(), 'node-parameters')).toEqual([]);
	});
});

/** n8n's dialog scrolls; this one grows with the window, so that a picture shows every field. */
const tallDialog = `[data-test-id="editCredential-modal"] {
	max-height: none !important;
	height: calc(100vh - 80px) !important;
}`;

describe('the form of the credential', () => {
	beforeAll(async () => {
		await page().goto(`${live().baseUrl}/home/workflows`, { waitUntil: 'networkidle' });
		await page().setViewportSize({ width: 1_740, height: 1_420 });
		await page().addStyleTag({ content: tallDialog });
	});

	const open = async (type: string): Promise<Locator> =>
		await openNewCredential(page(), `Mobile Money Name Lookup ${type}`);

	// Which fields it has is in test/services/credentials.test.ts.
	test.each(['Client API', 'Daraja API', 'API'])(
		'has nothing cut off in either environment, for the type %s',
		async (type) => {
			const form = await open(type);
			for (const environment of ['Production', 'Test (UAT)']) {
				await choose(form, 'environment', environment);
				expect(await cutOffTexts(page(), 'editCredential-modal')).toEqual([]);
			}
			await form.locator('.el-dialog__headerbtn').click();
			await form.waitFor({ state: 'hidden' });
		},
	);

	test('tells beside the fields that a login is right', async () => {
		const form = await open('API');
		const data = credentialFields('apiUser', live().service);
		for (const field of ['baseUrl', 'apiKey', 'login', 'password'])
			await fill(form, field, data[field] ?? '');
		await form.getByTestId('credential-save-button').click();
		await form.locator('.el-tag--success').filter({ visible: true }).waitFor();
		await takePicture(page(), 'credential', form);
	});
});
