import type { INode, INodeParameters } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

import packageJson from '../../package.json';
import { toStoredToken } from '../../nodes/MobileMoneyNameLookup/sending/token/token';
import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
import { CREDENTIAL_TYPES, type AccountKind } from '../simulator';
import { typeOf } from '../support/newCredential';

const ADDRESSES = ['environment', 'baseUrl', 'authUrl', 'tokenPath'];

it.each<[AccountKind, string, string[]]>([
	['apiUser', 'Mobile Money Name Lookup API', [...ADDRESSES, 'apiKey', 'login', 'password']],
	[
		'clientCredentials',
		'Mobile Money Name Lookup Client API',
		[...ADDRESSES, 'clientId', 'clientSecret'],
	],
	[
		...(['daraja', 'Mobile Money Name Lookup Daraja API'] as const),
		['environment', 'baseUrl', 'consumerKey', 'consumerSecret'],
	],
])('the credential of %s has its names, and shows its fields for each environment', (...row) => {
	const [kind, displayName, names] = row;
	const type = typeOf(kind);
	expect(type).toMatchObject({ name: CREDENTIAL_TYPES[kind], displayName });
	const file = `dist/credentials/${type.constructor.name}.credentials.js`;
	expect(packageJson.n8n.credentials).toContain(file);
	for (const environment of ['uat', 'production']) {
		const shown = type.properties
			.filter((field) => field.type !== 'hidden')
			.filter((field) => NodeHelpers.displayParameter({ environment }, field, null, null));
		expect(shown.map(({ name }) => name)).toEqual(names);
		for (const { description = '' } of shown) expect(description).toMatch(/.{20}/);
		if (environment === 'production')
			expect(JSON.stringify(shown)).not.toMatch(/identity-test|"default":"[^"]*test/);
	}
});

it.each(['apiUser', 'clientCredentials', 'daraja'] as const)(
	'the credential of %s types secrets as passwords, and hides what n8n stores with a token',
	(kind) => {
		const { properties } = typeOf(kind);
		const secret = properties.filter(({ name }) => /key|secret|password|clientId/i.test(name));
		expect(secret.length).toBeGreaterThan(0);
		const hidden = properties.filter((field) => field.type === 'hidden');
		for (const { typeOptions } of [...secret, ...hidden])
			expect(typeOptions).toMatchObject({ password: true });
		const stored = toStoredToken({ accessToken: 'x', dueMs: 1 }, 'x');
		expect(hidden.map(({ name }) => name)).toEqual(Object.keys(stored));
		expect(hidden.map((field) => field.default)).toEqual(hidden.map(() => ''));
		const expirable = properties.filter(({ typeOptions }) => typeOptions?.expirable);
		expect(expirable.map(({ name }) => name)).toEqual(['accessToken']);
	},
);

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
])('the node shows for %s only the credential that belongs to it', (_what, parameters, types) => {
	const node = { name: 'Look Up', typeVersion: 1, parameters };
	const shown = (description.credentials ?? []).filter((credential) =>
		NodeHelpers.displayParameter(parameters, credential, node, description),
	);
	expect(shown.map(({ name }) => name)).toEqual(types);
	const asNode: INode = { ...node, id: '1', type: description.name, position: [0, 0] };
	const active = NodeHelpers.getActiveCredentialTypes(asNode, description);
	expect([...(active ?? [])]).toEqual(types);
	// n8n's editor takes a field that shows credentials out of the form, and with it the demo.
	for (const { displayOptions } of description.credentials ?? [])
		expect(displayOptions).not.toHaveProperty('show');
});

it('the node offers the accounts in this order, the API user first, and asks only Daraja for no operator', () => {
	const account = description.properties.find(({ name }) => name === 'authentication');
	expect(account).toMatchObject({ displayName: 'Account', default: 'apiUser' });
	expect(account?.options).toMatchObject([
		{ name: 'Payment Gateway (API User)', value: 'apiUser' },
		{ name: 'Payment Gateway (Client ID)', value: 'clientCredentials' },
		{ name: 'Safaricom Daraja', value: 'daraja' },
		{ name: 'Demo (No Account Needed)', value: 'demo' },
	]);
	const operators = description.properties.filter(({ name }) => name === 'operator');
	const withOperator = ['apiUser', 'clientCredentials', 'daraja', 'demo'].filter((authentication) =>
		operators.some((field) =>
			NodeHelpers.displayParameter({ ...lookup, authentication }, field, null, description),
		),
	);
	expect(withOperator).toEqual(['apiUser', 'clientCredentials', 'demo']);
});
