import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readSheet } from '../../../nodes/MobileMoneyNameLookup/sheet/readSheet';

const ROWS = 50_000;
const HEADINGS = [
	'S/No',
	'Name of Supplier',
	'Mode',
	'Till/Paybill No.',
	'A/C No',
	'Invoice Date',
	'Amount (KES)',
	'Net Payable',
	'Remarks',
	'Branch',
];

const NUMBERS = [
	'Till 5218890',
	'247247 a/c 0110567890100',
	'738 204',
	'PB: 522522',
	'0712345678',
	'400200#0110',
	'',
	'2026-11-25',
];
const MODES = ['Till', 'Paybill', 'Buy Goods and Services', 'PB', 'Send Money', ''];

const cellsOf = (row: number): unknown[] => [
	...[
		row,
		`Supplier ${row} – rent`,
		MODES[row % MODES.length],
		NUMBERS[row % NUMBERS.length],
		`A/C ${row}`,
	],
	...[46_334, row * 10, `Ksh ${row},500/-`, 'a remark', 'Nairobi'],
];

const workbook = (row: number): unknown => ({ row: cellsOf(row) });
const text = (row: number): unknown => ({
	row: cellsOf(row).map((cell) => Buffer.from(String(cell), 'utf8').toString('latin1')),
});
const keyed = (row: number): unknown =>
	Object.fromEntries(cellsOf(row).map((cell, at) => [HEADINGS[at], cell]));
/** Nothing but words, so that each row is looked at as headings, total and signature. */
const worst = (row: number): unknown => ({
	row: HEADINGS.map((heading) => `${heading} ${'xyzqvw'.charAt(row % 6)}`),
});

/** Reads a sheet of 50,000 rows, and prints rows and seconds. */
function measure(what: string, items: readonly unknown[]): void {
	const began = process.cpuUsage();
	const sheet = readSheet(items, { columns: {}, defaultType: 'ask' });
	const { user, system } = process.cpuUsage(began);
	if (sheet instanceof CheckFailure) throw new Error(sheet.message);
	const seconds = (user + system) / 1e6;
	console.log(
		`${what}: ${sheet.rows.length.toLocaleString('en')} rows in ${seconds.toFixed(2)} s of one core`,
	);
}

const sheetOf = (cells: (row: number) => unknown): unknown[] => [
	{ row: HEADINGS },
	...Array.from({ length: ROWS }, (_row, at) => cells(at)),
];

measure('Raw rows of a workbook', sheetOf(workbook));
measure('Raw rows of a text file', sheetOf(text));
measure(
	'Rows with fields',
	Array.from({ length: ROWS }, (_row, at) => keyed(at)),
);
measure('Rows of words alone', sheetOf(worst));
