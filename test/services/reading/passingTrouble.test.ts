import { troubleIn } from '../../../nodes/MobileMoneyNameLookup/services/reading/passingTrouble';
import { eachOf } from '../../domain/eachOf';

it.each(
	eachOf({
		serviceFault: [
			...[
				'Service currently unavailable',
				'System is busy',
				'Internal server error',
				'Bad gateway',
			],
			...['Gateway Timeout', 'Connection refused', 'Could not connect to backend', 'Network error'],
			...['Database exception', 'Downstream system not responding', 'No response from M-PESA'],
			...['Request cannot be processed at this time', 'Please retry', 'System downtime'],
			...['Unexpected error', 'An error occurred', 'A transaction is already in process'],
		],
		tooManyRequests: ['Rate limit exceeded', 'Too many requests', 'Quota exceeded'],
		tokenRefused: ['Invalid access token', 'Expired token', 'Token expired', 'Token is expired'],
		noCredit: ['Insufficient balance', 'Daily limit reached'],
		accessDenied: [
			...['Access denied', 'Not authorized', 'Unauthorised', 'Insufficient permission'],
			'Security credential is locked',
		],
		undefined: ['Rejected', 'Unknown till', 'Organization is not active', 'Till closed', ''],
	}),
)('a message tells of %s: %j', (kind, message) => {
	expect(String(troubleIn(message))).toBe(kind);
});
