import type { INode, INodeParameters } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

import packageJson from '../../package.json';
import { toStoredToken } from '../../nodes/MobileMoneyNameLookup/account/token';
import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
import { CREDENTIAL_TYPES, type AccountKind } from '../simulator';
import { typeOf } from '../support/runNode';

const ADDRESSES = ['environment', 'baseUrl', 'authUrl', 'tokenPath'];

const FORMS: Array<[AccountKind, string, string[]]> = [
	[
		...(['apiUser', 'Mobile Money Name Lookup API'] as const),
		[...ADDRESSES, 'apiKey', 'login', 'password'],
	],
	[
		...(['clientCredentials', 'Mobile Money Name Lookup Client API'] as const),
		[...ADDRESSES, 'clientId', 'clientSecret'],
	],
	[
		...(['daraja', 'Mobile Money Name Lookup Daraja API'] as const),
		['environment', 'baseUrl', 'consumerKey', 'consumerSecret'],
	],
];

describe.each(FORMS)('the credential of %s', (kind, displayName, names) => {
	const type = typeOf(kind);
	const { properties } = type;
	const hidden = properties.filter((field) => field.type === 'hidden');

	it('has the names that saved credentials hold', () => {
		expect(type).toMatchObject({ name: CREDENTIAL_TYPES[kind], displayName });
		const file = type.constructor.name;
		expect(packageJson.n8n.credentials).toContain(`dist/credentials/${file}.credentials.js`);
	});

	it.each(['uat', 'production'])(
		'shows for %s its fields, once and each explained',
		(environment) => {
			const shown = properties
				.filter((field) => field.type !== 'hidden')
				.filter((field) => NodeHelpers.displayParameter({ environment }, field, null, null));
			expect(shown.map(({ name }) => name)).toEqual(names);
			for (const { description = '' } of shown) expect(description).toMatch(/.{20}/);
			if (environment === 'production')
				expect(JSON.stringify(shown)).not.toMatch(/identity-test|"default":"[^"]*test/);
		},
	);

	it('has every secret typed as a password', () => {
		const secret = properties.filter(({ name }) => /key|secret|password|clientId/i.test(name));
		expect(secret.length).toBeGreaterThan(0);
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

describe('the node', () => {
	const { description } = new MobileMoneyNameLookup();
	const lookup = { operation: 'till' };

	it.each<[string, INodeParameters, string[]]>([
		['an API user', { ...lookup, authentication: 'apiUser' }, [CREDENTIAL_TYPES.apiUser]],
		['the default, which saved workflows leave out', lookup, [CREDENTIAL_TYPES.apiUser]],
		[
			...(['a client ID', { ...lookup, authentication: 'clientCredentials' }] as const),
			[CREDENTIAL_TYPES.clientCredentials],
		],
		['Daraja', { ...lookup, authentication: 'daraja' }, [CREDENTIAL_TYPES.daraja]],
		['the demo', { ...lookup, authentication: 'demo' }, []],
		['Compare Names', { operation: 'compareNames', authentication: 'daraja' }, []],
		['Compare Names, account left out', { operation: 'compareNames' }, []],
	])('shows for %s only the credential that belongs to it', (_what, parameters, types) => {
		const node = { name: 'Look Up', typeVersion: 1, parameters };
		const shown = (description.credentials ?? []).filter((credential) =>
			NodeHelpers.displayParameter(parameters, credential, node, description),
		);
		expect(shown.map(({ name }) => name)).toEqual(types);
		const asNode: INode = { ...node, id: '1', type: description.name, position: [0, 0] };
		const active = NodeHelpers.getActiveCredentialTypes(asNode, description);
		expect([...(active ?? [])]).toEqual(types);
	});

	it('keeps Account in its form, which n8n’s editor takes out where it shows a credential', () => {
		for (const { displayOptions } of description.credentials ?? [])
			expect(displayOptions).not.toHaveProperty('show');
	});

	it('offers the accounts in this order, the API user first', () => {
		const account = description.properties.find(({ name }) => name === 'authentication');
		expect(account).toMatchObject({ displayName: 'Account', default: 'apiUser' });
		expect(account?.options).toMatchObject([
			{ name: 'Payment Gateway (API User)', value: 'apiUser' },
			{ name: 'Payment Gateway (Client ID)', value: 'clientCredentials' },
			{ name: 'Safaricom Daraja', value: 'daraja' },
			{ name: 'Demo (No Account Needed)', value: 'demo' },
		]);
	});

	it.each([
		['apiUser', true],
		['clientCredentials', true],
		['daraja', false],
		['demo', true],
	])('asks %s for the operator: %p', (authentication, isAsked) => {
		const operator = description.properties.filter(({ name }) => name === 'operator');
		const parameters = { ...lookup, authentication };
		const shown = operator.some((field) =>
			NodeHelpers.displayParameter(parameters, field, null, description),
		);
		expect(shown).toBe(isAsked);
	});
});
