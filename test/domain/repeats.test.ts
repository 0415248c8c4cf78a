import { WARNINGS } from '../../nodes/MobileMoneyNameLookup/domain/warnings';
import { findRepeats, type RepeatedPayee } from '../../nodes/MobileMoneyNameLookup/domain/repeats';

const NUMBERS: Readonly<Record<string, string>> = {
	A: 'till 900001',
	B: 'till 900002',
	P: 'paybill 900001',
};

/** What is told of each row of a sheet whose first is row 2, and of the run; (masked) stands behind a name. */
function repeatsIn(...rows: string[]) {
	const payees = rows.map((text, place): RepeatedPayee => {
		const [, number = '', name] = /^(\S+)(?: (.*?))?(?: ?\(masked\))?$/.exec(text) ?? [];
		return {
			row: `row ${place + 2}`,
			key: `Mpesa ${number}`,
			number: NUMBERS[number] ?? `till ${number}`,
			...(name !== undefined && { expectedName: name }),
			isMasked: text.endsWith('(masked)'),
		};
	});
	const { ofPayee, counted: told } = findRepeats(payees);
	return {
		rows: payees.map((payee) => (ofPayee.get(payee) ?? []).map(({ text }) => text).join(' ')),
		told,
	};
}

const times = (count: number, row: string) => Array.from({ length: count }, () => row);
const differs = '1 number is expected under different names.';
const again = '1 row repeats an earlier one.';

it.each<[string, rows: string[], ofRows: string[], told: string[]]>([
	['nothing of no row', [], [], []],
	['nothing of two payees', ['A Jane Kamau', 'B Otieno Stores'], ['', ''], []],
	['nothing of two types', ['A Jane', 'P Otieno'], ['', ''], []],
	['nothing of numbers without names', ['A', 'B', 'C  '], ['', '', ''], []],
	['nothing of a number with a name and without', ['A Jane Kamau', 'A '], ['', ''], []],
	[
		'a number with two names',
		['A Ann Li', 'A Otieno Stores', 'B Ali'],
		['Row 3 expects Otieno Stores for this number.', 'Row 2 expects Ann Li for this number.', ''],
		[differs],
	],
	...[
		['A Ann Li (masked)', 'A Otieno Stores'],
		['A Ann Li', 'A Otieno Stores (masked)'],
	].map((rows): [string, string[], string[], string[]] => [
		'no name where one of the rows is masked',
		rows,
		[3, 2].map((row) => `Row ${row} expects another name for this number.`),
		[differs],
	]),
	[
		'a name with several numbers',
		['A Jane Kamau', 'B JANE KAMAU', 'C Jane Kamau '],
		['900002 in row 3', '900001 in row 2', '900001 in row 2'].map(
			(other) => `The same payee has till ${other}, and more numbers in other rows.`,
		),
		['1 payee has several numbers.'],
	],
	[
		'the same payee again',
		['A Jane Kamau', 'A jane  kamau', 'A Jane Kamau'],
		['Also in row 3, row 4.', 'Also in row 2, row 4.', 'Also in row 2, row 3.'],
		['2 rows repeat earlier ones.'],
	],
	...[
		['A', 'A'],
		['A Jane Kamau', 'A Kamau Jane'],
		['A Jane Kamau', 'A Jane Wanjiku Kamau'],
		["A Ng'ang'a Stores", 'A Nganga Stores'],
	].map((rows): [string, string[], string[], string[]] => [
		'the same payee spelled otherwise',
		rows,
		['Also in row 3.', 'Also in row 2.'],
		[again],
	]),
])('of a sheet is told %s: %j', (_what, rows, ofRows, told) => {
	expect(repeatsIn(...rows)).toEqual({ rows: ofRows, told });
});

it.each([
	[6, 'Also in row 3, row 4, row 5, row 6, row 7.'],
	[7, 'Also in row 3, row 4, row 5, row 6, row 7 and 1 more.'],
	[21, 'This number is in 21 rows.'],
	[1200, 'This number is in 1,200 rows.'],
])('five rows at most are named, and more than twenty counted: %d', (count, told) => {
	expect(repeatsIn(...times(count, 'A Jane')).rows[0]).toBe(told);
});

it('names are counted, not rows: of more than twenty rows those with another name are still named', () => {
	const { rows, told } = repeatsIn(...times(30, 'A Jane Kamau'), 'A Otieno Stores');
	expect(rows[0]).toBe('Row 32 expects Otieno Stores for this number. This number is in 31 rows.');
	expect(rows[30]).toBe('Row 2 expects Jane Kamau for this number. This number is in 31 rows.');
	expect(told).toEqual([differs, '1 number is in more than 20 rows.']);
});

it('very many names of one number are told apart by their spelling, which takes no time', () => {
	const names = Array.from(
		{ length: 3000 },
		(_, index) => `A RepeatedPayee ${String(index)} Stores`,
	);
	expect(repeatsIn(...names).rows.at(-1)).toMatch(/^Row 2 expects RepeatedPayee 0 Stores/);
});

it.each([
	[WARNINGS.namesOfOneNumber('Row 2', 'X'), true],
	[WARNINGS.numbersOfOneName('till 1', 'row 2', true), true],
	[WARNINGS.samePayee('row 2'), false],
	[WARNINGS.numberInManyRows(21), false],
])('%j blocks a payment: %p', ({ blocksPaymentUntil }, isBlocking) => {
	expect(blocksPaymentUntil !== undefined).toBe(isBlocking);
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
