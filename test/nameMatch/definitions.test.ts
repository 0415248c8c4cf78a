import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

type Case = readonly [because: string, expected: string, registered: string];

/** What the three results mean, beside the examples of the page and the labelled pairs of Kenyan payees. */
const cases: Readonly<Record<'match' | 'closeMatch' | 'noMatch', readonly Case[]>> = {
	match: [
		['case is ignored', 'jane kamau', 'JANE KAMAU'],
		['letters that Unicode does not take apart are plain ones', 'Søren Łuka', 'SOREN LUKA'],
		['full-width letters are the same letters', 'ＪＡＮＥ Kamau', 'JANE KAMAU'],
		['spaces are ignored', '  Jane \t  Kamau ', 'JANE KAMAU'],
		['invisible characters around a name are dirt', '\u200bJane Kamau\u200e', 'JANE KAMAU'],
		['curly apostrophes are ignored', 'Nyang’au Rael', 'RAEL NYANGAU'],
		['two middle names may be left out', 'Jane Kamau', 'JANE WANJIKU NJERI KAMAU'],
		['a name in brackets is a part more', 'Samuel Mwangi (Kamau)', 'SAMUEL MWANGI'],
		['Swahili titles are ignored', 'Mzee Jackson Korir Bett', 'JACKSON KORIR BETT'],
		['a title that is also a name may be either', 'Mwalimu Hassan', 'MWALIMU HASSAN ALI'],
		['letters after a name are ignored', 'Peter Kamau PhD', 'PETER KAMAU'],
		['initials may be the name of a business', 'L & M Boutique Ltd', 'L & M BOUTIQUE'],
	],
	closeMatch: [
		['the register has the initial', 'Peter Mutua Kilonzo', 'PETER M KILONZO'],
		['Kalenjin names begin with Chep or Jep', 'Grace Chepkoech', 'GRACE JEPKOECH'],
		['a Kenyan short form', 'Ciku Kamau', 'WANJIKU KAMAU'],
		['a branch stands after the legal form', 'Quickmart Ltd - Kilimani', 'QUICKMART LTD'],
		['a descriptor is missing', 'Naivas Supermarket', 'NAIVAS LIMITED'],
		['a person has the name of a business', 'Jane Kamau', 'JANE KAMAU HARDWARE'],
		['the owner before "trading as" agrees', 'Tom Ogada', 'TOM OGADA trading as OGADA GARAGE'],
		['the typed owner agrees', 'TOM OGADA T/A OGADA GARAGE', 'TOM OGADA'],
		['a number is written out', 'First Community Bank', '1ST COMMUNITY BANK'],
		['a trade in brackets', 'Samuel Mwangi (plumber)', 'SAMUEL MWANGI'],
		['two persons have an account together', 'Jane Kamau', 'JOHN & JANE KAMAU'],
		['a group has the name of a person', 'Jane Kamau', 'JANE KAMAU SELF HELP'],
	],
	noMatch: [
		['Njeri is not Njoki', 'Mary Njeri', 'MARY NJOKI'],
		['Luo O- and A- tell sexes in unlisted names too', 'Mary Ozimbo', 'MARY AZIMBO'],
		['Kalenjin Kip- and Jep- tell son and daughter', 'Sam Kipkoech', 'SAM JEPKOECH'],
		['servants of different names of God', 'Abdirahman Ali', 'ABDIRAHIM ALI'],
		['one of two initials fits no part', 'J. N. Kamau', 'JANE WANJIRU KAMAU'],
		['numbers in words differ', 'Shop Seven Gikomba', 'SHOP SIX GIKOMBA'],
		['a hotel is no hostel', 'Hilltop Hotel', 'HILLTOP HOSTEL'],
		['a name of common words keeps its order', 'Blue Ocean', 'OCEAN BLUE'],
		[
			'another owner has the business name',
			'John Kamau t/a Cafe Pwani',
			'MARY OTIENO T/A CAFE PWANI',
		],
		['only a word of "trading as" is shared', 'Joseph Ogada', 'TOM OGADA T/A OGADA GARAGE'],
		['initials alone may be anyone', 'R K S', 'R K S'],
		['half a word in a short name is another name', 'Peter Nyakundi', 'PETER NYA'],
	],
};

describe.each([
	['match', 0.9, 1],
	['closeMatch', 0.6, 0.89],
	['noMatch', 0, 0.59],
] as const)('%s', (result, lowest, highest) => {
	test.each(cases[result])('%s: %s, %s', (_because, expected, registered) => {
		const compared = compareNames(expected, registered);
		expect(compared.result).toBe(result);
		expect(compared.score).toBeGreaterThanOrEqual(lowest);
		expect(compared.score).toBeLessThanOrEqual(highest);
	});
});
