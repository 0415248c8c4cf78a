import { readAnswer } from '../../nodes/MobileMoneyNameLookup/transport/answer';

const json = (body: unknown, httpStatus = 200) => ({ httpStatus, body: JSON.stringify(body) });

const success = { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' };

describe('an answer of the service', () => {
	it('is a JSON object with a status text, and is kept as it came', () => {
		expect(readAnswer(json(success))).toEqual({ ...success, raw: success });
	});

	it.each([
		['an unsupported operator', 422, { status: 'E422022', message: 'not supported' }],
		['an unknown account', 404, { status: 'E404000', message: 'Account holder not found' }],
		['another code at HTTP 400', 400, { status: 'E400001', message: 'Bad number' }],
		['another code at HTTP 200', 200, { status: 'E400001', message: 'Bad number' }],
	])('can tell of %s', (_what, httpStatus, body) => {
		expect(readAnswer(json(body, httpStatus))).toEqual({ ...body, raw: body });
	});

	it('keeps fields that nobody knows', () => {
		const body = { ...success, extra: { a: [1, null] } };
		expect(readAnswer(json(body)).raw).toEqual(body);
	});

	it('has its texts trimmed, but not the answer as it came', () => {
		const body = { name: ' JANE ', status: ' S000000 ', message: ' Lookup Success\n' };
		expect(readAnswer(json(body))).toEqual({
			name: 'JANE',
			status: 'S000000',
			message: 'Lookup Success',
			raw: body,
		});
	});

	it.each([
		['absent', {}],
		['null', { name: null }],
		['empty', { name: '' }],
		['blank', { name: '  ' }],
	])('has no name when the name is %s', (_what, name) => {
		expect(readAnswer(json({ ...name, status: 'S000000', message: '' }))).not.toHaveProperty(
			'name',
		);
	});

	it('is read whatever space stands around it', () => {
		expect(readAnswer({ httpStatus: 200, body: `\r\n ${JSON.stringify(success)}\n` }).name).toBe(
			'JANE WANJIKU KAMAU',
		);
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
		expect(readAnswer(json({ status: 'E400001', ...fields }, 400)).message).toBe(message);
	});
});
