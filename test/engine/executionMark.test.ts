import type { LookupOverrides } from '../support/withService';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const demo = { credential: { environment: 'demo' } };
const real = {};
const goesOn = { onError: 'continueRegularOutput' } as const;

/** Looks a number up in an execution that has these custom data. */
const lookUpAfter = async (customData: Record<string, string>, overrides: LookupOverrides) =>
	await lookUp([{ number: '4738534' }], { ...goesOn, ...overrides, customData });

const entries = (count: number): Record<string, string> =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'value']));

describe('an execution', () => {
	it.each([
		['demo', 'real account', demo, real, /already used the demo/],
		['real account', 'demo', real, demo, /already looked numbers up with a real account/],
	])('that used the %s refuses the %s', async (_first, _then, first, then, problem) => {
		const { customData } = await lookUpAfter({}, first);
		simulator().resetStats();
		const result = await lookUpAfter(customData, then);
		expect(jsonOf(result, 0)).toEqual([]);
		expect(jsonOf(result, 1)).toMatchObject([
			{ outcome: 'unchecked', error: { message: expect.stringMatching(problem) } },
		]);
		expect(simulator().stats.lookups).toBe(0);
	});

	it.each([
		['demo', demo],
		['real account', real],
	])('may use the %s as often as it likes', async (_what, kind) => {
		const { customData } = await lookUpAfter({}, kind);
		expect(jsonOf(await lookUpAfter(customData, kind), 0)).toHaveLength(1);
	});

	it('stops with the reason where errors stop the workflow', async () => {
		const { customData } = await lookUpAfter({}, demo);
		const result = await lookUpAfter(customData, { onError: 'stopWorkflow' });
		expect(result.error?.message).toMatch(/already used the demo/);
		expect(result.outputs.flat()).toEqual([]);
	});
});

describe('custom data of the workflow’s own', () => {
	it('are kept beside the mark', async () => {
		const { customData } = await lookUpAfter({ order: '17' }, demo);
		expect(customData).toMatchObject({ order: '17' });
		expect(Object.keys(customData)).toHaveLength(2);
	});

	it('that leave no room for the mark keep the demo from running unmarked', async () => {
		const result = await lookUpAfter(entries(10), demo);
		expect(jsonOf(result, 0)).toEqual([]);
		expect(jsonOf(result, 1)).toMatchObject([
			{ outcome: 'unchecked', error: { message: expect.stringMatching(/custom data is full/) } },
		]);
	});

	it('that leave no room for the mark do not stop a real lookup', async () => {
		const result = await lookUpAfter(entries(10), real);
		expect(jsonOf(result, 0)).toMatchObject([{ outcome: 'confirmed', environment: 'uat' }]);
	});
});
