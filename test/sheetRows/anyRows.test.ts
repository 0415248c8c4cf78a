import fc from 'fast-check';

import { readSheet } from '../../nodes/MobileMoneyNameLookup/sheet/readSheet';
import { readSheetSettings } from '../../nodes/MobileMoneyNameLookup/reading/sheetRows';
import { isEmptyCell } from '../../nodes/MobileMoneyNameLookup/domain/payee/cell';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { raw, sheetOf } from './reading';
import { anyCharacter } from '../support/anyCharacter';

const HEADINGS = ['Supplier', 'Type', 'Number', 'A/C No', 'Invoice Date', 'Amount'];
/** One number makes it a workbook, of which no line can be a comma too long. */
const FIRST = ['Jane', 'till', 522522];

const cell = fc.oneof(
	fc.constantFrom(
		...'till|Paybill|PB|Cash||-|TOTAL|Prepared by|N/A|Till 522522|247247 a/c 0110|0712345678'.split(
			'|',
		),
		...'2026-11-25|1.1E+11|="057318"|Ksh 1,500/-|Jane Kamau|\u202E|Ã©|\uFFFD|__proto__'.split('|'),
		...[null, undefined, 522522, 46_334],
	),
	fc.string({ unit: anyCharacter, maxLength: 12 }),
	fc.anything({ withDate: true }),
);
const row = fc.array(cell, { maxLength: HEADINGS.length });
const seeded = { numRuns: 100, seed: 1 };

it('every row with cells comes out once, in its place: with a number of 1 to 12 digits, and an account only for a Paybill, or as a failure', () => {
	const comesOut = (rows: unknown[][]) => {
		const sheet = sheetOf(raw(HEADINGS, FIRST, ...rows));
		const filled = rows.flatMap((cells, at) => (!cells.every(isEmptyCell) ? [at + 2] : []));
		expect(sheet.rows.map(({ itemIndex }) => itemIndex)).toEqual([1, ...filled]);
		for (const { lookUp, fields, itemIndex } of sheet.rows) {
			expect(Object.keys(fields)).toEqual([...HEADINGS, 'row_number']);
			expect(fields.row_number).toBe(itemIndex + 1);
			if (lookUp instanceof CheckFailure) continue;
			const { number, type, account } = lookUp;
			expect(number).toMatch(/^\d{1,12}$/);
			expect(account === undefined || (type === 'paybill' && account !== '')).toBe(true);
		}
	};
	fc.assert(fc.property(fc.array(row, { maxLength: 6 }), comesOut), seeded);
});

it('anything at all is read without an error that is thrown', () => {
	const items = fc.array(
		fc.oneof(fc.anything(), fc.record({ row: fc.anything() }), fc.dictionary(fc.string(), cell)),
	);
	const reads = (given: unknown[]) => {
		const sheet = readSheet(given, { columns: {}, defaultType: 'ask' });
		return sheet instanceof CheckFailure || sheet.rows.length <= given.length;
	};
	fc.assert(fc.property(items, reads), seeded);
});

it.each<[unknown, unknown, object]>([
	[undefined, undefined, { columns: {}, defaultType: 'ask' }],
	['', '', { columns: {}, defaultType: 'ask' }],
	[{ number: '', payee: null }, 'both', { columns: {}, defaultType: 'both' }],
	[{ payee: 7, other: 'x' }, 'till', { columns: { payee: '7' }, defaultType: 'till' }],
	['Mode', 'ask', { message: "'Columns' is not text" }],
	[{ type: ['Mode'] }, 'ask', { message: "'Columns' is not text" }],
	[{}, 'tills', { message: "'When the Sheet Names No Type' has an unknown value" }],
])('the settings %j and %j of a sheet are read or refused', (columns, defaultType, read) => {
	expect(readSheetSettings(columns, defaultType)).toMatchObject(read);
});
