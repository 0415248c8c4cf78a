import { ExecuteContext } from 'n8n-core';
import type { INode } from 'n8n-workflow';

import { ERROR_OUTPUT, NEEDS_REVIEW, TOOL_OUTPUT } from '../support/outputs';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const ROWS = ['4738534', '900103', '999999'].map((number) => ({ number }));

/** Takes a function away from the running node, as in a version of n8n that does not have it. */
function takeAway(name: string): () => void {
	let owner: object | null = ExecuteContext.prototype;
	while (owner !== null && !Object.hasOwn(owner, name)) owner = Reflect.getPrototypeOf(owner);
	const found = owner && Reflect.getOwnPropertyDescriptor(owner, name);
	if (owner === null || !found) throw new Error(`n8n has no function ${name} to take away.`);
	const holder = owner;
	Reflect.deleteProperty(holder, name);
	return () => Reflect.defineProperty(holder, name, found);
}

describe('in an n8n that lacks what n8n 1 lacks', () => {
	let giveBack: Array<() => void>;

	beforeEach(() => {
		giveBack = ['isToolExecution', 'customData'].map(takeAway);
	});
	afterEach(() => {
		for (const give of giveBack) give();
	});

	it.each<INode['onError']>(['stopWorkflow', 'continueRegularOutput', 'continueErrorOutput'])(
		'rows reach the outputs that they belong to (%s)',
		async (onError) => {
			const { outputs, error } = await lookUp(ROWS, { onError });
			expect(error).toBeUndefined();
			expect(outputs.slice(0, 3).map((items) => items.map(({ json }) => json.outcome))).toEqual([
				['needsReview'],
				['confirmed'],
				['notConfirmed'],
			]);
		},
	);
});

describe('in an n8n that lacks a function without which nothing can be checked', () => {
	let giveBack: () => void;

	beforeEach(() => {
		giveBack = takeAway('getExecutionCancelSignal');
	});
	afterEach(() => {
		giveBack();
	});

	it('the workflow stops, where errors stop it', async () => {
		const { outputs, error } = await lookUp(ROWS);
		expect(error).toBeDefined();
		expect(outputs.flat()).toEqual([]);
	});

	it('every row goes to Needs Review unchecked, where errors continue', async () => {
		const result = await lookUp(ROWS, { onError: 'continueRegularOutput' });
		expect(result.outputs.map((items) => items.length)).toEqual([3, 0, 0]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject(
			ROWS.map((_, itemIndex) => ({ outcome: 'unchecked', error: { itemIndex } })),
		);
		expect(result.outputs[NEEDS_REVIEW]?.map(({ pairedItem }) => pairedItem)).toEqual([
			{ item: 0 },
			{ item: 1 },
			{ item: 2 },
		]);
	});

	it('an agent is told, on the one output that it sees', async () => {
		const onError = 'continueRegularOutput';
		const result = await lookUp(ROWS, { onError, type: 'lookupTool' });
		expect(result.outputs.map((items) => items.length)).toEqual([3, 0, 0]);
		expect(jsonOf(result, TOOL_OUTPUT)).toMatchObject(ROWS.map(() => ({ outcome: 'unchecked' })));
	});

	it('every row goes to the error output with its own fields, where errors go there', async () => {
		const result = await lookUp(ROWS, { onError: 'continueErrorOutput' });
		expect(result.outputs.map((items) => items.length)).toEqual([0, 0, 0, 3]);
		expect(jsonOf(result, ERROR_OUTPUT)).toMatchObject(
			ROWS.map((row, itemIndex) => ({
				...row,
				lookup: { outcome: 'unchecked' },
				error: { itemIndex },
			})),
		);
	});

	it('nothing is asked of the service', async () => {
		await lookUp(ROWS, { onError: 'continueRegularOutput' });
		expect(simulator().stats.lookups).toBe(0);
	});
});
