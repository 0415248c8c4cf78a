import { isChecked } from '../../nodes/MobileMoneyNameLookup/sheet/isChecked';
import { sheetOf } from './reading';

const PAYEE = { Name: 'Jane Kamau', Mode: 'Paybill', Number: '247247', 'A/C No': '0110567' };
const RESULT = {
	'Lookup Outcome': 'Confirmed',
	'Lookup Type': 'paybill',
	'Lookup Number': '247247',
	'Lookup Account': '0110567',
};

it.each<[string, Record<string, unknown>, boolean]>([
	['its payee is the one that was looked up', {}, true],
	['its number is written otherwise', { Number: '247 247' }, true],
	['the spreadsheet made a number of the text', { 'Lookup Number': 247247 }, true],
	['it is Needs Review', { 'Lookup Outcome': 'Needs Review' }, true],
	['it is Not Confirmed', { 'Lookup Outcome': 'Not Confirmed' }, true],
	['its account would be a formula', { 'A/C No': '@77', 'Lookup Account': "'@77" }, true],
	['its outcome is cleared', { 'Lookup Outcome': ' ' }, false],
	['it has no columns of a result', { 'Lookup Outcome': undefined }, false],
	['it is Unchecked', { 'Lookup Outcome': 'Unchecked' }, false],
	['its outcome is another word', { 'Lookup Outcome': 'x' }, false],
	['its result has no number', { 'Lookup Number': '' }, false],
	['its result has no type', { 'Lookup Type': '' }, false],
	['it has another number', { Number: '247248' }, false],
	['its number cannot be looked up', { Number: '0712345678' }, false],
	['its number is deleted', { Number: '' }, false],
	['it has another type', { Mode: 'Till' }, false],
	['it has another account', { 'A/C No': '0110568' }, false],
	['its account is deleted', { 'A/C No': '' }, false],
])(
	'isChecked tells whether a row has its answer already, when %s: %j: %p',
	(_what, changed, is) => {
		const { rows } = sheetOf([{ ...PAYEE, ...RESULT, ...changed }]);
		expect(rows.map(isChecked)).toEqual([is]);
	},
);
