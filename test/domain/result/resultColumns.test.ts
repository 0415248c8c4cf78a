import {
	besideColumns,
	resultColumns,
	sheetTime,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import {
	type ResultValues,
	RESULT_COLUMNS,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/resultFields';

const nameMatch: NonNullable<ResultValues['nameMatch']> = {
	result: 'match',
	score: 1,
	expectedName: 'Jane Kamau',
	explanation: ['Same.'],
};

const confirmed: ResultValues = {
	outcome: 'confirmed',
	name: 'JANE KAMAU',
	summary: 'Paybill 0294416 is registered to JANE KAMAU, as expected.',
	payable: true,
	nextStep: 'You can pay.',
	accountType: 'paybill',
	number: '0294416',
	account: '00771',
	nameMatch,
	accepted: { by: 'Amina', at: '2026-11-20T08:00:00.000Z' },
	environment: 'production',
	checkedAt: '2026-11-21T08:00:00.000Z',
	warnings: ['Check it.', 'Twice.'],
};

const nairobi = sheetTime('Africa/Nairobi');

it.each([
	['Africa/Nairobi', '2026-11-23T04:02:59.999Z', '2026-11-23 07:02'],
	['America/New_York', '2026-01-01T04:59:00.000Z', '2025-12-31 23:59'],
	['UTC', '2026-11-23T00:00:00.000Z', '2026-11-23 00:00'],
	['Nowhere/Land', '2026-11-23T04:02:00.000Z', '2026-11-23 04:02'],
	['UTC', '', ''],
])('a time of %s is written so that a sheet sorts it: %s, %s', (zone, iso, text) => {
	expect(sheetTime(zone)(iso)).toBe(text);
});

describe('the columns of a result', () => {
	it('are texts in their order', () => {
		expect(Object.entries(resultColumns(confirmed, nairobi))).toEqual([
			['Lookup Outcome', 'Confirmed'],
			['Lookup Payable', 'Yes'],
			['Lookup Name', 'JANE KAMAU'],
			['Lookup Match', 'Match'],
			['Lookup Reason', 'Paybill 0294416 is registered to JANE KAMAU, as expected.'],
			['Lookup Next Step', 'You can pay.'],
			['Lookup Details', 'Same. Warning: Check it. Twice.'],
			['Lookup Type', 'paybill'],
			['Lookup Number', '0294416'],
			['Lookup Account', '00771'],
			['Lookup Environment', 'production'],
			['Lookup Checked At', '2026-11-21 11:00'],
			['Lookup Accepted By', 'Amina'],
		]);
	});

	it.each<[ResultValues, string]>([
		[{ outcome: 'needsReview', name: 'X', payable: false }, 'Needs Review, No, X'],
		[{ outcome: 'notConfirmed' }, 'Not Confirmed'],
		[{ outcome: 'unchecked', nextStep: 'Later.' }, 'Unchecked, Later.'],
		[{ nameMatch: { ...nameMatch, result: 'closeMatch' } }, 'Close Match, Same.'],
		[{ nameMatch: { ...nameMatch, result: 'noMatch', explanation: [] } }, 'No Match'],
	])('of %j are an empty text where it has nothing: %s', (result, filled) => {
		const row = resultColumns(result, nairobi);
		expect(Object.keys(row)).toEqual(RESULT_COLUMNS);
		const texts = Object.values(row).filter((text) => text !== '');
		expect(texts.join(', ')).toBe(filled);
	});

	it.each(Array.from('=+-@\t\r\n＝＋－＠', (sign) => `${sign}1`))(
		'hold no formula: %j',
		(formula) => {
			const explanation = [formula];
			const texts = { name: formula, summary: formula, account: formula };
			const result = { ...confirmed, ...texts, nameMatch: { ...nameMatch, explanation } };
			expect(resultColumns(result, nairobi)).toMatchObject({
				'Lookup Name': `'${formula}`,
				'Lookup Reason': `'${formula}`,
				'Lookup Account': `'${formula}`,
				'Lookup Details': `'${formula} Warning: Check it. Twice.`,
			});
		},
	);
});

const columns = resultColumns(confirmed, nairobi);

it('a row of a sheet keeps its own columns first, and can be run again on its own result', () => {
	const row = { payee: 'Jane', till: '0294416' };
	const once = besideColumns(row, columns);
	expect(Object.keys(once)).toEqual(['payee', 'till', ...RESULT_COLUMNS]);
	const stale = { ...once, 'Lookup Outcome': 'Unchecked', note: 'x' };
	const again = besideColumns(stale, columns);
	expect(Object.keys(again)).toEqual(['payee', 'till', 'note', ...RESULT_COLUMNS]);
	expect(again['Lookup Outcome']).toBe('Confirmed');
});
