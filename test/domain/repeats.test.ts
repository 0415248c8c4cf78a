import { findRepeats, type Payee } from '../../nodes/MobileMoneyNameLookup/domain/repeats';

const NUMBERS: Readonly<Record<string, string>> = {
	A: 'till 900001',
	B: 'till 900002',
	P: 'paybill 900001',
};

/** The warnings of each row of a sheet whose first is row 2, and what is told of the run; (masked) stands behind a name. */
function repeatsIn(...rows: string[]) {
	const payees = rows.map((text, place): Payee => {
		const [, number = '', name] = /^(\S+)(?: (.*?))?(?: ?\(masked\))?$/.exec(text) ?? [];
		return {
			row: `row ${place + 2}`,
			key: `Mpesa ${number}`,
			number: NUMBERS[number] ?? `till ${number}`,
			...(name !== undefined && { expectedName: name }),
			isMasked: text.endsWith('(masked)'),
		};
	});
	const { ofPayee, told } = findRepeats(payees);
	return { warnings: payees.map((payee) => ofPayee.get(payee) ?? []), told };
}

const times = (count: number, row: string) => Array.from({ length: count }, () => row);

it.each([
	['none', []],
	['two payees', ['A Jane Kamau', 'B Otieno Stores']],
	['the same number as another type', ['A Jane', 'P Otieno']],
	['numbers without names', ['A', 'B', 'C  ']],
])('rows that have nothing to do with each other are not told: %s', (_what, rows) => {
	expect(repeatsIn(...rows)).toEqual({ warnings: rows.map(() => []), told: [] });
});

describe('a number that is expected under different names', () => {
	const told = ['1 number is expected under different names.'];

	it('is told on each of its rows, with the row that contradicts it', () => {
		expect(repeatsIn('A Jane Kamau', 'A Otieno Stores', 'B Ali')).toEqual({
			warnings: [
				['Row 3 expects Otieno Stores for this number.'],
				['Row 2 expects Jane Kamau for this number.'],
				[],
			],
			told,
		});
	});

	it.each([
		['the same but for case and spaces', 'Jane Kamau', 'JANE  kamau'],
		['a match', 'Jane Kamau', 'Kamau Jane'],
		['nothing', 'Jane Kamau', ''],
		['the longer one', 'Jane Kamau', 'Jane Wanjiku Kamau'],
	])('is none where the other name is %s', (_what, one, other) => {
		expect(repeatsIn(`A ${one}`, `A ${other}`).told).not.toEqual(told);
	});

	it.each([
		['A Jane Kamau (masked)', 'A Otieno Stores'],
		['A Jane Kamau', 'A Otieno Stores (masked)'],
	])('shows no name where one of the rows is masked: %s, %s', (...rows) => {
		expect(repeatsIn(...rows).warnings).toEqual([
			['Row 3 expects another name for this number.'],
			['Row 2 expects another name for this number.'],
		]);
	});
});

it('a name with several numbers is told on each of its rows, with the first other number', () => {
	expect(repeatsIn('A Jane Kamau', 'B JANE KAMAU', 'C Jane Kamau ')).toEqual({
		warnings: [
			['The same payee has till 900002 in row 3, and more numbers in other rows.'],
			['The same payee has till 900001 in row 2, and more numbers in other rows.'],
			['The same payee has till 900001 in row 2, and more numbers in other rows.'],
		],
		told: ['1 payee has several numbers.'],
	});
});

describe('the same payee again', () => {
	it('is told with the other rows', () => {
		expect(repeatsIn('A Jane Kamau', 'A jane kamau', 'A Jane Kamau')).toEqual({
			warnings: [['Also in row 3, row 4.'], ['Also in row 2, row 4.'], ['Also in row 2, row 3.']],
			told: ['2 rows repeat earlier ones.'],
		});
	});

	it.each([
		['without names', 'A', 'A'],
		['where an apostrophe is left out', "A Ng'ang'a Stores", 'A Nganga Stores'],
	])('is told %s, too', (_what, ...rows) => {
		expect(repeatsIn(...rows)).toEqual({
			warnings: [['Also in row 3.'], ['Also in row 2.']],
			told: ['1 row repeats an earlier one.'],
		});
	});

	it.each([
		[6, 'Also in row 3, row 4, row 5, row 6, row 7.'],
		[7, 'Also in row 3, row 4, row 5, row 6, row 7 and 1 more.'],
		[21, 'This number is in 21 rows.'],
		[1200, 'This number is in 1,200 rows.'],
	])('names five rows at most, and counts more than twenty: %d', (count, told) => {
		expect(repeatsIn(...times(count, 'A Jane')).warnings[0]).toEqual([told]);
	});
});

it('counts every kind over the run', () => {
	expect(repeatsIn(...times(21, 'P')).told).toEqual(['1 number is in more than 20 rows.']);
	const pairs = ['A Jane 1', 'A Otieno 1', 'B Jane 2', 'B Otieno 2', '7 Jane 1', '8 Otieno 1'];
	expect(repeatsIn(...times(21, 'P'), ...times(21, 'Q'), ...pairs).told).toEqual([
		'2 numbers are expected under different names.',
		'2 payees have several numbers.',
		'2 numbers are each in more than 20 rows.',
	]);
});
