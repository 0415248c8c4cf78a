import { parseUrl } from '../../nodes/MobileMoneyNameLookup/http/parseUrl';

describe('parseUrl', () => {
	it.each([
		['an address', 'https://uat.example.com/io', undefined, 'https://uat.example.com/io'],
		['a path on a base', '/io', 'https://uat.example.com', 'https://uat.example.com/io'],
		[
			'an address instead of the base',
			'https://a.example',
			'https://b.example',
			'https://a.example/',
		],
		['a path alone', '/io', undefined, undefined],
		['an empty text', '', undefined, undefined],
		['a path on what is no base', '/io', 'io', undefined],
		['an odd port', 'https://uat.example.com:65536', undefined, undefined],
	])('reads %s', (_what, text, base, expected) => {
		expect(parseUrl(text, base)?.href).toBe(expected);
	});

	// URL.canParse of Node.js 20 goes wrong after some 4,000 calls, once V8 has optimised its caller.
	it('reads a host with an umlaut alike, however often', () => {
		let unread = 0;
		for (let call = 0; call < 50_000; call++) {
			if (parseUrl('https://münchen.example') === undefined) unread++;
		}
		expect(unread).toBe(0);
	});
});
