import {
	drawnForm,
	foldWord,
	hasPlainLetters,
	readWords,
} from '../../nodes/MobileMoneyNameLookup/names/readWords';
import { splitTradingAs } from '../../nodes/MobileMoneyNameLookup/names/readParties';

it.each([
	["Ng'ang'a & Sons", "Ng'ang'a:nganga &:and Sons:sons"],
	['a+b', 'a:a &:and b:b'],
	['O.P. Njau', 'O.P.:op Njau:njau'],
	['A.B.C. School', 'A.B.C.:abc School:school'],
	['A/C Kamau', 'A/C:ac Kamau:kamau'],
	['C/O d/o Kamau', 'C/O:c/o d/o:d/o Kamau:kamau'],
	['HUB254 é2', 'HUB:hub 254:254 é2:e2'],
	['Jane (Njeri) K', 'Jane:jane Njeri:njeri() K:k'],
	['"Mama" Pima', 'Mama:mama() Pima:pima'],
	['(Jane)', 'Jane:jane'],
	['Ja\u200bne K', 'Jane:jane? K:k'],
	['Jane\u200b K', 'Jane:jane K:k'],
	['x  -, y', 'x:x y:y'],
	['!?', ''],
])('the words of a name %s: %s', (text, words) => {
	const read = readWords(text).map(
		(word) => `${word.text}:${word.key}${word.note ? '()' : ''}${word.hasInvisible ? '?' : ''}`,
	);
	expect(read.join(' ')).toBe(words);
});

describe('the letters of a word', () => {
	it.each([
		['Mwangé', 'mwange'],
		["N'gang'a", 'nganga'],
		['محمَّد', 'محمد'],
		['ko-fi', 'kofi'],
	])('%s are compared as %s', (word, key) => {
		expect(foldWord(word)).toBe(key);
	});

	it.each([
		['kamau', 'kamau', true],
		['kаmаu', 'kamau', false],
		['he11o', 'heiio', false],
	])('%s look like %s, and are plain: %s', (key, form, plain) => {
		expect(drawnForm(key)).toBe(form);
		expect(hasPlainLetters(key)).toBe(plain);
	});
});

describe('“trading as”', () => {
	it.each(['Jane T / A Shop', 'Jane doing business as Shop'])('stands in %s', (text) => {
		expect(splitTradingAs(text)).toEqual(['Jane', 'Shop']);
	});

	it.each(['t/a Shop', 'Jane t/a', 'Jane T/A  ', 'Data Shop'])('does not stand in %s', (text) => {
		expect(splitTradingAs(text)).toBeUndefined();
	});
});
