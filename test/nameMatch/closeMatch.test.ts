import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import type { Case } from './cases';

const cases: readonly Case[] = [
	['two letters are swapped', 'Kamua Jane', 'JANE KAMAU', 'closeMatch'],
	['one letter is missing', 'Teresia Kwambka', 'TERESIA KWAMBOKA', 'closeMatch'],
	['two words have a slip each', 'Edwrad Gitnoga', 'EDWARD GITONGA', 'closeMatch'],
	['a short word has a slip and two others are exact', 'Kim Jong On', 'KIM JONG UN', 'closeMatch'],
	['a digit is typed for a letter', 'J0seph Nderitu', 'JOSEPH NDERITU', 'closeMatch'],
	['a letter is of another alphabet', 'Zawadi Gift Shop', 'ZAWАDI GIFT SHOP', 'closeMatch'],
	['an initial stands for a name', 'J. Muthee', 'JULIUS MUTHEE', 'closeMatch'],
	['initials written together stand for names', 'PK Njoroge', 'PETER KAMAU NJOROGE', 'closeMatch'],
	['the register has the initial', 'Peter Mutua Kilonzo', 'PETER M KILONZO', 'closeMatch'],
	['one full part of several agrees', 'Wanjiru', 'ESTHER WANJIRU NDIRANGU', 'closeMatch'],
	[
		'three parts more are too many for a match',
		'Joseph Mwangi',
		'JOSEPH MWANGI KAMAU NJOROGE OTIENO',
		'closeMatch',
	],
	['an Arabic name has many spellings', 'Mohammed Yussuf Ali', 'MOHAMED YUSUF ALI', 'closeMatch'],
	['an English name has many spellings', 'Jacqueline Nanjala', 'JACKLINE NANJALA', 'closeMatch'],
	['a Meru name is written with c or ch', 'Gaceri Mbaabu', 'GACHERI MBAABU', 'closeMatch'],
	[
		'Kalenjin dialects begin a name with Chep or Jep',
		'Grace Chepkoech',
		'GRACE JEPKOECH',
		'closeMatch',
	],
	['an English short form', 'Liz Jepkoech', 'ELIZABETH JEPKOECH', 'closeMatch'],
	['a Kenyan short form', 'Ciku Kamau', 'WANJIKU KAMAU', 'closeMatch'],
	['a short form beside a middle name', 'Tony Wabwire', 'ANTHONY WABWIRE OKUMU', 'closeMatch'],
	['son and father are told by a word', 'John Kamau Jnr', 'JOHN KAMAU', 'closeMatch'],
	['a branch is named', 'Bei Poa Supermarket', 'BEI POA SUPERMARKET KASARANI BRANCH', 'closeMatch'],
	[
		'a branch stands after the legal form',
		'Quickmart Ltd - Kilimani',
		'QUICKMART LTD',
		'closeMatch',
	],
	['a place stands in brackets', 'Tumbili Hardware (Thika Road)', 'TUMBILI HARDWARE', 'closeMatch'],
	['a descriptor is missing', 'Naivas Supermarket', 'NAIVAS LIMITED', 'closeMatch'],
	['a person has the name of a business', 'Jane Kamau', 'JANE KAMAU HARDWARE', 'closeMatch'],
	['"the" is missing in a business', 'The Java House', 'JAVA HOUSE', 'closeMatch'],
	[
		'a business word is abbreviated',
		'Wanderi Bros Garage',
		'WANDERI BROTHERS GARAGE',
		'closeMatch',
	],
	['a business word is in the plural', 'Neema Fashion', 'NEEMA FASHIONS', 'closeMatch'],
	[
		'the service cut the last word',
		'Mashariki Agricultural Implements and Spares',
		'MASHARIKI AGRICULTURAL IMPLEME',
		'closeMatch',
	],
	[
		'the service cut the legal form',
		'Bonde la Ufa Transporters Limited',
		'BONDE LA UFA TRANSPORTERS LIMI',
		'closeMatch',
	],
	[
		'the business after "trading as" agrees',
		'Ogada Garage',
		'TOM OGADA T/A OGADA GARAGE',
		'closeMatch',
	],
	[
		'the owner before "trading as" agrees',
		'Tom Ogada',
		'TOM OGADA trading as OGADA GARAGE',
		'closeMatch',
	],
	[
		'the owner agrees and the business differs',
		'Tom Ogada t/a Ogada Bar',
		'TOM OGADA T/A OGADA GARAGE',
		'closeMatch',
	],
	['a number is written out', 'First Community Bank', '1ST COMMUNITY BANK', 'closeMatch'],
	[
		'a Roman numeral has a letter more',
		'Savanna Homes Phase I',
		'SAVANNA HOMES PHASE II',
		'closeMatch',
	],
	['a legal form of another country is missing', 'Siemens', 'SIEMENS AG', 'closeMatch'],
	[
		'a title that may be a name faces another name',
		'Haji Ali Hassan',
		'OMAR ALI HASSAN',
		'closeMatch',
	],
	['words of two unknown names and one more', 'Zulpo Kraven', 'ZULPO KRAVEN MIRSTA', 'closeMatch'],
	[
		'a title that may be a name faces another name',
		'Haji Ali Hassan',
		'OMAR ALI HASSAN',
		'closeMatch',
	],
	['a trade in brackets', 'Samuel Mwangi (plumber)', 'SAMUEL MWANGI', 'closeMatch'],
	['two persons have an account together', 'Jane Kamau', 'JOHN & JANE KAMAU', 'closeMatch'],
	['a group has the name of a person', 'Jane Kamau', 'JANE KAMAU SELF HELP', 'closeMatch'],
	[
		'a particle that may be a name faces another name',
		'Ali Ben Hassan',
		'ALI OMAR HASSAN',
		'closeMatch',
	],
];

describe('a close match', () => {
	test.each(cases)('%s: %s, %s', (_because, expected, registered, result) => {
		const comparison = compareNames(expected, registered);
		expect(comparison).toMatchObject({ result });
		expect(comparison.score).toBeGreaterThanOrEqual(0.6);
		expect(comparison.score).toBeLessThan(0.9);
	});
});
