import { type INode, type INodeParameters, NodeHelpers } from 'n8n-workflow';
import { z } from 'zod';

import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
import { toStoredToken } from '../../nodes/MobileMoneyNameLookup/sending/token/token';
import packageJson from '../../package.json';
import { ACCOUNT_KINDS, type AccountKind, CREDENTIAL_TYPES } from '../simulator';
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

/** The value at a path, as n8n reads it out of a reply; every text has a constructor. */
const at = (reply: unknown, path: string): unknown =>
	path
		.split('.')
		.reduce<unknown>(
			(value, key) => (value === undefined ? value : Reflect.get(Object(value), key)),
			reply,
		);

const ruleSchema = z.object({
	type: z.enum(['responseCode', 'responseSuccessBody']),
	properties: z.object({
		key: z.string().default(''),
		value: z.union([z.string(), z.number()]).optional(),
		message: z.string(),
	}),
});
const errorsSchema = z.object({ ignore: z.literal(true), except: z.array(z.number()) });

/** What the Test button shows of a lookup's reply, by n8n's own rules; undefined where the test passes. */
function messageOf(kind: AccountKind, httpStatus: number, reply: unknown): string | undefined {
	const { rules = [], request } = typeOf(kind).test ?? { request: {} };
	const isError = errorsSchema.parse(request.ignoreHttpStatusErrors).except.includes(httpStatus);
	const type = isError ? 'responseCode' : 'responseSuccessBody';
	return rules
		.map((rule) => ruleSchema.parse(rule))
		.filter((rule) => rule.type === type)
		.find(({ properties: { key, value } }) => (isError ? httpStatus : at(reply, key)) === value)
		?.properties.message;
}

const ALL = [...ACCOUNT_KINDS];
const GATEWAYS = ALL.filter((kind) => kind !== 'daraja');
const DARAJA: AccountKind[] = ['daraja'];

it.each<[string, AccountKind[], number, unknown]>([
	['an unknown number of a gateway', GATEWAYS, 404, { status: 'E404000', message: 'Not found' }],
	['a number with a holder', GATEWAYS, 200, { status: 'S000000', name: 'JANE KAMAU' }],
	['an operator that is not supported', GATEWAYS, 422, { status: 'E422022' }],
	['a rejection of Daraja', DARAJA, 200, { ResponseCode: '1', ResponseMessage: 'Rejected' }],
	['a bad request at Daraja', DARAJA, 400, { errorCode: '400.002.02', errorMessage: 'Bad' }],
])('the credential test passes with %s', (_what, kinds, httpStatus, reply) => {
	for (const kind of kinds) expect(messageOf(kind, httpStatus, reply)).toBeUndefined();
});

const LOGIN_WORKS = /^The (?:login works|app can log in|account can log in)/;
const NO_SERVICE = /leads to a web page or to another service|no name lookup at this address/;

it.each<[string, AccountKind[], number, unknown, RegExp]>([
	['HTTP 401', ALL, 401, {}, LOGIN_WORKS],
	['HTTP 403', ALL, 403, {}, LOGIN_WORKS],
	['HTTP 500', ALL, 500, {}, /^The login works, but .* HTTP 500\./],
	['HTTP 503', ALL, 503, '<html></html>', /HTTP 503\./],
	['HTTP 529 of a proxy', ALL, 529, '', /HTTP 529\./],
	['a redirect', ALL, 302, '', /does not follow redirects/],
	['a web page', ALL, 200, '<!DOCTYPE html>', NO_SERVICE],
	['a web page after a byte order mark', ALL, 200, '\ufeff\ufeff<html></html>', NO_SERVICE],
	['a web page after blank lines', ALL, 200, '\r\n\n  <html></html>', NO_SERVICE],
	['a web page at HTTP 404', ALL, 404, '<html></html>', NO_SERVICE],
	['plain text', ALL, 200, 'OK', NO_SERVICE],
	['JSON without a code', GATEWAYS, 404, { message: 'no Route matched' }, NO_SERVICE],
	['the 404 of a framework', GATEWAYS, 404, { status: 404, error: 'Not Found' }, NO_SERVICE],
	['E401000 at HTTP 200', GATEWAYS, 200, { status: 'E401000' }, LOGIN_WORKS],
	['E403000 at HTTP 200', GATEWAYS, 200, { status: 'E403000' }, LOGIN_WORKS],
	['no credit', GATEWAYS, 422, { status: 'E422006' }, /has no credit left .* Top it up/],
	...['404.001.03', '400.003.01', '401.002.01', '401.003.01'].map(
		(errorCode): [string, AccountKind[], number, unknown, RegExp] => [
			...([errorCode, DARAJA, 404, { errorCode }, /Query Organization Info/] as const),
		],
	),
	['the answer 401.001', DARAJA, 200, { ResponseCode: '401.001' }, /Query Organization Info/],
	[
		'a missing product',
		DARAJA,
		200,
		{ fault: { detail: { errorcode: 'oauth.v2.InvalidApiProduct' } } },
		/Query Organization Info/,
	],
	['a wrong address', DARAJA, 404, { errorCode: '404.001.01' }, NO_SERVICE],
])('the credential test fails with %s', (_what, kinds, httpStatus, reply, message) => {
	for (const kind of kinds) expect(messageOf(kind, httpStatus, reply)).toMatch(message);
});

it.each(ALL)('every message of the test names only fields of its own credential: %s', (kind) => {
	const { test, properties } = typeOf(kind);
	const labels = properties.map(({ displayName }) => displayName);
	for (const { properties: rule } of test?.rules ?? [])
		for (const [, label = ''] of rule.message.matchAll(/'([^']+)'/g))
			expect(labels).toContain(label);
});
