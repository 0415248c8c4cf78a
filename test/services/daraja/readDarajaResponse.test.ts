import { readDarajaResponse } from '../../../nodes/MobileMoneyNameLookup/services/daraja/readDarajaResponse';
import { eachText } from '../../domain/eachOf';

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
	const reading = readDarajaResponse({ httpStatus, body: text }, subject);
	if (reading?.kind !== 'answer') return reading?.kind;
	const { meaning, denial } = reading;
	return denial === undefined ? meaning : `${meaning}, but ${denial}`;
}

it('a success of Daraja has code, message and name of the response, and the response itself', () => {
	const raw = { ...success, ResponseCode: 4000 };
	const texts = { status: '4000', message: 'Success', name: NAME };
	const answer = { kind: 'answer', httpStatus: 200, meaning: 'found', ...texts, raw };
	expect(readDarajaResponse({ httpStatus: 200, body: JSON.stringify(raw) }, TILL)).toEqual(answer);
});

it.each<object>([
	{ ResponseCode: '0', resultCode: 0 },
	{ ResponseCode: 0 },
	{ ResponseCode: ' 4000\u200b' },
	{ ResponseMessage: 'SUCCESSFULLY processed request.' },
	{ DetailedMessage: undefined },
	{ Identifier: 4738534, IdentifierType: '2', name: NAME },
	{ OrganizationShortCode: '', TillNumber: null },
	{ OrganizationShortCode: 4738534 },
	{ errorCode: '0', fault: null, errors: [] },
	{ OrganizationName: undefined },
])('a success of Daraja is not contradicted by %j', (fields) => {
	expect(meaningOf({ ...success, ...fields })).toBe('found');
	expect(meaningOf({ ...success, ...fields }, PAYBILL)).toBe('found');
});

it('a success of Daraja may have the short code of the head office for a till, but not for a paybill', () => {
	const echo = { ...success, OrganizationShortCode: '600100' };
	expect(meaningOf(echo)).toBe('found');
	expect(meaningOf({ ...echo, TillNumber: '4738534' })).toBe('found');
	expect(meaningOf(echo, PAYBILL)).toMatch(/“organizationshortcode” names another number$/);
});

it.each<[object, string]>([
	[{ ResponseMessage: 'Not successful' }, 'says something else'],
	[{ DetailedMessage: 'Till is suspended' }, 'says something else'],
	[{ ResponseMessage: '', DetailedMessage: 'Success' }, 'does not say success'],
	[{ ResponseMessage: 'ok', DetailedMessage: 'ok' }, 'does not say success'],
	[{ TillNumber: '4738535' }, 'names another number'],
	[{ errorCode: '500.003.02' }, 'something is wrong'],
])('a success of Daraja is contradicted by %j', (fields, denial) => {
	expect(meaningOf({ ...success, ...fields })).toMatch(new RegExp(`^found, but .*${denial}$`));
});

it.each(
	eachText({
		tokenRefused: '401 | 401.001 | 401.002.01 | 404.001.03 | 400.003.01',
		accessDenied: '403',
		tooManyRequests: '429 | 500.003.02',
		serviceUnavailable: '500.001.1001 | 503.001.01',
		unknownCode:
			'1 | 2001 | 400 | 500 | 400.002.02 | SVC0403 | 40000 | 4001 | 04000 | 4000.0 | 00 | -0 |  | OK | ４000 | ４０００ | 4,000 | 4000;0 | 0x0 | S000000 | true | null | Success',
	}),
)('a success of Daraja with another code is no answer, but %s: %j', (kind, ResponseCode) => {
	expect(meaningOf({ ...success, ResponseCode })).toBe(kind);
	expect(meaningOf({ ...success, ResponseCode, OrganizationName: undefined })).toBe(kind);
});

it.each([
	['Rejected', 'rejected'],
	['Organization is not active', 'rejected'],
	['Short code 4738534 was not found', 'accountNotFound'],
	['Unknown till', 'accountNotFound'],
	['Merchant does not exist', 'accountNotFound'],
	['System is currently unavailable, please try again later', 'serviceUnavailable'],
	['The format of parameter null is invalid.', 'unknownCode'],
])('a rejection of Daraja with the message “%s” in either field means %s', (text, meaning) => {
	const echo = { OrganizationShortCode: '4738534' };
	expect(meaningOf({ ...rejected, ResponseMessage: text, ...echo }, PAYBILL)).toBe(meaning);
	const second = { ResponseCode: '1', ResponseMessage: 'Failed', DetailedMessage: text };
	expect(meaningOf(second)).toBe(meaning);
});

it('a rejection of Daraja may have any code, but needs a message, and is no answer of another number', () => {
	for (const ResponseCode of ['1', 1, '2001', 'X'])
		expect(meaningOf({ ...rejected, ResponseCode })).toBe('rejected');
	expect(meaningOf({ ResponseCode: '1' })).toBe('unknownCode');
	expect(meaningOf({ ...rejected, OrganizationShortCode: '999' }, PAYBILL)).toBe('notAnAnswer');
	expect(meaningOf({ ...rejected, TillNumber: '999' })).toBe('notAnAnswer');
});

it.each<[object, string | undefined]>([
	[{ ...rejected, ResponseMessage: 'Organization does not exist' }, 'numberFault'],
	[success, 'numberFault'],
	[{ ...rejected, DetailedMessage: 'please try again later' }, 'serviceUnavailable'],
	[{ ...rejected, ResponseMessage: 'Invalid access token' }, 'tokenRefused'],
	[{ ...rejected, ResponseCode: '500', ResponseMessage: 'Invalid parameter' }, 'unknownCode'],
	[{ ResponseCode: '1' }, undefined],
	[{ ...success, ResponseCode: undefined }, undefined],
])('a body of Daraja’s own under HTTP 5xx keeps its words and means: %j is %s', (body, kind) => {
	expect(meaningOf(body, TILL, 500)).toBe(kind);
	const read = readDarajaResponse({ httpStatus: 500, body: JSON.stringify(body) }, TILL);
	if (kind) expect(read).toMatchObject({ words: expect.any(String) });
});

it.each([
	['404.001.03', 'tokenRefused'],
	['429.001.01', 'tooManyRequests'],
	['503.002.01', 'serviceUnavailable'],
	['404.002.01', 'notAnAnswer'],
	['400.003.02', 'unknownCode'],
])('a code means the same in an error and in an answer, at any HTTP status: %s', (code, kind) => {
	for (const httpStatus of [200, 400, 404, 500]) {
		const error = { requestId: '1', errorCode: code, errorMessage: 'No' };
		expect(meaningOf(error, TILL, httpStatus)).toBe(kind);
		expect(meaningOf({ ...rejected, ResponseCode: code }, TILL, httpStatus)).toBe(kind);
	}
});

it.each<[number, string | object, string | undefined]>([
	[200, { errorCode: '999.1', errorMessage: 'Invalid Access Token' }, 'tokenRefused'],
	[500, { fault: { faultstring: 'Something', detail: {} } }, 'notAnAnswer'],
	[401, '', 'tokenRefused'],
	[401, { errorCode: '999' }, 'tokenRefused'],
	[200, '<html>', undefined],
])('a response without an answer, HTTP %i with %j, means %s', (httpStatus, body, kind) => {
	expect(meaningOf(body, TILL, httpStatus)).toBe(kind);
});
