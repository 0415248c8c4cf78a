import {
	accountNotFound,
	DEMO_NUMBERS,
	type DemoNumber,
} from '../../nodes/MobileMoneyNameLookup/services/demo/demoNumbers';
import { SUCCESS_CODE } from '../../nodes/MobileMoneyNameLookup/services/gateway/codes';
import { darajaMagicNumbers } from './daraja/magicNumbers';
import type { Service } from './dialect';
import { code, magic, type MagicNumber } from './magicNumber';

const name = (number: string, value: string | null, shows: string) =>
	magic(number, `success, ${shows}`, { kind: 'name', name: value });

const tokenExpired = (number: string, httpStatus: number) => {
	const shows = `token said to be expired, at HTTP ${httpStatus}`;
	return magic(number, shows, { kind: 'tokenExpired', httpStatus });
};

const down = (number: string, httpStatus: number) => {
	const shows = `HTTP ${httpStatus} with JSON`;
	return magic(number, shows, { kind: 'serverError', httpStatus, body: 'json' });
};

/** A number of the demo, answered over HTTP as the demo answers it without. */
function asDemo({ number, shows, httpStatus, reply }: DemoNumber): MagicNumber {
	if (reply === 'serviceUnavailable') return { ...down(number, httpStatus), shows };
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
	// 9004xx: too many requests
	magic('900401', 'HTTP 429, Retry-After: 2 seconds', {
		...{ kind: 'tooManyRequests', retryAfter: { seconds: 2 } },
	}),
	// 9005xx: the service is down
	down('900503', 503),
	// 9006xx: the connection
	magic('900601', 'slow, then fine', { kind: 'slow', delayMs: 3000 }),
	magic('900602', 'never answers', { kind: 'hang' }),
	magic('900603', 'reset before the answer', { kind: 'resetBeforeAnswer' }),
	magic('900604', 'reset in the middle of the body', { kind: 'resetDuringBody' }),
	// 9007xx: an answer that is not the service's
	magic('900701', 'HTML page at HTTP 200', { kind: 'htmlPage' }),
	magic('900703', 'JSON cut off at HTTP 200', { kind: 'cutOffJson' }),
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
