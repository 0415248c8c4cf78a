import { compareNames } from '../../../nodes/MobileMoneyNameLookup/domain/nameMatch/compareNames';

type Pair = readonly [expected: string, registered: string];

const both = ([expected, registered]: Pair) => [
	compareNames(expected, registered).result,
	compareNames(registered, expected).result,
];

/** Pairs that are no match, whichever of the two is the expected name. */
const refused = (pairs: readonly Pair[]) => {
	test.each(pairs)('%j is not confirmed by %j', (...pair) => {
		expect(both(pair)).not.toContain('match');
	});
};

/** Pairs that look like those and are one holder. */
const kept = (pairs: readonly Pair[]) => {
	test.each(pairs)('%j is confirmed by %j', (...pair) => {
		expect(both(pair)).toEqual(['match', 'match']);
	});
};

describe('a word of descent', () => {
	refused([
		['Jane Kamau', 'BINTI JANE KAMAU'],
		['Jane Kamau', 'IBN JANE KAMAU'],
		['Jane Kamau', 'ARAP JANE KAMAU'],
		['Jane Kamau', 'NYAR JANE KAMAU'],
		['Jane Kamau', 'S/O JANE KAMAU'],
		['Jane Kamau', 'd/o Jane Kamau'],
		['Jane Kamau', 'W/O JANE KAMAU'],
		['Jane Kamau', 'WIFE OF JANE KAMAU'],
		['Jane Kamau', 'PETER WA JANE KAMAU'],
		['Jane Kamau', 'PETER BIN JANE KAMAU'],
		['Jane Kamau', 'PETER ARAP JANE KAMAU'],
		['Jane Kamau', 'PETER OLE JANE KAMAU'],
		['Jane Kamau', 'MARY NYAR JANE KAMAU'],
		['Jane Kamau', 'MARY D/O JANE KAMAU'],
		['Jane Kamau', 'KAMAU WA JANE'],
		['Binti Jane Kamau', 'MARY BINTI JANE KAMAU'],
		['Ali bin Hassan', 'ALI BINTI HASSAN'],
		['Akinyi nyar Otieno', 'AKINYI OLE OTIENO'],
	]);
	kept([
		['Fatuma binti Ali', 'FATUMA BINTI ALI'],
		['Fatuma binti Ali', 'FATUMA ALI'],
		['Fatuma D/O Ali', 'FATUMA BINTI ALI'],
		['Kipchoge arap Keino', 'KIPCHOGE KEINO'],
		['Kipchoge arap Keino', 'KEINO KIPCHOGE'],
		['Akinyi nyar Otieno', 'AKINYI OTIENO'],
		['Ole Sankok David', 'DAVID SANKOK'],
		['Njoroge wa Kamau', 'NJOROGE KAMAU'],
		['Jane Kamau', 'JANE KAMAU WA OTIENO'],
		['Fatuma binti Ali bin Omar', 'FATUMA ALI OMAR'],
	]);
});
