import type { INodeParameters } from 'n8n-workflow';

import { z } from 'zod';

import { OUTPUTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { goesOn, jsonOf, withService } from '../support/withService';

const { lookUp } = withService();

const JANE = { number: '4738534', name: 'Jane Kamau' };
const SHEET = [JANE, { number: '4738534', name: 'Otieno Stores' }, { ...JANE, number: '5031264' }];

const lookUpSheet = async (rows: readonly object[], options: INodeParameters = {}) =>
	await lookUp(
		rows.map((row) => ({ ...row })),
		{ ...goesOn, options, parameters: { expectedName: '={{ $json.name }}' } },
	);

describe('rows that contradict each other', () => {
	it('are warned of on each of them, and counted in the hint', async () => {
		const result = await lookUpSheet(SHEET);
		expect(jsonOf(result, CONFIRMED)).toMatchObject([
			{
				warnings: [
					'Row 2 expects Otieno Stores for this number.',
					'The same payee has till 5031264 in row 3.',
				],
			},
		]);
		expect(jsonOf(result, NOT_CONFIRMED)).toMatchObject([
			{ warnings: ['Row 1 expects Jane Kamau for this number.'] },
			{ warnings: ['The same payee has till 4738534 in row 1.'] },
		]);
		const told = '1 number is expected under different names. 1 payee has several numbers.';
		expect(result.hints).toEqual([expect.stringContaining(told)]);
	});

	it('are called by the number that their sheet gives them', async () => {
		const rows = SHEET.map((row, index) => ({ ...row, row_number: index + 40 }));
		const result = await lookUpSheet(rows, { resultFormat: 'columns' });
		expect(jsonOf(result, CONFIRMED)).toMatchObject([
			{ 'Lookup Details': expect.stringMatching(/Row 41 expects .* till 5031264 in row 42\.$/) },
		]);
	});

	it('are not warned of where that is switched off', async () => {
		const result = await lookUpSheet(SHEET, { warnAboutRepeats: false });
		const warnings = OUTPUTS.flatMap((_, at) => jsonOf(result, at).map((json) => json.warnings));
		expect(warnings).toEqual([undefined, undefined, undefined]);
		expect(result.hints.join()).not.toMatch(/different names|several numbers/);
	});
});

it('a row that cannot be used is called by the number that its sheet gives it', async () => {
	const rows = [JANE, { name: 'Jane Kamau', number: 'n/a', row_number: '17' }];
	const { error } = await lookUp(rows, { parameters: { expectedName: '={{ $json.name }}' } });
	expect(error?.message).toContain('in row 17, so nothing was looked up');
	expect(jsonOf(await lookUpSheet(rows), NEEDS_REVIEW)).toMatchObject([
		{ summary: expect.stringMatching(/^Row 17 was not/) },
	]);
});

it('all fields that are empty on every row are named at once', async () => {
	const { hints } = await lookUpSheet([{ till: '1' }, { till: '2' }]);
	expect(hints.join()).toContain(
		"'Till Number (Buy Goods)' and 'Expected Name' are empty on every row, so no name was compared. Check the columns in their expressions.",
	);
});

it.each([
	[{ ...JANE }, 'Confirmed'],
	[{ ...JANE, name: 'Otieno Stores' }, 'Not Confirmed'],
	[{ ...JANE, number: 'n/a' }, 'Needs Review'],
])('a single row is told by its sentence and its output: %j', async (row, output) => {
	const result = await lookUpSheet([row]);
	const rowsOut = OUTPUTS.flatMap((_, at) => jsonOf(result, at));
	const [{ summary }] = z.tuple([z.object({ summary: z.string() })]).parse(rowsOut);
	expect(result.hints).toEqual([`${summary} The row is in the ${output} output.`]);
});
