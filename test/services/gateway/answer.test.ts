import { readGatewayReply } from '../../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';

/** What the gateway says of a number in such a body; undefined where that is no answer. */
function read(json: unknown) {
	const said = readGatewayReply({ httpStatus: 200, body: JSON.stringify(json) }, '4738534');
	return said?.kind === 'answer' ? said : undefined;
}

/** What each answer has. */
const ANSWER = { kind: 'answer', httpStatus: 200 };
const success = { name: 'JANE WANJIKU KAMAU', status: 'S000000', message: 'Lookup Success' };

describe('an answer of the service', () => {
	it('is a JSON object with a status text', () => {
		expect(read(success)).toEqual({ ...ANSWER, ...success, meaning: 'found', raw: success });
	});

	it('is kept as it came, with fields that nobody knows, but has its texts trimmed', () => {
		const texts = { meaning: 'rejected', name: 'JANE', status: 'E400001', message: 'Bad number' };
		const raw = { name: ' JANE ', status: ' E400001 ', message: ' Bad number\n', extra: [1, null] };
		expect(read(raw)).toEqual({ ...ANSWER, ...texts, raw });
	});

	it.each([[{}], [{ name: null }], [{ name: '' }], [{ name: '  ' }]])('has no name: %j', (name) => {
		const answer = read({ ...name, status: 'S000000' });
		expect(answer).toMatchObject({ status: 'S000000' });
		expect(answer).not.toHaveProperty('name');
	});

	it.each([
		[{ message: 'a', description: 'b' }, 'a'],
		[{ message: ' ', description: 'b' }, 'b'],
		[{ error_description: 'c', error: 'd' }, 'c'],
		[{}, ''],
		[{ message: { text: 'a' } }, ''],
	])('has the message of %j', (fields, message) => {
		expect(read({ status: 'E400001', ...fields })?.message).toBe(message);
	});
});

it.each([
	['an object without a status', { name: 'JANE', message: 'Lookup Success' }],
	['a status that is a number', { status: 200 }],
	['a success with spaces around', { ...success, status: ' S000000' }],
	['a success with a mark of direction within', { ...success, status: 'S000\u200E000' }],
	['a name that is a number', { ...success, name: 123_456 }],
])('JSON that is no answer is %s', (_what, json) => {
	expect(read(json)).toBeUndefined();
});
