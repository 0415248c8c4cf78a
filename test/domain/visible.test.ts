import { quoted, visible } from '../../nodes/MobileMoneyNameLookup/domain/visible';

it.each([
	['is as it was', 'JANE WANJIKÚ NG’ANG’A & Sons 😀', 'JANE WANJIKÚ NG’ANG’A & Sons 😀'],
	['shows what colours a terminal', '\u001b[31mJANE', 'U+001B[31mJANE'],
	['shows what turns it round', 'JANE \u202EUAMAK', 'JANE U+202EUAMAK'],
	['shows what has no width', 'JA\u200BNE\uFEFF', 'JAU+200BNEU+FEFF'],
	['shows a null, a delete and a line separator', '\0\u007f\u2028', 'U+0000U+007FU+2028'],
	['shows half a character', 'a\ud83d', 'aU+D83D'],
])('a text from outside %s', (_what, text, shown) => {
	expect(visible(text)).toBe(shown);
});

it.each([
	['is quoted', '522522', '"522522"'],
	['loses the space around it', '  till ', '"till"'],
	['is whole at forty characters', 'x'.repeat(40), `"${'x'.repeat(40)}"`],
	['is not cut within what is written out', '\0'.repeat(9), `"${'U+0000'.repeat(6)}…"`],
	['is empty', '', '""'],
])('a cell in a message %s', (_what, cell, shown) => {
	expect(quoted(cell)).toBe(shown);
});
