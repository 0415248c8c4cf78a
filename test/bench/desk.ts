import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { findRepeats, type RepeatedPayee } from '../../nodes/MobileMoneyNameLookup/domain/repeats';
import { type ReadSheet, readSheet } from '../../nodes/MobileMoneyNameLookup/sheet/readSheet';
import { made } from '../report/made';
import MONTH from '../report/month.json';
import { failFor, number } from './figures';

// npm run bench:desk: how long reading a large sheet and making its report take, in seconds of one core, because a busy
// machine makes every run wait.
const SHEET = { rows: 50_000, mostSeconds: 3 };
const REPORT = { rows: 5_000, mostSeconds: 1 };

const HEADINGS =
	'S/No|Name of Supplier|Mode|Till/Paybill No.|A/C No|Invoice Date|Amount (KES)|Net Payable|Remarks|Branch'.split(
		'|',
	);
/** Each shape that people write a number in. */
const NUMBERS = 'Till {}|247247 a/c 0110{}|5 {}|0712345678|400200#{}|2026-11-25'.split('|');
const numberOf = (row: number): string =>
	NUMBERS[row % NUMBERS.length]?.replaceAll('{}', String(500_000 + row)) ?? '';
const supplier = (row: number): string => MONTH[row % MONTH.length]?.Supplier ?? '';

/** A name for each of 1,681 payees. */
const nameOf = (row: number): string =>
	`${supplier(row)} ${supplier(Math.floor(row / MONTH.length))}`;

const MODES = ['Till', 'Paybill', 'Buy Goods and Services', 'PB', 'Send Money', ''];

const cellsOf = (row: number): unknown[] => [
	row,
	nameOf(row),
	MODES[row % MODES.length],
	numberOf(row),
	...[`A/C ${row}`, 46_334, row * 10, `Ksh ${row},500/-`, 'a remark', 'Nairobi'],
];

const sheetOf = (cells: (row: number) => unknown[]): unknown[] => [
	{ row: HEADINGS },
	...Array.from({ length: SHEET.rows }, (_row, at) => ({ row: cells(at) })),
];

const SHEETS: Readonly<Record<string, () => unknown[]>> = {
	'rows of payees': () => sheetOf(cellsOf),
	// Each row is looked at as headings, total and signature.
	'rows of words alone': () =>
		sheetOf((row) => HEADINGS.map((heading) => `${heading} ${'xyzqvw'.charAt(row % 6)}`)),
};

/** What the signals are found among: a payee for each number that is looked up. */
const payeesOf = ({ rows }: ReadSheet): RepeatedPayee[] =>
	rows.flatMap(({ lookUp, payee, fields }, rowIndex) => {
		if (lookUp instanceof CheckFailure) return [];
		const { type, number: read, account = '' } = lookUp;
		const key = `${type} ${read} ${account}`;
		const expectedName = String(payee?.entered.expectedName);
		const row = String(Number(fields.row_number));
		return [{ rowIndex, row, key, number: key, expectedName, isMasked: false }];
	});

const problems: string[] = [];

/** Measures some work on rows, and prints what comes of it; more than the most seconds are a problem. */
function measure(what: string, limits: typeof SHEET, work: () => string): void {
	const began = process.cpuUsage();
	const shown = work();
	const { user, system } = process.cpuUsage(began);
	const seconds = (user + system) / 1e6;
	const line = `${what}: ${number(limits.rows)} rows in ${seconds.toFixed(2)} s of one core (${shown})`;
	console.log(line);
	if (seconds > limits.mostSeconds) problems.push(`${line}, more than ${limits.mostSeconds} s`);
}

for (const [what, itemsOf] of Object.entries(SHEETS)) {
	const items = itemsOf();
	measure(`Reading ${what}`, SHEET, () => {
		const sheet = readSheet(items, { columns: {}, defaultType: 'ask' });
		if (sheet instanceof CheckFailure) throw new Error(sheet.message);
		return `${findRepeats(payeesOf(sheet), sheet.hasOwnNumbers).size} rows`;
	});
}
const rows = Array.from({ length: REPORT.rows }, (_row, at) => ({
	...MONTH[at % MONTH.length],
	row_number: at + 2,
}));
measure('The report', REPORT, () => {
	const { html } = made(rows, { sheet: { fileName: 'Payments.xlsx' } });
	return `a page of ${number(html.length / 1_000)} kB`;
});
process.exitCode = failFor(problems);
