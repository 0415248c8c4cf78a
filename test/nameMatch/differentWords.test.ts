import { areDifferentWords } from '../../nodes/MobileMoneyNameLookup/nameMatch/differentWords';

describe('two words that are nearly the same', () => {
	it.each([
		['two known names', 'wanjiku', 'wanjiru'],
		['two known names with a possessive', 'peters', 'pauls'],
		['a name and a rare one', 'mutua', 'mutuku'],
		['two words for businesses', 'hotel', 'hostel'],
		['a Luo man and a woman', 'otieno', 'atieno'],
		['a Kalenjin man and a woman', 'kiprono', 'jeprono'],
		['a man and a woman in -a', 'augustine', 'augustina'],
	])('are different ones: %s', (_because, one, other) => {
		expect(areDifferentWords(one, other)).toBe(true);
		expect(areDifferentWords(other, one)).toBe(true);
	});

	it.each([
		['words that nobody knows', 'zorg', 'zorq'],
		['a known name and its possessive', 'peters', 'peter'],
		['a known name and one that nobody knows', 'wanjiku', 'wanjikq'],
		['a given name that lost its last letter', 'grac', 'grace'],
	])('may be one with a slip: %s', (_because, one, other) => {
		expect(areDifferentWords(one, other)).toBe(false);
		expect(areDifferentWords(other, one)).toBe(false);
	});
});
