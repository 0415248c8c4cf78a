import { readDarajaReply } from '../../../nodes/MobileMoneyNameLookup/services/daraja/readDarajaReply';
import type { LookupSubject } from '../../../nodes/MobileMoneyNameLookup/transport/lookupCall';

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
function said(body: object | string, subject: LookupSubject = TILL, httpStatus = 200): unknown {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	const reading = readDarajaReply({ httpStatus, body: text }, subject);
	if (reading?.kind !== 'answer') return reading?.kind;
	const { meaning, denial } = reading;
	return denial === undefined ? meaning : `${meaning}, but ${denial}`;
}

describe('a success', () => {
	it('has code, message and name of the response, and the response itself', () => {
		const reply = { httpStatus: 200, body: JSON.stringify({ ...success, ResponseCode: 4000 }) };
		expect(readDarajaReply(reply, TILL)).toEqual({
			kind: 'answer',
			httpStatus: 200,
			meaning: 'found',
			status: '4000',
			message: 'Success',
			name: NAME,
			raw: { ...success, ResponseCode: 4000 },
		});
	});

	it.each([
		['the code of the table', { ResponseCode: '0', resultCode: 0 }],
		['the code as a number', { ResponseCode: 0 }],
		['a code with what nobody sees', { ResponseCode: ' 4000\u200b' }],
		['a message that goes on', { ResponseMessage: 'SUCCESSFULLY processed request.' }],
		['only one message', { DetailedMessage: undefined }],
		['what agrees with it', { Identifier: 4738534, IdentifierType: '2', name: NAME }],
		['an empty echo', { OrganizationShortCode: '', TillNumber: null }],
		['the number as a JSON number', { OrganizationShortCode: 4738534 }],
	])('is one with %s', (_what, fields) => {
		expect(said({ ...success, ...fields })).toBe('found');
		expect(said({ ...success, ...fields }, PAYBILL)).toBe('found');
	});

	it('of a till may come with the short code of its head office, that of a paybill may not', () => {
		const echo = { ...success, OrganizationShortCode: '600100' };
		expect(said(echo)).toBe('found');
		expect(said({ ...echo, TillNumber: '4738534' })).toBe('found');
		const denial = 'found, but its field “organizationshortcode” names another number';
		expect(said(echo, PAYBILL)).toBe(denial);
	});

	it.each([
		['a message that denies it', { ResponseMessage: 'Not successful' }, 'says something else'],
		[
			'a second message that denies it',
			{ DetailedMessage: 'Organization is suspended' },
			'something else',
		],
		[
			'a second message that postpones it',
			{ DetailedMessage: 'Still processing' },
			'something else',
		],
		[
			'no message',
			{ ResponseMessage: undefined, DetailedMessage: undefined },
			'does not say success',
		],
		['another message', { ResponseMessage: 'ok', DetailedMessage: 'ok' }, 'does not say success'],
		['the number of another till', { TillNumber: '4738535' }, 'names another number'],
		['damaged characters', { OrganizationName: 'JOS\uFFFD KAMAU' }, 'damaged characters'],
		['another holder', { accountName: 'PETER OTIENO' }, 'names another holder'],
	])('is contradicted by %s', (_what, fields, denial) => {
		expect(said({ ...success, ...fields })).toMatch(new RegExp(`^found, but .*${denial}$`));
	});

	it.each([
		{ errorCode: '0' },
		{ errorCode: 0 },
		{ errorCode: '' },
		{ fault: null },
		{ errors: [] },
	])('is not contradicted by an error that says that there is none: %j', (fields) => {
		expect(said({ ...success, ...fields })).toBe(said(success));
	});

	it('is contradicted by an error', () => {
		const errorCode = '500.003.02';
		expect(said({ ...success, errorCode })).toMatch(/^found, but .*something is wrong$/);
	});

	it.each([[' '], ['N/A'], [undefined], [12], [{}]])(
		'has no usable name: %p',
		(OrganizationName) => {
			expect(said({ ...success, OrganizationName })).toBe('found');
		},
	);

	it.each([
		['no code', { ResponseCode: undefined }, undefined],
		['a code of a refused token', { ResponseCode: '401.001' }, 'tokenRefused'],
		['another code', { ResponseCode: '2001' }, 'unknownCode'],
		['another code and no name', { ResponseCode: '1', OrganizationName: undefined }, 'unknownCode'],
		['a code that is nearly one', { ResponseCode: '04000' }, 'unknownCode'],
	])('is none, and no rejection either, with %s', (_what, fields, kind) => {
		expect(said({ ...success, ...fields })).toBe(kind);
	});
});

describe('a rejection', () => {
	it.each([
		['Rejected', 'rejected'],
		['Failed', 'rejected'],
		['Short code 4738534 was not found', 'accountNotFound'],
		['Unknown till', 'accountNotFound'],
		['Merchant does not exist', 'accountNotFound'],
		['Organization is not active', 'rejected'],
		['System busy, please try again later', 'serviceFault'],
		['Invalid access token', 'tokenRefused'],
		['Access denied', 'accessDenied'],
		['The format of parameter null is invalid.', 'requestRefused'],
		['Bad Request - Invalid Request Payload', 'requestRefused'],
		['', 'unknownCode'],
	])('with the message “%s” means %s, in either field', (text, meaning) => {
		expect(said({ ...rejected, ResponseMessage: text })).toBe(meaning);
		const echo = { OrganizationShortCode: '4738534' };
		expect(said({ ...rejected, ResponseMessage: text, ...echo }, PAYBILL)).toBe(meaning);
		if (text === '') return;
		expect(said({ ResponseCode: '1', ResponseMessage: 'Failed', DetailedMessage: text })).toBe(
			meaning,
		);
	});

	it('is an outage where only the second text says so', () => {
		const DetailedMessage = 'System is currently unavailable, please try again later';
		const failed = { ResponseCode: '1', ResponseMessage: 'Failed', DetailedMessage };
		expect(said(failed)).toBe('serviceFault');
	});

	it('may have any code, and is no answer of another number', () => {
		for (const ResponseCode of ['1', 1, '2001', 'X', 'SFC_IC0003'])
			expect(said({ ...rejected, ResponseCode })).toBe('rejected');
		expect(said({ ...rejected, OrganizationShortCode: '999' }, PAYBILL)).toBe('notAnAnswer');
		expect(said({ ...rejected, TillNumber: '999' })).toBe('notAnAnswer');
	});
});

describe('under HTTP 5xx a body of Daraja’s own', () => {
	it.each<[object, string | undefined]>([
		[{ ...rejected, ResponseMessage: 'Organization does not exist' }, 'numberFault'],
		[success, 'numberFault'],
		[{ ...rejected, DetailedMessage: 'please try again later' }, 'serviceFault'],
		[{ ...rejected, ResponseMessage: 'Invalid access token' }, 'tokenRefused'],
		[{ ...rejected, ResponseCode: '500', ResponseMessage: 'Invalid parameter' }, 'requestRefused'],
		[
			{ ...rejected, ResponseCode: '500', ResponseMessage: 'Internal server error' },
			'serviceFault',
		],
		[{ ResponseCode: '1' }, undefined],
	])('%j means %s', (body, kind) => {
		expect(said(body, TILL, 500)).toBe(kind);
	});

	it('keeps its words', () => {
		const body = JSON.stringify({ ...rejected, DetailedMessage: 'Till 1 is odd' });
		const says = 'Rejected. Till 1 is odd';
		expect(readDarajaReply({ httpStatus: 500, body }, TILL)).toMatchObject({
			says,
			isOfService: true,
		});
	});
});

describe('a code', () => {
	const kinds = {
		tokenRefused: ['404.001.03', '404.001.04', '400.003.01', '401.002.01', '401.003.01', '401.001'],
		tooManyRequests: ['500.003.02', '500.003.03', '429.001.01'],
		serviceFault: ['500.001.1001', '500.003.1001', '503.001.01', '503.002.01'],
		wrongAddress: ['404.001.01', '404.002.01', '404.003.01'],
		requestRefused: ['400.002.02', '400.002.05', '400.003.02'],
	};
	const cases = Object.entries(kinds).flatMap(([kind, codes]) => codes.map((code) => [code, kind]));

	it.each(cases)('%s means %s, in an error and in an answer, at any HTTP status', (code, kind) => {
		for (const httpStatus of [200, 400, 404, 500]) {
			const error = { requestId: '1', errorCode: code, errorMessage: 'No' };
			expect(said(error, TILL, httpStatus)).toBe(kind);
			expect(said({ ...rejected, ResponseCode: code }, TILL, httpStatus)).toBe(kind);
		}
	});

	it.each<[object, string]>([
		[{ ResponseCode: '500', ResponseMessage: 'Invalid parameter' }, 'requestRefused'],
		[{ errorCode: '999.1', errorMessage: 'Invalid Access Token' }, 'tokenRefused'],
		[{ fault: { faultstring: 'Invalid access token' } }, 'tokenRefused'],
		[{ fault: { detail: { errorcode: 'policies.ratelimit.QuotaViolation' } } }, 'tooManyRequests'],
		[{ fault: { faultstring: 'Something', detail: {} } }, 'notAnAnswer'],
	])('in %j means %s', (body, kind) => {
		expect(said(body)).toBe(kind);
	});
});

it.each<[number, string | object, string | undefined]>([
	[200, '<html>', undefined],
	[200, { name: 'JANE', status: 'S000000', message: 'Lookup Success' }, undefined],
	[401, '', 'tokenRefused'],
	[401, { errorCode: '999' }, 'tokenRefused'],
	[401, { fault: { detail: { errorcode: 'oauth.v2.InvalidApiProduct' } } }, 'accessDenied'],
])('what is not Daraja’s own HTTP %i %j is %s', (httpStatus, body, kind) => {
	expect(said(body, TILL, httpStatus)).toBe(kind);
});
