import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	earlierVerdictIn,
	VERDICT_FIELDS,
} from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import { enteredFields } from '../../../nodes/MobileMoneyNameLookup/domain/result/entered';
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

const circular: Record<string, unknown> = {};
circular.self = circular;

describe('what was entered', () => {
	it.each([
		['a text, however it looks', ' 0712 345 678\n', ' 0712 345 678\n'],
		['a number', 5.22522e5, 522522],
		['nothing', null, null],
		['more than 100 characters', '😀'.repeat(101), '😀'.repeat(100)],
		['a list', ['4738534', 1], '["4738534",1]'],
		['an object that is long', { note: 'x'.repeat(200) }, `{"note":"${'x'.repeat(91)}`],
		['what has no text: a function', () => 1, 'function'],
		['what has no text: a symbol', Symbol('x'), 'symbol'],
		['an object that contains itself', circular, '[object Object]'],
	])('is shown as it came: %s', (_what, value, shown) => {
		expect(enteredFields({ number: value })).toEqual({ number: shown });
	});

	it.each([
		['a name', 'JANE WANJIKU', 'J*** W******'],
		['an object', { name: 'JANE OTIENO' }, '{****** O******'],
		['a number', 254, '2***'],
		['more than 100 characters', `${'A'.repeat(99)} OTIENO`, 'A******'],
		['nothing', null, null],
	])('shows of %s its first letters where names are masked', (_what, value, shown) => {
		expect(enteredFields({ registeredName: value }, true)).toEqual({ registeredName: shown });
	});

	it.each([
		[undefined, undefined],
		[{}, undefined],
		[{ number: new CheckFailure('x', 'y') }, undefined],
		[{ number: undefined, expectedName: 'Jane' }, { expectedName: 'Jane' }],
	])('is left out where nothing was read: %j', (entered, shown) => {
		expect(enteredFields(entered)).toEqual(shown);
	});
});
