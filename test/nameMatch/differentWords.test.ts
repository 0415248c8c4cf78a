import { areDifferentWords } from '../../nodes/MobileMoneyNameLookup/nameMatch/differentWords';

describe('two words that are nearly the same', () => {
	it.each([
		['two known names', 'wanjiku', 'wanjiru'],
		['two known names with a possessive', 'peters', 'pauls'],
		['two words for businesses', 'hotel', 'hostel'],
		['a Luo man and a woman', 'otieno', 'atieno'],
		['a Kalenjin man and a woman', 'kipzorg', 'chepzorg'],
		['a Kikuyu name and her with the beginning Wa', 'wazorg', 'zorg'],
		['servants of two', 'abdulomar', 'abdulali'],
		['a man and a woman in -a', 'augustine', 'augustina'],
		['a man and a woman in double letters', 'gabriel', 'gabrielle'],
	])('are different ones: %s', (_because, one, other) => {
		expect(areDifferentWords(one, other)).toBe(true);
		expect(areDifferentWords(other, one)).toBe(true);
	});

	it.each([
		['words that nobody knows', 'zorg', 'zorq'],
		['a known name and its possessive', 'peters', 'peter'],
		['a servant, and a name without a master', 'abdulomar', 'omari'],
		['a known name and one that nobody knows', 'wanjiku', 'wanjikq'],
		['two spellings of the servant of one', 'abdulomar', 'abdiomar'],
		['the servant of somebody unknown', 'abdulomar', 'abdulzorg'],
		['a beginning with too little behind it', 'ob', 'ab'],
		['a given name that lost its last letter', 'grac', 'grace'],
	])('may be one with a slip: %s', (_because, one, other) => {
		expect(areDifferentWords(one, other)).toBe(false);
		expect(areDifferentWords(other, one)).toBe(false);
	});
});
