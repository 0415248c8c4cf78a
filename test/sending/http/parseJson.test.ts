import { isCutOffJson, parseJson } from '../../../nodes/MobileMoneyNameLookup/sending/http/json';

describe('JSON', () => {
	it.each(['', '{', "{'a':1}", '{"a":1,}', '<html>'])('is undefined in %j', (text) => {
		expect(parseJson(text)).toBeUndefined();
	});

	it.each([
		['lists', '[', ']'],
		['objects', '{"a":', '}'],
		['prototypes', '{"__proto__":', '}'],
	])('is parsed up to 32 levels of %s, as deep as n8n can store it', (_what, open, close) => {
		const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
		expect(parseJson(nested(32))).toBeDefined();
		for (const levels of [33, 9_000]) expect(parseJson(nested(levels))).toBeUndefined();
	});

	it.each([
		['{"a":', true],
		['{"a":[1],', true],
		['{"a":1} \n', false],
		['<html>{', false],
		['', false],
	])('%j is cut off: %p', (text, isCutOff) => {
		expect(isCutOffJson(text)).toBe(isCutOff);
	});
});
