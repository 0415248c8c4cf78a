import { isCutOffJson, parseJson } from '../../nodes/MobileMoneyNameLookup/domain/json';

describe('JSON', () => {
	it.each(['', '{', "{'a':1}", '{"a":1,}', '<html>'])('is undefined in %j', (text) => {
		expect(parseJson(text)).toBeUndefined();
	});

	it.each([
		['lists', '[', ']'],
		['objects', '{"a":', '}'],
		['prototypes', '{"__proto__":', '}'],
	])('is undefined with more %s than n8n can store', (_what, open, close) => {
		const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
		expect(parseJson(nested(400))).toBeDefined();
		for (const levels of [500, 9_000]) expect(parseJson(nested(levels))).toBeUndefined();
	});

	it.each([
		['{"a":', true],
		[' [1, {"a":1},', true],
		['{"a":1} \n', false],
		['[]', false],
		['<html>{', false],
		['', false],
	])('%j is cut off: %p', (text, isCutOff) => {
		expect(isCutOffJson(text)).toBe(isCutOff);
	});
});
