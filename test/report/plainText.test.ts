import { escaped, plainText } from '../../nodes/PayeeCheckReport/plainText';

describe('plainText', () => {
	it.each<[string, unknown, string]>([
		['keeps a name', 'Mama Njeri’s Hotel', 'Mama Njeri’s Hotel'],
		['makes one line of several', ' JANE\r\n\tKAMAU ', 'JANE KAMAU'],
		['writes out a direction override', 'JANE \u202EUAMAK', 'JANE U+202EUAMAK'],
		['writes out a null byte', 'JANE\u0000', 'JANEU+0000'],
		['writes out half of a character', 'JANE\uD83D', 'JANEU+D83D'],
		['reads a number', 57318, '57318'],
		['has nothing for a number without a value', NaN, ''],
		['has nothing for an object', { toString: () => 'x' }, ''],
		['has nothing for null', null, ''],
		['cuts a long text', 'x'.repeat(1_000_000), `${'x'.repeat(39)}…`],
		['cuts no character in half', '😀'.repeat(50), `${'😀'.repeat(39)}…`],
	])('%s', (_what, value, text) => {
		expect(plainText(value, 40)).toBe(text);
	});
});

describe('escaped', () => {
	it.each([
		['<script>', '&#60;script&#62;'],
		['"onload="', '&#34;onload=&#34;'],
		["'x'", '&#39;x&#39;'],
		['a & b', 'a &#38; b'],
		['&lt;', '&#38;lt;'],
		['{{ $env.SECRET }}', '&#123;&#123; &#36;env.SECRET &#125;&#125;'],
		['`$&`', '&#96;&#36;&#38;&#96;'],
		['Café Deli ✓', 'Café Deli ✓'],
	])('%s becomes %s', (text, html) => {
		expect(escaped(text)).toBe(html);
	});
});
