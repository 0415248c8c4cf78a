import { readGatewayReply } from '../../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import { readReply } from '../../../nodes/MobileMoneyNameLookup/transport/readReply';

const SUCCESS = { name: 'JANE KAMAU', status: 'S000000', message: 'Lookup Success' };
const ASKED = '4738534';

/** What makes the success in a reply doubtful; undefined when nothing does. */
function denialOf(body: string, number = ASKED): string | undefined {
	const reply = { httpStatus: 200, body };
	const reading = readReply(reply, readGatewayReply(reply, number), 0);
	if (reading.kind !== 'answer') throw new Error(`${body} was read as ${reading.kind}`);
	return reading.denial;
}

const beside = (fields: object, number = ASKED) =>
	denialOf(JSON.stringify({ ...SUCCESS, ...fields }), number);

describe('a success is doubted', () => {
	it.each<[words: string, ...replies: object[]]>([
		[
			'says that something is wrong',
			{ accountBlocked: true },
			{ blocked: 'Yes' },
			{ pending: true },
		],
		['says that something is wrong', { is_deceased: true }, { closedOn: '2026-01-31' }],
		['says that something is wrong', { 'Error-Code': 'E404000' }, { data: { blocked: 1 } }],
		['says that something is wrong', { error: 'held' }, { result: { error: 'stale' } }],
		['does not say success', { success: false }, { success: ' False ' }, { active: 0 }],
		['does not say success', { account: { active: 'N' } }, { data: [{ found: false }] }],
		[
			'does not say success',
			{ account: { status: 'CLOSED' } },
			{ state: 'dormant' },
			{ state: '❌' },
		],
		['does not say success', { responseCode: '17' }, { responseCode: 1 }, { code: 'E404000' }],
		['says more than that', { message: 'Processing, please retry' }, { message: 'Not verified' }],
		[
			'says more than that',
			{ detail: 'Account is closed' },
			{ data: { reason: ['manual check'] } },
		],
		['names another holder', { data: { name: 'PETER OTIENO' } }, { accountName: 'PETER OTIENO' }],
		['names another holder', { holder: 'PETER OTIENO' }, { beneficiary: 'PETER OTIENO' }],
		['names another number', { number: '999999' }, { number: 3 }, { account: 'JANE KAMAU' }],
		['names another number', { till: '4738534000000000123' }, { tillNumber: '4738534 / 5031264' }],
		['names another number', { shortCode: '600100', tillNumber: ASKED }],
		['names another number', { data: { paybill: '04738534' } }, { accountNumber: '254722000000' }],
		// What is within a field speaks for it, unless it says something by itself.
		['“message” says more than that', { message: { text: 'Account not found' } }],
		['“message” says more than that', { message: { details: { text: 'failed' } } }],
		['“status” does not say success', { data: { status: { text: 'CLOSED' } } }],
		['“valid” does not say success', { valid: { value: false } }, { valid: [{ is: 'no' }] }],
		['“holder” names another holder', { holder: { first: 'PETER', last: { is: 'OTIENO' } } }],
		['“till” names another number', { till: { value: '999999' } }],
	])('by a field which %s: %j', (words, ...replies) => {
		for (const fields of replies)
			expect(beside(fields)).toMatch(new RegExp(`^its field (“[a-z]+” )?${words}$`));
	});

	it('by letters of another character set in the name, which nobody can compare', () => {
		expect(beside({ name: 'JOS\uFFFD KAMAU' })).toBe('its name has unreadable letters');
	});

	it.each([
		['status', 'as an error first', '"status":"E404000","name":"JANE","status":"S000000"'],
		['status', 'with an escaped letter', '"st\\u0061tus":"E404000","status":"S000000"'],
		['name', 'with another holder', '"name":"PETER","name":"JANE","status":"S000000"'],
		['name', 'around an object', '"name":"A","x":{"n":["{"]},"name":"B","status":"S000000"'],
		['till', 'within', '"name":"JANE","data":{"till":"999999","till":""},"status":"S000000"'],
		['data', 'in a list', '"name":"JANE","x":[{"data":{"name":"P"},"data":{}}],"status":"S000000"'],
	])('by its %s that is there twice %s', (key, _how, fields) => {
		expect(denialOf(`{${fields}}`)).toBe(`its field “${key}” is there twice`);
	});

	it.each<[string | number, boolean]>([
		[522522, false],
		['522522', true],
	])('by a number without its first zero, but not as a number of JSON: %p', (till, isDoubted) => {
		expect(beside({ till }, '0522522') !== undefined).toBe(isDoubted);
	});

	it('with the key of the field and its words', () => {
		const reply = { httpStatus: 200, body: JSON.stringify({ ...SUCCESS, my_State: ' PENDING ' }) };
		const denial = 'its field “mystate” does not say success';
		expect(readGatewayReply(reply, ASKED)).toMatchObject({ denial, denialSays: 'PENDING' });
	});
});

it.each<[string, object]>([
	['an error of nothing', { error: null, errors: [], fault: {}, errorText: ' ' }],
	['codes of success', { code: 'S000000', statusCode: 200, responseCode: '0', errorCode: 0 }],
	['states of success', { found: true, valid: 'yes', active: 1, blocked: false, closed: 'N' }],
	['an active account', { accountStatus: 'ACTIVE', result: 'SUCCESS', state: 'Open' }],
	['a success within', { data: { ...SUCCESS, found: true } }],
	['a success in parts', { message: { text: 'Success' }, till: { value: ASKED, type: 'TILL' } }],
	['fields of a result that nobody knows', { result: { city: 'Nairobi' }, details: { a: 1 } }],
	['no message', { message: undefined }],
	['the number', { tillNumber: ASKED, data: [{ number: 4738534 }] }],
	['the number as a sheet may hold it', { tillNumber: '473 8534' }],
	['an empty number', { shortCode: '', tillNumber: null }],
	['ids of its own', { id: 7, requestId: '99', conversationID: 'A', transactionNumber: 5 }],
	['what is not of the holder', { operatorName: 'M-PESA', country_name: 'Kenya' }],
	['a type and a time', { accountType: 'TILL', statusDate: '2026-01-31' }],
	['a field that nobody knows', { note: 'failed before', phone: '0712345678' }],
])('a success is believed with %s', (_what, fields) => {
	expect(beside(fields)).toBeUndefined();
});

it('what is no success is not doubted', () => {
	expect(denialOf('{"status":"E404000","success":false}')).toBeUndefined();
});
