import { findSlip } from '../../nodes/MobileMoneyNameLookup/nameMatch/slip';

describe('typing slips between two words', () => {
	it.each([
		['kamua', 'kamau', 1, 'swapped letters'],
		['akmau', 'kamau', 1, 'swapped letters'],
		['kamauu', 'kamau', 1, 'one letter more'],
		['kama', 'kamau', 1, 'one letter less'],
		['kamaq', 'kamau', 1, 'one letter changed'],
		['wanjiqq', 'wanjiru', 2, 'two letters'],
		['wnajiur', 'wanjiru', 2, 'two letters'],
		['wanjiqu', 'wanjriu', 2, 'two letters'],
		['wanjriu', 'wanjiqu', 2, 'two letters'],
		['wanjiruuu', 'wanjiru', 2, 'two letters'],
		['wanji', 'wanjiru', 2, 'two letters'],
		['ann', 'anq', 1, 'one letter of a short word'],
		['ab', 'ba', 1, 'one letter of a short word'],
		['shop12', 'shap12', 1, 'one letter changed'],
	])('%s for %s: %i, %s', (typed, registered, edits, what) => {
		expect(findSlip(typed, registered)).toEqual({ edits, what });
	});

	it.each([
		['the same word', 'kamau', 'kamau'],
		['nothing at all', '', ''],
		['one letter and another', 'a', 'b'],
		['short words of unlike length', 'ann', 'anna'],
		['a short word and one letter more', 'an', 'ann'],
		['two letters of a short word', 'ann', 'aqq'],
		['two letters of a word of five', 'kamau', 'kamqq'],
		['two letters of a word of four', 'anna', 'anqq'],
		['three letters', 'wanjiqqq', 'wanjiruu'],
		['another number', 'shop12', 'shop21'],
		['a digit for a letter', 'shop12', 'shop1q'],
	])('are not seen in %s', (_what, typed, registered) => {
		expect(findSlip(typed, registered)).toBeUndefined();
	});
});
