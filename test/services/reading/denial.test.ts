import { readGatewayReply } from '../../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import { otherNumberIn } from '../../../nodes/MobileMoneyNameLookup/services/reading/denial';
import { readReply } from '../../../nodes/MobileMoneyNameLookup/transport/readReply';

const SUCCESS = { name: 'JANE KAMAU', status: 'S000000', message: 'Lookup Success' };

/** What denies the success in a reply; undefined when nothing does. */
function denialOf(body: string, httpStatus = 200): string | undefined {
	const reply = { httpStatus, body };
	const reading = readReply(reply, readGatewayReply(reply, '4738534'), 0);
	if (reading.kind !== 'answer') throw new Error(`${body} was read as ${reading.kind}`);
	return reading.answer.denial;
}

const beside = (fields: object) => denialOf(JSON.stringify({ ...SUCCESS, ...fields }));

describe('a success is denied', () => {
	it.each<[object, string, string]>([
		[{ success: false }, 'success', 'says no'],
		[{ success: ' False ' }, 'success', 'says no'],
		[{ is_success: 'no' }, 'issuccess', 'says no'],
		[{ isActive: 'N' }, 'isactive', 'says no'],
		[{ response: { data: [{ found: false }] } }, 'found', 'says no'],
		[{ blocked: true }, 'blocked', 'says yes'],
		[{ is_suspended: ' Yes ' }, 'issuspended', 'says yes'],
		[{ error: 'holder withheld' }, 'error', 'tells of an error'],
		[{ error: { code: 7 } }, 'error', 'tells of an error'],
		[{ error_code: 'E404000' }, 'errorcode', 'tells of an error'],
		[{ result: { error: 'stale' } }, 'error', 'tells of an error'],
		[{ code: 'E404000' }, 'code', 'holds an error code'],
		[{ responseCode: '404.001' }, 'responsecode', 'holds an error code'],
		[{ resultCode: 'FAILED' }, 'resultcode', 'tells of a refusal'],
		[{ result: false }, 'result', 'tells of a refusal'],
		[{ state: 'dormant' }, 'state', 'tells of a refusal'],
		[{ detail: 'Account is closed' }, 'detail', 'tells of a refusal'],
	])('by a field: %j', (fields, key, words) => {
		expect(beside(fields)).toBe(`its field “${key}” ${words}`);
	});

	it.each([
		'LOOKUP_FAILED',
		'Account holder not\n  found',
		'Unsuccessful',
		'The lookup could not be completed',
		'Request timed out',
		'success: false',
		'Ombi limeshindwa: imeshindikana',
		'The till has been suspended',
		'Please try again later',
		'Akaunti imefungwa',
	])('by its message: %s', (message) => {
		for (const name of [SUCCESS.name, ''])
			expect(beside({ name, message })).toBe('its message says that it failed');
	});

	it.each([
		['status', 'as an error first', '"status":"E404000","name":"JANE","status":"S000000"'],
		['status', 'in other case', '"Status":"E404000","name":"JANE","status":"S000000"'],
		['status', 'with an escaped letter', '"st\\u0061tus":"E404000","status":"S000000"'],
		['name', 'with another holder', '"name":"PETER","name":"JANE","status":"S000000"'],
		['name', 'around an object', '"name":"A","x":{"name":["{"]},"name":"B","status":"S000000"'],
	])('by its %s that stands there twice %s', (key, _how, fields) => {
		expect(denialOf(`{${fields}}`)).toBe(`its field “${key}” stands there twice`);
	});

	it.each([202, 203, 206, 207])('by HTTP %i, which is no full answer', (httpStatus) => {
		const denial = denialOf(JSON.stringify(SUCCESS), httpStatus);
		expect(denial).toBe(`it came with HTTP ${httpStatus}, which is no full answer`);
	});
});

describe('a success is not denied by', () => {
	it.each<[string, object]>([
		['success true', { success: true }],
		['an error that is null', { error: null }],
		['an error that is empty', { error: ' ' }],
		['a list of no errors', { errors: [] }],
		['the word none', { error: 'None' }],
		['codes of success', { code: 'S000000', statusCode: 200, responseCode: '0' }],
		['a code of Daraja', { responseCode: '4000' }],
		['verdicts of success', { found: true, valid: 'yes', active: 1, blocked: false, closed: 'N' }],
		['an active account', { accountStatus: 'ACTIVE', result: 'SUCCESS', state: 'Open' }],
		['an account that is not blocked', { message: 'Found; the account is not blocked' }],
		['a success within', { data: { status: 'S000000', message: 'Lookup Success', found: true } }],
		['a name within that warns', { data: { name: 'CLOSED LOOP LTD' } }],
		['what stands in no part of the answer', { request: { status: 'E404000' }, links: ['404'] }],
		['an empty part', { data: null, result: '', response: [] }],
		['a message of no errors', { message: 'Completed without errors' }],
		['a holder within a word', { name: 'ABI', message: 'faABIiled' }],
		['the name of its holder', { name: 'FAILED HOPES LTD', message: 'Found Failed Hopes Ltd' }],
		['a field that nobody knows', { note: 'failed before' }],
		['the same key within', { data: { status: 'S000000', name: 'A' }, more: { name: 'B' } }],
		['a key in a text', { note: '","status":"E404000","status":"' }],
	])('%s', (_what, fields) => {
		expect(beside(fields)).toBeUndefined();
	});

	it('a field that nobody reads and that stands there twice', () => {
		expect(denialOf('{"link":"a","link":"b","status":"S000000"}')).toBeUndefined();
	});

	it('anything, when it is none', () => {
		expect(denialOf('{"status":"E404000","success":false}')).toBeUndefined();
	});
});

describe('a success about', () => {
	const ASKED = '4738534';

	it.each<[string, object]>([
		['tillnumber', { tillNumber: '4738535' }],
		['accountnumber', { account_number: 4738535 }],
		['organizationshortcode', { OrganizationShortCode: '473853' }],
		['paybill', { data: { paybill: '04738534' } }],
		['merchanttillnumber', { data: [{ merchantTillNumber: '4738535' }] }],
	])('another number is denied by the field %s', (field, reply) => {
		expect(otherNumberIn(reply, ASKED)).toBe(`its field “${field}” names another number`);
	});

	it.each<[string, object]>([
		['no number', {}],
		['the one that was asked', { tillNumber: ASKED }],
		['it as a number', { tillNumber: 4738534 }],
		['it in groups', { tillNumber: '473 8534' }],
		['it and that of its shop', { shortCode: '600100', tillNumber: ASKED }],
		['one that is masked', { tillNumber: '47***34' }],
		['an empty one', { shortCode: '', tillNumber: null }],
		['one of something else', { requestId: '99', id: 7, phone: '0712345678', number: 3 }],
	])('%s is not', (_what, reply) => {
		expect(otherNumberIn(reply, ASKED)).toBeUndefined();
	});

	it.each<[string | number, boolean]>([
		[522522, false],
		['522522', true],
	])('0522522 may lose its zero only as a number: %p', (tillNumber, isDenied) => {
		expect(otherNumberIn({ tillNumber }, '0522522') !== undefined).toBe(isDenied);
	});
});
