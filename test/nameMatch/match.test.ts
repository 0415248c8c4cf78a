import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import type { Case } from './cases';

const cases: readonly Case[] = [
	['case is ignored', 'jane kamau', 'JANE KAMAU', 'match'],
	['accents are ignored', 'Wambũi Gĩthĩnji', 'WAMBUI GITHINJI', 'match'],
	['letters that Unicode does not take apart are ignored too', 'Søren Łuka', 'SOREN LUKA', 'match'],
	['full-width letters are the same letters', 'ＪＡＮＥ Kamau', 'JANE KAMAU', 'match'],
	['spaces are ignored', '  Jane \t  Kamau ', 'JANE KAMAU', 'match'],
	['apostrophes are ignored', "Ng'ang'a Muchiri", 'NGANGA MUCHIRI', 'match'],
	['curly apostrophes are ignored', 'Nyang’au Rael', 'RAEL NYANGAU', 'match'],
	['commas and dots are ignored', 'Ochieng, Dorothy.', 'DOROTHY OCHIENG', 'match'],
	[
		'a person may be written in any order',
		'Kimani Stephen Njuguna',
		'STEPHEN NJUGUNA KIMANI',
		'match',
	],
	['a middle name may be left out', 'Jane Kamau', 'JANE WANJIKU KAMAU', 'match'],
	['two middle names may be left out', 'Jane Kamau', 'JANE WANJIKU NJERI KAMAU', 'match'],
	['the register may leave a middle name out', 'Jane Wanjiku Kamau', 'JANE KAMAU', 'match'],
	['a nickname in quotation marks is a part more', 'Joseph "Jose" Nzuki', 'JOSEPH NZUKI', 'match'],
	['a name in brackets is a part more', 'Samuel Mwangi (Kamau)', 'SAMUEL MWANGI', 'match'],
	['titles are ignored', 'Prof. (Mrs) Tabitha Mugure', 'TABITHA MUGURE', 'match'],
	['Swahili titles are ignored', 'Mzee Jackson Korir Bett', 'JACKSON KORIR BETT', 'match'],
	['a title that is also a name may be either', 'Mwalimu Hassan', 'MWALIMU HASSAN ALI', 'match'],
	['letters after a name are ignored', 'Peter Kamau PhD', 'PETER KAMAU', 'match'],
	['Kalenjin arap is ignored', 'Kiplimo arap Chumo', 'KIPLIMO CHUMO', 'match'],
	['Maasai ole is ignored', 'Ole Sankok David', 'DAVID OLE SANKOK', 'match'],
	['Arabic bin and binti are ignored', 'Fatma binti Said', 'FATMA SAID', 'match'],
	['parts may be written together', 'Mwana Isha Salim', 'MWANAISHA SALIM', 'match'],
	['legal forms are ignored', 'Tamu Bakers Ltd', 'TAMU BAKERS LIMITED', 'match'],
	['legal forms may be mixed up', 'Rift Dairies Inc', 'RIFT DAIRIES LTD', 'match'],
	['a legal form may be missing', 'Anjali Mehta', 'ANJALI MEHTA LLP', 'match'],
	[
		'several legal forms are ignored',
		'Shah Doshi Hardware',
		'SHAH DOSHI HARDWARE CO. LTD.',
		'match',
	],
	['an ampersand is "and"', 'Tusker Bar and Grill', 'TUSKER BAR & GRILL', 'match'],
	['a business may be written together', 'Maji Safi Water Point', 'MAJISAFI WATERPOINT', 'match'],
	['a number may touch the word before it', 'Hub 254 Cyber', 'HUB254 CYBER', 'match'],
	['letters with dots are one word', 'A.B.C. Nursery School', 'A B C NURSERY SCHOOL', 'match'],
	['one and the same single name is the same', 'Kagwiria', 'KAGWIRIA', 'match'],
	[
		'a place and a generic word may be a whole name',
		'Nairobi Hospital',
		'NAIROBI HOSPITAL',
		'match',
	],
	[
		'both sides of "trading as" agree',
		'Jaribu Holdings t/a Cafe Pwani',
		'JARIBU HOLDINGS LTD T/A CAFE PWANI',
		'match',
	],
	[
		'invisible characters around a name are dirt of the cell',
		'\u200bJane Kamau\u200e',
		'JANE KAMAU',
		'match',
	],
	['initials may be the name of a business', 'L & M Boutique Ltd', 'L & M BOUTIQUE', 'match'],
];

describe('a match', () => {
	test.each(cases)('%s: %s, %s', (_because, expected, registered, result) => {
		const comparison = compareNames(expected, registered);
		expect(comparison).toMatchObject({ result });
		expect(comparison.score).toBeGreaterThanOrEqual(0.9);
	});
});
