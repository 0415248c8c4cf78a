import { readDarajaLoginFault } from '../../../nodes/MobileMoneyNameLookup/services/daraja/darajaErrors';
import { readDarajaReply } from '../../../nodes/MobileMoneyNameLookup/services/daraja/readDarajaReply';
import { eachOf } from '../../domain/eachOf';

const TILL = { accountType: 'till', number: '4738534', operator: 'Mpesa' } as const;
const PAYBILL = { ...TILL, accountType: 'paybill' } as const;
const NAME = 'JANE WANJIKU KAMAU';
const success = {
	ConversationID: 'AG_1',
	ResponseCode: '4000',
	ResponseMessage: 'Success',
	DetailedMessage: 'Request received successfully',
	OrganizationShortCode: '4738534',
	OrganizationName: NAME,
	ChargeProfileID: '20013',
};
const rejected = { ResponseCode: '1', ResponseMessage: 'Rejected' };

/** What Daraja reports in such a body, in a few words. */
function meaningOf(
	body: object | string,
	subject: typeof TILL | typeof PAYBILL = TILL,
	httpStatus = 200,
): string | undefined {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	const reading = readDarajaReply({ httpStatus, body: text }, subject);
	if (reading?.kind !== 'answer') return reading?.kind;
	const { meaning, denial } = reading;
	return denial === undefined ? meaning : `${meaning}, but ${denial}`;
}

describe('a success of Daraja', () => {
	it('has code, message and name of the response, and the response itself', () => {
		const raw = { ...success, ResponseCode: 4000 };
		expect(readDarajaReply({ httpStatus: 200, body: JSON.stringify(raw) }, TILL)).toEqual({
			...{ kind: 'answer', httpStatus: 200, meaning: 'found' },
			...{ status: '4000', message: 'Success', name: NAME, raw },
		});
	});

	it.each<[string, object]>([
		['the code of the table', { ResponseCode: '0', resultCode: 0 }],
		['the code as a number', { ResponseCode: 0 }],
		['a code with invisible characters', { ResponseCode: ' 4000\u200b' }],
		['a message that goes on', { ResponseMessage: 'SUCCESSFULLY processed request.' }],
		['only one message', { DetailedMessage: undefined }],
		['what agrees with it', { Identifier: 4738534, IdentifierType: '2', name: NAME }],
		['an empty echo', { OrganizationShortCode: '', TillNumber: null }],
		['the number as a JSON number', { OrganizationShortCode: 4738534 }],
		['no error', { errorCode: '0', fault: null, errors: [] }],
		['no usable name', { OrganizationName: undefined }],
	])('is one with %s', (_what, fields) => {
		expect(meaningOf({ ...success, ...fields })).toBe('found');
		expect(meaningOf({ ...success, ...fields }, PAYBILL)).toBe('found');
	});

	it('may have the short code of the head office for a till, but not for a paybill', () => {
		const echo = { ...success, OrganizationShortCode: '600100' };
		expect(meaningOf(echo)).toBe('found');
		expect(meaningOf({ ...echo, TillNumber: '4738534' })).toBe('found');
		expect(meaningOf(echo, PAYBILL)).toMatch(/“organizationshortcode” names another number$/);
	});

	it.each<[string, object, string]>([
		['a message that denies it', { ResponseMessage: 'Not successful' }, 'says something else'],
		['a second message that denies it', { DetailedMessage: 'Till is suspended' }, 'something else'],
		['a second message that postpones', { DetailedMessage: 'Still processing' }, 'something else'],
		['no message', { ResponseMessage: '', DetailedMessage: '' }, 'does not say success'],
		[
			'success in the second message alone',
			{ ResponseMessage: '', DetailedMessage: 'Success' },
			'does not say success',
		],
		['a message in a list', { ResponseMessage: ['Success'] }, 'does not say success'],
		['another message', { ResponseMessage: 'ok', DetailedMessage: 'ok' }, 'does not say success'],
		['the number of another till', { TillNumber: '4738535' }, 'names another number'],
		['an error', { errorCode: '500.003.02' }, 'something is wrong'],
	])('is contradicted by %s', (_what, fields, denial) => {
		expect(meaningOf({ ...success, ...fields })).toMatch(new RegExp(`^found, but .*${denial}$`));
	});

	it.each<[string, object, string | undefined]>([
		['no code', { ResponseCode: undefined }, undefined],
		['a code of a refused token', { ResponseCode: '401.001' }, 'tokenRefused'],
		['another code', { ResponseCode: '2001' }, 'unknownCode'],
		['another code and no name', { ResponseCode: '1', OrganizationName: undefined }, 'unknownCode'],
		['a code that is nearly one', { ResponseCode: '04000' }, 'unknownCode'],
	])('is none, and no rejection either, with %s', (_what, fields, kind) => {
		expect(meaningOf({ ...success, ...fields })).toBe(kind);
	});
});

describe('a rejection of Daraja', () => {
	it.each([
		['Rejected', 'rejected'],
		['Failed', 'rejected'],
		['Organization is not active', 'rejected'],
		['Short code 4738534 was not found', 'accountNotFound'],
		['Unknown till', 'accountNotFound'],
		['Merchant does not exist', 'accountNotFound'],
		['System is currently unavailable, please try again later', 'serviceFault'],
		['Invalid access token', 'tokenRefused'],
		['Access denied', 'accessDenied'],
		['The format of parameter null is invalid.', 'requestRefused'],
		['Bad Request - Invalid Request Payload', 'requestRefused'],
	])('with the message “%s” in either field means %s', (text, meaning) => {
		const echo = { OrganizationShortCode: '4738534' };
		expect(meaningOf({ ...rejected, ResponseMessage: text, ...echo }, PAYBILL)).toBe(meaning);
		const second = { ResponseCode: '1', ResponseMessage: 'Failed', DetailedMessage: text };
		expect(meaningOf(second)).toBe(meaning);
	});

	it('may have any code, but needs a message, and is no answer of another number', () => {
		for (const ResponseCode of ['1', 1, '2001', 'X', 'SFC_IC0003'])
			expect(meaningOf({ ...rejected, ResponseCode })).toBe('rejected');
		expect(meaningOf({ ResponseCode: '1' })).toBe('unknownCode');
		expect(meaningOf({ ...rejected, OrganizationShortCode: '999' }, PAYBILL)).toBe('notAnAnswer');
		expect(meaningOf({ ...rejected, TillNumber: '999' })).toBe('notAnAnswer');
	});
});

describe('a body of Daraja’s own under HTTP 5xx', () => {
	it.each<[object, string | undefined]>([
		[{ ...rejected, ResponseMessage: 'Organization does not exist' }, 'numberFault'],
		[success, 'numberFault'],
		[{ ...rejected, DetailedMessage: 'please try again later' }, 'serviceFault'],
		[{ ...rejected, ResponseMessage: 'Invalid access token' }, 'tokenRefused'],
		[{ ...rejected, ResponseCode: '500', ResponseMessage: 'Invalid parameter' }, 'requestRefused'],
		[{ ResponseCode: '500', ResponseMessage: 'Internal server error' }, 'serviceFault'],
		[{ ResponseCode: '1' }, undefined],
	])('means: %j is %s', (body, kind) => {
		expect(meaningOf(body, TILL, 500)).toBe(kind);
	});

	it('keeps its words', () => {
		const body = JSON.stringify({ ...rejected, DetailedMessage: 'Till 1 is odd' });
		const read = readDarajaReply({ httpStatus: 500, body }, TILL);
		expect(read).toMatchObject({ words: 'Rejected. Till 1 is odd', isOfService: true });
	});
});

it.each(
	eachOf({
		tokenRefused: ['404.001.03', '404.001.04', '400.003.01', '401.002.01', '401.003.01', '401.001'],
		tooManyRequests: ['500.003.02', '500.003.03', '429.001.01'],
		serviceFault: ['500.001.1001', '500.003.1001', '503.001.01', '503.002.01'],
		wrongAddress: ['404.001.01', '404.002.01', '404.003.01'],
		requestRefused: ['400.002.02', '400.002.05', '400.003.02'],
	}),
)('a code means %s in an error and in an answer, at any HTTP status: %s', (kind, code) => {
	for (const httpStatus of [200, 400, 404, 500]) {
		const error = { requestId: '1', errorCode: code, errorMessage: 'No' };
		expect(meaningOf(error, TILL, httpStatus)).toBe(kind);
		expect(meaningOf({ ...rejected, ResponseCode: code }, TILL, httpStatus)).toBe(kind);
	}
});

it.each<[number, string | object, string | undefined]>([
	[200, { ResponseCode: '500', ResponseMessage: 'Invalid parameter' }, 'requestRefused'],
	[200, { errorCode: '999.1', errorMessage: 'Invalid Access Token' }, 'tokenRefused'],
	[200, { errorCode: '500.001.1001', errorMessage: 'Invalid Access Token' }, 'tokenRefused'],
	[200, { fault: { faultstring: 'Invalid access token' } }, 'tokenRefused'],
	[
		429,
		{ fault: { detail: { errorcode: 'policies.ratelimit.QuotaViolation' } } },
		'tooManyRequests',
	],
	[500, { fault: { faultstring: 'Something', detail: {} } }, 'notAnAnswer'],
	[401, '', 'tokenRefused'],
	[401, { errorCode: '999' }, 'tokenRefused'],
	[401, { fault: { detail: { errorcode: 'oauth.v2.InvalidApiProduct' } } }, 'accessDenied'],
	[200, '<html>', undefined],
	[200, { name: 'JANE', status: 'S000000', message: 'Lookup Success' }, undefined],
])('a response without an answer, HTTP %i with %j, means %s', (httpStatus, body, kind) => {
	expect(meaningOf(body, TILL, httpStatus)).toBe(kind);
});

const json = JSON.stringify;
it.each([
	['nothing at HTTP 400', 400, '', 'refused'],
	['blank lines at HTTP 403', 403, ' \r\n', 'refused'],
	['an empty token', 200, '{"access_token":"","expires_in":"3599"}', 'refused'],
	['a token of blanks', 200, '{"access_token":" "}', 'refused'],
	['invalid authentication', 400, json({ errorCode: '400.008.01' }), 'refused'],
	['an invalid grant', 400, json({ errorCode: '400.008.02' }), 'refused'],
	['spike arrest', 500, json({ errorCode: '500.003.02' }), 'busy'],
	['a service out of order', 503, json({ errorCode: '503.001.01' }), 'outOfOrder'],
	['a wrong address', 404, json({ errorCode: '404.001.01' }), 'wrongAddress'],
	['a code that is not known', 400, json({ errorCode: '999' }), undefined],
	['an error of another form', 400, json({ error: 'invalid_client' }), undefined],
	['a web page at HTTP 403', 403, '<html></html>', undefined],
	['nothing at HTTP 404', 404, '', undefined],
	['nothing at HTTP 503', 503, '', undefined],
	['nothing at HTTP 200', 200, '', undefined],
])('a token call answered with %s (HTTP %i, %j) means %s', (_what, httpStatus, body, fault) => {
	expect(readDarajaLoginFault(httpStatus, body)).toBe(fault);
});
