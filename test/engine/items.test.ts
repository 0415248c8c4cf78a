import type { INodeExecutionData } from 'n8n-workflow';

import { newCredential, runNode } from '../support/runNode';
import type { LookupOverrides } from '../support/withService';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const ROWS = [
	{ number: '999999', row: 0 },
	{ number: '4738534', row: 1 },
	{ number: 'none', row: 2 },
	{ number: '900105', row: 3 },
	{ number: '4738534', row: 4 },
];

describe('items', () => {
	it('are linked to their input items on every output, errors too', async () => {
		const { outputs } = await lookUp(ROWS, { onError: 'continueRegularOutput' });
		expect(outputs.map((items) => items.map(({ pairedItem }) => pairedItem))).toEqual([
			[{ item: 1 }, { item: 4 }],
			[{ item: 2 }, { item: 3 }],
			[{ item: 0 }],
		]);
	});

	it('come in input order although answers do not', async () => {
		simulator().setFaultPlan(({ kind, sequence }) =>
			kind === 'till' ? { kind: 'slow', delayMs: sequence % 2 === 1 ? 60 : 1 } : undefined,
		);
		const rows = Array.from({ length: 20 }, (_, row) => ({ number: '4738534', row }));
		const { outputs } = await lookUp(rows);
		expect(outputs[0]?.map(({ pairedItem }) => pairedItem)).toEqual(
			rows.map((_, item) => ({ item })),
		);
	});

	it('of the input are left as they were', async () => {
		const before = structuredClone(ROWS);
		const { inputAfterwards } = await lookUp(ROWS, {
			onError: 'continueRegularOutput',
			options: { includeInput: true },
		});
		expect(inputAfterwards.map(({ json }) => json)).toEqual(before);
		expect(ROWS).toEqual(before);
	});

	it('carry their own fields first and the result under lookup, when asked', async () => {
		const input = { number: '4738534', status: 'due', name: 'Jane', row: 1 };
		const [item] = jsonOf(await lookUp([input], { options: { includeInput: true } }), 0);
		expect(item).toMatchObject({
			...input,
			lookup: { name: 'JANE WANJIKU KAMAU', status: 'S000000' },
		});
		expect(Object.keys(item ?? {})).toEqual(['number', 'status', 'name', 'row', 'lookup']);
	});

	it('keep their fields when the check fails', async () => {
		const result = await lookUp([{ number: '', row: 9 }], {
			onError: 'continueRegularOutput',
			options: { includeInput: true },
		});
		expect(jsonOf(result, 1)[0]).toMatchObject({ row: 9, lookup: { outcome: 'unchecked' } });
	});

	it('say so when a field named lookup had to give way', async () => {
		const [item] = jsonOf(
			await lookUp([{ number: '4738534', lookup: 'mine' }], { options: { includeInput: true } }),
			0,
		);
		expect(item).toHaveProperty('lookup.warnings', [expect.stringContaining('“lookup”')]);
	});

	it('keep their files together with their fields', async () => {
		const invoice = { data: 'aGk=', mimeType: 'text/plain' };
		const items: INodeExecutionData[] = [{ json: {}, binary: { invoice } }];
		const run = async (includeInput: boolean) =>
			await runNode({
				items: structuredClone(items),
				parameters: { operation: 'till', merchantTillNumber: '4738534', options: { includeInput } },
				credentials: newCredential({ ...simulator().account, baseUrl: simulator().baseUrl }),
			});
		expect((await run(true)).outputs[0]?.[0]?.binary).toMatchObject({ invoice });
		expect((await run(false)).outputs[0]?.[0]).not.toHaveProperty('binary');
	});

	it('of a run without rows are none', async () => {
		const { outputs, error } = await lookUp([]);
		expect(error).toBeUndefined();
		expect(outputs.flat()).toEqual([]);
		expect(simulator().stats.tokenRequests).toBe(0);
	});
});

describe('as an agent’s tool', () => {
	const tools: Array<[string, LookupOverrides]> = [
		['the engine runs it for the agent', { isTool: true }],
		['only the type tells, as in n8n 1', { type: 'lookupTool' }],
	];

	it.each(tools)('every result goes to output 0 where %s', async (_how, run) => {
		const { outputs } = await lookUp(ROWS, { ...run, onError: 'continueRegularOutput' });
		expect(outputs.map((items) => items.length)).toEqual([5, 0, 0]);
		expect(outputs[0]?.map(({ json }) => json.outcome)).toEqual([
			'notConfirmed',
			'confirmed',
			'unchecked',
			'needsReview',
			'confirmed',
		]);
	});
});
