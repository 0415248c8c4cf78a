import { readGatewayReply } from '../../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import { eachOf } from '../../domain/eachOf';

const SUBJECT = { accountType: 'till', number: '4738534', operator: 'Mpesa' } as const;

const said = (json: unknown, httpStatus = 200) =>
	readGatewayReply({ httpStatus, body: JSON.stringify(json) }, SUBJECT);

/** What the gateway answers about a number in such a body; undefined where that is no answer. */
function read(json: unknown) {
	const read = said(json);
	return read?.kind === 'answer' ? read : undefined;
}

/** What each answer has. */
const ANSWER = { kind: 'answer', httpStatus: 200 };
const success = { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' };

describe('an answer of the service', () => {
	it('is a JSON object with a code', () => {
		expect(read(success)).toEqual({ ...ANSWER, ...success, meaning: 'found', raw: success });
	});

	it('is kept as it came, with fields that nobody knows, but has its texts trimmed', () => {
		const texts = { meaning: 'rejected', name: 'JANE', status: 'E422099', message: 'Bad number' };
		const raw = { name: ' JANE ', status: ' e422099 ', message: ' Bad number\n', extra: [1, null] };
		expect(read(raw)).toEqual({ ...ANSWER, ...texts, raw });
	});

	it.each([
		[{}],
		[{ name: null }],
		[{ name: '' }],
		[{ name: '  ' }],
		[{ name: 123_456 }],
		[{ name: [] }],
	])('has no name: %j', (name) => {
		const answer = read({ ...name, status: 'S000000' });
		expect(answer).toMatchObject({ status: 'S000000', meaning: 'found' });
		expect(answer).not.toHaveProperty('name');
	});

	it.each([
		[{ message: 'a', description: 'b' }, 'a. b'],
		[{ message: 'Not found.', description: 'Till 1' }, 'Not found. Till 1'],
		[{ message: ' ', description: 'b' }, 'b'],
		[{ message: 'a', description: 'a', error_description: 'c', error: 'd' }, 'a. c. d'],
		[{}, ''],
		[{ message: { text: 'a' } }, ''],
	])('has the messages of %j', (fields, message) => {
		expect(read({ status: 'E422099', ...fields })?.message).toBe(message);
	});

	it('has texts that are cut before anything reads them', () => {
		const long = 'x'.repeat(60_000);
		const answer = read({ status: 'E422099', message: long, name: long, deep: [{ [long]: long }] });
		expect(answer?.message).toHaveLength(500);
		expect(answer?.name).toHaveLength(256);
		expect(JSON.stringify(answer?.raw).length).toBeLessThan(2_500);
	});
});

describe('a response of the gateway is', () => {
	it.each(
		eachOf<[status: string, ...messages: string[]]>({
			serviceFault: [
				['E999999', 'Failed', 'Service temporarily unavailable'],
				['E404000', 'Not found', 'System is currently unavailable, please try again later'],
				['E422099', 'Failed', 'Huduma haipatikani'],
				['E400000', 'Bad request', 'Third party timed out'],
				['E422022', 'Payment Request Validation Failed', 'Service unavailable, try again later'],
			],
			tokenRefused: [
				['E401000', 'Unauthorized', 'invalid token.'],
				['E404000', 'Failed', '401 Unauthorized'],
				['E404000', 'invalid_token', 'The access token expired.'],
				['E400000', 'JWT is invalid or expired'],
				['E403000', 'Access denied', 'Token expired'],
			],
			accountNotFound: [
				['E404000', 'No holder INVALID TOKEN TRADERS'],
				['E404000', 'JWT EXPIRED LTD'],
				['E404000', 'Account temporarily suspended'],
				['E404000'],
			],
			operatorNotSupported: [
				['E422022', 'mmoId Airtel is not supported at the moment'],
				['E422022', 'mmoId x is not supported, try again later'],
			],
			rejected: [['E422099', 'Till is closed']],
			pending: [['P202000', 'Request has been received and is currently being processed.']],
			noCredit: [['E422006', 'Request failed. Insufficient Wallet balance']],
			accessDenied: [['E403000', 'Access denied']],
			unknownCode: [
				['E999999', 'Failed'],
				['S000001', 'Success'],
			],
		}),
	)('%s: %j', (kind, [status, message, description]) => {
		const read = said({ status, message, description });
		expect(read?.kind === 'answer' ? read.meaning : read?.kind).toBe(kind);
	});
});

describe('a token is refused', () => {
	it.each<[number, unknown]>([
		[401, undefined],
		[401, success],
		[403, undefined],
		[403, { message: 'Forbidden' }],
		[500, { status: 'E401' }],
		[400, { code: 'E401000' }],
		[400, { error: { code: 'E401000' } }],
		[200, { error: 'invalid_token' }],
		[500, { errorCode: '401.002.01', errorMessage: 'Invalid Access Token' }],
		[200, { fault: { faultstring: 'Invalid access token' } }],
		[400, { status: null, error: null, message: 'JWT is invalid or expired' }],
	])('at HTTP %i with %j', (httpStatus, json) => {
		expect(said(json, httpStatus)).toMatchObject({ kind: 'tokenRefused' });
	});

	it.each<[number, unknown]>([
		[200, { ...success, message: 'JWT is invalid or expired' }],
		[403, success],
		[422, { status: 'E422099', name: 'INVALID TOKEN LTD' }],
		[403, { status: 'E404000', message: 'Account holder not found' }],
		[200, null],
		[200, [{ error: 'invalid_token' }]],
		[200, {}],
	])('but not at HTTP %i with %j', (httpStatus, json) => {
		expect(said(json, httpStatus)?.kind).not.toBe('tokenRefused');
	});
});

it.each([
	['an object without a status', { name: 'JANE', message: 'Lookup Success' }],
	['a status that is a number', { status: 200 }],
	['a status in words', { status: 'UP' }],
	['a status of a payment', { ...success, status: '000000' }],
	['a list', [success]],
])('JSON that is no answer is %s', (_what, json) => {
	expect(said(json)).toBeUndefined();
});
