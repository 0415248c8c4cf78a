import {
	fitsShown,
	relate,
	type Relation,
} from '../../nodes/MobileMoneyNameLookup/nameMatch/relation';
import {
	areDifferentWords,
	findSlip,
	isOfFingers,
} from '../../nodes/MobileMoneyNameLookup/nameMatch/slip';
import { soundAlike } from '../../nodes/MobileMoneyNameLookup/nameMatch/spellings';
import { readName } from '../../nodes/MobileMoneyNameLookup/names/readName';

/** How the words relate after another one, where no word is taken for a title. */
function relationOf(typed: string, registered: string): Relation | undefined {
	const [a, b] = [typed, registered].map((word) => readName(`Zed ${word}`).parts.at(-1));
	if (!a || !b) throw new Error('A word was lost.');
	return relate(a, b);
}

it.each([
	['Jane', 'JANE', 'same', 1, 0],
	['12', 'twelve', 'numberWritten', 0.95, 0],
	['kаmau', 'kamau', 'lookalike', 0.9, 1],
	['J', 'Jane', 'initial', 0.5, 0],
	['supplies', 'suppliers', 'plural', 0.9, 0],
	['Joe', 'Joseph', 'shortForm', 0.9, 0],
	['Mohammed', 'Mohamed', 'spelling', 0.9, 0],
	['Intl', 'International', 'abbreviation', 0.9, 0],
	['hard', 'hardware', 'shortened', 0.6, 0],
	['Kamua', 'Kamau', 'slip', 0.8, 1],
	['Wanjiquq', 'Wanjiruu', 'slip', 0.75, 2],
	['Kamauu', 'Kamau', 'slip', 0.833, 1],
	['Alex', 'Alexes', 'slip', 0.667, 2],
	['II', '2', 'numberWritten', 0.95, 0],
	['2', 'II', 'numberWritten', 0.95, 0],
	['Jr', 'Junior', 'same', 1, 0],
	['kаmаu', 'kamau', 'lookalike', 0.9, 2],
	["Umoja's", 'Umoja', 'possessive', 0.95, 0],
	['Njeri', 'Njeris', 'possessive', 0.95, 0],
	['Acad', 'Acdmy', 'abbreviation', 0.9, 0],
	['har', 'hardware', 'shortened', 0.6, 0],
])('%s can be %s: %s, strength %d, %i slips', (typed, registered, kind, strength, edits) => {
	const relation = relationOf(typed, registered);
	expect(relation).toMatchObject({ kind, edits });
	expect(relation?.strength).toBeCloseTo(strength);
});

it.each([
	['12', '21'],
	['Jr', 'Snr'],
	['ѕаrа', 'sara'],
	['IV', 'VI'],
	['hotel', 'hostel'],
	['bakery', 'bakers'],
	['an', 'ann'],
	['arap', 'Arab'],
	['bar', 'barbers'],
	['hospital', 'hospitality'],
	['12', 'l2'],
	['l2', '12'],
	['and', 'anp'],
	['anp', 'and'],
	['b2b', 'b3b'],
	['e2e', 'e22e'],
	['Zax', 'Zaxlal'],
	['Zorgu', 'Zorgulalo'],
	['Zorgu', 'Zorguxlal'],
])('%s cannot be %s', (typed, registered) => {
	expect(relationOf(typed, registered)).toBeUndefined();
});

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
	['xii', 'xid', 1, 'One letter is different'],
])('%s is %s with %i slips: %s', (typed, registered, edits, what) => {
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
	['another letter after a number', '3a', '3b'],
	['another letter after two figures', '12a', '12b'],
	['a letter in the place of none', '12', '1b'],
	['a digit for a letter', 'shop12', 'shop1q'],
])('a typing slip is not seen in %s: %s, %s', (_what, typed, registered) => {
	expect(findSlip(typed, registered)).toBeUndefined();
});

it.each([
	['two known names', 'wanjiku', 'wanjiru', true],
	['two known names with a possessive', 'peters', 'pauls', true],
	['a name and a rare one', 'mutua', 'mutuku', true],
	['two words for businesses', 'hotel', 'hostel', true],
	['a Luo man and a woman', 'otieno', 'atieno', true],
	['a Kalenjin man and a woman', 'kiprono', 'jeprono', true],
	['a man and a woman in -a', 'augustine', 'augustina', true],
	['words that nobody knows', 'zorg', 'zorq', false],
	['a known name and its possessive', 'peters', 'peter', false],
	['a known name and one that nobody knows', 'wanjiku', 'wanjikq', false],
	['a given name that lost its last letter', 'grac', 'grace', false],
])('%s are different words: %s, %s, %s', (_because, one, other, different) => {
	expect(areDifferentWords(one, other)).toBe(different);
	expect(areDifferentWords(other, one)).toBe(different);
});

it.each([
	['letters swapped', 'kamau', 'kamua', true],
	['a letter doubled', 'wanjiku', 'wanjiiku', true],
	['a letter lost in a long word', 'wangari', 'wangri', true],
	['a letter lost in a short word', 'kamau', 'kamu', false],
	['a letter more at the end', 'wanjiku', 'wanjikuq', false],
	['a neighbouring key', 'kemboi', 'kenboi', true],
	['a neighbouring key in a short word', 'kambo', 'kanbo', false],
	['a far key', 'kemboi', 'keqboi', false],
	['a neighbouring vowel in a long word', 'kipchoge', 'kipchige', true],
	['a neighbouring vowel in a shorter word', 'kipchog', 'kipchig', false],
	['another first letter', 'otienoho', 'itienoho', false],
])('%s may be a slip of the fingers: %s, %s, %s', (_what, one, other, isSlip) => {
	expect(isOfFingers(one, other)).toBe(isSlip);
	expect(isOfFingers(other, one)).toBe(isSlip);
});

it.each([
	['philip', 'filip', true],
	['maxim', 'maksim', true],
	['wacuka', 'wachuka', true],
	['wacera', 'wachera', true],
	['monica', 'monika', true],
	['abdirahman', 'abdulrahman', true],
	['hussein', 'husseyn', true],
	['nyawira', 'niawira', false],
	['shisia', 'sisia', false],
	['wacera', 'wakera', false],
	['kariuki', 'kariki', false],
	['qua', 'kua', true],
	['qi', 'ki', false],
])('%s and %s sound alike: %s', (one, other, alike) => {
	expect(soundAlike(one, other)).toBe(alike);
	expect(soundAlike(other, one)).toBe(alike);
});

it.each([
	['kamau', 'k', '', true],
	['kamau', '', 'au', true],
	['kamau', 'kam', 'mau', false],
	['kamau', '', 'o', false],
	['kamau', '', '', true],
])('%s may be the word of which %s and %s are shown: %s', (key, start, end, fits) => {
	expect(fitsShown(key, [start, end])).toBe(fits);
});
