import { code, faulty, magic, type MagicNumber } from '../magicNumber';
import { apigeeFault, gatewayError } from './errors';

const other = '900899';
const product = 'Invalid API call as no apiproduct match found';

/** The usual success with other values; undefined leaves a field out. */
const success = (number: string, shows: string, fields: Record<string, unknown>) =>
	magic(number, shows, { kind: 'withFields', fields });

const rejected = (number: string, status: string, message: string): MagicNumber => {
	const { fault } = code(number, 200, status, message);
	return magic(number, `rejected with code ${status}: ${message}`, fault);
};

const error = (number: string, httpStatus: number, errorCode: string, message: string) => {
	const shows = `error ${errorCode} at HTTP ${httpStatus}: ${message}`;
	return magic(number, shows, gatewayError(httpStatus, errorCode, message));
};

const tokenRefused = (number: string, httpStatus: number, errorCode: string) =>
	error(number, httpStatus, errorCode, 'Invalid Access Token');

const apigee = (number: string, httpStatus: number, faultstring: string, errorcode: string) => {
	const shows = `fault ${errorcode} at HTTP ${httpStatus}`;
	return magic(number, shows, apigeeFault(httpStatus, faultstring, errorcode));
};

const limit = (number: string, httpStatus: number, what: 'SpikeArrest' | 'Quota') =>
	apigee(number, httpStatus, `${what} violation`, `policies.ratelimit.${what}Violation`);

/** What only Daraja answers, or the gateway in front of it. */
export const darajaMagicNumbers: readonly MagicNumber[] = [
	// 90080x: a success, or all but one
	success('900801', 'success by the code 0', { ResponseCode: '0' }),
	success('900802', 'success, the code 4000 a JSON number', { ResponseCode: 4000 }),
	success('900803', 'success, the code 0 a JSON number', { ResponseCode: 0 }),
	success('900804', 'success code without a name', { OrganizationName: undefined }),
	success('900805', 'success code, message "Failed"', { ResponseMessage: 'Failed' }),
	success('900806', 'code of a rejection, with "Success" and a name', { ResponseCode: '1' }),
	success('900807', 'success, message in lower case', { ResponseMessage: 'success' }),
	success('900808', 'success for the short code of another number', {
		...{ OrganizationShortCode: other, TillNumber: undefined },
	}),
	success('900809', 'success for the till of another number', { TillNumber: other }),
	success('900810', 'success for this till, whose store has another short code', {
		...{ OrganizationShortCode: other, TillNumber: '900810' },
	}),
	// 90081x: rejected at HTTP 200
	rejected('900811', '500', 'Invalid parameter'),
	rejected('900812', '401.001', 'Invalid access token'),
	rejected('900813', '1', 'Request rejected'),
	success('900814', 'rejected with the code 1, a JSON number', {
		...{ ResponseCode: 1, ResponseMessage: 'Request rejected' },
		...{ OrganizationName: undefined, ChargeProfileID: undefined },
	}),
	// 90082x: the token is said to be invalid, although it is good
	tokenRefused('900820', 400, '404.001.03'),
	tokenRefused('900821', 401, '404.001.03'),
	tokenRefused('900822', 404, '404.001.03'),
	tokenRefused('900823', 400, '400.003.01'),
	tokenRefused('900824', 401, '401.002.01'),
	tokenRefused('900825', 401, '401.003.01'),
	apigee('900826', 401, 'Invalid Access Token', 'keymanagement.service.invalid_access_token'),
	faulty(1, tokenRefused('900827', 404, '404.001.03')),
	// 90083x: too many requests
	error('900830', 500, '500.003.02', 'Spike arrest violation'),
	error('900831', 500, '500.003.03', 'Quota violation'),
	limit('900832', 429, 'SpikeArrest'),
	limit('900833', 500, 'SpikeArrest'),
	limit('900834', 429, 'Quota'),
	// 90084x: out of order
	error('900840', 500, '500.001.1001', 'Internal Server Error'),
	error('900841', 500, '500.003.1001', 'Internal Server Error'),
	error('900842', 503, '503.001.01', 'Service Unavailable'),
	// 90085x: a wrong address, a bad request, no access
	error('900850', 404, '404.001.01', 'Resource not found'),
	error('900851', 404, '404.003.01', 'Resource not found'),
	error('900852', 400, '400.002.02', 'Bad Request - Invalid Identifier'),
	error('900853', 400, '400.002.05', 'Invalid Request Payload'),
	error('900854', 400, '400.003.02', 'Bad Request'),
	// The HTTP status is a guess.
	apigee('900855', 403, product, 'keymanagement.service.InvalidAPICallAsNoApiProductMatchFound'),
	// 90086x: the answer of another service
	magic('900860', 'a body of another kind at HTTP 200', {
		...{ kind: 'json', httpStatus: 200, body: { Body: { stkCallback: { ResultCode: 0 } } } },
	}),
];
