import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';

describe('the explanation', () => {
	test.each([
		['Jane Kamau', 'JANE KAMAU', ['Both names are the same.']],
		['Jane Kamua', 'JANE KAMAU', ['"Kamua" differs from "KAMAU" by two swapped letters.']],
		['Tamu Bakers Limited', 'TAMU BAKERS', ['"Limited" ignored as a legal form.']],
		['Dr. Jane Kamau', 'JANE KAMAU', ['"Dr" ignored as a title.']],
		[
			'Jane Kamau',
			'JANE OTIENO',
			['"Kamau" is not in the registered name, which has "OTIENO" instead.'],
		],
		['Jane Kamau', 'JANE WANJIKU KAMAU', ['"WANJIKU" stands only in the registered name.']],
		['J. Muthee', 'JULIUS MUTHEE', ['"J" agrees with "JULIUS" only as an initial.']],
		['Kamau Jane', 'JANE KAMAU', ['The parts of the name stand in another order.']],
		['Mohammed Ali', 'MOHAMED ALI', ['"Mohammed" and "MOHAMED" are spellings of one name.']],
		[
			'Joe Musembi',
			'JOSEPH MUSEMBI',
			['"Joe" and "JOSEPH" are a short and a full form of one name.'],
		],
		['Equity Bank', 'EQUITY BANK UGANDA', ['"UGANDA" marks a company of another country.']],
		['Ltd', 'JANE KAMAU', ['The expected name has no word that tells one holder from another.']],
		[
			'Ogada Garage',
			'TOM OGADA T/A OGADA GARAGE',
			['The other name equals what stands after "trading as" in the registered name.'],
		],
	])('%s, %s', (expected, registered, sentences) => {
		expect(compareNames(expected, registered).explanation).toEqual(sentences);
	});

	test('has at most five sentences, the deciding one first', () => {
		const { explanation } = compareNames(
			'Mr Dr Prof Rev Eng Hon Peter Kamua Ltd',
			'PETER KAMAU PLC',
		);
		expect(explanation.length).toBeLessThanOrEqual(5);
		expect(explanation[0]).toContain('"Kamua" differs from "KAMAU"');
	});
});

describe('a masked explanation', () => {
	const mask = (part: string) => `${part.slice(0, 1)}****`;
	const registered = 'JOSEPH WANJIKU KAMAU LIMITED';

	test.each([
		'Joseph Kamau',
		'Joe Wanjiku Kamua Ltd',
		'J W Kamau',
		'Joseph Otieno',
		'Kamau Wanjiku Joseph',
		'JosephWanjiku Kamau',
		'J0seph Wanjiku Kamau',
		'Wanjiku',
		'Jozef Wanjiku Kamau t/a Kamau Traders',
		'Siemens AG',
	])('%s: no word of the registered name is printed unmasked', (expected) => {
		const { explanation } = compareNames(expected, registered, { reveal: mask });
		for (const word of registered.split(' ')) expect(explanation.join(' ')).not.toContain(word);
	});

	test('leaves out how a typed word differs, which would give the masked word away', () => {
		expect(compareNames('Jane Kamua', 'JANE KAMAU', { reveal: mask }).explanation).toEqual([
			'"Kamua" is close to "K****" but not the same.',
		]);
	});

	test('shows of a contradicting title what it shows of other words', () => {
		expect(compareNames('Mr Kim Otieno', 'MRS KIM OTIENO', { reveal: mask }).explanation).toEqual([
			'The titles "Mr" and "M****" are of two persons.',
		]);
		expect(compareNames('Mrs Kim Otieno', 'MR KIM OTIENO', { reveal: mask }).explanation).toEqual([
			'The titles "M****" and "Mrs" are of two persons.',
		]);
	});

	test('changes neither result nor score', () => {
		const { result, score } = compareNames('Joe Kamua', registered);
		expect(compareNames('Joe Kamua', registered, { reveal: mask })).toMatchObject({
			result,
			score,
		});
	});
});
