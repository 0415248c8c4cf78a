import { useLiveN8n } from '../e2e/support/liveN8n';
import type { CredentialForm } from './editor/credentialForm';
import { cutOffTexts } from './editor/cutOffTexts';
import { useEditor } from './editor/editor';
import { takeElement } from './editor/picture';

const accountFields = ['Base URL', 'Auth URL', 'Token Path', 'API Key', 'Login', 'Password'];
/** n8n adds this field to every credential that its HTTP Request node can use. */
const n8nField = 'Allowed HTTP Request Domains';
const demo = 'Demo (No Account Needed)';

describe('the form of the credential', () => {
	const live = useLiveN8n();
	const editor = useEditor();
	let form: CredentialForm;

	beforeAll(async () => {
		await editor().page.setViewportSize({ width: 1_740, height: 1_190 });
		form = await editor().openNewCredential('Mobile Money Name Lookup API');
	});

	test.each([
		['Production', accountFields, []],
		[demo, [], [expect.stringMatching(/^This is the demo\..*never pay on it/)]],
		['UAT (Test)', accountFields, []],
	])('shows the fields and the notice of %s', async (environment, fields, notices) => {
		await form.fields.choose('environment', environment);
		expect(await form.fields.labels()).toEqual(['Environment', ...fields, n8nField]);
		expect(await form.notices.allInnerTexts()).toEqual(notices);
		expect(await cutOffTexts(editor().page, 'editCredential-modal')).toEqual([]);
	});

	test('says that a password is wrong, and then that the account is accepted', async () => {
		const { baseUrl, account } = live().service;
		const { apiKey, login } = account;
		const wrong = { baseUrl, apiKey, login, password: 'not the password' };
		for (const [field, value] of Object.entries(wrong)) await form.fields.fill(field, value);
		const refused = await form.save();
		expect(refused.passed).toBe(false);
		expect(refused.text).toContain('The service refused the API key or the login.');
		expect(refused.text).toContain('Check API Key, Login and Password in the credential');

		await form.fields.fill('password', account.password);
		expect((await form.save()).passed).toBe(true);
		await takeElement(editor().page, 'credential', form.dialog);
		await editor().page.emulateMedia({ colorScheme: 'dark' });
		await takeElement(editor().page, 'credential-dark', form.dialog);
		await editor().page.emulateMedia({ colorScheme: 'light' });
	});

	test('says that the demo is ready, with nothing asked', async () => {
		live().service.resetStats();
		await form.fields.choose('environment', demo);
		expect((await form.save()).passed).toBe(true);
		expect(live().service.stats.recentRequests).toEqual([]);
		await editor().page.setViewportSize({ width: 1_740, height: 820 });
		await takeElement(editor().page, 'demo-credential', form.dialog);
	});
});
