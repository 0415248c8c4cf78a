import {
	earlierVerdictIn,
	VERDICT_FIELDS,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/earlierResult';
import { RESULT_COLUMNS } from '../../../nodes/MobileMoneyNameLookup/domain/result/resultFields';

const own = { name: 'JANE', number: '1', account: '7', warnings: [], note: 'mine' };
const verdict = Object.fromEntries(VERDICT_FIELDS.map((field) => [field, 'x']));

describe('the earlier verdict in a row', () => {
	it.each(['confirmed', ' Not Confirmed ', 'unchecked'])(
		'is every verdict field where the outcome is %j',
		(outcome) => {
			expect(earlierVerdictIn({ ...verdict, outcome, ...own }).sort()).toEqual(
				[...VERDICT_FIELDS].sort(),
			);
		},
	);

	it.each(['paid', 'confirmed by phone', null])('is none where the outcome is %j', (outcome) => {
		expect(earlierVerdictIn({ ...verdict, outcome })).toEqual([]);
	});

	it.each(['lookup', ...RESULT_COLUMNS])('is the field %s, whatever it holds', (field) => {
		for (const value of ['', 'Confirmed', null, undefined, { outcome: 'confirmed' }])
			expect(earlierVerdictIn({ note: 'mine', [field]: value })).toEqual([field]);
	});

	it('has all that says whether a row may be paid', () => {
		expect(VERDICT_FIELDS).toEqual(
			expect.arrayContaining(['outcome', 'reason', 'payable', 'nextStep', 'accepted', 'nameMatch']),
		);
	});
});
