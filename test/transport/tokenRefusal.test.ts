import fc from 'fast-check';

import { isTokenRefusal } from '../../nodes/MobileMoneyNameLookup/transport/tokenRefusal';

const EXPIRED = 'JWT is invalid or expired';

describe('the token is refused by', () => {
	it.each<readonly [string, number, unknown]>([
		['HTTP 401 with its code', 401, { status: 'E401000', message: EXPIRED }],
		['HTTP 401 with another code', 401, { status: 'E400001', message: 'Bad number' }],
		['HTTP 401 without JSON', 401, undefined],
		['HTTP 401 with null', 401, null],
		['HTTP 401 with a list', 401, []],
		['HTTP 401 with a success', 401, { status: 'S000000', name: 'JANE' }],
		['HTTP 403 with its code', 403, { status: 'E401000', message: EXPIRED }],
		['HTTP 403 without JSON', 403, undefined],
		['HTTP 403 with no words of it', 403, { message: 'Forbidden' }],
		['its code at HTTP 200', 200, { status: 'E401000' }],
		['its longer code at HTTP 422', 422, { status: 'E401001', message: 'No' }],
		['its short code at HTTP 500', 500, { status: 'E401' }],
		['its code in lower case', 200, { status: 'e401000' }],
		['its code with spaces around', 200, { status: ' E401000 ' }],
		['its code in the field code', 400, { code: 'E401000' }],
		['its code in a message', 400, { message: 'Error E401000: token' }],
		['a status that is the number 401', 200, { status: 401 }],
		['a status that is the text 401', 400, { status: '401' }],
		['a code that is the number 401', 500, { code: 401, message: 'Refused' }],
		['words at HTTP 200', 200, { status: 'E422099', message: EXPIRED }],
		['words at HTTP 400', 400, { status: 'E400000', message: EXPIRED }],
		['words at HTTP 422', 422, { status: 'E422099', message: EXPIRED }],
		['words at HTTP 500', 500, { status: 'E500000', message: EXPIRED }],
		['words without a status', 200, { message: EXPIRED }],
		['words in the field description', 200, { status: 'E422099', description: EXPIRED }],
		['words in the field error', 400, { error: EXPIRED }],
		['words in the message of an error', 400, { error: { message: EXPIRED } }],
		['words in the message of a message', 400, { message: { message: EXPIRED } }],
		['words in the field error_description', 400, { error_description: EXPIRED }],
		['the code of OAuth', 400, { error: 'invalid_token' }],
		[
			'the code of OAuth beside a text',
			400,
			{ error: 'invalid_token', error_description: 'Sorry' },
		],
		['words at HTTP 404', 404, { status: 'E404000', message: EXPIRED }],
		[
			'words about an unknown number that speak of the token alone',
			404,
			{ status: 'E404000', error: 'invalid_token', message: 'The access token expired.' },
		],
		['its code beside one about the number', 404, { status: 'E404000', code: 'E401000' }],
		['words beside fields of other kinds', 400, { status: [], code: {}, message: EXPIRED }],
		['words beside a null', 400, { status: null, error: null, message: EXPIRED }],
	])('%s', (_what, httpStatus, json) => {
		expect(isTokenRefusal(httpStatus, json)).toBe(true);
	});
});

describe('the token is not refused by', () => {
	it.each<readonly [string, number, unknown]>([
		['a holder named so', 200, { status: 'S000000', name: 'INVALID TOKEN', message: '' }],
		['a holder whose name is a code', 200, { status: 'S000000', name: 'E401000 TRADERS' }],
		['a success with words in its message', 200, { status: 'S000000', message: EXPIRED }],
		['a success with words in its error', 200, { status: 'S000000', error: 'invalid_token' }],
		['a success with spaces around its code', 200, { status: ' S000000 ', message: EXPIRED }],
		['a success at HTTP 403', 403, { status: 'S000000', message: 'Lookup Success' }],
		['a success at HTTP 500', 500, { status: 'S000000', message: EXPIRED }],
		['a name beside another code', 422, { status: 'E422099', name: 'INVALID TOKEN LTD' }],
		[
			'a holder’s name in the message about an unknown number',
			404,
			{ status: 'E404000', message: 'Token Expired Enterprises not found' },
		],
		[
			'a holder’s name in other fields about an unknown number',
			200,
			{
				status: 'e404',
				error: { message: 'No holder INVALID TOKEN TRADERS' },
				title: 'JWT EXPIRED LTD',
			},
		],
		[
			'a holder’s name in the message about an operator',
			422,
			{ status: 'E422022', message: 'Unauthorised Traders is not with this operator' },
		],
		['a field that nobody knows', 200, { status: 'E404000', hint: EXPIRED }],
		['an unknown account', 404, { status: 'E404000', message: 'Account holder not found' }],
		['an unsupported operator', 422, { status: 'E422022', message: 'not supported' }],
		['a code that only holds it', 422, { status: 'E422401', message: 'No' }],
		['a longer number', 200, { status: 'E404000', code: 4010 }],
		['a number within a text', 404, { status: 'E404000', message: 'Till 401 not found' }],
		['HTTP 500 without JSON', 500, undefined],
		['HTTP 200 with null', 200, null],
		['HTTP 200 with a text', 200, 'invalid_token'],
		['HTTP 200 with a list', 200, [{ error: 'invalid_token' }]],
		['HTTP 200 with an empty object', 200, {}],
	])('%s', (_what, httpStatus, json) => {
		expect(isTokenRefusal(httpStatus, json)).toBe(false);
	});

	it.each([
		'Account is not authorised to receive',
		'Account is not authorized to receive',
		'Merchant not found',
		'Merchant is invalid',
		'Invalid merchant till number',
		'The number is invalid or expired',
		'Merchant licence expired',
		'Token amount too small',
		'No token was bought with this number',
		'The token is valid, but the till number is invalid',
		'Bearer of this till is unknown',
		'Credentials of the merchant are being reviewed',
		'Author is missing',
		'Broken till: tokenised card only',
		'Authentication of the holder is pending',
		'',
	])('what a business says: %s', (message) => {
		for (const httpStatus of [200, 400, 404, 422, 500])
			for (const field of ['message', 'description', 'error'])
				expect(isTokenRefusal(httpStatus, { status: 'E422099', [field]: message })).toBe(false);
	});
});

describe('whatever a reply holds', () => {
	it('a success is a refusal only at HTTP 401', () => {
		const words = fc.constantFrom(EXPIRED, 'invalid_token', 'E401000', 'Unauthorized', '');
		const fields = fc.record({ message: words, error: words, description: words, code: words });
		fc.assert(
			fc.property(fc.integer({ min: 100, max: 599 }), fields, (httpStatus, told) => {
				const json = { ...told, name: told.message, status: 'S000000' };
				expect(isTokenRefusal(httpStatus, json)).toBe(httpStatus === 401);
			}),
		);
	});

	it('it is judged at once and without an error', () => {
		fc.assert(
			fc.property(fc.integer({ min: 100, max: 599 }), fc.jsonValue(), (httpStatus, json) => {
				expect(typeof isTokenRefusal(httpStatus, json)).toBe('boolean');
			}),
			{ numRuns: 500 },
		);
		const long = { status: 'E1', message: 'token is invali '.repeat(20_000) };
		const startedMs = performance.now();
		expect(isTokenRefusal(200, long)).toBe(false);
		// Milliseconds on any machine; minutes, if the time grew with the square of the length.
		expect(performance.now() - startedMs).toBeLessThan(10_000);
	});
});
