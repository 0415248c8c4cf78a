import { useLiveN8n } from '../e2e/support/liveN8n';
import { credentialFields, type AccountKind } from '../simulator';
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

	test.each<[AccountKind, Record<string, string>, readonly string[], string, string]>([
		['apiUser', {}, ['baseUrl', 'apiKey', 'login'], 'password', 'the API key or the login.'],
		[
			...(['clientCredentials', { loginType: 'Client ID and Secret' }] as const),
			...([['clientId'], 'clientSecret', 'the client ID or the client secret.'] as const),
		],
		[
			...(['daraja', { service: 'Safaricom Daraja' }, ['consumerKey', 'baseUrl']] as const),
			...(['consumerSecret', 'the consumer key or the consumer secret.'] as const),
		],
	])('takes the account %s, and says so when it is wrong', async (kind, ...given) => {
		const [choices, fields, secret, refusal] = given;
		const values = credentialFields(kind, live().service);
		for (const [field, choice] of Object.entries(choices)) await form.fields.choose(field, choice);
		for (const field of fields) await form.fields.fill(field, values[field] ?? '');
		await form.fields.fill(secret, 'not the right one');
		const refused = await form.save();
		expect(refused.passed).toBe(false);
		expect(refused.text).toContain(`The service refused ${refusal}`);
		await form.fields.fill(secret, values[secret] ?? '');
		expect((await form.save()).passed).toBe(true);
		if (kind === 'apiUser') await takeElement(editor().page, 'credential', form.dialog);
	});

	test('says that the demo is ready, with nothing asked', async () => {
		live().service.resetStats();
		await form.fields.choose('environment', demo);
		expect((await form.save()).passed).toBe(true);
		expect(live().service.stats.recentRequests).toEqual([]);
	});
});
