import type { IDataObject } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW } from '../support/outputs';
import type { LookupOverrides } from '../support/withService';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const demo = { credential: { environment: 'demo' } };
const real = {};
const goesOn = { onError: 'continueRegularOutput' } as const;

/** Looks a number up in an execution whose nodes have left this behind. */
const lookUpAfter = async (sharedContext: IDataObject, overrides: LookupOverrides) =>
	await lookUp([{ number: '4738534' }], { ...goesOn, ...overrides, sharedContext });

/** As n8n stores it, and reads it back when the execution has waited. */
const stored = (context: IDataObject): IDataObject => structuredClone(context);

describe('an execution', () => {
	it.each([
		['demo', 'real account', demo, real, /already used the demo/],
		['real account', 'demo', real, demo, /already looked numbers up with a real account/],
	])('that used the %s refuses the %s', async (_first, _then, first, then, problem) => {
		const { sharedContext } = await lookUpAfter({}, first);
		simulator().resetStats();
		const result = await lookUpAfter(stored(sharedContext), then);
		expect(jsonOf(result, CONFIRMED)).toEqual([]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ outcome: 'unchecked', error: { message: expect.stringMatching(problem) } },
		]);
		expect(simulator().stats.lookups).toBe(0);
	});

	it.each([
		['demo', demo],
		['real account', real],
	])('may use the %s as often as it likes', async (_what, kind) => {
		const { sharedContext } = await lookUpAfter({}, kind);
		expect(jsonOf(await lookUpAfter(stored(sharedContext), kind), CONFIRMED)).toHaveLength(1);
	});

	it('stops with the reason where errors stop the workflow', async () => {
		const { sharedContext } = await lookUpAfter({}, demo);
		const result = await lookUpAfter(stored(sharedContext), { onError: 'stopWorkflow' });
		expect(result.error?.message).toMatch(/already used the demo/);
		expect(result.outputs.flat()).toEqual([]);
	});
});

describe('the execution’s custom data', () => {
	it.each([
		['demo', demo],
		['real account', real],
	])('are all left to the workflow: %s', async (_what, kind) => {
		const ten = Object.fromEntries(
			Array.from({ length: 10 }, (_, index) => [`key${index}`, 'value']),
		);
		const full = await lookUp([{ number: '4738534' }], { ...goesOn, ...kind, customData: ten });
		expect(jsonOf(full, CONFIRMED)).toMatchObject([{ outcome: 'confirmed' }]);
		expect(full.customData).toEqual(ten);
		expect((await lookUpAfter({}, kind)).customData).toEqual({});
	});
});
