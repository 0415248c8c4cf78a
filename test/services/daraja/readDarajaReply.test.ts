import { readDarajaReply } from '../../../nodes/MobileMoneyNameLookup/services/daraja/readDarajaReply';
import type { LookupSubject } from '../../../nodes/MobileMoneyNameLookup/transport/lookupCall';

const TILL = { accountType: 'till', number: '4738534', operator: 'Mpesa' } as const;
const PAYBILL = { ...TILL, accountType: 'paybill' } as const;

const NAME = 'JANE WANJIKU KAMAU';
const success = {
	ConversationID: 'AG_1',
	ResponseCode: '4000',
	ResponseMessage: 'Success',
	DetailedMessage: 'Request processed',
	OrganizationShortCode: '4738534',
	OrganizationName: NAME,
	ChargeProfileID: '1',
};
const rejected = { ResponseCode: '1', ResponseMessage: 'Rejected' };

/** What Daraja says in such a body, in one word; with the name or message of an answer. */
function said(body: object | string, subject: LookupSubject = TILL, httpStatus = 200): unknown {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	const reading = readDarajaReply({ httpStatus, body: text }, subject);
	if (reading?.kind !== 'answer') return reading?.kind;
	const { meaning, denial } = reading;
	return denial === undefined ? meaning : `${meaning}, but ${denial}`;
}

describe('a success', () => {
	it('has code, message and name of the reply, and the reply itself', () => {
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
		['a message that goes on', { ResponseMessage: 'SUCCESSFULLY processed request.' }],
		['what agrees with it', { Identifier: 4738534, IdentifierType: '2', name: NAME }],
		['an empty echo', { OrganizationShortCode: '', TillNumber: null }],
		['the number as a JSON number', { OrganizationShortCode: 4738534 }],
		['a shop’s short code beside it', { OrganizationShortCode: '600100', TillNumber: '4738534' }],
	])('is one with %s', (_what, fields) => {
		expect(said({ ...success, ...fields })).toBe('found');
	});

	it.each([
		['no code', { ResponseCode: undefined }],
		['a code with a space', { ResponseCode: '4000 ' }],
		['no message', { ResponseMessage: undefined }],
		['a message that denies it', { ResponseMessage: 'Not successful' }],
		['an empty name', { OrganizationName: ' ' }],
		['a placeholder for a name', { OrganizationName: 'N/A' }],
		['the number of another till', { TillNumber: '4738535' }],
		['a zero for the short code', { OrganizationShortCode: 0 }],
		['the number with a zero in front', { OrganizationShortCode: '04738534' }],
		['a code of a refused token', { ResponseCode: '401.001' }],
	])('is none, and no rejection either, with %s', (_what, fields) => {
		for (const subject of [TILL, PAYBILL])
			expect([undefined, 'notAnAnswer']).toContain(said({ ...success, ...fields }, subject));
	});

	it('of a paybill is none with the number of a till beside another short code', () => {
		const echo = { OrganizationShortCode: '600100', TillNumber: '4738534' };
		expect(said({ ...success, ...echo }, PAYBILL)).toBe('notAnAnswer');
	});

	it.each(['responsecode', 'OrganizationName'])('is none with a second %s', (field) => {
		const body = JSON.stringify({ ...success, TillNumber: '4738534' });
		expect(said(body.replace('{', `{"${field}":"4000",`))).toBe('notAnAnswer');
	});

	it.each([
		[{ Identifier: '4738535' }, 'its field “identifier” names another number'],
		[{ IdentifierType: '4' }, 'its field “identifiertype” says something else'],
		[{ DetailedMessage: ['Does not exist: not found'] }, 'says more than that'],
		[{ organizationShortCode: '600100', OrganizationShortCode: undefined }, 'another number'],
	])('is doubted for %j', (fields, denial) => {
		expect(said({ ...success, ...fields })).toMatch(new RegExp(`^found, but .*${denial}$`));
	});
});

describe('a rejection', () => {
	it.each([
		['Rejected', 'rejected'],
		['Short code 4738534 was not found', 'accountNotFound'],
		['Unknown till', 'accountNotFound'],
		['Organization is not active', 'rejected'],
		['System busy, please try again later', 'serviceFault'],
		['', undefined],
	])('with the message “%s” means %s', (ResponseMessage, meaning) => {
		expect(said({ ...rejected, ResponseMessage })).toBe(meaning);
		expect(said({ ...rejected, ResponseMessage, OrganizationShortCode: '4738534' })).toBe(meaning);
	});

	it('may have any code, and is no answer of another number', () => {
		for (const ResponseCode of ['1', 1, '2001', 'X', '17'])
			expect(said({ ...rejected, ResponseCode })).toBe('rejected');
		expect(said({ ...rejected, OrganizationShortCode: '999' })).toBe('notAnAnswer');
	});
});

describe('a code', () => {
	const kinds = {
		tokenRefused: ['404.001.03', '400.003.01', '401.002.01', '401.003.01', '401.001'],
		tooManyRequests: ['500.003.02', '500.003.03'],
		serviceFault: ['500.001.1001', '500.003.1001', '503.001.01', '503.002.01'],
		wrongAddress: ['404.001.01', '404.003.01'],
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
