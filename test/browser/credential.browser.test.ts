import { useLiveN8n } from '../e2e/support/liveN8n';
import { localCredentialData } from '../realN8n/localCredential';
import type { CredentialForm } from './editor/credentialForm';
import { cutOffTexts } from './editor/cutOffTexts';
import { useEditor } from './editor/editor';
import { takeElement } from './editor/picture';

const SERVICE = 'Which Account Do You Have?';
const LOGIN = 'What Did Your Provider Give You?';
const gateway = [SERVICE, LOGIN, 'Environment', 'Base URL', 'Auth URL', 'Token Path'];
const apiUser = [...gateway, 'API Key', 'Login', 'Password'];
const client = [...gateway, 'Client ID', 'Client Secret'];
const daraja = [SERVICE, 'Environment', 'Base URL', 'Consumer Key', 'Consumer Secret'];
/** n8n adds this field to every credential that its HTTP Request node can use. */
const n8nField = 'Allowed HTTP Request Domains';
const demo = 'Demo (No Account Needed)';
const demoNotice = expect.stringMatching(/^This is the demo: .*never pay on a demo result/);

describe('the form of the credential', () => {
	const live = useLiveN8n();
	const editor = useEditor();
	let form: CredentialForm;

	beforeAll(async () => {
		await editor().page.setViewportSize({ width: 1_740, height: 1_420 });
		form = await editor().openNewCredential('Mobile Money Name Lookup API');
	});

	// Each goes on where the one before has left the form.
	test.each<[string, string, string[], unknown[]]>([
		['environment', 'Production', apiUser, []],
		['loginType', 'Client ID and Secret', client, []],
		['service', 'Safaricom Daraja', daraja, []],
		['environment', demo, ['Environment'], [demoNotice]],
		['environment', 'Test (UAT)', daraja, []],
		['service', 'Payment Gateway', client, []],
		['loginType', 'API Key, Login and Password', apiUser, []],
	])(
		'with %s set to %s shows the fields of that account',
		async (field, choice, fields, notices) => {
			await form.fields.choose(field, choice);
			expect(await form.fields.labels()).toEqual([...fields, n8nField]);
			expect(await form.notices.allInnerTexts()).toEqual(notices);
			expect(await cutOffTexts(editor().page, 'editCredential-modal')).toEqual([]);
		},
	);

	test('tells beside the fields that a login is wrong, and that it is right', async () => {
		const {
			baseUrl = '',
			apiKey = '',
			login = '',
			password = '',
		} = localCredentialData(live().service);
		for (const [field, value] of Object.entries({ baseUrl, apiKey, login }))
			await form.fields.fill(field, value);
		await form.fields.fill('password', 'not the right one');
		const refused = await form.save();
		expect(refused.passed).toBe(false);
		expect(refused.text).toContain('The service refused the API key or the login.');
		await form.fields.fill('password', password);
		expect((await form.save()).passed).toBe(true);
		await takeElement(editor().page, 'credential', form.dialog);
	});
});
