import { readGatewayResponse } from '../../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayResponse';
import { eachText } from '../../domain/eachOf';

const SUBJECT = { accountType: 'till', number: '4738534', operator: 'Mpesa' } as const;

const read = (json: unknown, httpStatus = 200) =>
	readGatewayResponse({ httpStatus, body: JSON.stringify(json) }, SUBJECT);

/** What a response says of the number, or why it says nothing; undefined for what is not the gateway's own. */
function meaningOf(json: unknown, httpStatus?: number): string | undefined {
	const reading = read(json, httpStatus);
	return reading?.kind === 'answer' ? reading.meaning : reading?.kind;
}

const success = { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' };

it('an answer of the gateway is kept as it came, with unknown fields, but has its texts trimmed', () => {
	const raw = { name: ' JANE ', status: ' e422099 ', message: ' Bad number\n', extra: [1, null] };
	const texts = { name: 'JANE', status: 'E422099', message: 'Bad number' };
	expect(read(raw)).toEqual({
		kind: 'answer',
		httpStatus: 200,
		meaning: 'rejected',
		...texts,
		raw,
	});
});

it.each([
	[{ message: 'a', description: 'b' }, 'a. b'],
	[{ message: 'Not found.', description: 'Till 1' }, 'Not found. Till 1'],
	[{ message: 'a', description: 'a', error_description: 'c', error: 'd' }, 'a. c. d'],
	[{ message: ' ' }, ''],
	[{ message: { text: 'a', more: ['b', 7] } }, 'a. b'],
])('an answer of the gateway shows all message fields together: %j', (fields, message) => {
	expect(read({ status: 'E422099', ...fields })).toMatchObject({ message });
});

it('an answer of the gateway has texts that are cut before anything reads them', () => {
	const long = 'x'.repeat(60_000);
	const answer = read({ status: 'E422099', message: long, name: long, deep: [{ [long]: long }] });
	if (answer?.kind !== 'answer') throw new Error('This is no answer');
	expect([answer.message.length, answer.name?.length]).toEqual([500, 256]);
	expect(JSON.stringify(answer.raw).length).toBeLessThan(2_500);
});

it.each(
	eachText({
		found: 'S000000 | s000000 |  S000000  | S000\u200E000 | \uFEFFS000000 | S0000\u00AD00',
		operatorNotSupported: 'E422022',
		accountNotFound: 'E404000 | e404001 | \u200bE404999 ',
		rejected: 'E422021 | E422023 | E406000 | E410001 | E499999',
		tokenRefused: 'E401000 | E401001',
		accessDenied: 'E403000 | E403001',
		noCredit: 'E422006',
		tooManyRequests: 'E429000 | E429001',
		serviceUnavailable: 'E500000 | E503000 | E599999 | E408000 | E424000 | E425000 | E000002',
		pending: 'P202000 | P000000',
		unknownCode:
			'S000001 | E000003 | E300000 | E999999 | A404000 | X422022 | E400000 | E400123 | E409001 | E422005 | E501000 | E402000 | E413000 | E415000 | E426000 | E428000 | E431000',
		undefined:
			'UP | error | 503 | -1 | 000000 | S00000 | S0000000 | E40400 | E4040000 | E404 000 | E-404000 | E40400O |  | XS000000 | S000000 E404000 | S000000,E422022 | Ｅ404000 | ſ000000 | S٠٠٠٠٠٠',
	}),
)('a code of the gateway means %s: %j', (meaning, status) => {
	expect(String(meaningOf({ status }))).toBe(meaning);
});

it.each<[meaning: string, status: string, ...messages: string[]]>([
	['serviceUnavailable', 'E999999', 'Failed', 'Service temporarily unavailable'],
	['serviceUnavailable', 'E404000', 'Not found', 'System is unavailable, please try again later'],
	['serviceUnavailable', 'E400000', 'Bad request', 'Third party timed out'],
	['serviceUnavailable', 'E422022', 'Validation Failed', 'Service unavailable, try again later'],
	['tokenRefused', 'E404000', 'invalid_token', 'The access token expired.'],
	['tokenRefused', 'E403000', 'Access denied', 'Token expired'],
	['tokenRefused', 'E500000', 'JWT signature does not match locally computed signature'],
	['accountNotFound', 'E404000', 'Account temporarily suspended'],
	['operatorNotSupported', 'E422022', 'mmoId x is not supported at the moment'],
	['rejected', 'E422099', 'Till is closed'],
	['pending', 'P202000', 'Request has been received and is currently being processed.'],
	['noCredit', 'E422006', 'Request failed. Unable to process'],
	['unknownCode', 'S000001', 'Success'],
])('a code and its messages together mean %s: %s, %s', (...given) => {
	const [meaning, status, message, description] = given;
	expect(meaningOf({ status, message, description })).toBe(meaning);
});

it.each<[number, unknown, string | undefined]>([
	[401, undefined, 'tokenRefused'],
	[401, success, 'tokenRefused'],
	[403, undefined, 'tokenRefused'],
	[403, { message: 'Forbidden' }, 'tokenRefused'],
	[500, { status: 'E401' }, 'tokenRefused'],
	[400, { error: { code: 'E401000' } }, 'tokenRefused'],
	[200, { fault: { faultstring: 'Invalid access token' } }, 'tokenRefused'],
	[200, { status: 'E404000', message: ['Failed', 'Invalid access token'] }, 'tokenRefused'],
	[200, { status: 'E404000', error: { message: 'System unavailable' } }, 'serviceUnavailable'],
	[200, { ...success, message: 'JWT is invalid or expired' }, 'found'],
	[403, success, 'found'],
	[422, { status: 'E422099', name: 'INVALID TOKEN LTD' }, 'rejected'],
	[403, { status: 'E404000', message: 'Account holder not found' }, 'accountNotFound'],
	[403, '<html>Access Denied</html>', undefined],
	[200, [{ error: 'invalid_token' }], undefined],
	[200, { name: 'JANE', message: 'Lookup Success' }, undefined],
	[200, { message: 'Service temporarily unavailable' }, undefined],
])('a response at HTTP %i with %j means %s', (httpStatus, json, meaning) => {
	expect(meaningOf(json, httpStatus)).toBe(meaning);
});

it.each([
	['PETER NG&#39;ANG&#039;A', "PETER NG'ANG'A"],
	['KAMAU &amp; NG&#x27;ANG&apos;A', "KAMAU & NG'ANG'A"],
	['JANE &nosuch; &#0;KAMAU', 'JANE &nosuch; &#0;KAMAU'],
])('a name that is written as for a web page is read: %s', (name, plain) => {
	expect(read({ ...success, name })).toMatchObject({ name: plain });
});
