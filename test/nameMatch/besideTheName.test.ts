import { is, wordsOf } from '../../nodes/MobileMoneyNameLookup/names/lexicon';
import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

// Pairs of letters that can be seen are in rules.csv, with what is said about them.
type Pair = readonly [expected: string, registered: string];

const bothWays = ([expected, registered]: Pair) => [
	compareNames(expected, registered).result,
	compareNames(registered, expected).result,
];

const refused = (pairs: readonly Pair[]) => {
	test.each(pairs)('%j is not confirmed by %j', (...pair) => {
		expect(bothWays(pair)).not.toContain('match');
	});
};

/** Jane Kamau with something before her name, and with it behind. */
const aroundJane = (beside: string): Pair[] => [
	['Jane Kamau', `${beside} JANE KAMAU`],
	['Jane Kamau', `JANE KAMAU ${beside}`],
];

describe('a sign beside a name', () => {
	refused([...Array.from('❌#?_·⚠≠¬!☠~^|=$•.'), '??', '->'].flatMap(aroundJane));
	refused([['Jane Kamau', 'JANE\u0336 K\u0336A\u0336M\u0336A\u0336U\u0336']]);

	test.each([
		['Jane Kamau', 'JANE KAMAU ❌'],
		['Café Deli', 'CAFE DELI ❌'],
	])('is no close match that a setting takes for a match: %s, %s', (expected, registered) => {
		const compared = compareNames(expected, registered);
		expect(compared).toMatchObject({ result: 'closeMatch', needsPerson: true });
	});
});

describe('two holders in one name', () => {
	const signs = Array.from('/;:—@>=\t\n\u2028_. ');
	refused(signs.map((sign) => ['Jane Kamau', `JANE KAMAU${sign}PETER OTIENO`]));
});

describe('initials in brackets that are a word of their own', () => {
	const words = [...wordsOf('warnings'), ...wordsOf('otherBodyWords')]
		.filter((word) => /^[a-z]{2,4}$/.test(word))
		// A loan is what a clerk pays for, too.
		.filter((word) => !is(word, 'purposes'));
	const named = (word: string) => Array.from(word, (letter) => `${letter}amiro`).join(' ');
	refused(words.map((word) => [named(word), `${named(word)} (${word})`.toUpperCase()]));
	refused([['Samuel Isaac Otieno', 'SAMUEL ISAAC OTIENO (SIO)']]);
});

describe('letters that spell a word', () => {
	refused('C O,C-O,C/O,c / o,C.O.,T A,N O,I I,D O,W O,F A O'.split(',').flatMap(aroundJane));
});

describe('a word beside a name, unless it is a personal name', () => {
	const words = 'mbaya mauti mkora karani magari violate idle safari baker'.toUpperCase();
	refused(words.split(' ').map((word) => ['Jane Kamau', `JANE KAMAU ${word}`]));
});

test.each([
	...'Wanjiku Gachoki Baraza Kazungu Sospeter Queenter Hope'
		.toUpperCase()
		.split(' ')
		.map((name) => `JANE ${name} KAMAU`),
	...['  JANE \t  KAMAU ', '\u200bJANE KAMAU\u200e', 'JANE\tWANJIKU\tKAMAU'],
])('Jane Kamau is confirmed by %j', (registered) => {
	expect(bothWays(['Jane Kamau', registered])).toEqual(['match', 'match']);
});
