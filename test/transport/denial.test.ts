import { readReply } from '../../nodes/MobileMoneyNameLookup/transport/readReply';

const SUCCESS = { name: 'JANE KAMAU', status: 'S000000', message: 'Lookup Success' };

/** What denies the success in a reply; undefined when nothing does. */
function denialOf(body: string): string | undefined {
	const reading = readReply({ httpStatus: 200, body }, 0);
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
		['a message of no errors', { message: 'Completed without errors' }],
		['a message that is missing', { message: undefined }],
		[
			'a holder whose name says so',
			{ name: 'FAILED HOPES LTD', message: 'Found Failed Hopes Ltd' },
		],
		['a field that nobody knows', { note: 'failed before' }],
		['the same key within', { data: { status: 'E404000', name: 'A' }, more: { name: 'B' } }],
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
