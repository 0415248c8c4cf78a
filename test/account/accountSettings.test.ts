import { parseAccountSettings } from '../../nodes/MobileMoneyNameLookup/account/accountSettings';
import { account, problemOf } from './support';

type Stored = Parameters<typeof parseAccountSettings>[0];

/** The stored credential with another value in a field, or without the field. */
function withField(field: string, value: Stored[string] | undefined): Stored {
	const rest = Object.entries(account).filter(([name]) => name !== field);
	return { ...Object.fromEntries(rest), ...(value !== undefined && { [field]: value }) };
}

describe('the fields of a credential', () => {
	it('are read as they are, without what is not a setting', () => {
		expect(parseAccountSettings({ ...account, accessToken: 'x' })).toEqual(account);
	});

	it.each(['baseUrl', 'authUrl', 'tokenPath', 'apiKey'] as const)('have %s trimmed', (field) => {
		expect(parseAccountSettings(withField(field, ' \thttps://x\r\n'))[field]).toBe('https://x');
	});

	it.each(['login', 'password'] as const)('have %s untouched', (field) => {
		const value = '  Siri & Kali=9+1% ya Mwákà ñ \t';
		expect(parseAccountSettings(withField(field, value))[field]).toBe(value);
	});

	it.each([undefined, '', '   '])('have no Auth URL and the usual token path for %p', (value) => {
		for (const [field, usual] of Object.entries({ authUrl: '', tokenPath: account.tokenPath }))
			expect(parseAccountSettings(withField(field, value))).toHaveProperty(field, usual);
	});

	const isUnread = 'is missing or of the wrong kind';
	it.each([
		['Environment', 'environment', undefined, isUnread],
		['Environment', 'environment', 's3cret', isUnread],
		['Base URL', 'baseUrl', undefined, isUnread],
		['Auth URL', 'authUrl', { url: 's3cret' }, isUnread],
		['Token Path', 'tokenPath', 2, isUnread],
		['API Key', 'apiKey', '  ', 'is empty'],
		['Login', 'login', '', 'is empty'],
		['Password', 'password', '', 'is empty'],
		['Password', 'password', { p: 's3cret' }, isUnread],
	])('are refused by name alone: %s (%s: %p) %s', async (label, field, value, what) => {
		const problem = await problemOf(() => parseAccountSettings(withField(field, value)));
		expect(problem).toMatchObject({ kind: 'settings', retryable: false });
		expect(problem.message).toMatch(`The ${label} of the credential ${what}. Open the credential`);
		expect(problem.message).not.toContain('s3cret');
	});
});
