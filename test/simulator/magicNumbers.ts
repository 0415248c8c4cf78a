import {
	accountNotFound,
	DEMO_NUMBERS,
	type DemoNumber,
} from '../../nodes/MobileMoneyNameLookup/services/demo/demoNumbers';
import { SUCCESS_CODE } from '../../nodes/MobileMoneyNameLookup/services/gateway/codes';
import { darajaMagicNumbers } from './daraja/magicNumbers';
import type { Service } from './dialect';
import type { Fault, RetryAfter } from './faults';
import { code, faulty, magic, type MagicNumber } from './magicNumber';

const name = (number: string, value: string | null, shows: string) =>
	magic(number, `success, ${shows}`, { kind: 'name', name: value });

const tokenExpired = (number: string, httpStatus: number) => {
	const shows = `token said to be expired, at HTTP ${httpStatus}`;
	return magic(number, shows, { kind: 'tokenExpired', httpStatus });
};

const tooMany = (number: string, shows: string, retryAfter?: RetryAfter) => {
	const fault: Fault = { kind: 'tooManyRequests', ...(retryAfter && { retryAfter }) };
	return magic(number, `HTTP 429, Retry-After: ${shows}`, fault);
};

const down = (number: string, httpStatus: number, body: 'json' | 'html') => {
	const shows = `HTTP ${httpStatus} with ${body === 'json' ? 'JSON' : 'an HTML page'}`;
	return magic(number, shows, { kind: 'serverError', httpStatus, body });
};

/** A number of the demo, answered over HTTP as the demo answers it without. */
function asDemo({ number, shows, httpStatus, reply }: DemoNumber): MagicNumber {
	if (reply === 'serviceUnavailable') return { ...down(number, httpStatus, 'json'), shows };
	if (reply === 'tokenRefused') return { ...tokenExpired(number, httpStatus), shows };
	const { name, status, message } = reply;
	if (status === SUCCESS_CODE) {
		return magic(number, shows, { kind: 'name', ...(name !== undefined && { name }) });
	}
	if (status === accountNotFound.status) return magic(number, shows, { kind: 'unknownNumber' });
	return magic(number, shows, { kind: 'code', httpStatus, status, message });
}

/** What both services answer, each in its own words. */
const sharedMagicNumbers: readonly MagicNumber[] = [
	// 9000xx: what the demo has, too
	...DEMO_NUMBERS.map(asDemo),
	// 9001xx: a success, and what stands in its name
	name('900101', '', 'blank name'),
	name('900103', 'N/A', 'placeholder name N/A'),
	name('900105', 'UNKNOWN', 'placeholder name UNKNOWN'),
	magic('900106', 'name field missing', { kind: 'name' }),
	name('900107', null, 'name null'),
	name('900108', '   AMINA  WAMBUI   OTIENO  ', 'name padded with spaces'),
	name('900110', 'INVALID TOKEN TRADERS', 'name that says "invalid token"'),
	// 9002xx: a code that nobody knows; the gateway has more of them
	code('900201', 200, 'E409001', 'Account is not active'),
	code('900202', 400, 'E400123', 'Request could not be completed'),
	// 9003xx: the token is said to be expired, although it is good
	tokenExpired('900301', 401),
	tokenExpired('900303', 403),
	faulty(1, tokenExpired('900306', 401)),
	// 9004xx: too many requests
	tooMany('900401', '2 seconds', { seconds: 2 }),
	tooMany('900404', 'none'),
	tooMany('900405', '1 hour', { seconds: 3600 }),
	{
		...tooMany('900406', '', { seconds: 1 }),
		times: 1,
		shows: 'HTTP 429 once with Retry-After 1 second, then fine',
	},
	// 9005xx: the service is down
	down('900500', 500, 'json'),
	down('900503', 503, 'json'),
	down('900513', 503, 'html'),
	faulty(1, down('900520', 503, 'json')),
	// 9006xx: the connection
	magic('900601', 'slow, then fine', { kind: 'slow' }),
	magic('900602', 'never answers', { kind: 'hang' }),
	magic('900603', 'reset before the answer', { kind: 'resetBeforeAnswer' }),
	magic('900604', 'reset in the middle of the body', { kind: 'resetDuringBody' }),
	faulty(1, magic('900605', 'reset', { kind: 'resetBeforeAnswer' })),
	magic('900607', 'headers, then silence', { kind: 'silentAfterHead' }),
	magic('900608', 'half of the body, then silence', { kind: 'silentDuringBody' }),
	magic('900609', 'a body that drips and never ends', { kind: 'drip' }),
	// 9007xx: an answer that is not the service's, or is wrapped unusually
	magic('900701', 'HTML page at HTTP 200', { kind: 'htmlPage' }),
	magic('900702', 'empty body at HTTP 200', { kind: 'emptyBody' }),
	magic('900703', 'JSON cut off at HTTP 200', { kind: 'cutOffJson' }),
	magic('900704', 'name is a number', { kind: 'wrongType', field: 'name' }),
	magic('900705', 'status is a number', { kind: 'wrongType', field: 'status' }),
	magic('900706', 'HTTP 302 to another port', { kind: 'redirect' }),
	magic('900707', 'success in a body of 1 MB', { kind: 'largeBody' }),
	magic('900708', 'success as text/plain', { kind: 'contentType', contentType: 'text/plain' }),
	magic('900709', 'success, compressed with gzip', { kind: 'gzip' }),
	magic('900710', 'JSON array instead of an object', { kind: 'json', httpStatus: 200, body: [] }),
];

/** Codes that only the gateway has. */
const gatewayMagicNumbers: readonly MagicNumber[] = [
	code('900203', 422, 'E422022', 'mmoId Mpesa is not supported at the moment'),
	code('900205', 200, 'E404000', 'Account holder not found'),
	code('900206', 200, 'E500000', 'Internal error'),
	code('900207', 403, 'E403000', 'Access denied'),
	code('900208', 422, 'E422006', 'Insufficient balance'),
	code('900209', 400, 'E400000', 'Bad request'),
	code('900210', 200, 'E000002', 'Third party error'),
	code('900211', 422, 'E422005', 'Request could not be completed'),
];

/** All magic numbers, by who has them; no number is in two lists. */
export const magicNumberTables = {
	both: sharedMagicNumbers,
	gateway: gatewayMagicNumbers,
	daraja: darajaMagicNumbers,
};

/** All of them. */
export const magicNumbers: readonly MagicNumber[] = Object.values(magicNumberTables).flat();

const byNumber = (service: Service) => {
	const numbers = [...magicNumberTables.both, ...magicNumberTables[service]];
	return new Map(numbers.map((magic) => [magic.number, magic]));
};

const ofService = { gateway: byNumber('gateway'), daraja: byNumber('daraja') };

/** The magic number that this number is to a service, if it is one. */
export const findMagicNumber = (service: Service, number: string): MagicNumber | undefined =>
	ofService[service].get(number);
