import { parseJson } from '../../nodes/MobileMoneyNameLookup/http/parseJson';
import { parseTokenAnswer } from '../../nodes/MobileMoneyNameLookup/account/tokenAnswer';
import { tokenPathField } from '../../credentials/tokenPathField';
import { DEFAULT_IDENTITY_PATH } from '../../nodes/MobileMoneyNameLookup/account/accountSettings';

const good = {
	token_type: 'bearer',
	issued_at: '1763712000000',
	expires_in: '3599',
	access_token: 'aaa.bbb-_.ccc',
};

const jwt = (claims: object): string =>
	`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

const ISSUED_AT_MS = 1_763_712_000_000;

describe('a token answer', () => {
	it('gives the token, its lifetime in seconds and its issue time in milliseconds', () => {
		expect(parseTokenAnswer(JSON.stringify(good))).toEqual({
			accessToken: 'aaa.bbb-_.ccc',
			lifetimeSeconds: 3599,
			issuedAtMs: ISSUED_AT_MS,
		});
	});

	it.each([
		['a lifetime that is a number', { expires_in: 3599 }, 3599],
		['a lifetime of nothing', { expires_in: '0' }, 0],
		['a lifetime with spaces around', { expires_in: ' 3600 ' }, 3600],
		['a type in other case', { token_type: 'Bearer' }, 3599],
		['fields that nobody knows', { scope: 'lookup' }, 3599],
		['an issue time that is a number', { issued_at: 1763712000000 }, 3599],
		['space around the token', { access_token: ' aaa.bbb-_.ccc\n' }, 3599],
	])('may have %s', (_what, fields, lifetimeSeconds) => {
		expect(parseTokenAnswer(JSON.stringify({ ...good, ...fields }))).toEqual({
			accessToken: 'aaa.bbb-_.ccc',
			lifetimeSeconds,
			issuedAtMs: ISSUED_AT_MS,
		});
	});

	it.each([
		['absent', undefined],
		['null', null],
		['empty', ''],
		['a word', 'now'],
		['negative', -1],
		['a date', '2026-11-21T08:00:00Z'],
		['an object', {}],
	])('needs no issue time: it may be %s', (_what, issued_at) => {
		expect(parseTokenAnswer(JSON.stringify({ ...good, issued_at }))).toEqual({
			accessToken: 'aaa.bbb-_.ccc',
			lifetimeSeconds: 3599,
		});
	});

	it('needs no lifetime where the token is a JWT that says when it ends', () => {
		const token = jwt({ exp: 1_763_715_599 });
		const fields = { expires_in: undefined, issued_at: undefined, access_token: token };
		expect(parseTokenAnswer(JSON.stringify({ ...good, ...fields }))).toEqual({
			accessToken: token,
		});
	});

	it.each([
		['no token', { access_token: undefined }],
		['an empty token', { access_token: '' }],
		['a blank token', { access_token: ' ' }],
		['a token that is null', { access_token: null }],
		['a token that is an object', { access_token: { jwt: 'x' } }],
		['a token that would break the header', { access_token: 'a\r\nHost: evil.example' }],
		['a token with a space within', { access_token: 'a b' }],
		['a token beyond ASCII', { access_token: 'clé' }],
		['a lifetime that is a word', { expires_in: 'soon' }],
		['a negative lifetime', { expires_in: '-1' }],
		['a negative lifetime as a number', { expires_in: -1 }],
		['an empty lifetime', { expires_in: '' }],
		['a lifetime that is null', { expires_in: null }],
		['another type', { token_type: 'mac' }],
		['no lifetime where the token is no JWT', { expires_in: undefined }],
		[
			'no lifetime where the JWT does not say its end',
			{ expires_in: undefined, access_token: jwt({ iat: 1 }) },
		],
	])('is none with %s', (_what, fields) => {
		expect(parseTokenAnswer(JSON.stringify({ ...good, ...fields }))).toBeUndefined();
	});

	it.each([
		['empty text', ''],
		['an HTML page', '<!DOCTYPE html><html></html>'],
		['a cut-off answer', JSON.stringify(good).slice(0, 60)],
		['an array', JSON.stringify([good])],
		['null', 'null'],
		['a text', '"aaa.bbb.ccc"'],
		['an OAuth error', '{"error":"invalid_client"}'],
		['a lookup answer', '{"name":"JANE","status":"S000000","message":"Lookup Success"}'],
	])('is none in %s', (_what, body) => {
		expect(parseTokenAnswer(body)).toBeUndefined();
	});
});

describe('JSON', () => {
	it.each([
		['{"a":[1,null]}', { a: [1, null] }],
		['null', null],
		['"text"', 'text'],
		[' 7\n', 7],
	])('is parsed: %s', (text, value) => {
		expect(parseJson(text)).toEqual(value);
	});

	it.each(['', ' ', '{', 'undefined', 'NaN', "{'a':1}", '{"a":1,}', '{} {}', '<html>'])(
		'is undefined when the text is none: "%s"',
		(text) => {
			expect(parseJson(text)).toBeUndefined();
		},
	);

	const nested = (open: string, close: string, levels: number) =>
		`${open.repeat(levels)}1${close.repeat(levels)}`;

	it.each([
		['lists', '[', ']'],
		['objects', '{"a":', '}'],
		['prototypes', '{"__proto__":', '}'],
	])(
		'is parsed up to 32 levels of %s, beyond which n8n could not store it',
		(_what, open, close) => {
			expect(parseJson(nested(open, close, 32))).toBeDefined();
			expect(parseJson(nested(open, close, 33))).toBeUndefined();
			expect(parseJson(nested(open, close, 9_000))).toBeUndefined();
		},
	);
});

describe('the field for the token path', () => {
	it('shows the path of the service description', () => {
		expect(DEFAULT_IDENTITY_PATH).toBe('/identity-test/v2/token');
		expect(tokenPathField).toMatchObject({ name: 'tokenPath', default: '/identity-test/v2/token' });
	});
});
