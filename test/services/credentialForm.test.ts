import type { IDataObject, INodeProperties } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

import { MobileMoneyNameLookupApi } from '../../credentials/MobileMoneyNameLookupApi.credentials';
import { toStoredToken } from '../../nodes/MobileMoneyNameLookup/account/token';
import { serviceOf } from '../../nodes/MobileMoneyNameLookup/services/serviceOf';

const { properties } = new MobileMoneyNameLookupApi();
const hidden = properties.filter(({ type }) => type === 'hidden');
const seen = properties.filter(({ type }) => type !== 'hidden');

/** The fields that the form shows, as n8n decides it, when these are filled in. */
const shownWith = (filledIn: IDataObject): INodeProperties[] => {
	const defaults = Object.fromEntries(properties.map((field) => [field.name, field.default]));
	const given = { ...defaults, environment: 'uat', ...filledIn };
	const values = NodeHelpers.getNodeParameters(properties, given, true, false, null, null);
	return seen.filter((field) => NodeHelpers.displayParameter(values ?? {}, field, null, null));
};

const QUESTIONS = ['service', 'loginType', 'environment'];
const ADDRESSES = ['baseUrl', 'authUrl', 'tokenPath'];

describe('the form of the credential', () => {
	it.each([
		[{}, [...QUESTIONS, ...ADDRESSES, 'apiKey', 'login', 'password']],
		[{ loginType: 'clientCredentials' }, [...QUESTIONS, ...ADDRESSES, 'clientId', 'clientSecret']],
		[{ service: 'daraja' }, ['service', 'environment', 'baseUrl', 'consumerKey', 'consumerSecret']],
		[{ environment: 'demo' }, ['environment', 'demoNotice']],
		[{ environment: 'demo', service: 'daraja' }, ['environment', 'demoNotice']],
	])('shows with %j only the fields of that account', (filledIn, names) => {
		const shown = shownWith(filledIn);
		expect(shown.map(({ name }) => name)).toEqual(names);
		for (const { type, description = '', displayName } of shown)
			if (type !== 'notice') expect(`${displayName}: ${description}`).toMatch(/: .{20}/);
	});

	it('shows no path of a test system in Production, and no secret', () => {
		const shown = JSON.stringify(shownWith({ environment: 'production' }));
		expect(shown).not.toMatch(/"default":"[^"]*test/);
		const secret = properties.filter(({ name }) => /key|secret|password|clientId/i.test(name));
		for (const { typeOptions } of secret) expect(typeOptions).toMatchObject({ password: true });
	});

	it('hides what n8n stores with a token, of which the token alone is expirable', () => {
		const stored = toStoredToken({ accessToken: 'x', renewAtMs: 1 }, 'x');
		expect(hidden.map(({ name }) => name)).toEqual(Object.keys(stored));
		for (const field of hidden)
			expect(field).toMatchObject({ default: '', typeOptions: { password: true } });
		const expirable = properties.filter(({ typeOptions }) => typeOptions?.expirable);
		expect(expirable.map(({ name }) => name)).toEqual(['accessToken']);
	});
});

describe('a credential', () => {
	const choiceOf = (credential: Record<string, string>) =>
		Object.values(serviceOf(credential).choices).map(({ value }) => value);

	it.each([
		[{}, ['gateway', 'apiUser']],
		[{ loginType: 'clientCredentials' }, ['gateway', 'clientCredentials']],
		[{ service: 'daraja', loginType: 'apiUser' }, ['daraja']],
		[{ service: 'daraja', environment: 'demo' }, ['demo']],
	])('with %j is one of %j', (credential, choice) => {
		expect(choiceOf(credential)).toEqual(choice);
	});

	it.each([{ service: 'airtel' }, { loginType: 'saml' }])('with %j is of no account', (other) => {
		expect(() => serviceOf(other)).toThrow(/does not say which account you have\. Open the/);
	});
});
