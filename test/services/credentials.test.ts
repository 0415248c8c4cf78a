import { type INode, type INodeParameters, NodeHelpers } from 'n8n-workflow';

import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
import { toStoredToken } from '../../nodes/MobileMoneyNameLookup/sending/token/token';
import packageJson from '../../package.json';
import { ACCOUNT_KINDS, type AccountKind, CREDENTIAL_TYPES } from '../simulator';
import { typeOf } from '../support/newCredential';

const ADDRESSES = ['environment', 'baseUrl', 'authUrl', 'tokenPath'];

it.each<[AccountKind, string, string[]]>([
	['apiUser', 'API', [...ADDRESSES, 'apiKey', 'login', 'password']],
	['clientCredentials', 'Client API', [...ADDRESSES, 'clientId', 'clientSecret']],
	['daraja', 'Daraja API', ['environment', 'baseUrl', 'consumerKey', 'consumerSecret']],
])('the credential of %s has its names, and shows its fields for each environment', (...row) => {
	const [kind, label, names] = row;
	const type = typeOf(kind);
	const displayName = `Mobile Money Name Lookup ${label}`;
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

it.each(ACCOUNT_KINDS)(
	'the credential of %s types secrets as passwords, hides what n8n stores with a token, and names only its own fields',
	(kind) => {
		const { properties, test } = typeOf(kind);
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
		const labels = properties.map(({ displayName }) => displayName);
		for (const { properties: rule } of test?.rules ?? [])
			for (const [, label = ''] of rule.message.matchAll(/'([^']+)'/g))
				expect(labels).toContain(label);
	},
);

const { description } = new MobileMoneyNameLookup();
const lookup = { operation: 'till' };

it.each<[INodeParameters, string?]>([
	[{ ...lookup, authentication: 'apiUser' }, CREDENTIAL_TYPES.apiUser],
	[{ ...lookup, authentication: 'clientCredentials' }, CREDENTIAL_TYPES.clientCredentials],
	[{ ...lookup, authentication: 'daraja' }, CREDENTIAL_TYPES.daraja],
	// Saved workflows leave the default out.
	[lookup, CREDENTIAL_TYPES.apiUser],
	[{ ...lookup, authentication: 'demo' }],
	[{ operation: 'compareNames', authentication: 'daraja' }],
	[{ operation: 'compareNames' }],
])('the node shows for %j only the credential that belongs to it: %p', (parameters, ...types) => {
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

it('the node offers the accounts in this order, the API user first, and hides Operator only for Daraja', () => {
	const account = description.properties.find(({ name }) => name === 'authentication');
	expect(account).toMatchObject({ displayName: 'Account', default: 'apiUser' });
	expect(account?.options).toMatchObject([
		{ name: 'Payment Gateway (API User)', value: 'apiUser' },
		{ name: 'Payment Gateway (Client ID)', value: 'clientCredentials' },
		{ name: 'Safaricom Daraja', value: 'daraja' },
		{ name: 'Demo (No Account Needed)', value: 'demo' },
	]);
	const operators = description.properties.filter(({ name }) => name === 'operator');
	const withOperator = [...ACCOUNT_KINDS, 'demo'].filter((authentication) => {
		const chosen = { ...lookup, authentication };
		return operators.some((field) =>
			NodeHelpers.displayParameter(chosen, field, null, description),
		);
	});
	expect(withOperator).toEqual(['apiUser', 'clientCredentials', 'demo']);
});

/** The value at a path, as n8n reads it from a response; every text has a constructor. */
const at = (response: unknown, path: string): unknown => {
	let value = response;
	for (const key of path.split('.'))
		if (value !== undefined) value = Reflect.get(Object(value), key);
	return value;
};

/** What the Test button shows of a lookup's response, by n8n's own rules; undefined where the test passes. */
function messageOf(kind: AccountKind, httpStatus: number, response: unknown): string | undefined {
	const { rules = [], request } = typeOf(kind).test ?? {};
	const ignored = request?.ignoreHttpStatusErrors;
	const isError = typeof ignored === 'object' && ignored.except.includes(httpStatus);
	const shown = rules.find((rule) =>
		rule.type === 'responseCode'
			? isError && rule.properties.value === httpStatus
			: !isError && rule.properties.value === at(response, rule.properties.key),
	);
	return shown?.properties.message;
}

const ALL = [...ACCOUNT_KINDS];
const GATEWAYS = ALL.filter((kind) => kind !== 'daraja');
const DARAJA: AccountKind[] = ['daraja'];

it.each<[AccountKind[], number, unknown]>([
	[GATEWAYS, 404, { status: 'E404000', message: 'Not found' }],
	[GATEWAYS, 200, { status: 'S000000', name: 'JANE KAMAU' }],
	[DARAJA, 200, { ResponseCode: '1', ResponseMessage: 'Rejected' }],
	[DARAJA, 400, { errorCode: '400.002.02', errorMessage: 'Bad' }],
])('the credential test of %s passes with HTTP %i and %j', (kinds, httpStatus, response) => {
	for (const kind of kinds) expect(messageOf(kind, httpStatus, response)).toBeUndefined();
});

const LOGIN_WORKS = /^The (?:login works|app can log in|account can log in)/;
const NO_SERVICE = /leads to a web page or to another service|no name lookup at this address/;
const NOT_ENABLED = /Query Organization Info/;

it.each<[AccountKind[], number, unknown, RegExp]>([
	[ALL, 401, {}, LOGIN_WORKS],
	[ALL, 403, {}, LOGIN_WORKS],
	[ALL, 500, {}, /^The login works, but .* HTTP 500\./],
	[ALL, 529, '<html></html>', /HTTP 529\./],
	[ALL, 302, '', /does not follow redirects/],
	[ALL, 200, '<!DOCTYPE html>', NO_SERVICE],
	[ALL, 200, '\ufeff\ufeff<html></html>', NO_SERVICE],
	[ALL, 200, '\r\n\n  <html></html>', NO_SERVICE],
	[ALL, 200, 'OK', NO_SERVICE],
	[ALL, 404, '<html></html>', NO_SERVICE],
	[GATEWAYS, 404, { message: 'no Route matched' }, NO_SERVICE],
	[GATEWAYS, 404, { status: 404, error: 'Not Found' }, NO_SERVICE],
	[GATEWAYS, 200, { status: 'E401000' }, LOGIN_WORKS],
	[GATEWAYS, 200, { status: 'E403000' }, LOGIN_WORKS],
	[GATEWAYS, 422, { status: 'E422006' }, /has no credit left .* Top it up/],
	[DARAJA, 404, { errorCode: '404.001.03' }, NOT_ENABLED],
	[DARAJA, 400, { errorCode: '401.003.01' }, NOT_ENABLED],
	[DARAJA, 200, { ResponseCode: '401.001' }, NOT_ENABLED],
	[DARAJA, 200, { fault: { detail: { errorcode: 'oauth.v2.InvalidApiProduct' } } }, NOT_ENABLED],
	[DARAJA, 404, { errorCode: '404.001.01' }, NO_SERVICE],
])(
	'the credential test of %s fails with HTTP %i and %j',
	(kinds, httpStatus, response, message) => {
		for (const kind of kinds) expect(messageOf(kind, httpStatus, response)).toMatch(message);
	},
);
