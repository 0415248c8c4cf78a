import { z } from 'zod';

import { ACCOUNT_KINDS, type AccountKind } from '../simulator';
import { typeOf } from '../support/runNode';

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
