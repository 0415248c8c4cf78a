import { readAnswer } from '../../nodes/MobileMoneyNameLookup/transport/answer';
import { readReply } from '../../nodes/MobileMoneyNameLookup/transport/readReply';

/** The answer in a reply of the service, or undefined when it holds none. */
function answerIn(body: string, httpStatus = 200) {
	const reading = readReply({ httpStatus, body }, 0);
	return reading.kind === 'answer' ? reading.answer : undefined;
}

const sent = (body: unknown, httpStatus = 200) => answerIn(JSON.stringify(body), httpStatus);

const success = { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' };

describe('an answer of the service', () => {
	it('is a JSON object with a status text, and is kept as it came', () => {
		expect(sent(success)).toEqual({ ...success, raw: success });
	});

	it.each([
		['an unsupported operator', 422, { status: 'E422022', message: 'not supported' }],
		['an unknown account', 404, { status: 'E404000', message: 'Account holder not found' }],
		['another code at HTTP 400', 400, { status: 'E400001', message: 'Bad number' }],
		['another code at HTTP 200', 200, { status: 'E400001', message: 'Bad number' }],
	])('can tell of %s', (_what, httpStatus, body) => {
		expect(sent(body, httpStatus)).toEqual({ ...body, raw: body });
	});

	it('keeps fields that nobody knows', () => {
		const body = { ...success, extra: { a: [1, null] } };
		expect(sent(body)?.raw).toEqual(body);
	});

	it('has its texts trimmed, but not the answer as it came', () => {
		const body = { name: ' JANE ', status: ' E400001 ', message: ' Bad number\n' };
		expect(sent(body)).toEqual({
			name: 'JANE',
			status: 'E400001',
			message: 'Bad number',
			raw: body,
		});
	});

	it.each([
		['absent', {}],
		['null', { name: null }],
		['empty', { name: '' }],
		['blank', { name: '  ' }],
	])('has no name when the name is %s', (_what, name) => {
		const answer = sent({ ...name, status: 'S000000', message: '' });
		expect(answer).toMatchObject({ status: 'S000000' });
		expect(answer).not.toHaveProperty('name');
	});

	it('is read whatever space stands around it', () => {
		expect(answerIn(`\r\n ${JSON.stringify(success)}\n`)?.name).toBe('JANE WANJIKU KAMAU');
	});
});

describe('the message of an answer', () => {
	it.each([
		['message', { message: 'a', description: 'b' }, 'a'],
		['description, when the message is blank', { message: ' ', description: 'b' }, 'b'],
		['error_description', { error_description: 'c', error: 'd' }, 'c'],
		['error', { error: 'd' }, 'd'],
		['nothing, when none is there', {}, ''],
		['nothing, when the message is no text', { message: { text: 'a' } }, ''],
		['nothing, when the message is null', { message: null }, ''],
	])('is taken from %s', (_what, fields, message) => {
		expect(sent({ status: 'E400001', ...fields }, 400)?.message).toBe(message);
	});
});

describe('JSON that is no answer', () => {
	it.each([
		['nothing', undefined],
		['null', null],
		['true', true],
		['a text', 'S000000'],
		['a number', 0],
		['an array', [success]],
		['an empty object', {}],
		['an object without a status', { name: 'JANE', message: 'Lookup Success' }],
		['an empty status', { status: '' }],
		['a blank status', { status: ' ' }],
		['a status that is a number', { status: 200 }],
		['a status that is null', { status: null }],
		['a success with spaces around', { ...success, status: ' S000000' }],
		['a success with a line break behind', { ...success, status: 'S000000\n' }],
		['a success behind a byte order mark', { ...success, status: '\uFEFFS000000' }],
		['a success with a mark of direction within', { ...success, status: 'S000\u200E000' }],
		['a name that is a number', { ...success, name: 123_456 }],
		['a name that is a list', { ...success, name: ['JANE'] }],
		['a name that is an object', { ...success, name: { first: 'JANE' } }],
		['an answer wrapped in another object', { data: success }],
	])('is %s', (_what, json) => {
		expect(readAnswer(json)).toBeUndefined();
	});
});
