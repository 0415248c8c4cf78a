import { isTokenRefusal } from '../../../nodes/MobileMoneyNameLookup/services/gateway/tokenRefusal';

const EXPIRED = 'JWT is invalid or expired';

describe('the token is refused by', () => {
	it.each<[number, unknown]>([
		[401, undefined],
		[401, { status: 'S000000', name: 'JANE' }],
		[403, undefined],
		[403, { message: 'Forbidden' }],
		[500, { status: 'E401' }],
		[400, { code: 'E401000' }],
		[400, { status: 'E400000', message: EXPIRED }],
		[404, { status: 'E404000', message: '401 Unauthorized' }],
		[404, { status: 'E404000', error: 'invalid_token', message: 'The access token expired.' }],
		[400, { error: { code: 'E401000' } }],
		[400, { status: null, error: null, message: EXPIRED }],
	])('HTTP %i with %j', (httpStatus, json) => {
		expect(isTokenRefusal(httpStatus, json)).toBe(true);
	});

	it.each([
		'JWT expired at 2026-11-21T08:00:00Z. Current time: 2026-11-21T09:00:00Z',
		'jwt is not valid',
		'Token is no longer valid',
		'invalid access_token',
		'access_token_expired',
		'Bad credentials',
		'UNAUTHORISED',
		'Not authenticated',
		'Authentication is required',
		'Session has \n expired',
		'TokenExpiredError',
	])('the words: %s', (message) => {
		for (const httpStatus of [200, 400, 500]) {
			expect(isTokenRefusal(httpStatus, { status: 'E422099', message })).toBe(true);
			expect(isTokenRefusal(httpStatus, { error: message })).toBe(true);
		}
	});
});

describe('the token is not refused by', () => {
	const ofHolder = { message: 'No holder INVALID TOKEN TRADERS' };

	it.each<[number, unknown]>([
		[200, { status: ' S000000 ', message: EXPIRED }],
		[403, { status: 'S000000', message: 'Lookup Success' }],
		[422, { status: 'E422099', name: 'INVALID TOKEN LTD' }],
		[404, { status: 'E404000', message: 'Unauthorised E401000x' }],
		[200, { status: ' e404', error: ofHolder, title: 'JWT EXPIRED LTD' }],
		[422, { status: 'E422022', message: 'Unauthorised Traders is not with this operator' }],
		[403, { status: 'E404000', message: 'Account holder not found' }],
		[200, { status: 'E404000', code: 4010 }],
		[200, null],
		[200, [{ error: 'invalid_token' }]],
		[200, {}],
	])('HTTP %i with %j', (httpStatus, json) => {
		expect(isTokenRefusal(httpStatus, json)).toBe(false);
	});

	it.each([
		'Account is not authorised to receive',
		'Invalid merchant till number',
		'Invalid token amount',
		'No token was bought with this number',
		'The token is valid, but the till number is invalid',
	])('what a business says: %s', (message) => {
		for (const httpStatus of [200, 404, 500])
			for (const field of ['message', 'description', 'error'])
				expect(isTokenRefusal(httpStatus, { status: 'E422099', [field]: message })).toBe(false);
	});
});

it('a reply is judged in a time that grows no faster than its length', () => {
	const long = { status: 'E1', message: 'token is invali '.repeat(20_000) };
	const startedMs = performance.now();
	expect(isTokenRefusal(200, long)).toBe(false);
	// Milliseconds on any machine; minutes, if the time grew with the square of the length.
	expect(performance.now() - startedMs).toBeLessThan(10_000);
});
