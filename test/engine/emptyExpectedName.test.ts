import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED, TOOL_OUTPUT } from '../support/outputs';
import { jsonOf, withService } from '../support/withService';

const { lookUp } = withService();

const COLUMN = '={{ $json.payee }}';

describe('an expected name that is left empty', () => {
	it('confirms any named holder', async () => {
		const result = await lookUp([{ number: '4738534' }], { parameters: { expectedName: '' } });
		expect(jsonOf(result, CONFIRMED)).toMatchObject([{ reason: 'nameFound' }]);
	});
});

describe('an expected name that a row does not have', () => {
	it.each([
		['a renamed column', COLUMN, { name: 'Jane Kamau' }],
		['an empty cell', COLUMN, { payee: '' }],
		['null', COLUMN, { payee: null }],
		['a cell of blanks and invisible characters', COLUMN, { payee: ' \u00a0\u200b\t' }],
		['two empty cells with a space between', '={{ $json.first }} {{ $json.last }}', {}],
		['a field of blanks', '   ', {}],
		['a field that was switched to an expression', '=', {}],
		['an expression of blanks', '=  ', {}],
	])('needs review, compared with nothing: %s', async (_what, expectedName, row) => {
		const rows = [{ number: '4738534', ...row }];
		const result = await lookUp(rows, { parameters: { expectedName } });
		expect(result.outputs.map((items) => items.length)).toEqual([1, 0, 0]);
		const [item] = jsonOf(result, NEEDS_REVIEW);
		expect(item).toMatchObject({ reason: 'nameNotCompared', name: 'JANE WANJIKU KAMAU' });
		expect(item).not.toHaveProperty('nameMatch');
	});

	it('changes nothing for the rows that have one, or whose number nobody has', async () => {
		const rows = [
			{ number: '4738534', payee: 'Jane Kamau' },
			{ number: '4738534' },
			{ number: '999999' },
			{ number: '900103' },
		];
		const result = await lookUp(rows, { parameters: { expectedName: COLUMN } });
		expect(jsonOf(result, CONFIRMED)).toMatchObject([{ reason: 'nameMatched' }]);
		expect(jsonOf(result, NOT_CONFIRMED)).toMatchObject([{ reason: 'accountNotFound' }]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ reason: 'nameNotCompared' },
			{ reason: 'nameMissing' },
		]);
	});

	it('is confirmed only where the option says so', async () => {
		const result = await lookUp([{ number: '4738534' }], {
			parameters: { expectedName: COLUMN },
			options: { emptyExpectedName: 'confirmed' },
		});
		expect(jsonOf(result, CONFIRMED)).toMatchObject([{ reason: 'nameNotCompared' }]);
	});

	it('is no confirmation for an agent that gives none', async () => {
		const result = await lookUp([{ number: '4738534', payee: '' }], {
			parameters: { expectedName: COLUMN },
			type: 'lookupTool',
		});
		expect(jsonOf(result, TOOL_OUTPUT)).toMatchObject([
			{ outcome: 'needsReview', reason: 'nameNotCompared' },
		]);
	});
});
