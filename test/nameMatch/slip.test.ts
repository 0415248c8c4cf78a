import fc from 'fast-check';

import { findSlip } from '../../nodes/MobileMoneyNameLookup/nameMatch/slip';

describe('typing slips between two words', () => {
	it.each([
		['kamua', 'kamau', 1, 'swapped letters'],
		['akmau', 'kamau', 1, 'swapped letters'],
		['kamauu', 'kamau', 1, 'one letter more'],
		['xkamau', 'kamau', 1, 'one letter more'],
		['kama', 'kamau', 1, 'one letter less'],
		['kamaq', 'kamau', 1, 'one letter changed'],
		['qamau', 'kamau', 1, 'one letter changed'],
		['wanjiqq', 'wanjiru', 2, 'two letters'],
		['wnajiur', 'wanjiru', 2, 'two letters'],
		['wanjiruuu', 'wanjiru', 2, 'two letters'],
		['wanji', 'wanjiru', 2, 'two letters'],
		['ann', 'anq', 1, 'one letter of a short word'],
		['ab', 'aq', 1, 'one letter of a short word'],
		['ab', 'ba', 1, 'one letter of a short word'],
		['shop12', 'shap12', 1, 'one letter changed'],
		['1kamau', '1kamua', 1, 'swapped letters'],
	])('%s for %s: %i, %s', (typed, registered, edits, what) => {
		expect(findSlip(typed, registered)).toEqual({ edits, what });
	});

	it.each([
		['the same word', 'kamau', 'kamau'],
		['the same short word', 'ann', 'ann'],
		['nothing at all', '', ''],
		['nothing and a letter', '', 'a'],
		['one letter and another', 'a', 'b'],
		['short words of unlike length', 'ann', 'anna'],
		['a short word and one letter more', 'an', 'ann'],
		['two letters of a short word', 'ann', 'aqq'],
		['two letters of a word of five', 'kamau', 'kamqq'],
		['two letters of a word of four', 'anna', 'anqq'],
		['three letters', 'wanjiqqq', 'wanjiruu'],
		['three letters more', 'wanjiru', 'wanjiruuuu'],
		['another number', 'shop12', 'shop21'],
		['a number alone and another', '1234', '1243'],
		['a digit for a letter', 'shop12', 'shop1q'],
		['a number more', 'shop', 'shop1'],
	])('are not seen in %s', (_what, typed, registered) => {
		expect(findSlip(typed, registered)).toBeUndefined();
	});

	const word = fc.stringMatching(/^[ab1]{0,8}$/);

	it('are as many whichever word was typed', () => {
		fc.assert(
			fc.property(word, word, (one, other) => {
				expect(findSlip(one, other)?.edits).toBe(findSlip(other, one)?.edits);
			}),
		);
	});

	it('are as many as changes, insertions and swaps of neighbours lead from one word to the other', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[abc]{6,8}$/), fc.stringMatching(/^[abc]{6,8}$/), (a, b) => {
				const least = a === b ? 0 : fewestSteps(a, b);
				expect(findSlip(a, b)?.edits).toBe(least === 1 || least === 2 ? least : undefined);
			}),
			{ numRuns: 300 },
		);
	});
});

/** The same by its definition, without a table: slow, and plain. */
function fewestSteps(a: string, b: string): number {
	if (a === '' || b === '') return a.length + b.length;
	const [restA, restB] = [a.slice(1), b.slice(1)];
	if (a[0] === b[0]) return fewestSteps(restA, restB);
	const swap = a[0] === b[1] && a[1] === b[0] ? [fewestSteps(a.slice(2), b.slice(2))] : [];
	const steps = [fewestSteps(restA, restB), fewestSteps(restA, b), fewestSteps(a, restB)];
	return 1 + Math.min(...steps, ...swap);
}
