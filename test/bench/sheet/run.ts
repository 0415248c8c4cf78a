import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	findRepeats,
	type RepeatedPayee,
} from '../../../nodes/MobileMoneyNameLookup/domain/repeats';
import { type ReadSheet, readSheet } from '../../../nodes/MobileMoneyNameLookup/sheet/readSheet';
import { failFor } from '../figures';

const ROWS = 50_000;
const MOST_SECONDS = 3;
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

/** Each shape that people write a number in, of so many different payees. */
const NUMBERS: ReadonlyArray<(payee: number) => string> = [
	(payee) => `Till ${5_000_000 + payee}`,
	(payee) => `247247 a/c 0110${payee}`,
	(payee) => `${100 + (payee % 900)} ${100 + (payee % 899)}`,
	(payee) => `PB: ${522_522 + payee}`,
	() => '0712345678',
	(payee) => `400200#${payee}`,
	() => '',
	() => '2026-11-25',
];
const MODES = ['Till', 'Paybill', 'Buy Goods and Services', 'PB', 'Send Money', ''];

const NAMES = [
	'Jane Peter Mary John Grace Hassan Achieng Kiprono Njeri Omar Faith Daudi Zawadi Tom Lucy Amina',
	'Wanjiku Otieno Mutua Chebet Musembi Noor Barasa Njoroge Akinyi Kioko Wairimu Ouma Kamene Maina',
	'Kamau Odhiambo Ibrahim Koech Mwangi Onyango Hardware Traders Stores Caterers Ltd School Sacco',
].map((list) => list.split(' '));

/** A name for each of 2,912 payees; in one of five a clerk has written a note. */
function nameOf(row: number): string {
	let rest = row;
	const words = NAMES.map((list) => {
		const word = list[rest % list.length];
		rest = Math.floor(rest / list.length);
		return word;
	});
	return `${words.join(' ')}${row % 5 === 0 ? ' – March rent' : ''}`;
}

const cellsOf = (row: number): unknown[] => [
	...[
		row,
		nameOf(row),
		MODES[row % MODES.length],
		NUMBERS[row % NUMBERS.length]?.(row),
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

const problems: string[] = [];

/** What the signals are found among: a payee for each number that is looked up. */
const payeesOf = ({ rows }: ReadSheet): RepeatedPayee[] =>
	rows.flatMap(({ payee, fields }) => {
		if (!payee || payee.lookUp instanceof CheckFailure) return [];
		const { type, number, account = '' } = payee.lookUp;
		const key = `${type} ${number} ${account}`;
		const expectedName = String(payee.entered.expectedName);
		return [
			{ row: `${Number(fields.row_number)}`, key, number: key, expectedName, isMasked: false },
		];
	});

/** Reads a sheet of 50,000 rows and finds its signals; prints rows and seconds of the processor. */
function measure(what: string, items: readonly unknown[]): void {
	const began = process.cpuUsage();
	const sheet = readSheet(items, { columns: {}, defaultType: 'ask' });
	if (sheet instanceof CheckFailure) throw new Error(sheet.message);
	const { counted } = findRepeats(payeesOf(sheet), sheet.hasOwnNumbers);
	const { user, system } = process.cpuUsage(began);
	const seconds = (user + system) / 1e6;
	const line = `${what}: ${sheet.rows.length.toLocaleString('en')} rows in ${seconds.toFixed(2)} s of one core (${counted.join(' ')})`;
	console.log(line);
	if (seconds > MOST_SECONDS) problems.push(`${line}, more than ${MOST_SECONDS} s`);
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
process.exitCode = failFor(problems);
