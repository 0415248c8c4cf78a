import { troubleIn } from '../../../nodes/MobileMoneyNameLookup/services/responses/troubles';
import { eachOf } from '../../domain/eachOf';

it.each(
	eachOf({
		serviceFault: [
			...['Service currently unavailable', 'System is busy', 'Internal server error'],
			...['Bad gateway', 'Gateway Timeout', 'Connection refused', 'Network error'],
			...['Could not connect to backend', 'Database exception', 'No response from M-PESA'],
			...['Downstream system not responding', 'Request cannot be processed at this time'],
			...['Please retry', 'System downtime', 'Unexpected error', 'An error occurred'],
			...['A transaction is already in process', 'Pending approval', 'Still processing'],
			...['MMO gateway unreachable', 'Lookup could not be completed', 'No route matched'],
			...['Endpoint not found', 'Circuit breaker open', 'Core system offline', 'Backend error'],
			...['M-PESA switch did not respond', 'Host unreachable', 'System is under upgrade'],
			...['Unknown error', 'Unable to process', 'Duplicate request', 'Something went wrong'],
			...['Wallet Platform is not reachable', 'Mno error', 'connect ECONNREFUSED 10.0.0.1:443'],
			...['Request failed with status code 503', 'Deadlock found', 'SSL handshake failed'],
			...['Third party error', 'MMO is offline', 'Unable to reach operator', 'Downstream error'],
			...['No handler found for GET /v3', 'URL not found', 'Path not found', 'Page not found'],
			...['Hitilafu ya mfumo', 'Tatizo la mtandao', 'Mfumo una shughuli nyingi'],
			...['Cannot read properties of undefined', 'No static resource v3', 'read ETIMEDOUT'],
			...['Huduma haipatikani, jaribu tena baadaye', 'Ombi lako linasubiri: inashughulikiwa'],
		],
		tooManyRequests: [
			'Rate limit exceeded',
			'Too many requests',
			'Quota Violation',
			...['Request limit exceeded', 'Queue full'],
		],
		tokenRefused: [
			...['Invalid access token', 'Expired token', 'Token expired', 'Token is expired'],
			...['JWT is invalid or expired', 'invalid_token', 'access_token_expired', 'jwt is not valid'],
			...['JWT expired at 2026-11-21T08:00:00Z. Current time: 2026-11-21T09:00:00Z'],
			...['Error Occurred - Invalid Access Token - BJGFGOXv5aZnw90KkA4TDtu4Xdyf'],
			...['Token not found', 'JWT signature does not match locally computed signature'],
			...['Token is no longer valid', 'Bad credentials', 'UNAUTHORISED', 'Not authenticated'],
			...['Authentication is required', 'Session has \n expired', '401 Unauthorized'],
			...[
				'invalid to\u200bken',
				'ＩＮＶＡＬＩＤ ＴＯＫＥＮ',
				'Invalid token, please try again later',
			],
		],
		noCredit: [
			...['Daily lookup quota exhausted', 'Subscription expired', 'Credits exhausted'],
			...['Daily lookup limit exceeded', 'Salio lako halitoshi'],
			...['Insufficient balance', 'Request failed. Insufficient Wallet balance'],
			...['Daily limit reached', 'Insufficient funds, please top up and try again'],
		],
		accessDenied: [
			...['API key not found', 'Tenant not found', 'License invalid', 'Permission denied'],
			...['Your IP is not whitelisted', 'Session ended, sign in again', 'App is suspended'],
			...['Credentials expired', 'Initiator information is invalid'],
			...['Access denied', 'Not authorized', 'Account is not authorised to receive', 'Forbidden'],
			...['Insufficient permission', 'Security credential is locked', 'Insufficient privileges'],
			...['Invalid consumer key', 'Signature mismatch', 'Huna ruhusa'],
			'Invalid API call as no apiproduct match found',
		],
		requestRefused: [
			...['Required headers (apikey, linkid) not provided', 'mmoId is required'],
			...['Missing Identifier', 'Invalid JSON'],
		],
		undefined: [
			...['Rejected', 'Unknown till', 'Organization is not active', 'Till closed', ''],
			...['Account temporarily suspended', 'Invalid merchant till number', 'Invalid token amount'],
			...['No token was bought with this number', 'Merchant does not exist', 'LATERITE LTD'],
			...['Merchant not found in the system', 'No record found in our database'],
			'Namba haipo kwenye mfumo',
			...['Number not registered on the network', 'Merchant blocked by the operator'],
			'The token is valid, but the till number is invalid',
		],
	}),
)('a message reports %s: %j', (kind, message) => {
	expect(String(troubleIn([message]))).toBe(kind);
	expect(String(troubleIn(['Failed', message]))).toBe(kind);
});
