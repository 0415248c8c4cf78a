import type { IDataObject, INode } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

import { ACCOUNT_KINDS } from '../simulator';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW } from '../support/outputs';
import { newCredential, runNode } from '../support/runNode';
import { takeAway } from '../support/takeAway';
import type { LookupOverrides } from '../support/withService';
import { goesOn, jsonOf, onlyOf, withService } from '../support/withService';

const { lookUp, lookUpOne, simulator } = withService();

const GOOD = { number: '4738534', note: 'rent' };
const BAD_CELL = { number: 'n/a', note: 'no number' };
const DOWN = { number: '900503', note: 'service down' };

const BESIDES = { onError: 'continueErrorOutput' } as const;

describe('On Error: stop', () => {
	it('throws a NodeApiError with message, next step, item index and retryable', async () => {
		const { error, outputs } = await lookUp([GOOD, BAD_CELL]);
		expect(outputs).toEqual([]);
		expect(error).toMatchObject({
			name: NodeApiError.name,
			message: `'Till Number (Buy Goods)' has characters other than digits ("n/a") in row 2 of 2, so nothing was looked up`,
			description: expect.stringMatching(
				/^Enter only the digits of the number\..*set 'On Error'.*'Continue'/,
			),
			context: { itemIndex: 1, retryable: false },
		});
	});

	it.each(ACCOUNT_KINDS)('tells the HTTP status of a service that is down (%s)', async (kind) => {
		const { error } = await lookUp([DOWN], { kind, options: { maxRetries: 0 } });
		expect(error).toMatchObject({
			...{ name: NodeApiError.name, httpCode: '503', context: { itemIndex: 0, retryable: true } },
		});
	});

	it('says nothing of rows where there is only one', async () => {
		const { error } = await lookUp([BAD_CELL]);
		expect(error?.message).not.toMatch(/row|item/);
		expect(error?.description).toBe('Enter only the digits of the number.');
	});

	it('reads all rows before it asks, and lists those that cannot be used', async () => {
		const rows = Array.from({ length: 50 }, (_, row) => (row % 4 === 1 ? BAD_CELL : GOOD));
		const { error } = await lookUp(rows, { options: { maxParallel: 2 } });
		expect(error?.message).toMatch(
			/^Nothing was looked up, because 13 rows .*: row 2 of 50, row 6 of 50, .*row 38 of 50, and 3 more$/,
		);
		expect(error?.description).toMatch(
			/row 2 of 50: 'Till Number \(Buy Goods\)' has characters other/,
		);
		expect(error?.description).toMatch(
			/and 3 more\. To let the other rows continue, set 'On Error'/,
		);
		expect(error).toMatchObject({ context: { itemIndex: 1, retryable: false } });
		expect(simulator().stats).toMatchObject({ lookups: 0, tokenRequests: 0 });
	});

	it.each(ACCOUNT_KINDS)(
		'ends at the first failure, whatever others wait for (%s)',
		async (kind) => {
			const page = '900701';
			simulator().setFaultPlan(({ number = page }) => {
				if (number === page) return undefined;
				if (number === '5600000') return { kind: 'hang' };
				return { kind: 'serverError', httpStatus: 503, body: 'html', retryAfter: { seconds: 60 } };
			});
			const rows = ['5600000', page, '5600001', '5600002'].map((number) => ({ number }));
			// The others would take longer than the test may.
			const options = { timeout: 300_000, maxRetries: 10 };
			const { error } = await lookUp(rows, { kind, options });
			expect(error).toMatchObject({
				message: expect.stringMatching(/not a lookup result.* for row 2 of 4$/),
				context: { itemIndex: 1, retryable: false },
			});
		},
	);
});

describe('a sheet of 201 rows, one with a reply that nobody can read', () => {
	const sheet = Array.from({ length: 201 }, (_, row) => ({ number: String(5_600_000 + row) }));
	beforeEach(() => {
		simulator().setFaultPlan(({ number }) =>
			number === '5600200' ? { kind: 'cutOffJson' } : undefined,
		);
	});
	// One at a time, so that 200 rows have their answers when the last one fails.
	const options = { maxParallel: 1, maxRetries: 0 };

	it('gives out nothing at all where it stops', async () => {
		const { outputs, error } = await lookUp(sheet, { options });
		expect([outputs, error?.message]).toEqual([[], expect.stringContaining('row 201 of 201')]);
		expect(simulator().stats.lookups).toBeGreaterThanOrEqual(sheet.length);
	});

	it('gives out 200 answers and one unchecked row where it continues', async () => {
		const { outputs } = await lookUp(sheet, { ...goesOn, options });
		const items = outputs.flat();
		expect(items).toHaveLength(201);
		expect(items.filter(({ json }) => json['outcome'] === 'unchecked')).toHaveLength(1);
	});
});

describe('On Error: continue on the regular outputs', () => {
	it('puts unchecked rows into Needs Review and loses none', async () => {
		const result = await lookUp([BAD_CELL, GOOD, DOWN], { ...goesOn, options: { maxRetries: 0 } });
		expect(result.error).toBeUndefined();
		expect(result.outputs.map((items) => items.length)).toEqual([2, 1, 0]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ outcome: 'unchecked', error: { itemIndex: 0, retryable: false } },
			{ outcome: 'unchecked', accountNumber: '900503', error: { itemIndex: 2, retryable: true } },
		]);
	});

	it.each<[string, LookupOverrides, string, RegExp]>([
		[
			'the number cannot be read',
			{},
			'n/a',
			/^Row 1 was not checked: 'Till or Paybill Number' has/,
		],
		['the operator cannot be read', { parameters: { operator: '' } }, '4738534', /^Row 1 was not/],
		[
			'the service is down',
			{},
			'900503',
			/^Till 900503 was not checked: the service is unavailable/,
		],
		['the account is wrong', { credential: { password: 'x' } }, '4738534', /^Till 4738534 was not/],
		[
			'the credential cannot be used',
			{ credential: { baseUrl: 'none' } },
			'4738534',
			/^Till 4738534 was not checked: .*Base URL/,
		],
	])('tells what was entered, and in one sentence why: %s', async (...trouble) => {
		const [, { parameters, credential = {} }, number, summary] = trouble;
		const payee = 'Jane Kamau';
		const item = await lookUpOne(
			{ type: 'Buy Goods', number, payee },
			{
				options: { maxRetries: 0 },
				parameters: {
					operation: 'mixed',
					accountType: '={{ $json.type }}',
					accountNumber: '={{ $json.number }}',
					expectedName: '={{ $json.payee }}',
					...parameters,
				},
				credential,
			},
		);
		expect(item).toMatchObject({
			output: NEEDS_REVIEW,
			outcome: 'unchecked',
			summary: expect.stringMatching(summary),
			entered: { number, expectedName: payee, type: 'Buy Goods' },
		});
	});
});

describe('On Error: continue on the error output', () => {
	it('gives failed rows there, with their own fields and the error', async () => {
		const { outputs } = await lookUp([BAD_CELL, GOOD, DOWN], {
			...BESIDES,
			options: { maxRetries: 0 },
		});
		expect(outputs.map((items) => items.length)).toEqual([0, 1, 0, 2]);
		const down = { itemIndex: 2, retryable: true, httpStatus: 503 };
		expect(outputs[ERROR_OUTPUT]).toMatchObject([
			{
				json: { ...BAD_CELL, error: { itemIndex: 0, retryable: false } },
				pairedItem: { item: 0 },
			},
			{ json: { ...DOWN, error: down }, pairedItem: { item: 2 } },
		]);
	});

	/** A row that says of itself that it is confirmed. */
	const claims = {
		outcome: 'confirmed',
		lookup: { outcome: 'confirmed' },
		error: '',
		note: 'mine',
	};

	it.each([
		['a number that cannot be used', { number: 'none' }, {}],
		['a service that is down', { number: '900503' }, {}],
		['a credential that cannot be used', { number: '4738534' }, { baseUrl: 'none' }],
	])('lets no column pass for the result: %s', async (_what, row, credential) => {
		const run = async (includeInput: boolean) =>
			await lookUpOne(
				{ ...claims, ...row },
				{ ...BESIDES, options: { includeInput, maxRetries: 0 }, credential },
			);
		const error = { retryable: expect.any(Boolean), itemIndex: 0 };
		const result = { outcome: 'unchecked', summary: expect.any(String), entered: row };
		const failed = { output: ERROR_OUTPUT, ...row, error, note: 'mine' };
		expect(await run(true)).toMatchObject({ ...failed, lookup: { ...result, error } });
		expect(await run(false)).toMatchObject({ ...failed, ...result });
	});

	it('keeps no verdict of an earlier lookup on the row of a failed one', async () => {
		const earlier = await lookUpOne(GOOD);
		const failed = await lookUpOne({ ...earlier, ...BAD_CELL, lookup: earlier }, BESIDES);
		expect(failed).toMatchObject({ output: ERROR_OUTPUT, outcome: 'unchecked', ...BAD_CELL });
		for (const field of ['reason', 'status', 'nameMatch', 'lookup']) {
			expect(failed[field]).toBeUndefined();
		}
	});
});

describe('while errors continue, nothing reaches Confirmed unchecked', () => {
	const troubles: Array<[string, LookupOverrides]> = [
		['an option out of range', { options: { maxParallel: 0 } }],
		['a wrong password', { credential: { password: 'wrong' } }],
		['a wrong client secret', { kind: 'clientCredentials', credential: { clientSecret: 'x' } }],
		['a wrong consumer secret', { kind: 'daraja', credential: { consumerSecret: 'x' } }],
		['a login type that is none', { credential: { loginType: 'other' } }],
		['a base URL that is none', { credential: { baseUrl: 'not a url' } }],
		[
			'a production credential at a test host',
			{ credential: { environment: 'production', baseUrl: 'https://uat.invalid' } },
		],
		['an unknown operation', { parameters: { operation: 'both' } }],
		['an operator that is empty', { parameters: { operator: '={{ "" }}' } }],
		['a failing expression', { parameters: { merchantTillNumber: '={{ $json.no.such }}' } }],
	];
	const places = [
		{ ...goesOn, output: NEEDS_REVIEW },
		{ ...BESIDES, output: ERROR_OUTPUT },
	];

	it.each(troubles.flatMap(([name, run]) => places.map((place) => ({ name, run, ...place }))))(
		'$name ($onError)',
		async ({ run, onError, output }) => {
			const rows: IDataObject[] = [GOOD, { ...GOOD, note: 'second' }];
			const result = await lookUp(rows, { ...run, onError });
			expect(result.error).toBeUndefined();
			expect(result.outputs.flat()).toHaveLength(2);
			expect(result.outputs[output]).toHaveLength(2);
		},
	);

	it('a credential that was deleted', async () => {
		const credentials = newCredential({});
		credentials.stored = undefined;
		const parameters = { operation: 'till', merchantTillNumber: '4738534' };
		const result = await runNode({ items: [{ json: GOOD }], parameters, credentials, ...goesOn });
		expect(onlyOf(result)).toMatchObject({ output: NEEDS_REVIEW, outcome: 'unchecked' });
	});
});

describe('in an n8n that lacks', () => {
	const ROWS = ['4738534', '900103', '999999'].map((number) => ({ number }));
	let giveBack: Array<() => void> = [];

	afterEach(() => {
		for (const give of giveBack) give();
		giveBack = [];
	});

	it.each<INode['onError']>(['stopWorkflow', 'continueRegularOutput', 'continueErrorOutput'])(
		'what n8n 1 lacks, rows reach the outputs that they belong to (%s)',
		async (onError) => {
			giveBack = ['isToolExecution', 'customData'].map(takeAway);
			const { outputs, error } = await lookUp(ROWS, { onError });
			expect(error).toBeUndefined();
			expect(outputs.slice(0, 3).map((items) => items.map(({ json }) => json.outcome))).toEqual([
				['needsReview'],
				['confirmed'],
				['notConfirmed'],
			]);
		},
	);

	describe('a function without which nothing can be checked,', () => {
		beforeEach(() => {
			giveBack = [takeAway('getExecutionCancelSignal')];
		});
		afterEach(() => {
			expect(simulator().stats.lookups).toBe(0);
		});

		it('the workflow stops, where errors stop it', async () => {
			const { outputs, error } = await lookUp(ROWS);
			expect(error).toBeDefined();
			expect(outputs.flat()).toEqual([]);
		});

		const unchecked = ROWS.map((_, item) => ({
			json: { outcome: 'unchecked', error: { itemIndex: item } },
			pairedItem: { item },
		}));
		const withOwnFields = ROWS.map((row, itemIndex) => ({
			json: { ...row, lookup: { outcome: 'unchecked' }, error: { itemIndex } },
		}));

		it.each<[string, LookupOverrides, number, object[]]>([
			['to Needs Review unchecked, where errors continue', goesOn, NEEDS_REVIEW, unchecked],
			['to the output of an agent', { ...goesOn, type: 'lookupTool' }, NEEDS_REVIEW, unchecked],
			['to the error output with its own fields', BESIDES, ERROR_OUTPUT, withOwnFields],
		])('every row goes %s', async (_where, overrides, output, items) => {
			const { outputs } = await lookUp(ROWS, overrides);
			expect(outputs.flat()).toHaveLength(ROWS.length);
			expect(outputs[output]).toMatchObject(items);
		});
	});
});

describe('an execution that used', () => {
	const demo = { credential: { environment: 'demo' } };
	const real = {};

	/** Looks a number up in an execution whose nodes have left this behind, as n8n stores and reads it. */
	const lookUpAfter = async (sharedContext: IDataObject, overrides: LookupOverrides) =>
		await lookUp([GOOD], {
			...goesOn,
			...overrides,
			sharedContext: structuredClone(sharedContext),
		});

	it.each([
		['the demo refuses the real account', demo, real, /already used the demo/],
		['the real account refuses the demo', real, demo, /already looked up numbers with a real acc/],
	])('%s', async (_what, first, then, problem) => {
		const { sharedContext } = await lookUpAfter({}, first);
		simulator().resetStats();
		expect(onlyOf(await lookUpAfter(sharedContext, then))).toMatchObject({
			...{ output: NEEDS_REVIEW, outcome: 'unchecked' },
			error: { message: expect.stringMatching(problem) },
		});
		const stopped = await lookUpAfter(sharedContext, { ...then, onError: 'stopWorkflow' });
		expect(stopped.error?.message).toMatch(problem);
		expect(stopped.outputs.flat()).toEqual([]);
		expect(simulator().stats.lookups).toBe(0);
	});

	it.each([
		['the demo', demo],
		['the real account', real],
	])('%s may use it again, and keeps all its custom data to itself', async (_what, kind) => {
		const { sharedContext, customData } = await lookUpAfter({}, kind);
		expect(customData).toEqual({});
		const ten = Object.fromEntries(Array.from({ length: 10 }, (_, key) => [`key${key}`, 'value']));
		const again = await lookUp([GOOD], { ...kind, sharedContext, customData: ten });
		expect(onlyOf(again)).toMatchObject({ output: CONFIRMED });
		expect(again.customData).toEqual(ten);
	});
});
