import { quoted } from '../../nodes/MobileMoneyNameLookup/domain/quoted';

describe('a cell in a message', () => {
	it.each([
		['is quoted', '522522', '"522522"'],
		['may be a number', 522522.5, '"522522.5"'],
		['loses the space around it', '  till ', '"till"'],
		['loses line breaks', 'till\r\nERROR: all is lost', '"tillERROR: all is lost"'],
		['loses what colours a terminal', '\u001b[31mtill\u007f\u0085', '"[31mtill"'],
		['loses what turns a text round', 'till\u202eelbissop', '"tillelbissop"'],
		['loses what is half a character', 'till\ud83d', '"till"'],
		['is not cut in the middle of a character', '😀'.repeat(41), `"${'😀'.repeat(40)}…"`],
		['is whole at forty characters', 'x'.repeat(40), `"${'x'.repeat(40)}"`],
		['is empty', '', '""'],
	])('%s', (_what, cell, shown) => {
		expect(quoted(cell)).toBe(shown);
	});
});
