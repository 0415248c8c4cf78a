import type { INodeExecutionData } from 'n8n-workflow';

import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, TOOL_OUTPUT } from '../support/outputs';
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
			[{ item: 2 }, { item: 3 }],
			[{ item: 1 }, { item: 4 }],
			[{ item: 0 }],
		]);
	});

	it('come in input order although answers do not', async () => {
		simulator().setFaultPlan(({ kind, sequence }) =>
			kind === 'till' ? { kind: 'slow', delayMs: sequence % 2 === 1 ? 60 : 1 } : undefined,
		);
		const rows = Array.from({ length: 20 }, (_, row) => ({ number: '4738534', row }));
		const { outputs } = await lookUp(rows);
		expect(outputs[CONFIRMED]?.map(({ pairedItem }) => pairedItem)).toEqual(
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
		const [item] = jsonOf(await lookUp([input], { options: { includeInput: true } }), CONFIRMED);
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
		expect(jsonOf(result, NEEDS_REVIEW)[0]).toMatchObject({
			row: 9,
			lookup: { outcome: 'unchecked' },
		});
	});

	it('say so when a field named lookup had to give way', async () => {
		const [item] = jsonOf(
			await lookUp([{ number: '4738534', lookup: 'mine' }], { options: { includeInput: true } }),
			CONFIRMED,
		);
		expect(item).toHaveProperty('lookup.warnings', [expect.stringContaining('“lookup”')]);
	});

	it('keep their files together with their fields', async () => {
		const invoice = { data: 'aGk=', mimeType: 'text/plain' };
		const items: INodeExecutionData[] = [{ json: {}, binary: { invoice } }];
		const run = async (includeInput: boolean, merchantTillNumber: string) =>
			await runNode({
				items: structuredClone(items),
				parameters: { operation: 'till', merchantTillNumber, options: { includeInput } },
				credentials: newCredential({ ...simulator().account, baseUrl: simulator().baseUrl }),
				onError: 'continueErrorOutput',
			});
		for (const [number, output] of [
			['4738534', CONFIRMED],
			['none', ERROR_OUTPUT],
		] as const) {
			const kept = (await run(true, number)).outputs[output]?.[0];
			expect(kept?.binary).toMatchObject({ invoice });
			const [dropped, ...others] = (await run(false, number)).outputs[output] ?? [];
			expect(others).toEqual([]);
			expect(dropped?.binary).toBeUndefined();
		}
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
		expect(outputs[TOOL_OUTPUT]?.map(({ json }) => json.outcome)).toEqual([
			'notConfirmed',
			'confirmed',
			'unchecked',
			'needsReview',
			'confirmed',
		]);
	});
});
