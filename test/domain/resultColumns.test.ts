import {
	besideColumns,
	RESULT_COLUMNS,
	resultColumns,
	sheetTime,
} from '../../nodes/MobileMoneyNameLookup/domain/resultColumns';

const confirmed = {
	outcome: 'confirmed',
	name: 'JANE KAMAU',
	summary: 'Till 0294416 is registered to JANE KAMAU, as expected.',
	accountType: 'till',
	number: '0294416',
	nameMatch: { result: 'match', score: 1, expectedName: 'Jane Kamau', explanation: ['Same.'] },
	environment: 'uat',
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
	it('are ten, in their order, of texts and one number', () => {
		expect(Object.entries(resultColumns(confirmed, nairobi))).toEqual([
			['Lookup Outcome', 'Confirmed'],
			['Lookup Name', 'JANE KAMAU'],
			['Lookup Match', 'Match'],
			['Lookup Score', 1],
			['Lookup Reason', 'Till 0294416 is registered to JANE KAMAU, as expected.'],
			['Lookup Details', 'Same. Check it. Twice.'],
			['Lookup Type', 'till'],
			['Lookup Number', '0294416'],
			['Lookup Environment', 'uat'],
			['Lookup Checked At', '2026-11-21 11:00'],
		]);
	});

	it.each([
		[{ outcome: 'needsReview', name: 'X' }, 'Needs Review, X'],
		[{ outcome: 'notConfirmed' }, 'Not Confirmed'],
		[{ outcome: 'unchecked', error: { description: 'Later.' } }, 'Unchecked, Later.'],
	])('of %j are an empty text where it has nothing: %s', (result, filled) => {
		const row = resultColumns(result, nairobi);
		expect(Object.keys(row)).toEqual(RESULT_COLUMNS);
		const texts = Object.values(row).filter((text) => text !== '');
		expect(texts.join(', ')).toBe(filled);
	});

	it.each(Array.from('=+-@\t\r\n＝＋－＠', (sign) => `${sign}1`))(
		'hold no formula: %j',
		(formula) => {
			const match = { ...confirmed.nameMatch, explanation: [formula] };
			const texts = { name: formula, summary: formula, nameMatch: match };
			expect(resultColumns({ ...confirmed, ...texts }, nairobi)).toMatchObject({
				'Lookup Name': `'${formula}`,
				'Lookup Reason': `'${formula}`,
				'Lookup Details': `'${formula} Check it. Twice.`,
			});
		},
	);
});

const columns = resultColumns(confirmed, nairobi);

it('a row of a sheet keeps its own columns in front, and can be run again on its own result', () => {
	const row = { payee: 'Jane', till: '0294416' };
	const once = besideColumns(row, columns);
	expect(Object.keys(once)).toEqual(['payee', 'till', ...RESULT_COLUMNS]);
	const stale = { ...once, 'Lookup Outcome': 'Unchecked', note: 'x' };
	const again = besideColumns(stale, columns);
	expect(Object.keys(again)).toEqual(['payee', 'till', 'note', ...RESULT_COLUMNS]);
	expect(again['Lookup Outcome']).toBe('Confirmed');
});
