import { isCutOffJson, parseJson } from '../../nodes/MobileMoneyNameLookup/http/parseJson';

describe('JSON', () => {
	it.each(['', '{', "{'a':1}", '{"a":1,}', '<html>'])('is undefined in %j', (text) => {
		expect(parseJson(text)).toBeUndefined();
	});

	it.each([
		['lists', '[', ']'],
		['objects', '{"a":', '}'],
		['prototypes', '{"__proto__":', '}'],
	])(
		'is parsed up to 32 levels of %s, beyond which n8n could not store it',
		(_what, open, close) => {
			const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
			expect(parseJson(nested(32))).toBeDefined();
			expect(parseJson(nested(33))).toBeUndefined();
			expect(parseJson(nested(9_000))).toBeUndefined();
		},
	);

	it.each([
		['{"a":', true],
		['{"a":[1],', true],
		[' [1', true],
		['{"a":1} \n', false],
		['[1]', false],
		['<html>{', false],
		['', false],
	])('%j is cut off: %p', (text, isCutOff) => {
		expect(isCutOffJson(text)).toBe(isCutOff);
	});
});
