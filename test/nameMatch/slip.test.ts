import { findSlip, slipInNumeral } from '../../nodes/MobileMoneyNameLookup/nameMatch/slip';

describe('typing slips between two words', () => {
	it.each([
		['kamua', 'kamau', 1, 'Two letters are swapped'],
		['kamauu', 'kamau', 1, 'One letter is extra or missing'],
		['kamaq', 'kamau', 1, 'One letter is different'],
		['wanjiqq', 'wanjiru', 2, 'Two letters are different'],
		['wnajiur', 'wanjiru', 2, 'Two letters are different'],
		['wanjiqu', 'wanjriu', 2, 'Two letters are different'],
		['wanjiruuu', 'wanjiru', 2, 'Two letters are different'],
		['wanji', 'wanjiru', 2, 'Two letters are different'],
		['shop12', 'shap12', 1, 'One letter is different'],
		['xi', 'xii', 1, slipInNumeral],
	])('%s for %s: %i, %s', (typed, registered, edits, what) => {
		expect(findSlip(typed, registered)).toEqual({ edits, what });
	});

	it.each([
		['the same word', 'kamau', 'kamau'],
		['one letter and another', 'a', 'b'],
		['short words of unlike length', 'ann', 'anna'],
		['a short word and one letter more', 'an', 'ann'],
		['two letters of a word of five', 'kamau', 'kamqq'],
		['three letters', 'wanjiqqq', 'wanjiruu'],
		['another number', 'shop12', 'shop21'],
		['two letters of a Roman numeral', 'xi', 'vii'],
		['a digit for a letter', 'shop12', 'shop1q'],
		['another Roman numeral of the same letters', 'xi', 'ix'],
	])('are not seen in %s', (_what, typed, registered) => {
		expect(findSlip(typed, registered)).toBeUndefined();
	});
});
