import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/resultColumns';
import {
	CONFIRMED,
	ERROR_OUTPUT,
	NEEDS_REVIEW,
	NOT_CONFIRMED,
	TOOL_OUTPUT,
} from '../support/outputs';
import { goesOn, jsonOf, withService } from '../support/withService';

const { lookUp, lookUpOne, reply } = withService();

const HELD = { payee: 'Jane', number: '0294416' };
const columns = { resultFormat: 'columns' };

describe('Sheet Columns', () => {
	it('are the same on every output, also of rows that could not be checked', async () => {
		const rows = [HELD, { number: '900101' }, { number: '999999' }, { number: 'abc' }];
		const result = await lookUp(rows, { ...goesOn, options: columns });
		const placed = [CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED].map((output) => jsonOf(result, output));
		expect(placed).toMatchObject([
			[
				{
					'Lookup Outcome': 'Confirmed',
					'Lookup Name': 'HALIMA GUYO DIDA',
					'Lookup Number': '0294416',
				},
			],
			[
				{ 'Lookup Outcome': 'Needs Review' },
				{ 'Lookup Outcome': 'Unchecked', 'Lookup Number': '' },
			],
			[{ 'Lookup Outcome': 'Not Confirmed', 'Lookup Number': '999999' }],
		]);
		for (const row of placed.flat()) {
			expect(Object.keys(row)).toEqual(RESULT_COLUMNS);
			expect(Object.values(row).every((cell) => /^(string|number)$/.test(typeof cell))).toBe(true);
		}
	});

	it('stand behind the row’s own columns, and take the place of an earlier result', async () => {
		const options = { ...columns, includeInput: true };
		const first = await lookUpOne(HELD, { options });
		const { output, ...row } = first;
		expect(Object.keys(row)).toEqual(['payee', 'number', ...RESULT_COLUMNS]);
		const again = await lookUpOne({ ...row, 'Lookup Outcome': 'old' }, { options });
		expect(again).toEqual({ ...row, output, 'Lookup Checked At': expect.any(String) });
	});

	it('are on the error output beside the row, and the one output of an agent’s tool', async () => {
		const failed = await lookUp([{ payee: 'x', number: 'abc' }], {
			onError: 'continueErrorOutput',
			options: { ...columns, includeInput: true },
		});
		expect(jsonOf(failed, ERROR_OUTPUT)).toMatchObject([
			{ payee: 'x', 'Lookup Outcome': 'Unchecked', error: expect.any(Object) },
		]);
		const tool = await lookUp([HELD], { isTool: true, options: columns });
		expect(jsonOf(tool, TOOL_OUTPUT)).toMatchObject([{ 'Lookup Outcome': 'Confirmed' }]);
	});

	it('hold no formula that a holder registered, and mask the name where that is set', async () => {
		reply({ name: '=HYPERLINK("https://evil.example";"JANE")', status: 'S000000' });
		const item = await lookUpOne(HELD, { options: columns });
		expect(item['Lookup Name']).toMatch(/^'=HYPERLINK/);
		reply({ name: 'JANE KAMAU', status: 'S000000' });
		const masked = await lookUpOne(
			{ number: '1234567' },
			{ options: { ...columns, maskName: true } },
		);
		expect(JSON.stringify(masked)).not.toContain('KAMAU');
	});

	it('are those of names that are compared without a lookup, too', async () => {
		const parameters = {
			operation: 'compareNames',
			registeredName: 'JANE KAMAU',
			expectedName: 'Jane Kamau',
		};
		expect(await lookUpOne({}, { parameters, options: columns })).toMatchObject({
			'Lookup Outcome': 'Confirmed',
			'Lookup Match': 'Match',
			'Lookup Number': '',
		});
	});
});

describe('the hint of a run', () => {
	const expected = { expectedName: '={{ $json.expected }}' };

	it.each([
		[
			'how many different numbers were looked up',
			[HELD, HELD],
			{},
			'1 different number was looked up.',
		],
		[
			'warnings of a kind',
			[{ number: '1234' }, { number: '123' }],
			{},
			'2 numbers have an unusual length.',
		],
		[
			'that no row has an expected name',
			[HELD, HELD],
			expected,
			"'Expected Name' is empty on every row, so no name was compared. Check the column in its expression.",
		],
		[
			'that no row has a number',
			[{ number: '' }, { number: '' }],
			{},
			"'Till Number (Buy Goods)' is empty on every row. Check the column in its expression.",
		],
	])('tells %s', async (_what, rows, parameters, told) => {
		const { hints } = await lookUp(rows, { ...goesOn, parameters });
		expect(hints).toEqual([expect.stringContaining(told)]);
	});

	it.each([
		['one row', [{ number: '1234' }], {}],
		['one row without a number', [{ number: '' }], {}],
		['rows of which one has a number', [{ number: '' }, HELD], {}],
		[
			'rows that give a name or another warning',
			[{ number: '1234', expected: 'Jane' }, HELD],
			expected,
		],
	])('says none of it of %s', async (_what, rows, parameters) => {
		const { hints } = await lookUp(rows, { ...goesOn, parameters });
		expect(hints.join()).not.toMatch(/unusual length|on every row/);
	});
});
