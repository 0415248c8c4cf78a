import { isTokenRefusal } from '../../nodes/MobileMoneyNameLookup/transport/tokenRefusal';

describe('the words that refuse a token', () => {
	it.each([
		'Invalid or expired JWT',
		'Invalid or expired token',
		'JWT expired',
		'JWT expired at 2026-11-21T08:00:00Z. Current time: 2026-11-21T09:00:00Z',
		'jwt malformed',
		'jwt is not valid',
		'The JWT has expired',
		'Token expired',
		'Token has expired',
		'The token is expired.',
		'The access token expired',
		'The access token provided is expired, revoked, malformed, or invalid',
		'Your token was revoked',
		'Token is invalid',
		'Token is not valid',
		'Token missing',
		'Missing token',
		'Missing bearer token',
		'Invalid token',
		'Invalid Access Token',
		'invalid access_token',
		'Invalid auth token',
		'Expired access-token',
		'Bad credentials',
		'Invalid credentials',
		'Unauthorized',
		'UNAUTHORISED',
		'401 Unauthorized',
		'Unauthenticated.',
		'Authentication failed',
		'Authentication error',
		'Authentication required',
		'invalid_token',
		'expired_token',
		'token_expired',
		'access_token_expired',
		'access_token has expired',
		'Token is no longer valid',
		'The token isn’t valid',
		'TokenExpiredError',
	])('are understood: %s', (message) => {
		for (const httpStatus of [200, 400, 422, 500]) {
			expect(isTokenRefusal(httpStatus, { status: 'E422099', message })).toBe(true);
			expect(isTokenRefusal(httpStatus, { error: message })).toBe(true);
		}
	});
});
