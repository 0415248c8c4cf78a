import { parseTokenAnswer } from '../../nodes/MobileMoneyNameLookup/account/tokenAnswer';
import { jwt } from './support';

const good = {
	token_type: 'bearer',
	issued_at: '1763712000000',
	expires_in: '3599',
	access_token: 'aaa.bbb-_.ccc',
};

const token = { accessToken: 'aaa.bbb-_.ccc', lifetimeSeconds: 3599 };

const answerWith = (fields: object) => parseTokenAnswer(JSON.stringify({ ...good, ...fields }));

describe('a token answer', () => {
	it.each<[string, object, object?]>([
		['the fields of the service description', {}],
		['a lifetime that is a number', { expires_in: 3599 }],
		['a lifetime of nothing', { expires_in: '0' }, { lifetimeSeconds: 0 }],
		['a lifetime with spaces and a fraction', { expires_in: ' 1.5 ' }, { lifetimeSeconds: 1.5 }],
		['an issue time with spaces around', { issued_at: ' 1763712000000 ' }],
		['space around the token', { access_token: ' aaa.bbb-_.ccc\n' }],
		['a type in other case, with spaces around', { token_type: ' Bearer ' }],
		['no type', { token_type: undefined }],
		['a type that is no text', { token_type: { is: 'mac' } }],
	])('is read with %s', (_what, fields, told = {}) => {
		const issued = { ...token, issuedAtMs: 1_763_712_000_000 };
		expect(answerWith(fields)).toEqual({ ...issued, ...told });
	});

	it.each([undefined, '', '1763712000000 s', -1, '2026-11-21T08:00:00Z', {}])(
		'needs no issue time: it may be %p',
		(issued_at) => {
			expect(answerWith({ issued_at })).toEqual(token);
		},
	);

	it.each<[string, unknown, string]>([
		['a JWT that says when it ends', undefined, jwt({ exp: 1_763_715_599 })],
		['a JWT that does not', undefined, jwt({ iat: 1 })],
		['any other', undefined, 'opaque'],
		['any other, told as null', null, 'opaque'],
	])('needs no lifetime: the token is %s', (_what, expires_in, access_token) => {
		const fields = { expires_in, issued_at: undefined, access_token };
		expect(answerWith(fields)).toEqual({ accessToken: access_token });
	});

	it.each<[string, object]>([
		['no token', { access_token: undefined }],
		['a token that is an object', { access_token: { jwt: 'x' } }],
		['a token that would break the header', { access_token: 'a\r\nHost: evil.example' }],
		['a token with a space within', { access_token: 'a b' }],
		['a token beyond ASCII', { access_token: 'clé' }],
		['a lifetime with its unit', { expires_in: '3599 s' }],
		['a negative lifetime', { expires_in: '-1' }],
		['an empty lifetime', { expires_in: '' }],
		['a type that only begins alike', { token_type: 'bearer mac' }],
		['a type that only ends alike', { token_type: 'no bearer' }],
	])('is none with %s', (_what, fields) => {
		expect(answerWith(fields)).toBeUndefined();
	});

	it.each(['', '{"access_token":', JSON.stringify([good]), 'null'])('is none in %s', (body) => {
		expect(parseTokenAnswer(body)).toBeUndefined();
	});
});
