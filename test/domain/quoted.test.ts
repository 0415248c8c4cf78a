import { quoted } from '../../nodes/MobileMoneyNameLookup/domain/quoted';

describe('a cell in a message', () => {
	it.each([
		['is quoted', '522522', '"522522"'],
		['may be a number', 522522.5, '"522522.5"'],
		['loses the space around it', '  till ', '"till"'],
		['shows line breaks', 'till\r\nERROR: lost', '"tillU+000DU+000AERROR: lost"'],
		['shows what stands between two numbers', '522522\n247247', '"522522U+000A247247"'],
		['shows what colours a terminal', '\u001b[31mtill\u007f', '"U+001B[31mtillU+007F"'],
		['shows what turns a text round', 'till\u202eelbissop', '"tillU+202Eelbissop"'],
		['shows what is half a character', 'till\ud83d', '"tillU+D83D"'],
		['is not cut in the middle of a character', '😀'.repeat(41), `"${'😀'.repeat(40)}…"`],
		[
			'is not cut in the middle of what is written out',
			'\u0000'.repeat(9),
			`"${'U+0000'.repeat(6)}…"`,
		],
		['is whole at forty characters', 'x'.repeat(40), `"${'x'.repeat(40)}"`],
		['is empty', '', '""'],
	])('%s', (_what, cell, shown) => {
		expect(quoted(cell)).toBe(shown);
	});
});
