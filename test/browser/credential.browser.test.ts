import type { Locator } from 'playwright-core';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { localCredentialData } from '../realN8n/localCredential';
import { openNewCredential, useEditor } from './editor/editor';
import { choose, cutOffTexts, fill, labelsOf } from './editor/fields';
import { takeElement } from './editor/picture';

const gateway = [
	...['Which Account Do You Have?', 'What Did Your Provider Give You?', 'Environment'],
	...['Base URL', 'Auth URL', 'Token Path'],
];
const daraja = ['Which Account Do You Have?', 'Environment', 'Base URL'];
/** n8n adds this field to every credential that its HTTP Request node can use. */
const n8nField = 'Allowed HTTP Request Domains';

/** n8n's dialog scrolls; this one grows with the window, so that a picture shows every field. */
const tallDialog = `[data-test-id="editCredential-modal"] {
	max-height: none !important;
	height: calc(100vh - 80px) !important;
}`;

describe('the form of the credential', () => {
	const live = useLiveN8n();
	const page = useEditor();
	let form: Locator;

	beforeAll(async () => {
		await page().setViewportSize({ width: 1_740, height: 1_420 });
		form = await openNewCredential(page(), 'Mobile Money Name Lookup API');
		await page().addStyleTag({ content: tallDialog });
	});

	// Each goes on where the one before has left the form.
	test.each<[string, string, string[]]>([
		['loginType', 'Client ID and Secret', [...gateway, 'Client ID', 'Client Secret']],
		['service', 'Safaricom Daraja', [...daraja, 'Consumer Key', 'Consumer Secret']],
		['environment', 'Demo (No Account Needed)', ['Environment']],
		['environment', 'Test (UAT)', [...daraja, 'Consumer Key', 'Consumer Secret']],
		['service', 'Payment Gateway', [...gateway, 'Client ID', 'Client Secret']],
		['loginType', 'API Key, Login and Password', [...gateway, 'API Key', 'Login', 'Password']],
	])('with %s set to %s shows the fields of that account', async (field, choice, fields) => {
		await choose(form, field, choice);
		const rows = form.getByTestId('credential-connection-parameter').locator('label');
		expect(await labelsOf(rows)).toEqual([...fields, n8nField]);
		expect(await cutOffTexts(page(), 'editCredential-modal')).toEqual([]);
	});

	test('tells beside the fields that a login is right', async () => {
		const data = localCredentialData(live().service);
		for (const field of ['baseUrl', 'apiKey', 'login', 'password'])
			await fill(form, field, data[field] ?? '');
		await form.getByTestId('credential-save-button').click();
		await form.locator('.el-tag--success').filter({ visible: true }).waitFor();
		await takeElement(page(), 'credential', form);
	});
});
