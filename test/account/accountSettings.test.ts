import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { parseAccountSettings } from '../../nodes/MobileMoneyNameLookup/account/accountSettings';
import { account, problemOf } from './support';

const stored = { ...account };

type Stored = Parameters<typeof parseAccountSettings>[0];

/** The stored credential with another value in a field, or without the field. */
function withField(field: string, value: Stored[string] | undefined): Stored {
	const rest = Object.entries(stored).filter(([name]) => name !== field);
	return { ...Object.fromEntries(rest), ...(value !== undefined && { [field]: value }) };
}

describe('the fields of a credential', () => {
	it('are read as they are', () => {
		expect(parseAccountSettings(stored)).toEqual(account);
	});

	it('leave out what is not a setting', () => {
		expect(parseAccountSettings({ ...stored, accessToken: 'x' })).toEqual(account);
	});

	it.each(['baseUrl', 'authUrl', 'tokenPath', 'apiKey'] as const)('have %s trimmed', (field) => {
		const padded = { ...stored, authUrl: 'https://auth.example.com' };
		const parsed = parseAccountSettings({ ...padded, [field]: ` \t${padded[field]}\r\n` });
		expect(parsed[field]).toBe(padded[field]);
	});

	it.each(['login', 'password'] as const)('have %s untouched', (field) => {
		const value = '  Siri & Kali=9+1% ya Mwákà ñ \t';
		expect(parseAccountSettings({ ...stored, [field]: value })[field]).toBe(value);
	});

	it.each([undefined, '', '   '])('have the usual token path when it is %p', (tokenPath) => {
		const data = withField('tokenPath', tokenPath);
		expect(parseAccountSettings(data).tokenPath).toBe('/identity-test/v2/token');
	});

	it.each([undefined, '', '   '])('have no Auth URL when it is %p', (authUrl) => {
		const data = withField('authUrl', authUrl);
		expect(parseAccountSettings(data).authUrl).toBe('');
	});
});

describe('a credential is refused, with the name of the field and no value, when', () => {
	it.each([
		['the environment is missing', 'environment', undefined, 'Environment'],
		['the environment is empty', 'environment', '', 'Environment'],
		['the environment is unknown', 'environment', 's3cret', 'Environment'],
		['the environment is spelt otherwise', 'environment', 'UAT', 'Environment'],
		['the address is missing', 'baseUrl', undefined, 'Base URL'],
		['the address is a number', 'baseUrl', 53, 'Base URL'],
		['the Auth URL is an object', 'authUrl', { url: 's3cret' }, 'Auth URL'],
		['the token path is a number', 'tokenPath', 2, 'Token Path'],
		['the key is missing', 'apiKey', undefined, 'API Key'],
		['the key is empty', 'apiKey', '', 'API Key'],
		['the key is blank', 'apiKey', '  ', 'API Key'],
		['the login is missing', 'login', undefined, 'Login'],
		['the login is empty', 'login', '', 'Login'],
		['the password is missing', 'password', undefined, 'Password'],
		['the password is empty', 'password', '', 'Password'],
		['the password is an object', 'password', { p: 's3cret' }, 'Password'],
	])('%s', (_what, field, value, label) => {
		const data = withField(field, value);
		const problem = problemOf(() => parseAccountSettings(data));

		expect(problem).toBeInstanceOf(AccountProblem);
		expect(problem).toMatchObject({ kind: 'settings', retryable: false });
		const message = problem instanceof AccountProblem ? problem.message : problem;
		expect(message).toContain(`The ${label} `);
		expect(message).not.toContain('s3cret');
	});
});
