import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, TOOL_OUTPUT } from '../support/outputs';
import { NAMELESS } from '../support/rowEnds';
import { runNode } from '../support/runNode';
import { credentialOf } from '../support/lookUpWith';
import type { LookupOverrides } from '../support/withService';
import { goesOn, jsonOf, withService } from '../support/withService';

const { lookUp, lookUpOne, simulator } = withService();

const HELD = { number: '4738534' };
const ROWS = ['999999', '4738534', 'none', '900105', '4738534'].map((number, row) => ({
	number,
	row,
}));

describe('items', () => {
	it('are linked to their input items on every output, errors too', async () => {
		const { outputs } = await lookUp(ROWS, goesOn);
		expect(outputs.map((items) => items.map(({ pairedItem }) => pairedItem))).toEqual([
			[{ item: 2 }, { item: 3 }],
			[{ item: 1 }, { item: 4 }],
			[{ item: 0 }],
		]);
	});

	it('of the input are left as they were', async () => {
		const before = structuredClone(ROWS);
		const options = { includeInput: true };
		const { inputAfterwards } = await lookUp(ROWS, { ...goesOn, options });
		expect(inputAfterwards.map(({ json }) => json)).toEqual(before);
		expect(ROWS).toEqual(before);
	});

	it('carry their own fields first and the result under lookup, when asked', async () => {
		const input = { ...HELD, status: 'due', name: 'Jane', row: 1 };
		const { outputs } = await lookUp([input], { options: { includeInput: true } });
		const [item = {}] = jsonOf({ outputs }, CONFIRMED);
		const lookup = { name: 'JANE WANJIKU KAMAU', status: 'S000000' };
		expect(item).toMatchObject({ ...input, lookup });
		expect(Object.keys(item)).toEqual(['number', 'status', 'name', 'row', 'lookup']);
	});

	it('keep their fields when the check fails', async () => {
		const options = { includeInput: true };
		expect(await lookUpOne({ number: '', row: 9 }, { options })).toMatchObject({
			...{ output: NEEDS_REVIEW, row: 9, lookup: { outcome: 'unchecked' } },
		});
	});

	it('say so when a field named lookup had to give way', async () => {
		const item = await lookUpOne({ ...HELD, lookup: 'mine' }, { options: { includeInput: true } });
		expect(item).toHaveProperty('lookup.warnings', [expect.stringContaining("'lookup'")]);
	});

	it.each([
		['4738534', CONFIRMED],
		['none', ERROR_OUTPUT],
	])('keep their files together with their fields (%s)', async (merchantTillNumber, output) => {
		const invoice = { data: 'aGk=', mimeType: 'text/plain' };
		const items: INodeExecutionData[] = [{ json: {}, binary: { invoice } }];
		const run = async (includeInput: boolean) =>
			await runNode({
				items: structuredClone(items),
				parameters: { operation: 'till', merchantTillNumber, options: { includeInput } },
				credentials: credentialOf(simulator()),
				onError: 'continueErrorOutput',
			});
		expect((await run(true)).outputs[output]).toMatchObject([{ binary: { invoice } }]);
		const dropped = (await run(false)).outputs[output] ?? [];
		expect(dropped.map(({ binary }) => binary)).toEqual([undefined]);
	});

	it('of a run without rows are none', async () => {
		const { outputs, error, hints } = await lookUp([]);
		expect({ error, items: outputs.flat(), hints }).toEqual({ items: [], hints: [] });
		expect(simulator().stats.tokenRequests).toBe(0);
	});
});

describe('as an agent’s tool', () => {
	const tools: Array<[string, LookupOverrides]> = [
		['the engine runs it for the agent', { isTool: true }],
		['only the type tells, as in n8n 1', { type: 'lookupTool' }],
	];

	it.each(tools)('every result goes to output 0, without a hint, where %s', async (_how, run) => {
		const { outputs, hints } = await lookUp(ROWS, { ...run, ...goesOn });
		expect(outputs.map((items) => items.length)).toEqual([5, 0, 0]);
		expect(outputs[TOOL_OUTPUT]?.map(({ json }) => json.outcome)).toEqual([
			'notConfirmed',
			'confirmed',
			'unchecked',
			'needsReview',
			'confirmed',
		]);
		expect(hints).toEqual([]);
	});
});

describe('what a run says above its output', () => {
	const BAD = { number: '0712345678' };
	const onErrorOutput = { onError: 'continueErrorOutput' } as const;
	const besides = 'No row needs review. See the other outputs.';

	it.each<[string, IDataObject[], LookupOverrides, string]>([
		[
			'counts the rows by outcome',
			[HELD, HELD, { number: '900006' }, BAD],
			goesOn,
			'4 rows: 2 Confirmed, 1 Not Confirmed, 1 Unchecked. The unchecked row is in the Needs Review output. 2 different numbers were looked up. 1 row repeats an earlier one.',
		],
		[
			'tells that the first output is empty',
			[HELD, { number: '900006' }],
			goesOn,
			`2 rows: 1 Confirmed, 1 Not Confirmed. ${besides} 2 different numbers were looked up.`,
		],
		[
			'is the sentence of a single row, with the error output',
			[BAD],
			onErrorOutput,
			'Row 1 was not checked: \'Till Number (Buy Goods)\' is a phone number ("0712345678"); enter the till or paybill number; phone numbers cannot be looked up. The row is in the error output.',
		],
		[
			'tells of several there',
			[BAD, BAD],
			onErrorOutput,
			`2 rows: 2 Unchecked. The unchecked rows are in the error output. ${besides}`,
		],
	])('%s', async (_what, rows, overrides, hint) => {
		expect((await lookUp(rows, overrides)).hints).toEqual([hint]);
	});
});

describe('n8n’s Retry On Fail', () => {
	// By the first item of the first output n8n decides.
	const reviewed = { number: NAMELESS };
	const down = { number: '900503' };

	it.each<[string, IDataObject, boolean, number]>([
		['no row that was answered', reviewed, true, 1],
		['no row that was answered, without other fields', reviewed, false, 1],
		['a row that was not checked', down, false, 2],
		['no row that was not checked, whose error lies under “lookup”,', down, true, 1],
		['a column named error that is passed on', { ...reviewed, error: 'mine' }, true, 2],
		['an empty column named error that is passed on', { ...reviewed, error: '' }, true, 2],
		['no column named error without other fields', { ...reviewed, error: 'mine' }, false, 1],
	])('takes %s for a failure', async (_what, first, includeInput, runs) => {
		const options = { includeInput, maxRetries: 0 };
		const result = await lookUp([first, HELD], { retryOnFail: true, ...goesOn, options });
		// All numbers are asked for anew, and no row is there twice.
		expect(simulator().stats.lookupsPerAccount['till/4738534']).toBe(runs);
		expect(result.outputs.map((items) => items.length)).toEqual([1, 1, 0]);
	});
});
