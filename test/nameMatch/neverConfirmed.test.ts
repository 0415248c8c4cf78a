import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { is, wordsOf } from '../../nodes/MobileMoneyNameLookup/names/lexicon';

// Pairs of letters that can be seen are in definitions.csv and rules.csv.
type Pair = readonly [expected: string, registered: string];

/** Jane Kamau with something before her name, and with it after. */
const aroundJane = (beside: string): Pair[] => [
	['Jane Kamau', `${beside} JANE KAMAU`],
	['Jane Kamau', `JANE KAMAU ${beside}`],
];

const registeredNames =
	'GRACE WANJIKU MWANGI|JANE KAMAU|MOHAMED ALI HASSAN|KARURI HARDWARE STORES|TOM OGADA T/A OGADA GARAGE|NAIROBI ENTERPRISES LTD|JOHN';
const besideAny = (...expected: string[]): Pair[] =>
	expected.flatMap((name) =>
		registeredNames.split('|').map((registered): Pair => [name, registered]),
	);

const names =
	'John Jane Mary Peter Grace James Joseph Kamau Otieno Mwangi Wanjiku Achieng Hassan Ali Mohamed Njeri Omondi';
const generic = 'Shop Stores Hardware Chemist Agencies Traders Mini Mart Bar Hotel Salon';
const struck = 'JANE\u0336 K\u0336A\u0336M\u0336A\u0336U\u0336';

/** A name with these initials, beside itself with the initials in brackets. */
const withInitials = (word: string): Pair => {
	const name = Array.from(word, (letter) => `${letter}amiro`).join(' ');
	return [name, `${name} (${word})`.toUpperCase()];
};
const shortWarnings = [...wordsOf('warnings'), ...wordsOf('otherBodyWords')]
	.filter((word) => /^[a-z]{2,4}$/.test(word))
	// A loan is what a clerk pays for, too.
	.filter((word) => !is(word, 'purposes'));

const long = 'Jane Kamau '.repeat(40);

const signs = Array.from('/;:—@>=\t\n\u2028_. ');

test.each<readonly [what: string, pairs: readonly Pair[]]>([
	['a sign', [...Array.from('❌#?_·⚠≠¬!☠~^|=$•.'), '??', '->'].flatMap(aroundJane)],
	['a line through its letters', [['Jane Kamau', struck]]],
	['a second holder', signs.map((sign) => ['Jane Kamau', `JANE KAMAU${sign}PETER OTIENO`])],
	['initials in brackets that are a word of their own', shortWarnings.map(withInitials)],
	[
		'letters of a word',
		'C O,C-O,C/O,c / o,C.O.,T A,N O,I I,D O,W O,F A O'.split(',').flatMap(aroundJane),
	],
	['another name after 256 characters', [[`${long}Otieno`, `${long}Wafula`]]],
	['a gap of 256 characters', [[`Jane Kamau${' '.repeat(256)}Otieno`, 'JANE KAMAU']]],
])('a name with %s is never a match', (_what, pairs) => {
	const ways = pairs.flatMap(([expected, registered]): Pair[] => [
		[expected, registered],
		[registered, expected],
	]);
	expect(ways.filter((pair) => compareNames(...pair).result === 'match')).toEqual([]);
});

test.each([
	['a long list of common names', besideAny(names, `${names} `.repeat(20))],
	['initials', besideAny('A B C D E F G H I J K L M N O P Q R S T U V W X Y Z', 'J K')],
	['generic words', besideAny(generic)],
	['what every business may have', besideAny('Ltd', 'Shop 12', '254', 'x t/a y')],
	['a pattern', besideAny('*', '%', '[A-Z]+', 'Jane* Kamau*')],
	['nothing at all, or spaces', besideAny('', ' \t\u00a0\u3000 ')],
	['nothing to be seen', besideAny('\u200b\u200c\u200d\u2060\ufeff\u3164\u2800')],
	['no letters', besideAny('-- / . , " \'', '🙂🙂')],
	['a placeholder', besideAny('N/A')],
])('a name that is made to fit anything is never a match: %s', (_what, pairs) => {
	expect(pairs.filter((pair) => compareNames(...pair).result === 'match')).toEqual([]);
});

test.each(['  JANE \t  KAMAU ', '\u200bJANE KAMAU\u200e', 'JANE\tWANJIKU\tKAMAU'])(
	'white space is not compared: %j',
	(registered) => {
		expect(compareNames('Jane Kamau', registered).result).toBe('match');
		expect(compareNames(registered, 'Jane Kamau').result).toBe('match');
	},
);
