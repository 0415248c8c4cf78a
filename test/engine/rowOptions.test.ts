import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { WorkflowExpression } from 'n8n-workflow';

import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/resultColumns';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import type { NodeRunResult } from '../support/runNode';
import type { LookupOverrides } from '../support/withService';
import { goesOn, jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

/** A till of JANE WANJIKU KAMAU, and a name that is close to hers. */
const JANES = { number: '4738534', registered: 'JANE WANJIKU KAMAU', expected: 'Jane Kamua' };
const MASKED = 'J*** W****** K****';

const lookups: INodeParameters = { expectedName: '={{ $json.expected }}' };
const comparisons: INodeParameters = {
	...lookups,
	operation: 'compareNames',
	registeredName: '={{ $json.registered }}',
};
/** Each way to a judgement of Jane's name. */
const WAYS: Array<[string, INodeParameters]> = [
	['a lookup', lookups],
	['Compare Names', comparisons],
];

/** The setting of an option that differs from row to row: a column, and one that n8n has to work out. */
const SETTINGS = ['={{ $json.option }}', '={{ [$json.option][0] }}'];

/** The output and the item of each row, in the order of the rows. */
function inRows({ outputs, error }: NodeRunResult): Array<{ output: number; json: IDataObject }> {
	if (error) throw new Error(`The run ended with an error: ${error.message}`);
	return outputs
		.flatMap((items, output) => items.map((item) => ({ ...item, output })))
		.map(({ output, json, pairedItem }) => {
			const at = typeof pairedItem === 'object' && 'item' in pairedItem ? pairedItem.item : NaN;
			return { at, output, json };
		})
		.sort((a, b) => a.at - b.at)
		.map(({ output, json }) => ({ output, json }));
}

/** Runs rows that differ in what an option holds for them. */
const runWith = async (
	name: string,
	values: readonly IDataObject[string][],
	{ row = JANES, ...overrides }: LookupOverrides & { readonly row?: IDataObject } = {},
): Promise<NodeRunResult> =>
	await lookUp(
		values.map((option) => ({ ...row, option })),
		{ ...goesOn, options: { [name]: SETTINGS[0] ?? '' }, parameters: lookups, ...overrides },
	);

describe.each(WAYS)('an option of a row is worked out for each row: %s', (_way, parameters) => {
	it.each(SETTINGS)('Close Matches Go To (%s)', async (setting) => {
		for (const values of [
			['confirmed', 'needsReview', 'confirmed'],
			['needsReview', 'confirmed', 'needsReview'],
		]) {
			const options = { matchPolicy: setting };
			const rows = inRows(await runWith('matchPolicy', values, { options, parameters }));
			expect(rows.map(({ json }) => json.outcome)).toEqual(values);
			expect(rows.map(({ output }) => output)).toEqual(
				values.map((value) => (value === 'confirmed' ? CONFIRMED : NEEDS_REVIEW)),
			);
		}
	});

	it('Mask Name', async () => {
		for (const values of [
			[false, true, false],
			[true, false, true],
		]) {
			const options = { maskName: SETTINGS[0] ?? '', includeRawResponse: true };
			const rows = inRows(await runWith('maskName', values, { options, parameters }));
			for (const [row, isMasked] of values.entries()) {
				expect(rows[row]?.json).toHaveProperty('name', isMasked ? MASKED : JANES.registered);
				expect(/WANJIKU|KAMAU/.test(JSON.stringify(rows[row]))).toBe(!isMasked);
			}
		}
	});

	it('Include Other Input Fields and Result Format', async () => {
		const rows = [
			{ ...JANES, format: 'fields', include: false },
			{ ...JANES, format: 'columns', include: true },
			{ ...JANES, format: 'columns', include: false },
			{ ...JANES, format: 'fields', include: true },
		];
		const options = {
			resultFormat: '={{ $json.format }}',
			includeInput: '={{ $json.include }}',
		};
		const [nested, beside, alone, under] = inRows(
			await lookUp(rows, { ...goesOn, options, parameters }),
		).map(({ json }) => Object.keys(json));
		const own = Object.keys(rows[0] ?? {});
		expect(nested).toEqual(expect.arrayContaining(['outcome', 'name', 'summary']));
		expect(beside).toEqual([...own, ...RESULT_COLUMNS]);
		expect(alone).toEqual(RESULT_COLUMNS);
		expect(under).toEqual([...own, 'lookup']);
	});
});

describe('an option of a row is worked out for each row', () => {
	it('When the Expected Name Is Missing', async () => {
		const values = ['confirmed', 'needsReview', 'confirmed'];
		const row = { number: JANES.number };
		const rows = inRows(await runWith('emptyExpectedName', values, { row }));
		expect(rows.map(({ json }) => json.outcome)).toEqual(values);
	});

	it.each([
		[false, true, false],
		[true, false, true],
	])('Include Full Service Reply, also of equal numbers (%p, %p, %p)', async (...values) => {
		const rows = inRows(await runWith('includeRawResponse', values));
		expect(rows.map(({ json }) => 'rawResponse' in json)).toEqual(values);
		expect(simulator().stats.lookups).toBe(1);
	});

	describe('Try Other Type (Till or Paybill)', () => {
		/** A till that is none, but a paybill. */
		const row = { number: '900010' };

		it.each([
			[false, true, false],
			[true, false, true],
		])('also of equal numbers, which are asked once (%p, %p, %p)', async (...values) => {
			const rows = inRows(await runWith('tryOtherType', values, { row }));
			expect(rows.map(({ json }) => json.reason)).toEqual(
				values.map((tries) => (tries ? 'wrongAccountType' : 'accountNotFound')),
			);
			expect(rows.map(({ output }) => output)).toEqual(
				values.map((tries) => (tries ? NEEDS_REVIEW : NOT_CONFIRMED)),
			);
			expect(simulator().stats.lookupsPerAccount).toEqual({
				'till/900010': 1,
				'paybill/900010': 1,
			});
		});

		it('asks no other type where no row wants it', async () => {
			await runWith('tryOtherType', [false, false], { row });
			expect(simulator().stats.lookupsPerAccount).toEqual({ 'till/900010': 1 });
		});

		it('fails only the rows that want it, and tells the first of them', async () => {
			simulator().setFaultPlan(({ kind }) =>
				kind === 'paybill' ? { kind: 'serverError', httpStatus: 503, body: 'html' } : undefined,
			);
			const options = { tryOtherType: SETTINGS[0] ?? '', maxRetries: 0 };
			const values = [false, true, false];
			const rows = inRows(await runWith('tryOtherType', values, { row, options }));
			expect(rows.map(({ json }) => json.outcome)).toEqual([
				'notConfirmed',
				'unchecked',
				'notConfirmed',
			]);
			const stops = { row, options, onError: 'stopWorkflow' } as const;
			const { error } = await runWith('tryOtherType', values, stops);
			expect(error).toMatchObject({
				message: expect.stringMatching(/could not be checked: .* for row 2 of 3$/),
				context: { itemIndex: 1 },
			});
		});
	});
});

describe('an option that cannot be used for one row', () => {
	const WRONG: ReadonlyArray<[name: string, label: string, good: IDataObject[string]]> = [
		['matchPolicy', 'Close Matches Go To', 'needsReview'],
		['maskName', 'Mask Name', false],
		['includeInput', 'Include Other Input Fields', false],
		['resultFormat', 'Result Format', 'fields'],
		['emptyExpectedName', 'When the Expected Name Is Missing', 'needsReview'],
		['includeRawResponse', 'Include Full Service Reply', false],
		['tryOtherType', 'Try Other Type (Till or Paybill)', false],
	];
	const inAll = WRONG.flatMap(([name, label, good]) =>
		['perhaps', null].map((bad) => ({ name, label, good, bad })),
	);

	it.each(inAll)('is the error of that row: $name $bad', async ({ name, label, good, bad }) => {
		const rows = inRows(await runWith(name, [good, bad, good]));
		expect(rows.map(({ json }) => json.outcome)).toEqual([
			'needsReview',
			'unchecked',
			'needsReview',
		]);
		expect(rows[1]).toMatchObject({
			output: NEEDS_REVIEW,
			json: {
				error: {
					message: `The option '${label}' has a value that it cannot use [item 1]`,
					description: expect.stringMatching(/^Set it to /),
					...{ retryable: false, itemIndex: 1 },
				},
				entered: { number: JANES.number, expectedName: JANES.expected },
			},
		});
	});

	it.each(['matchPolicy', 'maskName'])(
		'is the error of that row, where names are compared: %s',
		async (name) => {
			const good = name === 'maskName' ? true : 'needsReview';
			const options = { maskName: true, [name]: SETTINGS[0] ?? '' };
			const run = { options, parameters: comparisons };
			const rows = inRows(await runWith(name, [good, 'perhaps', good], run));
			const outcomes = rows.map(({ json }) => json.outcome);
			expect(outcomes).toEqual(['needsReview', 'unchecked', 'needsReview']);
			expect(rows[1]).toHaveProperty('json.error.itemIndex', 1);
			// Whether the name may be shown is not known, or it may not be.
			expect(JSON.stringify(rows)).not.toMatch(/WANJIKU|KAMAU/);
			const stopped = await runWith(name, [good, 'perhaps'], { ...run, onError: 'stopWorkflow' });
			expect(stopped.error?.message).toMatch(/cannot use in row 2 of 2, so nothing was compared$/);
		},
	);

	it.each(WRONG)(
		'is the error of that row, where the expression fails or gives nothing: %s',
		async (name, label, good) => {
			const options = { [name]: '={{ $($json.from).first().json.option }}' };
			const rows = [
				{ ...JANES, option: good, from: 'Rows' },
				{ ...JANES, option: good, from: 'Nowhere' },
			];
			const result = await lookUp(rows, { ...goesOn, options, parameters: lookups });
			expect(inRows(result)).toMatchObject([
				{ json: { outcome: 'needsReview' } },
				{
					json: {
						error: {
							message: `'${label}' has an expression that does not work for this item [item 1]`,
						},
					},
				},
			]);
			const missing = await lookUp([{ ...JANES, option: good }, JANES], {
				...{ ...goesOn, options: { [name]: SETTINGS[0] ?? '' }, parameters: lookups },
			});
			expect(inRows(missing).map(({ json }) => json.outcome)).toEqual(['needsReview', 'unchecked']);
		},
	);

	it('leaves the other options of that row as they are', async () => {
		const rows = [{ ...JANES, policy: 'perhaps', format: 'columns' }, JANES];
		const options = {
			matchPolicy: '={{ $json.policy ?? "needsReview" }}',
			resultFormat: '={{ $json.format ?? "fields" }}',
			includeInput: true,
		};
		const result = await lookUp(rows, { ...goesOn, options, parameters: lookups });
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ policy: 'perhaps', 'Lookup Outcome': 'Unchecked' },
			{ lookup: { outcome: 'needsReview' } },
		]);
	});

	it('sends that row to the error output', async () => {
		const run = { onError: 'continueErrorOutput' } as const;
		const rows = inRows(await runWith('matchPolicy', ['needsReview', 'perhaps'], run));
		expect(rows.map(({ output }) => output)).toEqual([NEEDS_REVIEW, ERROR_OUTPUT]);
	});

	it('stops the workflow before anything is asked, where errors stop it, and tells the row', async () => {
		const { error } = await runWith('matchPolicy', ['needsReview', 'perhaps', 'confirmed'], {
			onError: 'stopWorkflow',
		});
		expect(error).toMatchObject({
			message:
				"The option 'Close Matches Go To' has a value that it cannot use in row 2 of 3, so nothing was looked up",
			context: { itemIndex: 1, retryable: false },
		});
		expect(simulator().stats).toMatchObject({ lookups: 0, tokenRequests: 0 });
	});
});

describe('an option that is the same for all rows and cannot be used', () => {
	it.each(WAYS)('is told once, where errors stop the workflow: %s', async (_way, parameters) => {
		const { error } = await lookUp([JANES, JANES], {
			...{ options: { matchPolicy: 'perhaps' }, parameters },
		});
		expect(error?.message).toBe("The option 'Close Matches Go To' has a value that it cannot use");
	});

	it.each(WAYS)('shows no name that may be one to mask: %s', async (_way, parameters) => {
		const options = { maskName: 'perhaps' };
		const result = await lookUp([JANES], { ...goesOn, options, parameters });
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([{ outcome: 'unchecked' }]);
		expect(JSON.stringify(result.outputs)).not.toMatch(/WANJIKU|KAMAU/);
	});
});

describe('an option of the run is that of the first row', () => {
	it.each([
		[true, 1],
		[false, 3],
	])('Look Up Repeated Numbers Once: %p', async (first, asked) => {
		await runWith('reuseDuplicates', [first, !first, !first]);
		expect(simulator().stats.lookups).toBe(asked);
	});

	it.each([
		['maxParallel', 2],
		['maxRetries', '0'],
		['maxOutage', 1],
		['timeout', 5000],
	])('whatever the others hold: %s', async (name, first) => {
		const rows = inRows(await runWith(name, [first, 'perhaps', null]));
		expect(rows.map(({ json }) => json.outcome)).toEqual(Array(3).fill('needsReview'));
	});

	it('and ends the run where it cannot be used there, in the format of each row', async () => {
		const rows = ['columns', 'fields'].map((format) => ({ ...JANES, format, n: 0 }));
		const options = { maxParallel: '={{ $json.n }}', resultFormat: '={{ $json.format }}' };
		const result = await lookUp(rows, { ...goesOn, options, parameters: lookups });
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ 'Lookup Outcome': 'Unchecked' },
			{ outcome: 'unchecked', error: { message: expect.stringContaining('Lookups at Once') } },
		]);
	});
});

describe('what is the same for all rows costs no row anything', () => {
	const rows = Array.from({ length: 50 }, (_, row) => ({ ...JANES, row, option: 'needsReview' }));
	const constants: INodeParameters = {
		...{ emptyExpectedName: 'needsReview', includeInput: true, includeRawResponse: true },
		...{ maskName: true, maxOutage: 1, maxParallel: 2, maxRetries: 0, resultFormat: 'columns' },
		...{ reuseDuplicates: true, timeout: 5000, tryOtherType: true },
	};

	/** What n8n was asked for: how often for a constant, and how often for this setting. */
	async function readingsOf(setting: string, rowCount: number, parameters: INodeParameters) {
		const asked = jest.spyOn(WorkflowExpression.prototype, 'getParameterValue');
		const options = { ...constants, matchPolicy: setting };
		await lookUp(rows.slice(0, rowCount), { ...goesOn, parameters, options });
		const settings = asked.mock.calls.map(([value]) => value);
		asked.mockRestore();
		const isExpression = (value: unknown): boolean => String(value).startsWith('=');
		return {
			ofConstants: settings.filter((value) => !isExpression(value)).length,
			ofSetting: settings.filter((value) => value === setting).length,
		};
	}

	it.each(WAYS)('constants are read once, expressions once for each row: %s', async (...way) => {
		const [, parameters] = way;
		const setting = SETTINGS[1] ?? '';
		const few = await readingsOf(setting, 5, parameters);
		const many = await readingsOf(setting, 50, parameters);
		expect([few.ofSetting, many.ofSetting]).toEqual([5, 50]);
		expect(many.ofConstants).toBe(few.ofConstants);
	});

	it('an option that is only a column is worked out by n8n once', async () => {
		const setting = SETTINGS[0] ?? '';
		expect(await readingsOf(setting, 50, lookups)).toMatchObject({ ofSetting: 1 });
	});
});
