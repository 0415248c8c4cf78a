import { code, magic, type MagicNumber } from '../magicNumber';
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

/** What only Daraja answers, or the gateway in front of it. */
export const darajaMagicNumbers: readonly MagicNumber[] = [
	// 90080x: a success, or all but one
	success('900801', 'success by the code 0', { ResponseCode: '0' }),
	success('900804', 'success code without a name', { OrganizationName: undefined }),
	success('900805', 'success code, message "Failed"', { ResponseMessage: 'Failed' }),
	success('900806', 'code of a rejection, with "Success" and a name', { ResponseCode: '1' }),
	success('900808', 'success for the short code of another number', {
		...{ OrganizationShortCode: other, TillNumber: undefined },
	}),
	success('900810', 'success for this till, whose store has another short code', {
		...{ OrganizationShortCode: other, TillNumber: '900810' },
	}),
	// 90081x: rejected at HTTP 200
	rejected('900811', '500', 'Invalid parameter'),
	rejected('900812', '401.001', 'Invalid access token'),
	rejected('900813', '1', 'Request rejected'),
	// 90082x: the token is said to be invalid, although it is good
	tokenRefused('900820', 400, '404.001.03'),
	tokenRefused('900822', 404, '404.001.03'),
	apigee('900826', 401, 'Invalid Access Token', 'keymanagement.service.invalid_access_token'),
	// 90083x: too many requests
	error('900830', 500, '500.003.02', 'Spike arrest violation'),
	apigee('900834', 429, 'Quota violation', 'policies.ratelimit.QuotaViolation'),
	// 90084x: out of order
	error('900840', 500, '500.001.1001', 'Internal Server Error'),
	error('900842', 503, '503.001.01', 'Service Unavailable'),
	// 90085x: a wrong address, a bad request, no access
	error('900850', 404, '404.001.01', 'Resource not found'),
	error('900852', 400, '400.002.02', 'Bad Request - Invalid Identifier'),
	// The HTTP status is a guess.
	apigee('900855', 403, product, 'keymanagement.service.InvalidAPICallAsNoApiProductMatchFound'),
	// 90086x: the answer of another service
	magic('900860', 'a body of another kind at HTTP 200', {
		...{ kind: 'json', httpStatus: 200, body: { Body: { stkCallback: { ResultCode: 0 } } } },
	}),
];
