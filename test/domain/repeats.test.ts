import { findRepeats, type Payee } from '../../nodes/MobileMoneyNameLookup/domain/repeats';

type Row = readonly [number: string, expectedName?: string, isMasked?: true];

/** Rows of a sheet, whose first is called row 2. */
const payeesOf = (rows: readonly Row[]): Payee[] =>
	rows.map(([number, expectedName, isMasked = false], place) => ({
		row: `row ${place + 2}`,
		key: `Mpesa ${number}`,
		number,
		...(expectedName !== undefined && { expectedName }),
		isMasked,
	}));

/** The warnings of each row, and what is told of the run. */
function repeatsIn(rows: readonly Row[]) {
	const payees = payeesOf(rows);
	const { ofPayee, told } = findRepeats(payees);
	return { warnings: payees.map((payee) => ofPayee.get(payee) ?? []), told };
}

const TILL = 'till 900001';
const OTHER = 'till 900002';

describe('rows that have nothing to do with each other', () => {
	it.each<[string, Row[]]>([
		['none', []],
		['one', [[TILL, 'Jane Kamau']]],
		[
			'two payees',
			[
				[TILL, 'Jane Kamau'],
				[OTHER, 'Otieno Stores'],
			],
		],
		[
			'the same number as another type',
			[
				['till 900001', 'Jane'],
				['paybill 900001', 'Otieno'],
			],
		],
		['numbers without names', [[TILL], [OTHER], ['till 900003', ' ']]],
	])('are not told: %s', (_what, rows) => {
		expect(repeatsIn(rows)).toEqual({ warnings: rows.map(() => []), told: [] });
	});
});

describe('a number that is expected under different names', () => {
	it('is told on each of its rows, with the row that contradicts it', () => {
		expect(
			repeatsIn([
				[TILL, 'Jane Kamau'],
				[TILL, 'Otieno Stores'],
				[OTHER, 'Ali'],
			]),
		).toEqual({
			warnings: [
				['Row 3 expects Otieno Stores for this number.'],
				['Row 2 expects Jane Kamau for this number.'],
				[],
			],
			told: ['1 number is expected under different names.'],
		});
	});

	it.each([
		['the same but for case and spaces', 'JANE  kamau'],
		['a match', 'Kamau Jane'],
		['nothing', ''],
	])('is none where the other name is %s', (_what, name) => {
		const { told } = repeatsIn([
			[TILL, 'Jane Kamau'],
			[TILL, name],
		]);
		expect(told.filter((each) => each.includes('different'))).toEqual([]);
	});

	it.each([
		['Jane Kamau', 'Jane Wanjiku Kamau'],
		['Jane Wanjiku Kamau', 'Jane Kamau'],
	])('is none where one name is the longer one: %s, %s', (...names) => {
		expect(repeatsIn(names.map((name) => [TILL, name] as const)).told).toEqual([
			'1 row repeats an earlier one.',
		]);
	});

	it('is told of a relative, too', () => {
		const { told } = repeatsIn([
			[TILL, 'Mohamed Ali'],
			[TILL, 'Ali Mohamed'],
		]);
		expect(told).toEqual(['1 number is expected under different names.']);
	});

	it.each<[Row, Row]>([
		[
			[TILL, 'Jane Kamau', true],
			[TILL, 'Otieno Stores'],
		],
		[
			[TILL, 'Jane Kamau'],
			[TILL, 'Otieno Stores', true],
		],
	])('shows no name where one of the rows is masked: %j, %j', (...rows) => {
		expect(repeatsIn(rows).warnings).toEqual([
			['Row 3 expects another name for this number.'],
			['Row 2 expects another name for this number.'],
		]);
	});

	it('is told on a repeated row beside its repeat', () => {
		const rows: Row[] = [
			[TILL, 'Jane Kamau'],
			[TILL, 'Otieno Stores'],
			[TILL, 'jane kamau'],
		];
		expect(repeatsIn(rows).warnings[2]).toEqual([
			'Row 3 expects Otieno Stores for this number.',
			'Also in row 2.',
		]);
	});
});

describe('a payee whose name is spelled otherwise', () => {
	it.each([
		["Ng'ang'a Stores", 'Nganga Stores'],
		['Umoja Bakers & Sons Ltd', 'Umoja Bakers and Sons Limited'],
	])('is the same payee again: %s, %s', (...names) => {
		expect(repeatsIn(names.map((name) => [TILL, name] as const))).toEqual({
			warnings: [['Also in row 3.'], ['Also in row 2.']],
			told: ['1 row repeats an earlier one.'],
		});
	});
});

describe('a name with several numbers', () => {
	it('is told on each of its rows, with the first other number', () => {
		const rows: Row[] = [
			[TILL, 'Jane Kamau'],
			[OTHER, 'JANE KAMAU'],
			['paybill 5', 'Jane Kamau '],
		];
		expect(repeatsIn(rows)).toEqual({
			warnings: [
				['The same payee has till 900002 in row 3, and more numbers in other rows.'],
				['The same payee has till 900001 in row 2, and more numbers in other rows.'],
				['The same payee has till 900001 in row 2, and more numbers in other rows.'],
			],
			told: ['1 payee has several numbers.'],
		});
	});
});

it('a name with two numbers tells of the other one alone', () => {
	const { warnings } = repeatsIn([
		[TILL, 'Jane Kamau'],
		[OTHER, 'Jane Kamau'],
	]);
	expect(warnings).toEqual([
		['The same payee has till 900002 in row 3.'],
		['The same payee has till 900001 in row 2.'],
	]);
});

it('one number in more than twenty rows is counted', () => {
	const { told } = repeatsIn(Array.from({ length: 21 }, () => [TILL, 'Jane'] as const));
	expect(told).toEqual(['1 number is in more than 20 rows.']);
});

describe('the same payee again', () => {
	it('is told with the other rows', () => {
		expect(
			repeatsIn([
				[TILL, 'Jane Kamau'],
				[TILL, 'jane kamau'],
				[TILL, 'Jane Kamau'],
			]),
		).toEqual({
			warnings: [['Also in row 3, row 4.'], ['Also in row 2, row 4.'], ['Also in row 2, row 3.']],
			told: ['2 rows repeat earlier ones.'],
		});
	});

	it('is told without names, too', () => {
		expect(repeatsIn([[TILL], [TILL]]).told).toEqual(['1 row repeats an earlier one.']);
	});

	it.each([
		[6, 'Also in row 3, row 4, row 5, row 6, row 7.'],
		[7, 'Also in row 3, row 4, row 5, row 6, row 7 and 1 more.'],
		[20, 'Also in row 3, row 4, row 5, row 6, row 7 and 14 more.'],
		[21, 'This number is in 21 rows.'],
		[1200, 'This number is in 1,200 rows.'],
	])(
		'names five rows at most, and counts those of a number in more than twenty: %d',
		(count, told) => {
			const { warnings } = repeatsIn(Array.from({ length: count }, () => [TILL, 'Jane'] as const));
			expect(warnings[0]).toEqual([told]);
		},
	);
});

it('counts every kind over the run', () => {
	const twice: Row[] = [
		...Array.from({ length: 21 }, () => ['paybill 1'] as const),
		...Array.from({ length: 21 }, () => ['paybill 2'] as const),
		...[TILL, OTHER].flatMap((number): Row[] => [
			[number, `Jane ${number.at(-1)}`],
			[number, `Otieno ${number.at(-1)}`],
		]),
		['till 7', 'Jane 1'],
		['till 8', 'Otieno 1'],
	];
	expect(repeatsIn(twice).told).toEqual([
		'2 numbers are expected under different names.',
		'2 payees have several numbers.',
		'2 numbers are each in more than 20 rows.',
	]);
});
