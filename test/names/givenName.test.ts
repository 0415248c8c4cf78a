import { givenNameOf } from '../../nodes/MobileMoneyNameLookup/names/givenName';
import { readName } from '../../nodes/MobileMoneyNameLookup/names/readName';

it.each([
	['Jane Wanjiku Kamau', 'Jane', true],
	['Kamau Jane Wanjiku', 'Jane', true],
	['Wekesa, Barasa', 'Barasa', true],
	['Mwangi Wangeci', 'Wangeci', true],
	['Desai Bhavesh', 'Bhavesh', true],
	['Peter John', 'Peter', false],
	['Otieno Okoth', 'Otieno', false],
	['bin Hassan Ali', 'Ali', false],
	['J. Kamau', 'J', false],
	['Mr Otieno Okoth', 'Otieno', false],
	['Shah Patel', 'Shah', false],
])('the given name of %s is %s, sure: %s', (name, given, sure) => {
	const found = givenNameOf(readName(name));
	expect([found.part?.text, found.sure]).toEqual([given, sure]);
});
