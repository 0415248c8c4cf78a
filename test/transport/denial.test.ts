import { otherNumberIn } from '../../nodes/MobileMoneyNameLookup/transport/denial';
import { readReply } from '../../nodes/MobileMoneyNameLookup/transport/readReply';

const SUCCESS = { name: 'JANE KAMAU', status: 'S000000', message: 'Lookup Success' };

/** What denies the success in a reply; undefined when nothing does. */
function denialOf(body: string, httpStatus = 200): string | undefined {
	const reading = readReply({ httpStatus, body }, 0);
	if (reading.kind !== 'answer') throw new Error(`${body} was read as ${reading.kind}`);
	return reading.answer.denial;
}

const beside = (fields: object) => denialOf(JSON.stringify({ ...SUCCESS, ...fields }));

describe('a success is denied by', () => {
	it.each<readonly [string, object, string]>([
		['success false', { success: false }, 'its field “success” says no'],
		['success as the text false', { success: ' False ' }, 'its field “success” says no'],
		['success as 0', { success: 0 }, 'its field “success” says no'],
		['another spelling of it', { is_success: 'no' }, 'its field “issuccess” says no'],
		['ok false', { ok: false }, 'its field “ok” says no'],
		['an error', { error: 'holder withheld' }, 'its field “error” tells of an error'],
		['an error that is an object', { error: { code: 7 } }, 'its field “error” tells of an error'],
		['an error that is true', { error: true }, 'its field “error” tells of an error'],
		['a list of errors', { errors: ['stale'] }, 'its field “errors” tells of an error'],
		['an error code', { error_code: 'E404000' }, 'its field “errorcode” tells of an error'],
		['an error message', { errorMessage: 'stale' }, 'its field “errormessage” tells of an error'],
		['a second code', { code: 'E404000' }, 'its field “code” holds an error code'],
		['a code of HTTP', { code: 404 }, 'its field “code” holds an error code'],
		[
			'a code of HTTP in text',
			{ responseCode: '404.001' },
			'its field “responsecode” holds an error code',
		],
		[
			'a code that is a word',
			{ resultCode: 'FAILED' },
			'its field “resultcode” tells of a refusal',
		],
		['found false', { found: false }, 'its field “found” says no'],
		['valid false', { valid: false }, 'its field “valid” says no'],
		['active false', { isActive: 'N' }, 'its field “isactive” says no'],
		['exists false', { exists: false }, 'its field “exists” says no'],
		['blocked true', { blocked: true }, 'its field “blocked” says yes'],
		['suspended as a text', { is_suspended: 'Yes' }, 'its field “issuspended” says yes'],
		[
			'a closed account',
			{ accountStatus: 'CLOSED' },
			'its field “accountstatus” tells of a refusal',
		],
		['an inactive till', { till_status: 'Inactive' }, 'its field “tillstatus” tells of a refusal'],
		['a failed result', { result: 'FAILED' }, 'its field “result” tells of a refusal'],
		['a result of false', { result: false }, 'its field “result” tells of a refusal'],
		['a state of dormancy', { state: 'dormant' }, 'its field “state” tells of a refusal'],
		[
			'a second message',
			{ resultDesc: 'No such till' },
			'its field “resultdesc” tells of a refusal',
		],
		['a detail', { detail: 'Account is closed' }, 'its field “detail” tells of a refusal'],
		['a code within', { data: { code: 404 } }, 'its field “code” holds an error code'],
		['a status within', { data: { status: 'E404000' } }, 'its field “status” holds an error code'],
		[
			'a message within',
			{ data: { message: 'Not found' } },
			'its field “message” tells of a refusal',
		],
		[
			'a verdict deep within',
			{ response: { data: [{ found: false }] } },
			'its field “found” says no',
		],
		['an error within', { result: { error: 'stale' } }, 'its field “error” tells of an error'],
	])('%s', (_what, fields, denial) => {
		expect(beside(fields)).toBe(denial);
	});

	it.each([
		'Lookup Failed',
		'LOOKUP_FAILED',
		'Account holder not found',
		'No such account',
		'Not successful',
		'Unsuccessful',
		'The lookup could not be completed',
		'Error: upstream',
		'Request timed out',
		'JWT expired',
		'success: false',
		'Ombi limeshindwa: imeshindikana',
		'Account is closed',
		'The till has been suspended',
		'Account blocked',
		'Dormant account',
		'Inactive',
		'Deactivated by the operator',
		'Please try again later',
		'Akaunti imefungwa',
	])('its message: %s', (message) => {
		expect(beside({ message })).toBe('its message says that it failed');
	});

	it.each([
		['an error code first', '"status":"E404000","name":"JANE","status":"S000000"', 'status'],
		['the same code twice', '"status":"S000000","name":"JANE","status":"S000000"', 'status'],
		['other case', '"Status":"E404000","name":"JANE","status":"S000000"', 'status'],
		['an escaped letter', '"st\\u0061tus":"E404000","status":"S000000"', 'status'],
		['another holder first', '"name":"PETER","name":"JANE","status":"S000000"', 'name'],
		['an object between', '"name":"A","x":{"name":["a,{"]},"name":"B","status":"S000000"', 'name'],
	])('a key that stands there twice, with %s', (_what, fields, key) => {
		expect(denialOf(`{${fields}}`)).toBe(`its field “${key}” stands there twice`);
	});
});

describe('a success at an HTTP status', () => {
	const denial = (status: number) => denialOf(JSON.stringify(SUCCESS), status);

	it.each([202, 203, 206, 207])('of something else than a full answer is denied: %i', (status) => {
		expect(denial(status)).toBe(`it came with HTTP ${status}, which is no full answer`);
	});

	it.each([200, 201])('of success is not denied: %i', (status) => {
		expect(denial(status)).toBeUndefined();
	});
});

describe('a success about a number', () => {
	const denial = (fields: object) => otherNumberIn({ ...SUCCESS, ...fields }, '4738534');

	it.each<readonly [string, object, string]>([
		['the till', { tillNumber: '4738535' }, 'tillnumber'],
		['the account', { account_number: 4738535 }, 'accountnumber'],
		['the short code', { OrganizationShortCode: '473853' }, 'organizationshortcode'],
		['the paybill within', { data: { paybill: '04738534' } }, 'paybill'],
		['the till in a list', { data: [{ merchantTillNumber: '4738535' }] }, 'merchanttillnumber'],
	])('that was not asked is denied: %s', (_what, fields, field) => {
		expect(denial(fields)).toBe(`its field “${field}” names another number`);
	});

	it.each<readonly [string, object]>([
		['none at all', {}],
		['the one that was asked', { tillNumber: '4738534' }],
		['it as a number', { tillNumber: 4738534 }],
		['it in groups', { tillNumber: '473 8534' }],
		['it and that of its shop', { shortCode: '600100', tillNumber: '4738534' }],
		['one that is masked', { tillNumber: '47***34' }],
		['an empty one', { shortCode: '', tillNumber: null }],
		['one of something else', { requestId: '99', id: 7, phone: '0712345678', number: 3 }],
	])('that was asked is not: %s', (_what, fields) => {
		expect(denial(fields)).toBeUndefined();
	});

	it('is not denied by a zero that a number cannot keep', () => {
		expect(otherNumberIn({ tillNumber: 522522 }, '0522522')).toBeUndefined();
		expect(otherNumberIn({ tillNumber: '522522' }, '0522522')).toBeDefined();
	});
});

describe('a success is not denied by', () => {
	it.each<readonly [string, object]>([
		['success true', { success: true }],
		['no success at all', { success: null }],
		['an error that is null', { error: null }],
		['an error that is empty', { error: '' }],
		['an error that is false', { error: false }],
		['an error code of 0', { errorCode: 0 }],
		['a list of no errors', { errors: [] }],
		['an object of no errors', { errors: {} }],
		['the word none', { error: 'None' }],
		['a second code of success', { code: 'S000000' }],
		['a code of success of HTTP', { statusCode: 200, responseCode: '0' }],
		['a code of Daraja', { responseCode: '4000' }],
		['verdicts of success', { found: true, valid: 'yes', active: 1, blocked: false, closed: 'N' }],
		['an active account', { accountStatus: 'ACTIVE', result: 'SUCCESS', state: 'Open' }],
		['an account that is not blocked', { message: 'Found; the account is not blocked' }],
		['a success within', { data: { status: 'S000000', message: 'Lookup Success', found: true } }],
		['a name within that warns', { data: { name: 'CLOSED LOOP LTD' } }],
		['what stands in no part of the answer', { request: { status: 'E404000' }, links: ['404'] }],
		['an empty part', { data: null, result: '', response: [] }],
		['a message of no errors', { message: 'Completed without errors' }],
		['a message that is missing', { message: undefined }],
		[
			'a holder whose name says so',
			{ name: 'FAILED HOPES LTD', message: 'Found Failed Hopes Ltd' },
		],
		['a field that nobody knows', { note: 'failed before' }],
		['the same key within', { data: { status: 'S000000', name: 'A' }, more: { name: 'B' } }],
		['a key in a text', { note: '","status":"E404000","status":"' }],
	])('%s', (_what, fields) => {
		expect(beside(fields)).toBeUndefined();
	});

	it('a field that nobody reads and that stands there twice', () => {
		expect(denialOf('{"link":"a","link":"b","status":"S000000"}')).toBeUndefined();
	});

	it('anything, when it is no success', () => {
		expect(denialOf('{"status":"E404000","success":false}')).toBeUndefined();
	});
});
