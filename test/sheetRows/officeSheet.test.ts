import { linesOf, OFFICE_LINES, OFFICE_ROWS, raw } from './reading';

it('a payment sheet of an office has in every row a payee to look up, or a sentence that says why not', () => {
	expect(linesOf(raw(...OFFICE_ROWS))).toEqual(OFFICE_LINES);
});
