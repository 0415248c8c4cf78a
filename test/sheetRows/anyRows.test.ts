import fc from 'fast-check';

import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readSheet } from '../../nodes/MobileMoneyNameLookup/sheet/readSheet';
import { readSheetSettings } from '../../nodes/MobileMoneyNameLookup/sheet/sheetSettings';
import { raw } from './reading';

const HEADINGS = ['Supplier', 'Type', 'Number', 'A/C No', 'Invoice Date', 'Amount'];
const settings = { columns: {}, defaultType: 'ask' } as const;

const cell = fc.oneof(
	fc.constantFrom(
		'till',
		'Paybill',
		'PB',
		'Cash',
		'',
		null,
		undefined,
		'-',
		'TOTAL',
		'Prepared by',
		'N/A',
	),
	fc.constantFrom(
		'Till 522522',
		'247247 a/c 0110',
		'0712345678',
		'2026-11-25',
		'1.1E+11',
		'="057318"',
		522522,
	),
	fc.constantFrom('Ksh 1,500/-', 46_334, 'Jane Kamau', '\u202E', 'Ã©', '\uFFFD', '__proto__'),
	fc.string({ unit: 'binary', maxLength: 12 }),
	fc.double(),
	fc.date(),
	fc.anything(),
);

const row = fc.array(cell, { minLength: 0, maxLength: HEADINGS.length });

const isFilled = (value: unknown): boolean =>
	value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');

it('every row with cells comes out once, in its place, as a payee or as none', () => {
	const comesOut = (rows: unknown[][]) => {
		// One number makes it a workbook, of which no line can be a comma too long.
		const sheet = readSheet(raw(HEADINGS, ['Jane', 'till', 522522], ...rows), settings);
		if (sheet instanceof CheckFailure) throw new Error(sheet.message);
		const filled = rows.flatMap((cells, at) => (cells.some(isFilled) ? [at + 2] : []));
		expect(sheet.rows.map(({ itemIndex }) => itemIndex)).toEqual([1, ...filled]);
		for (const { payee, noPayee, fields, itemIndex } of sheet.rows) {
			expect([payee, noPayee].filter((each) => each !== undefined)).toHaveLength(1);
			expect(Object.keys(fields)).toEqual([...HEADINGS, 'row_number']);
			expect(fields.row_number).toBe(itemIndex + 1);
		}
	};
	fc.assert(fc.property(fc.array(row, { maxLength: 6 }), comesOut), { numRuns: 300, seed: 1 });
});

it('what is looked up is a number of 1 to 12 digits with a type, and an account only for a Paybill', () => {
	const isSound = (cells: unknown[]) => {
		const sheet = readSheet(raw(HEADINGS, ['Jane', 'till', 522522], cells), settings);
		if (sheet instanceof CheckFailure) throw new Error(sheet.message);
		for (const { payee } of sheet.rows) {
			if (!payee || payee.lookUp instanceof CheckFailure) continue;
			const { number, type, account } = payee.lookUp;
			expect(number).toMatch(/^\d{1,12}$/);
			expect(type === 'paybill' || account === undefined).toBe(true);
			expect(account ?? 'x').not.toBe('');
		}
	};
	fc.assert(fc.property(row, isSound), { numRuns: 300, seed: 1 });
});

it('anything at all is read without an error that is thrown', () => {
	const items = fc.array(
		fc.oneof(fc.anything(), fc.record({ row: fc.anything() }), fc.dictionary(fc.string(), cell)),
	);
	const reads = (given: unknown[]) => {
		const sheet = readSheet(given, settings);
		return sheet instanceof CheckFailure || sheet.rows.length <= given.length;
	};
	fc.assert(fc.property(items, reads), { numRuns: 300, seed: 1 });
});

describe('the settings of a sheet', () => {
	it.each([
		[undefined, undefined, { columns: {}, defaultType: 'ask' }],
		[{ number: '', payee: null }, 'both', { columns: {}, defaultType: 'both' }],
		[
			{ number: 'Pay here', payee: 7, other: 'x' },
			'till',
			{ columns: { number: 'Pay here', payee: '7' }, defaultType: 'till' },
		],
	])('%j and %j are read', (columns, defaultType, read) => {
		expect(readSheetSettings(columns, defaultType)).toEqual(read);
	});

	it.each([
		['Mode', 'ask', "'Columns' is not text"],
		[{ type: ['Mode'] }, 'ask', "'Columns' is not text"],
		[{}, 'tills', "'When the Sheet Names No Type' is none of its values"],
	])('%j and %j are refused', (columns, defaultType, message) => {
		expect(readSheetSettings(columns, defaultType)).toMatchObject({ message });
	});
});
