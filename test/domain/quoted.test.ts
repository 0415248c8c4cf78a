import { quoted } from '../../nodes/MobileMoneyNameLookup/domain/visible';

describe('a cell in a message', () => {
	it.each([
		['is quoted', '522522', '"522522"'],
		['may be a number', 522522.5, '"522522.5"'],
		['loses the space around it', '  till ', '"till"'],
		['shows line breaks', 'till\r\nERROR: lost', '"tillU+000DU+000AERROR: lost"'],
		['is whole at forty characters', 'x'.repeat(40), `"${'x'.repeat(40)}"`],
		['is not cut within a character', '😀'.repeat(41), `"${'😀'.repeat(40)}…"`],
		['is not cut within what is written out', '\0'.repeat(9), `"${'U+0000'.repeat(6)}…"`],
		['is empty', '', '""'],
	])('%s', (_what, cell, shown) => {
		expect(quoted(cell)).toBe(shown);
	});
});
