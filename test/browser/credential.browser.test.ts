import type { Locator } from 'playwright-core';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { localCredentialData } from '../realN8n/localCredential';
import { openNewCredential, useEditor } from './editor/editor';
import { choose, cutOffTexts, fill, labelsOf } from './editor/fields';
import { takeElement } from './editor/picture';

const gateway = ['Environment', 'Base URL', 'Auth URL', 'Token Path'];
const n8nField = 'Allowed HTTP Request Domains';

/** n8n's dialog scrolls; this one grows with the window, so that a picture shows every field. */
const tallDialog = `[data-test-id="editCredential-modal"] {
	max-height: none !important;
	height: calc(100vh - 80px) !important;
}`;

describe('the form of the credential', () => {
	const live = useLiveN8n();
	const page = useEditor();
	async function open(displayName: string): Promise<Locator> {
		await page().reload({ waitUntil: 'networkidle' });
		await page().setViewportSize({ width: 1_740, height: 1_420 });
		const form = await openNewCredential(page(), displayName);
		await page().addStyleTag({ content: tallDialog });
		return form;
	}

	test.each<[string, string[]]>([
		['Client API', [...gateway, 'Client ID', 'Client Secret']],
		['Daraja API', ['Environment', 'Base URL', 'Consumer Key', 'Consumer Secret']],
		['API', [...gateway, 'API Key', 'Login', 'Password']],
	])(
		'of the type %s shows the fields of that account, in both environments',
		async (type, fields) => {
			const form = await open(`Mobile Money Name Lookup ${type}`);
			for (const environment of ['Production', 'Test (UAT)']) {
				await choose(form, 'environment', environment);
				const rows = form.getByTestId('credential-connection-parameter').locator('label');
				expect(await labelsOf(rows)).toEqual([...fields, n8nField]);
				expect(await cutOffTexts(page(), 'editCredential-modal')).toEqual([]);
			}
		},
	);

	test('tells beside the fields that a login is right', async () => {
		const form = await open('Mobile Money Name Lookup API');
		const data = localCredentialData(live().service);
		for (const field of ['baseUrl', 'apiKey', 'login', 'password'])
			await fill(form, field, data[field] ?? '');
		await form.getByTestId('credential-save-button').click();
		await form.locator('.el-tag--success').filter({ visible: true }).waitFor();
		await takeElement(page(), 'credential', form);
	});
});
