import { basicAuthorization } from '../../../nodes/MobileMoneyNameLookup/services/gateway/apiUser';

const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64');

describe('the API key is sent as HTTP Basic:', () => {
	it.each([
		['a bare key as a user-id with an empty password', 'uat-4f1c9e7b2d8a', 'uat-4f1c9e7b2d8a:'],
		['a secret with colons and spaces', 'key:se: cr:et', 'key:se: cr:et'],
		['a secret with letters beyond ASCII, as UTF-8', 'key:sécret€', 'key:sécret€'],
		['Base64 of text without a colon', base64('username'), `${base64('username')}:`],
		['Base64 of bytes that are no text', '/zr+', '/zr+:'],
		['Base64 of a control character in front', base64('\u0000a:b'), `${base64('\u0000a:b')}:`],
		['a key with "Basic" and space in front', '  BASIC \tuat-key \r\n', 'uat-key:'],
	])('%s', (_what, apiKey, userAndPassword) => {
		expect(basicAuthorization(apiKey)).toBe(`Basic ${base64(userAndPassword)}`);
	});

	it.each(['key:secret', ':', 'key:sécret€'])('Base64 of %s as it is', (userAndPassword) => {
		const header = `Basic ${base64(userAndPassword)}`;
		expect(basicAuthorization(base64(userAndPassword))).toBe(header);
		for (const front of ['', 'basic\t', '  BASIC   '])
			expect(basicAuthorization(header.replace('Basic ', front))).toBe(header);
	});
});
