import { isChecked } from '../../nodes/MobileMoneyNameLookup/sheet/isChecked';
import { sheetOf } from './reading';

const PAYEE = { Name: 'Jane Kamau', Mode: 'Paybill', Number: '247247', 'A/C No': '0110567' };
const RESULT = {
	'Lookup Outcome': 'Confirmed',
	'Lookup Type': 'paybill',
	'Lookup Number': '247247',
	'Lookup Account': '0110567',
};

const isRowChecked = (row: Record<string, unknown>): boolean =>
	sheetOf([row]).rows.map(isChecked)[0] ?? false;

describe('a row of a sheet that an earlier run has checked', () => {
	it.each<[string, Record<string, unknown>]>([
		['has its outcome and the payee that was looked up', {}],
		['has its number written otherwise', { Number: '247 247' }],
		['has a number that the spreadsheet made of the text', { 'Lookup Number': 247247 }],
		['is Needs Review', { 'Lookup Outcome': 'Needs Review' }],
		['is Not Confirmed', { 'Lookup Outcome': 'Not Confirmed' }],
		['has an account that would be a formula', { 'A/C No': '@77', 'Lookup Account': "'@77" }],
	])('stays checked where it %s', (_what, changed) => {
		expect(isRowChecked({ ...PAYEE, ...RESULT, ...changed })).toBe(true);
	});

	it.each<[string, Record<string, unknown>]>([
		['its outcome is cleared', { 'Lookup Outcome': ' ' }],
		['it is Unchecked', { 'Lookup Outcome': 'Unchecked' }],
		['its outcome is another word', { 'Lookup Outcome': 'x' }],
		['its result has no number', { 'Lookup Number': '' }],
		['its result has no type', { 'Lookup Type': '' }],
		['it has another number', { Number: '247248' }],
		['its number cannot be looked up', { Number: '0712345678' }],
		['its number is deleted', { Number: '' }],
		['it has another type', { Mode: 'Till' }],
		['it has another account', { 'A/C No': '0110568' }],
		['its account is deleted', { 'A/C No': '' }],
	])('is checked again when %s', (_what, changed) => {
		expect(isRowChecked({ ...PAYEE, ...RESULT, ...changed })).toBe(false);
	});

	it('is not one without the columns of a result', () => {
		expect(isRowChecked(PAYEE)).toBe(false);
	});
});
