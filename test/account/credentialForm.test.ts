import { MobileMoneyNameLookupApi } from '../../credentials/MobileMoneyNameLookupApi.credentials';
import { ACCOUNT_FIELDS } from '../../nodes/MobileMoneyNameLookup/account/accountSettings';
import { toStoredToken } from '../../nodes/MobileMoneyNameLookup/account/storedToken';

const { properties } = new MobileMoneyNameLookupApi();
const hidden = properties.filter(({ type }) => type === 'hidden');
const seen = properties.filter(({ type }) => type !== 'hidden');

describe('the form of the credential', () => {
	it('asks for every field of an account, with the token path of the service description', () => {
		const fields = seen.filter(({ type }) => type !== 'notice');
		expect(fields.map(({ name }) => name)).toEqual(ACCOUNT_FIELDS);
		const usual = { name: 'tokenPath', default: '/identity-test/v2/token' };
		expect(fields).toContainEqual(expect.objectContaining(usual));
	});

	it('hides what n8n stores with a token, of which the token alone is expirable', () => {
		const stored = toStoredToken({ accessToken: 'x', renewAtMs: 1 }, 'x');
		expect(hidden.map(({ name }) => name)).toEqual(Object.keys(stored));
		for (const field of hidden)
			expect(field).toMatchObject({ default: '', typeOptions: { password: true } });
		const expirable = properties.filter(({ typeOptions }) => typeOptions?.expirable);
		expect(expirable.map(({ name }) => name)).toEqual(['accessToken']);
	});

	it('shows in the demo the environment and the notice that it is the demo, and there alone', () => {
		const inDemo = seen.filter(({ displayOptions }) => !displayOptions?.hide?.environment);
		expect(inDemo.map(({ name }) => name)).toEqual(['environment', 'demoNotice']);
		expect(inDemo[1]?.displayOptions).toEqual({ show: { environment: ['demo'] } });
	});
});
