import { useLiveN8n } from '../e2e/support/liveN8n';
import { removeCredentials } from '../e2e/support/removeCredentials';
import { credentialFields, type AccountKind } from '../simulator';
import { useEditor } from './editor/editor';
import { typingIsTaken } from './editor/parameterFields';
import { takeElement } from './editor/picture';

interface Account {
	readonly kind: AccountKind;
	/** What is chosen in the form, by field. */
	readonly choices: Record<string, string>;
	/** What is filled in, and the one of them that the test is to find wrong first. */
	readonly fields: readonly string[];
	readonly wrong: string;
	/** What the test says of it. */
	readonly refusal: string;
	readonly picture: string;
}

const ACCOUNTS: readonly Account[] = [
	{
		kind: 'apiUser',
		choices: {},
		fields: ['baseUrl', 'apiKey', 'login', 'password'],
		wrong: 'password',
		refusal: 'The service refused the API key or the login.',
		picture: 'credential',
	},
	{
		kind: 'clientCredentials',
		choices: { loginType: 'Client ID and Secret' },
		fields: ['baseUrl', 'clientId', 'clientSecret'],
		wrong: 'clientSecret',
		refusal: 'The service refused the client ID or the client secret.',
		picture: 'credential-client',
	},
	{
		kind: 'daraja',
		choices: { service: 'Safaricom Daraja' },
		fields: ['consumerKey', 'consumerSecret', 'baseUrl'],
		wrong: 'consumerSecret',
		refusal: 'The service refused the consumer key or the consumer secret.',
		picture: 'credential-daraja',
	},
];

describe('the first result with', () => {
	const live = useLiveN8n();
	const editor = useEditor();

	beforeEach(async () => {
		await removeCredentials(live().rest);
		await editor().page.setViewportSize({ width: 1_740, height: 1_420 });
	});

	test.each(ACCOUNTS)('an account of the kind $kind', async (account) => {
		const { page } = editor();
		const values = credentialFields(account.kind, live().service);
		const form = await editor().openNewCredential('Mobile Money Name Lookup API');
		for (const [field, choice] of Object.entries(account.choices))
			await form.fields.choose(field, choice);
		for (const field of account.fields) await form.fields.fill(field, values[field] ?? '');
		await form.fields.fill(account.wrong, 'not the right one');
		const refused = await form.save();
		expect(refused.passed).toBe(false);
		expect(refused.text).toContain(account.refusal);
		await form.fields.fill(account.wrong, values[account.wrong] ?? '');
		expect((await form.save()).passed).toBe(true);
		await takeElement(page, account.picture, form.dialog);
		await page.keyboard.press('Escape');

		// The only credential is chosen by n8n.
		const node = await editor().openNewLookup('Look up a till');
		const number = node.fields.field('merchantTillNumber').locator('input');
		await number.click();
		await number.pressSequentially('4738534');
		await typingIsTaken(page);
		await node.execute('Node executed successfully');
		await node.showOutput('Confirmed');
		expect(await node.rows()).toMatchObject([
			{ accountNumber: '4738534', name: 'JANE WANJIKU KAMAU', environment: 'uat' },
		]);
		await page.keyboard.press('Escape');
	});
});
