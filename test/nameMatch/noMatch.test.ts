import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import type { Case } from './cases';

const cases: readonly Case[] = [
	['one part is shared and the other differs', 'Jane Kamau', 'JANE OTIENO', 'noMatch'],
	['a sister has another first name', 'Bhavesh Meghji Dodhia', 'BHAVNA MEGHJI DODHIA', 'noMatch'],
	['the middle names differ', 'Agnes Njambi Mwihaki', 'AGNES WARUGURU MWIHAKI', 'noMatch'],
	['Wanjiku is not Wanjiru', 'Mary Wanjiku', 'MARY WANJIRU', 'noMatch'],
	['Njeri is not Njoki', 'Mary Njeri', 'MARY NJOKI', 'noMatch'],
	['Kamau is not Kamande', 'Peter Kamau', 'PETER KAMANDE', 'noMatch'],
	['Mutua is not Mutuku', 'John Mutua', 'JOHN MUTUKU', 'noMatch'],
	['Wambua is not Wambui', 'Joseph Wambua', 'JOSEPH WAMBUI', 'noMatch'],
	['Luo O- and A- tell son and daughter', 'Mary Otieno', 'MARY ATIENO', 'noMatch'],
	['Luo O- and A- tell them in unlisted names too', 'Mary Ozimbo', 'MARY AZIMBO', 'noMatch'],
	['Kalenjin Kip- and Jep- tell son and daughter', 'Sam Kipkoech', 'SAM JEPKOECH', 'noMatch'],
	['Bukusu Wa- and Na- tell son and daughter', 'Wafula Welders', 'NAFULA WELDERS', 'noMatch'],
	['an Arabic name for a woman ends in -a', 'Amina Warsame', 'AMIN WARSAME', 'noMatch'],
	['servants of different names of God', 'Abdirahman Ali', 'ABDIRAHIM ALI', 'noMatch'],
	['Gujarati names share their ending', 'Rajesh Gohil', 'RAMESH GOHIL', 'noMatch'],
	['Kate is no short form of Keith', 'Kate Sigei', 'KEITH SIGEI', 'noMatch'],
	['an initial fits no part', 'M. Githaiga', 'JOHN GITHAIGA KURIA', 'noMatch'],
	['one of two initials fits no part', 'J. N. Kamau', 'JANE WANJIRU KAMAU', 'noMatch'],
	['"Mama Njeri" is the mother of Njeri', 'Mama Njeri', 'MARY NJERI KAMUNYU', 'noMatch'],
	['father and son', 'John Kamau Jnr', 'JOHN KAMAU SNR', 'noMatch'],
	['numbers differ', 'Shop 12 Muthurwa', 'SHOP 21 MUTHURWA', 'noMatch'],
	[
		'numbers differ by one figure',
		'Palmvale Apartments House 7',
		'PALMVALE APARTMENTS HOUSE 17',
		'noMatch',
	],
	['only generic words are shared', 'Kenya Enterprises', 'NAIROBI ENTERPRISES', 'noMatch'],
	['places differ', 'Kitui Wholesalers', 'KITALE WHOLESALERS', 'noMatch'],
	['branches differ', 'Baraka Academy Embu', 'BARAKA ACADEMY MERU', 'noMatch'],
	['a hotel is no hostel', 'Hilltop Hotel', 'HILLTOP HOSTEL', 'noMatch'],
	[
		'the order of a business name is part of it',
		'Star Junction Cafe',
		'JUNCTION STAR CAFE',
		'noMatch',
	],
	['the same holds without a generic word', 'Blue Ocean', 'OCEAN BLUE', 'noMatch'],
	['a person is not a business of that name', 'Baraka Butchery', 'BARAKA OUMA AYIECHA', 'noMatch'],
	['another country, another company', 'Equity Bank', 'EQUITY BANK UGANDA', 'noMatch'],
	['an AG is not a GmbH', 'Siemens AG', 'Siemens GmbH', 'noMatch'],
	[
		'only a word after "trading as" is shared',
		'Joseph Tipape',
		'BEATRICE SEIN T/A TIPAPE CURIOS',
		'noMatch',
	],
	[
		'another owner uses the business name',
		'John Kamau t/a Cafe Pwani',
		'MARY OTIENO T/A CAFE PWANI',
		'noMatch',
	],
	['half a word in a short name is another name', 'Peter Nyakundi', 'PETER NYA', 'noMatch'],
	[
		'a cut name goes on differently',
		'Mapema Agrovet and Animal Feeds Supplies',
		'MAPEMA AGROVET AND ANIMAL HEAL',
		'noMatch',
	],
	['three words have slips', 'Edwrad Gitnoga Kamua', 'EDWARD GITONGA KAMAU', 'noMatch'],
	['whole words are written in another alphabet', 'Moses Keter', 'МОЅЕЅ КЕТЕR', 'noMatch'],
	['gibberish', 'asdf ghjkl', 'LAWRENCE MUTISYA', 'noMatch'],
	['the mother of the only name', 'Mama Njeri', 'NJERI', 'noMatch'],
	['saints have different names', "St. Mary's School", 'ST MARKS SCHOOL', 'noMatch'],
];

describe('no match', () => {
	test.each(cases)('%s: %s, %s', (_because, expected, registered, result) => {
		const comparison = compareNames(expected, registered);
		expect(comparison).toMatchObject({ result });
		expect(comparison.score).toBeLessThan(0.6);
	});
});
