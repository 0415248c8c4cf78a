import { earlierVerdictIn } from '../../nodes/MobileMoneyNameLookup/domain/earlierResult';
import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/resultColumns';

const SAID = { summary: 'Till 1 is registered to JANE.', reason: 'nameFound', status: 'S000000' };

describe('the earlier verdict in a row', () => {
	it.each([
		'confirmed',
		'needsReview',
		'notConfirmed',
		'unchecked',
		'Not Confirmed',
		' CONFIRMED ',
	])(
		'is told by the fields of a result whose outcome is %j, and its own fields are not',
		(outcome) => {
			const own = { name: 'JANE', accountNumber: '1', warnings: [], note: 'mine' };
			expect(earlierVerdictIn({ outcome, ...SAID, ...own }).sort()).toEqual(
				['outcome', ...Object.keys(SAID)].sort(),
			);
		},
	);

	it.each(['paid', 'confirmed by phone', '', null, 7, undefined, { outcome: 'confirmed' }])(
		'is not told by fields of the same name, where the outcome is %j',
		(outcome) => {
			expect(earlierVerdictIn({ outcome, ...SAID })).toEqual([]);
			expect(earlierVerdictIn(SAID)).toEqual([]);
		},
	);

	it.each(['lookup', ...RESULT_COLUMNS])('is told by the field %s, whatever it holds', (field) => {
		for (const value of ['', 'Confirmed', null, undefined, { outcome: 'confirmed' }])
			expect(earlierVerdictIn({ note: 'mine', [field]: value })).toEqual([field]);
	});

	it('is not in what every object has', () => {
		const heir: Record<string, unknown> = {};
		Object.setPrototypeOf(heir, { lookup: {}, summary: 'old' });
		expect(earlierVerdictIn(heir)).toEqual([]);
	});
});
