import { cleanUp } from '../realN8n/cleanup';
import { freePort } from '../realN8n/freePort';
import type { CredentialForm } from './editor/credentialForm';
import { cutOffTexts } from './editor/cutOffTexts';
import { keepScreen, takeElement } from './editor/picture';
import { openEditor, type OpenEditor } from './support/openEditor';

const accountFields = ['Base URL', 'Auth URL', 'Token Path', 'API Key', 'Login', 'Password'];
/** n8n adds this field to every credential that its HTTP Request node can use. */
const n8nField = 'Allowed HTTP Request Domains';
const demo = 'Demo (No Account Needed)';

describe('the form of the credential', () => {
	let open: OpenEditor;
	let form: CredentialForm;

	beforeAll(async () => {
		open = await openEditor();
		await open.editor.useWindow(1_740, 1_190);
		form = await open.editor.openNewCredential('Mobile Money Name Lookup API');
	});
	afterEach(async () => {
		await keepScreen(open.editor.page, expect.getState().currentTestName ?? '');
	});
	afterAll(cleanUp);

	/** Fills in the account of the local service, but for what is given. */
	async function fillAccount(differing: { baseUrl?: string; password?: string }): Promise<void> {
		const { baseUrl, account } = open.service;
		const { apiKey, login, password } = account;
		const values = { baseUrl, apiKey, login, password, ...differing };
		await form.fields.choose('environment', 'UAT (Test)');
		for (const [field, value] of Object.entries(values)) await form.fields.fill(field, value);
	}

	test('offers the environments in this order', async () => {
		await form.fields.field('environment').click();
		expect(await form.fields.options()).toEqual(['UAT (Test)', 'Production', demo]);
		await form.fields.option('UAT (Test)').click();
	});

	test.each([
		['Production', accountFields, []],
		[demo, [], [expect.stringContaining('Every holder is invented')]],
		['UAT (Test)', accountFields, []],
	])('shows the fields and the notice of %s', async (environment, fields, notices) => {
		await form.fields.choose('environment', environment);
		expect(await form.fields.labels()).toEqual(['Environment', ...fields, n8nField]);
		expect(await form.notices.allInnerTexts()).toEqual(notices);
		expect(await cutOffTexts(open.editor.page, 'editCredential-modal')).toEqual([]);
	});

	test('shows in every text field but the password an example', async () => {
		for (const name of ['baseUrl', 'authUrl', 'tokenPath', 'apiKey', 'login']) {
			const placeholder = await form.fields.placeholder(name);
			expect({ name, placeholder }).toEqual({
				name,
				placeholder: expect.stringMatching(/^e\.g\. /),
			});
		}
	});

	test('says that a password is wrong', async () => {
		await fillAccount({ password: 'not the password' });
		const { passed, text } = await form.save();
		expect(passed).toBe(false);
		expect(text).toContain('The service refused the API key or the login.');
		expect(text).toContain('Check API Key, Login and Password in the credential');
	});

	test('says that a host cannot be reached', async () => {
		const host = `127.0.0.1:${await freePort()}`;
		await fillAccount({ baseUrl: `http://${host}` });
		const { passed, text } = await form.save();
		expect(passed).toBe(false);
		expect(text).toContain(`${host} could not be reached: it refused the connection`);
	});

	test('says that the account is accepted', async () => {
		await fillAccount({});
		const { passed, text } = await form.save();
		expect(passed).toBe(true);
		expect(text).toContain('Connection tested successfully');
		await takeElement(open.editor.page, 'credential', form.dialog);
		await open.editor.useTheme('dark');
		await takeElement(open.editor.page, 'credential-dark', form.dialog);
		await open.editor.useTheme('light');
	});

	test('says that the demo is ready, with its notice on the screen and nothing asked', async () => {
		open.service.resetStats();
		await form.fields.choose('environment', demo);
		const { passed, text } = await form.save();
		expect(passed).toBe(true);
		expect(text).toContain('Connection tested successfully');
		expect(await form.notices.allInnerTexts()).toEqual([
			expect.stringMatching(/^This is the demo\..*never pay on it/),
		]);
		expect(open.service.stats).toMatchObject({ tokenRequests: 0, lookups: 0 });
		await open.editor.useWindow(1_740, 820);
		await takeElement(open.editor.page, 'demo-credential', form.dialog);
	});
});
