import { compareNames } from '../../../nodes/MobileMoneyNameLookup/domain/nameMatch/compareNames';

/** Pairs at the edges of the rules, with all that is said about them. */
const cases: Readonly<Record<string, ReadonlyArray<[string, string, string[]]>>> = {
	noMatch: [
		['Baraka AG', 'BARAKA GMBH', ['"AG" and "GMBH" are different kinds of company.']],
		['Equity Bank Uganda', 'EQUITY BANK', ['"Uganda" marks a company of another country.']],
		['Equity Bank', 'EQUITY BANK UGANDA', ['"UGANDA" marks a company of another country.']],
		['Mama Njeri', 'NJERI', ['"Mama" makes it the name of somebody\'s parent.']],
		['Njeri Kamau', 'MAMA NJERI KAMAU', ['"MAMA" makes it the name of somebody\'s parent.']],
		['Mama Njeri Kamau', 'NJERI KAMAU', ['"Mama" makes it the name of somebody\'s parent.']],
		[
			'Umoja Bakers',
			'UMOJA BAKERS SHOP STORES NAIROBI KISUMU HARDWARE TIMBER',
			['The registered name has 6 more parts, too many to be the same holder.'],
		],
		['Jaen Kamua Otieon', 'JANE KAMAU OTIENO', ['Too many letters differ to be typing slips.']],
		[
			'Wanjiquq Kamuaa Otieno',
			'WANJIRUU KAMAU OTIENO',
			['Too many letters differ to be typing slips.'],
		],
		[
			'Wanjiqqu Nyambuqq Otieno',
			'WANJIRUU NYAMBURA OTIENO',
			['Too many letters differ to be typing slips.'],
		],
		['Jong On', 'JONG UN', ['Too little agrees to say that the holder is the same.']],
		['Kim Jonh On', 'KIM JONG UN', ['Too little agrees to say that the holder is the same.']],
		[
			'L Boutique',
			'L BOUTIQUES',
			['The expected name has no word that tells one holder from another.'],
		],
		[
			'L & M Boutique',
			'L & N BOUTIQUE',
			['"M" is not in the registered name, which has "N" instead.'],
		],
		[
			'Umojaa Wholesalers',
			'UMOJA WHOLESALERS KASARANI OTIENO',
			['Too little agrees to say that the holder is the same.'],
		],
		['Jo', 'JO OTIENO', ['Too little agrees to say that the holder is the same.']],
		['J. K.', 'JANE KAMAU', ['The expected name has no word that tells one holder from another.']],
		[
			'Kenya Enterprises',
			'NAIROBI ENTERPRISES',
			['"Kenya" is not in the registered name, which has "NAIROBI" instead.'],
		],
		[
			'Peter Kamau T/A Ogada Garage',
			'TOM OGADA T/A OGADA GARAGE',
			['The business after "trading as" agrees, but not the owner.'],
		],
		[
			'Tom Ogado T/A Ogada Garag',
			'TOM OGADA T/A OGADA GARAGE',
			['Neither the owner nor the business after "trading as" agrees.'],
		],
		[
			'Peter Kamau T/A Kisumu Tyres',
			'TOM OGADA T/A OGADA GARAGE',
			['Neither the owner nor the business after "trading as" agrees.'],
		],
		[
			'TOM OGADA T/A OGADA GARAGE',
			'PETER KAMAU',
			['Neither the owner nor the business after "trading as" agrees.'],
		],
		[
			'Ogada',
			'TOM OGADA T/A OGADA GARAGE',
			['Neither the owner nor the business after "trading as" agrees.'],
		],
		[
			'Star Junction Cafe',
			'JUNCTION STAR CAFE',
			['The same words stand in another order, which in a business name makes another name.'],
		],
		[
			'Jane Kamau',
			'PETER OTIENO*',
			[
				'"Jane Kamau" is not in the registered name, which has "PETER OTIENO" instead.',
				'The registered name has a wildcard, which no name has.',
			],
		],
		[
			'Mama Njeri Otieno',
			'NJERI OTIENO KAMAU',
			['"Mama" is not in the registered name, which has "KAMAU" instead.'],
		],
		[
			'John Kamau Jr',
			'JOHN KAMAU SNR',
			['"Jr" is not in the registered name, which has "SNR" instead.'],
		],
		[
			'Baraka Implements',
			'BARAKA IMPLEME',
			['"Implements" is not in the registered name, which has "IMPLEME" instead.'],
		],
		[
			'Mashariki Agricultural Implements',
			'MASHARIKI IMPLEME AGRICULTURAL',
			['"Implements" is not in the registered name, which has "IMPLEME" instead.'],
		],
		[
			'Mashariki Agricultural 254700',
			'MASHARIKI AGRICULTURAL 2547',
			['"254700" is not in the registered name, which has "2547" instead.'],
		],
		[
			'Mashariki Agricultural Implements',
			'MASHARIKI AGRICULTURAL IMPLEME LTD',
			['"Implements" is not in the registered name, which has "IMPLEME" instead.'],
		],
		[
			'Agriculturalimplements',
			'AGRICULTURALIMPLEME',
			[
				'"Agriculturalimplements" is not in the registered name, which has "AGRICULTURALIMPLEME" instead.',
			],
		],
		[
			'Mashariki Agric Implements',
			'MASHARIKI AGRICULTUR IMPLEM',
			['"Agric Implements" is not in the registered name, which has "AGRICULTUR IMPLEM" instead.'],
		],
		[
			'JCMX Mugo',
			'JEAN CLAUDE MARIE XAVIER MUGO',
			['"JCMX" is not in the registered name, which has "JEAN CLAUDE MARIE XAVIER" instead.'],
		],
		[
			'JM Mugo',
			'JEAN CLAUDE MARIE MUGO',
			['"JM" is not in the registered name, which has "JEAN CLAUDE MARIE" instead.'],
		],
		[
			'JB Mugo',
			'JEAN CLAUDE MUGO',
			['"JB" is not in the registered name, which has "JEAN CLAUDE" instead.'],
		],
		[
			'Jo Mugo',
			'JOHN OTIENO MUGO',
			['"Jo" is not in the registered name, which has "JOHN OTIENO" instead.'],
		],
		[
			'Zimele Fund XI',
			'ZIMELE FUND IX',
			['"XI" is not in the registered name, which has "IX" instead.'],
		],
		[
			'Two Rivers Mall',
			'3 RIVERS MALL',
			['"Two" is not in the registered name, which has "3" instead.'],
		],
		[
			'Rivers 2 Mall',
			'RIVERS TWIN MALL',
			['"2" is not in the registered name, which has "TWIN" instead.'],
		],
		['Kamau 12', 'KAMAU XII', ['"12" is not in the registered name, which has "XII" instead.']],
		[
			'Bakery Corner',
			'BAKERIES CORNER',
			['The expected name has no word that tells one holder from another.'],
		],
		['Bo Kamau', 'BOS KAMAU', ['"Bo" is not in the registered name, which has "BOS" instead.']],
		[
			'Kamau Stores Umoja',
			'UMOJA KAMAU STORES',
			['The same words stand in another order, which in a business name makes another name.'],
		],
		[
			'Baraka Bazar',
			'BARAKA BA ZAAR OTIENO',
			['"Bazar" is not in the registered name, which has "BA ZAAR OTIENO" instead.'],
		],
	],
	closeMatch: [
		['Mama Njeri Shop', 'NJERI SHOP', ['"Mama" stands only in the expected name.']],
		[
			'Jane Kamau',
			'JANE KAMAU OTIENO WAFULA KORIR CHEBET',
			['"OTIENO WAFULA KORIR CHEBET" stands only in the registered name.'],
		],
		[
			'Jane Kamau Otieno Wafula Korir Chebet',
			'JANE KAMAU',
			['"Otieno Wafula Korir Chebet" stands only in the expected name.'],
		],
		[
			'Jane Kamau',
			'JANE KAMAU OTIENO WAFULA KORIR',
			['"OTIENO WAFULA KORIR" stands only in the registered name.'],
		],
		[
			'Umoja Bakers',
			'UMOJA BAKERS SHOP STORES NAIROBI KISUMU HARDWARE',
			['"SHOP STORES NAIROBI KISUMU HARDWARE" stands only in the registered name.'],
		],
		['Umoja', 'UMOJA (A B C D E F G)', ['"A B C D E F G" stands only in the registered name.']],
		[
			'Jaen Kamua Otieno',
			'JANE KAMAU OTIENO',
			[
				'"Jaen" differs from "JANE" by two swapped letters.',
				'"Kamua" differs from "KAMAU" by two swapped letters.',
			],
		],
		['Kim Jong On', 'KIM JONG UN', ['"On" differs from "UN" by one letter of a short word.']],
		[
			'Nairobi Hospitel',
			'NAIROBI HOSPITAL',
			['"Hospitel" differs from "HOSPITAL" by one letter changed.'],
		],
		[
			'Umojaa Wholesalers',
			'UMOJA WHOLESALERS KASARANI BRANCH',
			[
				'"Umojaa" and "UMOJA" are spellings of one name.',
				'"KASARANI BRANCH" stands only in the registered name.',
			],
		],
		['Joe', 'JOE OTIENO', ['"OTIENO" stands only in the registered name.']],
		[
			'J. Kamau',
			'JANE KAMAU OTIENO',
			[
				'"J" agrees with "JANE" only as an initial.',
				'"OTIENO" stands only in the registered name.',
			],
		],
		[
			'J. K. Otieno',
			'JANE KAMAU OTIENO',
			['"J" agrees with "JANE" only as an initial.', '"K" agrees with "KAMAU" only as an initial.'],
		],
		[
			'Tom Ogada T/A Kisumu Tyres',
			'TOM OGADA T/A OGADA GARAGE',
			[
				'The owner agrees, but not the business after "trading as".',
				'"Kisumu Tyres" is not in the registered name, which has "OGADA GARAGE" instead.',
			],
		],
		[
			'Tom Ogado T/A Ogada Garage',
			'TOM OGADA T/A OGADA GARAGE',
			['"Ogado" differs from "OGADA" by one letter changed.'],
		],
		[
			'Tom Ogada T/A Ogada Garag',
			'TOM OGADA T/A OGADA GARAGE',
			['"Garag" differs from "GARAGE" by one letter less.'],
		],
		[
			'Tom Ogado',
			'TOM OGADA T/A OGADA GARAGE',
			[
				'The other name equals what stands before "trading as" in the registered name.',
				'"Ogado" differs from "OGADA" by one letter changed.',
			],
		],
		[
			'Ltd t/a Ogada Garage',
			'OGADA GARAGE',
			['The other name equals what stands after "trading as" in the expected name.'],
		],
		[
			'Tom Ogada T/A Ogada Garage',
			'OGADA GARAGES',
			[
				'The other name equals what stands after "trading as" in the expected name.',
				'"Garage" and "GARAGES" are forms of one word.',
			],
		],
		[
			'Tom T/A Ogada Garage',
			'TOM OGADA T/A OGADA GARAGE',
			['"OGADA" stands only in the registered name.'],
		],
		[
			'Haji Ali Hassan',
			'OMAR ALI HASSAN',
			['"OMAR" stands only in the registered name.', '"Haji" ignored as a small word.'],
		],
		[
			'Haji Ali Hassan',
			'ALI HASSAN OMAR',
			['"OMAR" stands only in the registered name.', '"Haji" ignored as a small word.'],
		],
		['Jane Kamau', 'JANE KAMAU 12', ['"12" stands only in the registered name.']],
		[
			'Jane Kamau',
			'JANE KAMAU NJERI AUMA ATIENO',
			['"NJERI AUMA ATIENO" stands only in the registered name.'],
		],
		['Zorg Blee', 'ZORG BLEE QUARK', ['"QUARK" stands only in the registered name.']],
		[
			'Kamau Jane',
			'THE JANE KAMAU',
			[
				'The parts of the name stand in another order.',
				'"THE" stands only in the registered name.',
			],
		],
		[
			'Kamau Jane',
			'JANE KAMAU LTD',
			['The parts of the name stand in another order.', '"LTD" ignored as a legal form.'],
		],
		['The Meeting Point', 'MEETING POINT', ['"The" stands only in the expected name.']],
		['Meeting Point', 'THE MEETING POINT', ['"THE" stands only in the registered name.']],
		[
			'Baraka',
			'BARAKA GMBH',
			['"GMBH" stands only in the registered name.', '"GMBH" ignored as a legal form.'],
		],
		[
			'Baraka GmbH',
			'BARAKA',
			['"GmbH" stands only in the expected name.', '"GmbH" ignored as a legal form.'],
		],
		[
			'Jane*',
			'JANE*',
			[
				'The expected name has a wildcard, which no name has.',
				'The registered name has a wildcard, which no name has.',
			],
		],
		[
			'Jane Kamau*',
			'JANE KAMAU*',
			[
				'The expected name has a wildcard, which no name has.',
				'The registered name has a wildcard, which no name has.',
			],
		],
		['Jane Kamau*', 'JANE KAMAU', ['The expected name has a wildcard, which no name has.']],
		['Jane Kamau', 'JANE', ['"Kamau" stands only in the expected name.']],
		['John Kamau Jr', 'JOHN KAMAU', ['"Jr" stands only in the expected name.']],
		[
			'Mashariki Agricultural Implements',
			'MASHARIKI AGRICULTURAL IMPLEME',
			['"Implements" and "IMPLEME" begin alike; one looks cut off.'],
		],
		[
			'Mashariki Agricultural Impleme',
			'MASHARIKI AGRICULTURAL IMPLEMENTS',
			['"Impleme" and "IMPLEMENTS" begin alike; one looks cut off.'],
		],
		[
			'Mashariki Agricultural Implements Ltd',
			'MASHARIKI AGRICULTURAL IMPLEMENTS LIM',
			['"LIM" looks cut off.', '"Ltd" ignored as a legal form.'],
		],
		[
			'Mashariki Agricultural Implements Lim',
			'MASHARIKI AGRICULTURAL IMPLEMENTS LTD',
			['"Lim" looks cut off.', '"LTD" ignored as a legal form.'],
		],
		[
			'Mashariki Agricultural Implements',
			'MASHARIKI AGRICULTURAL IMPLEMENTS LIM',
			['"LIM" stands only in the registered name.'],
		],
		[
			'Mashariki Agricultural Implements Ltd',
			'MASHARIKI AGRICULTURAL IMPLEMENTS L',
			['"L" stands only in the registered name.', '"Ltd" ignored as a legal form.'],
		],
		[
			'Mashariki Agricultural Implements Otieno',
			'MASHARIKI AGRICULTURAL IMPLEME',
			[
				'"Implements" and "IMPLEME" begin alike; one looks cut off.',
				'"Otieno" stands only in the expected name.',
			],
		],
		['JC Mugo', 'JEAN CLAUDE MUGO', ['"JC" agrees with "JEAN CLAUDE" only as an initial.']],
		['Jean Claude Mugo', 'JC MUGO', ['"Jean Claude" agrees with "JC" only as an initial.']],
		[
			'JCM Mugo',
			'JEAN CLAUDE MARIE MUGO',
			['"JCM" agrees with "JEAN CLAUDE MARIE" only as an initial.'],
		],
		[
			'CM Mugo',
			'JEAN CLAUDE MARIE MUGO',
			[
				'"CM" agrees with "CLAUDE MARIE" only as an initial.',
				'"JEAN" stands only in the registered name.',
			],
		],
		[
			'JC Mugo Otieno',
			'JEAN CLAUDE MUGO OTIENO',
			['"JC" agrees with "JEAN CLAUDE" only as an initial.'],
		],
		['Fund V', 'FUND VI', ['"V" differs from "VI" by one letter in a Roman numeral.']],
		[
			'Zimele Fund V',
			'ZIMELE FUND VI',
			['"V" differs from "VI" by one letter in a Roman numeral.'],
		],
		[
			'Zimele Fund XI',
			'ZIMELE FUND XII',
			['"XI" differs from "XII" by one letter in a Roman numeral.'],
		],
		[
			'Zimele Fund XX',
			'ZIMELE FUND XV',
			['"XX" differs from "XV" by one letter in a Roman numeral.'],
		],
		[
			'Two Rivers Mall',
			'2 RIVERS MALL',
			['"Two" and "2" are written differently but say the same.'],
		],
		['Rivers Mall Two', 'RIVERS MALL', ['"Two" stands only in the expected name.']],
		['Umoja Supplies', 'UMOJA SUPPLIERS', ['"Supplies" and "SUPPLIERS" are forms of one word.']],
		['Umoja Supply', 'UMOJA SUPPLIES', ['"Supply" and "SUPPLIES" are forms of one word.']],
		['Jane Bus', 'JANE BUSES', ['"Bus" and "BUSES" are forms of one word.']],
		['Al Noor', 'AL NUR', ['"Noor" and "NUR" are spellings of one name.']],
		['Umoja Day Care', 'UMOJA DAYCARE CENTRE', ['"CENTRE" stands only in the registered name.']],
		[
			'Baraka Supermarket',
			'BARAKA SUPER MARKET OTIENO',
			['"OTIENO" stands only in the registered name.'],
		],
		[
			'Baraka Supermarkt',
			'BARAKA SUPER MARKET OTIENO',
			[
				'"Supermarkt" differs from "SUPER MARKET" by one letter less.',
				'"OTIENO" stands only in the registered name.',
			],
		],
		['Kamau', 'KAMAU KAMAU JANE', ['"KAMAU JANE" stands only in the registered name.']],
	],
	match: [
		['Nairobi Hospital', 'NAIROBI HOSPITAL', ['Both names are the same.']],
		['L & M Boutique', 'L AND M BOUTIQUE', ['Both names are the same.']],
		[
			'Ali Hassan',
			'HAJI ALI HASSAN OMAR',
			['"OMAR" stands only in the registered name.', '"HAJI" ignored as a small word.'],
		],
		['Jane Kamau', 'JANE KAMAU W', ['"W" stands only in the registered name.']],
		[
			'Jane Kamau',
			'JANE KAMAU (NJERI) (AUMA) (ATIENO)',
			['"NJERI AUMA ATIENO" stands only in the registered name.'],
		],
		[
			'Jane Wanjiku',
			'JANE WANJIKU KAMAU OTIENO',
			['"KAMAU OTIENO" stands only in the registered name.'],
		],
		['John Kamau Jr', 'JOHN KAMAU JUNIOR', ['Every part of the names agrees.']],
		['V Kamau', 'V. KAMAU', ['Both names are the same.']],
		['Umo Ja Bakers', 'UMOJA BAKERS', ['The spaces stand in other places.']],
		['Umoja Ba Kers', 'UMO JA BAKERS', ['Every part of the names agrees.']],
		['Jane Kamau Kamau', 'JANE KAMAU', ['"Kamau" stands only in the expected name.']],
	],
};

describe.each(Object.entries(cases))('%s', (result, pairs) => {
	test.each(pairs)('%s, %s', (expected, registered, explanation) => {
		expect(compareNames(expected, registered)).toMatchObject({ result, explanation });
	});
});
