import { DEMO_NUMBERS, type DemoNumber } from '../../nodes/MobileMoneyNameLookup/demo/demoNumbers';
import { code, name, serverError, tokenExpired, tooMany, type MagicNumber } from './magicNumber';

/** Who holds every magic number, when an answer with a name comes through. */
export const magicHolder = 'AMINA WAMBUI OTIENO';

/** A number of the demo, answered over HTTP as the demo answers it without. */
function asDemo({ number, shows, httpStatus, reply }: DemoNumber): MagicNumber {
	if (reply === 'serviceUnavailable') {
		return { number, shows, fault: { kind: 'serverError', httpStatus, body: 'json' } };
	}
	if (reply === 'tokenRefused')
		return { number, shows, fault: { kind: 'tokenExpired', httpStatus } };
	return { number, shows, fault: { kind: 'json', httpStatus, body: reply } };
}

/** The one table of magic numbers; the command prints it. */
export const magicNumbers: readonly MagicNumber[] = [
	// 9000xx: what the demo has, too
	...DEMO_NUMBERS.map(asDemo),
	// 9001xx: a success, and what stands in its name
	name('900101', '', 'blank name'),
	name('900102', '   ', 'name of spaces only'),
	name('900103', 'N/A', 'placeholder name N/A'),
	name('900104', '-', 'placeholder name -'),
	name('900105', 'UNKNOWN', 'placeholder name UNKNOWN'),
	{ number: '900106', fault: { kind: 'name' }, shows: 'name field missing' },
	name('900107', null, 'name null'),
	name('900108', '   AMINA  WAMBUI   OTIENO  ', 'name padded with spaces'),
	name('900109', 'Amina wambui OTIENO', 'name in mixed case'),
	name('900110', 'INVALID TOKEN TRADERS', 'name that says "invalid token"'),
	name('900111', 'JWT EXPIRED ENTERPRISES', 'name that says "JWT expired"'),
	// 9002xx: another code
	code('900201', 200, 'E409001', 'Account is not active'),
	code('900202', 400, 'E400123', 'Request could not be completed'),
	code('900203', 422, 'E422022', 'mmoId Mpesa is not supported at the moment'),
	code('900204', 200, 'E422022', 'mmoId Mpesa is not supported at the moment'),
	code('900205', 200, 'E404000', 'Account holder not found'),
	code('900206', 200, 'E500000', 'Internal error'),
	// 9003xx: the token is said to be expired, although it is good
	tokenExpired('900301', 401),
	tokenExpired('900302', 200),
	tokenExpired('900303', 403),
	tokenExpired('900304', 422),
	tokenExpired('900305', 500),
	tokenExpired('900306', 401, 1),
	tokenExpired('900307', 200, 1),
	// 9004xx: too many requests
	tooMany('900401', { kind: 'tooManyRequests', retryAfter: { seconds: 2 } }, '2 seconds'),
	tooMany('900402', { kind: 'tooManyRequests', retryAfter: { dateInSeconds: 2 } }, 'a date'),
	tooMany('900403', { kind: 'tooManyRequests', retryAfter: { text: 'soon' } }, 'garbage'),
	tooMany('900404', { kind: 'tooManyRequests' }, 'none'),
	tooMany('900405', { kind: 'tooManyRequests', retryAfter: { seconds: 3600 } }, '1 hour'),
	{
		number: '900406',
		fault: { kind: 'tooManyRequests', retryAfter: { seconds: 1 } },
		times: 1,
		shows: 'HTTP 429 once with Retry-After 1 second, then fine',
	},
	// 9005xx: the service is down
	serverError('900500', 500, 'json'),
	serverError('900502', 502, 'json'),
	serverError('900503', 503, 'json'),
	serverError('900504', 504, 'json'),
	serverError('900510', 500, 'html'),
	serverError('900512', 502, 'html'),
	serverError('900513', 503, 'html'),
	serverError('900514', 504, 'html'),
	serverError('900520', 503, 'json', 1),
	serverError('900521', 502, 'html', 2),
	// 9006xx: the connection
	{ number: '900601', fault: { kind: 'slow' }, shows: 'slow, then fine' },
	{ number: '900602', fault: { kind: 'hang' }, shows: 'never answers' },
	{ number: '900603', fault: { kind: 'resetBeforeAnswer' }, shows: 'reset before the answer' },
	{
		number: '900604',
		fault: { kind: 'resetDuringBody' },
		shows: 'reset in the middle of the body',
	},
	{
		number: '900605',
		fault: { kind: 'resetBeforeAnswer' },
		times: 1,
		shows: 'reset once, then fine',
	},
	{ number: '900606', fault: { kind: 'hang' }, times: 1, shows: 'no answer once, then fine' },
	{
		number: '900607',
		fault: { kind: 'silentAfterHead' },
		shows: 'headers, then silence',
	},
	{
		number: '900608',
		fault: { kind: 'silentDuringBody' },
		shows: 'half of the body, then silence',
	},
	{ number: '900609', fault: { kind: 'drip' }, shows: 'a body that drips and never ends' },
	{
		number: '900610',
		fault: { kind: 'silentAfterHead' },
		times: 1,
		shows: 'headers, then silence once, then fine',
	},
	// 9007xx: an answer that is not the service's, or is wrapped unusually
	{ number: '900701', fault: { kind: 'htmlPage' }, shows: 'HTML page at HTTP 200' },
	{ number: '900702', fault: { kind: 'emptyBody' }, shows: 'empty body at HTTP 200' },
	{ number: '900703', fault: { kind: 'cutOffJson' }, shows: 'JSON cut off at HTTP 200' },
	{ number: '900704', fault: { kind: 'wrongType', field: 'name' }, shows: 'name is a number' },
	{ number: '900705', fault: { kind: 'wrongType', field: 'status' }, shows: 'status is a number' },
	{ number: '900706', fault: { kind: 'redirect' }, shows: 'HTTP 302 to another port' },
	{ number: '900707', fault: { kind: 'largeBody' }, shows: 'success in a body of 1 MB' },
	{
		number: '900708',
		fault: { kind: 'contentType', contentType: 'text/plain' },
		shows: 'success as text/plain',
	},
	{ number: '900709', fault: { kind: 'gzip' }, shows: 'success, compressed with gzip' },
	{
		number: '900710',
		fault: { kind: 'json', httpStatus: 200, body: [] },
		shows: 'JSON array instead of an object',
	},
];

const byNumber = new Map(magicNumbers.map((magic) => [magic.number, magic]));

/** The magic number that this number is, if it is one. */
export function findMagicNumber(number: string): MagicNumber | undefined {
	return byNumber.get(number);
}
