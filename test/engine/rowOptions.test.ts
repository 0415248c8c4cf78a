import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { WorkflowExpression } from 'n8n-workflow';

import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { NEEDS_REVIEW } from '../support/runNode';
import type { NodeRunResult } from '../support/runNode';
import { type LookupOverrides, goesOn, jsonOf, lookUp, lookUpOne } from '../support/lookUp';
import { service, useService } from '../support/service';

useService();

/** A till of JANE WANJIKU KAMAU, and a name that is close to hers. */
const JANES = { number: '4738534', registered: 'JANE WANJIKU KAMAU', expected: 'Jane Kamua' };
/** A till that is none, but a paybill. */
const PAYBILL = { number: '900010' };

const lookups: INodeParameters = { expectedName: '={{ $json.expected }}' };
const comparisons: INodeParameters = {
	...lookups,
	operation: 'compareNames',
	registeredName: '={{ $json.registered }}',
};

/** The setting of an option that differs from row to row: a column, and one that n8n has to work out. */
const FROM_COLUMN = '={{ $json.option }}';
const WORKED_OUT = '={{ [$json.option][0] }}';

const STOPS = { onError: 'stopWorkflow' } as const;

/** The item of each row, with its output, in the order of the rows. */
function inRows({ outputs, error }: NodeRunResult): IDataObject[] {
	if (error) throw new Error(`The run ended with an error: ${error.message}`);
	const rows: IDataObject[] = [];
	for (const [output, items] of outputs.entries()) {
		for (const { json, pairedItem } of items) {
			if (typeof pairedItem !== 'object' || !('item' in pairedItem)) throw new Error('No pair');
			rows[pairedItem.item] = { ...json, output };
		}
	}
	return rows;
}

/** Runs rows that differ in what an option holds for them. */
const runWith = async (
	name: string,
	values: readonly IDataObject[string][],
	{ row = JANES, options, ...overrides }: LookupOverrides & { readonly row?: IDataObject } = {},
): Promise<NodeRunResult> =>
	await lookUp(
		values.map((option) => ({ ...row, option })),
		{
			...{ ...goesOn, parameters: lookups, ...overrides },
			options: { [name]: FROM_COLUMN, ...options },
		},
	);

const fieldOf = async (field: string, run: Promise<NodeRunResult>): Promise<unknown[]> =>
	inRows(await run).map((row) => row[field]);

describe('An option of a row', () => {
	const POLICIES = ['confirmed', 'needsReview', 'confirmed'];
	const ON_OFF = [false, true, false];

	it.each<[string, string, LookupOverrides & { row?: IDataObject }]>([
		['matchPolicy', 'a lookup, a column', {}],
		['matchPolicy', 'Compare Names', { parameters: comparisons }],
		['matchPolicy', 'worked out', { options: { matchPolicy: WORKED_OUT } }],
		['emptyExpectedName', 'a lookup', { row: { number: JANES.number } }],
	])('is worked out for each row: %s, %s', async (name, _way, run) => {
		expect(await fieldOf('outcome', runWith(name, POLICIES, run))).toEqual(POLICIES);
	});

	it.each([
		['a lookup', lookups],
		['Compare Names', comparisons],
	])('is worked out for each row: Mask Name, %s', async (_way, parameters) => {
		const run = { options: { includeRawResponse: true }, parameters };
		const rows = inRows(await runWith('maskName', ON_OFF, run));
		expect(rows.map(({ name }) => name === 'J*** W****** K****')).toEqual(ON_OFF);
		expect(/WANJIKU|KAMAU/.test(JSON.stringify(rows[1]))).toBe(false);
	});

	it('is worked out for each row: Include Other Input Fields and Result Format', async () => {
		const own = { ...JANES, format: '', include: false };
		const rows = [
			{ ...own, format: 'fields', include: false },
			{ ...own, format: 'columns', include: true },
			{ ...own, format: 'columns', include: false },
			{ ...own, format: 'fields', include: true },
		];
		const options = { resultFormat: '={{ $json.format }}', includeInput: '={{ $json.include }}' };
		const [nested, beside, alone, under] = inRows(await lookUp(rows, { ...goesOn, options })).map(
			(row) => Object.keys(row).filter((key) => key !== 'output'),
		);
		expect(nested).toEqual(expect.arrayContaining(['outcome', 'name', 'summary']));
		expect(beside).toEqual([...Object.keys(own), ...RESULT_COLUMNS]);
		expect(alone).toEqual(RESULT_COLUMNS);
		expect(under).toEqual([...Object.keys(own), 'lookup']);
	});

	it('is worked out for each of the rows that share one lookup', async () => {
		const rows = inRows(await runWith('includeRawResponse', ON_OFF));
		expect(rows.map((row) => 'rawResponse' in row)).toEqual(ON_OFF);
		expect(service.stats.lookups).toBe(1);
		service.resetStats();
		expect(await fieldOf('reason', runWith('tryOtherType', ON_OFF, { row: PAYBILL }))).toEqual(
			ON_OFF.map((tries) => (tries ? 'wrongAccountType' : 'accountNotFound')),
		);
		const lookupsSent = { 'till/900010': 1, 'paybill/900010': 1 };
		expect(service.stats.lookupsPerAccount).toEqual(lookupsSent);
	});

	it('Try Other Type fails only the rows that want it where the other type cannot be checked', async () => {
		service.setFaultPlan(({ kind }) => (kind === 'paybill' ? { kind: 'htmlPage' } : undefined));
		const run = { row: PAYBILL, options: { maxRetries: 0 } };
		const outcomes = await fieldOf('outcome', runWith('tryOtherType', ON_OFF, run));
		expect(outcomes).toEqual(['notConfirmed', 'unchecked', 'notConfirmed']);
		expect((await runWith('tryOtherType', ON_OFF, { ...run, ...STOPS })).error).toMatchObject({
			message: expect.stringMatching(/could not be checked: .* for row 2 of 3$/),
			context: { itemIndex: 1 },
		});
	});
});

describe('An option that cannot be used for one row', () => {
	it('makes that row unchecked', async () => {
		const ask = { options: { maskName: '={{ $($json.from).first().json.option }}' } };
		const values = [false, 'perhaps', null, false];
		const [first, bad, empty, last] = inRows(await runWith('maskName', values));
		expect([first?.outcome, last?.outcome]).toEqual(['needsReview', 'needsReview']);
		for (const [row, itemIndex] of [[bad, 1] as const, [empty, 2] as const]) {
			const message = `The option 'Mask Name' has a value that it cannot use [item ${itemIndex}]`;
			const description = expect.stringMatching(/^Set it to /);
			expect(row).toMatchObject({
				...{ output: NEEDS_REVIEW, outcome: 'unchecked' },
				error: { message, description, retryable: false, itemIndex },
				entered: { number: JANES.number, expectedName: JANES.expected },
			});
		}
		const rows = ['Rows', 'Nowhere'].map((from) => ({ ...JANES, option: false, from }));
		const result = await lookUp(rows, { ...goesOn, ...ask, parameters: lookups });
		const message = "'Mask Name' has an expression that does not work for this item [item 1]";
		expect(inRows(result)).toMatchObject([{ outcome: 'needsReview' }, { error: { message } }]);
	});

	it('makes that row of Compare Names unchecked, and shows none of its names', async () => {
		const run = { parameters: comparisons };
		const rows = inRows(await runWith('maskName', [true, 'perhaps', true], run));
		const outcomes = rows.map(({ outcome }) => outcome);
		expect(outcomes).toEqual(['needsReview', 'unchecked', 'needsReview']);
		expect(JSON.stringify(rows)).not.toMatch(/WANJIKU|KAMAU/);
		const { error } = await runWith('maskName', [true, 'perhaps'], { ...run, ...STOPS });
		expect(error?.message).toMatch(/cannot use in row 2 of 2, so nothing was compared$/);
	});

	it('stops the workflow before the first request, and names the row, with On Error = Stop', async () => {
		const { error } = await runWith('matchPolicy', ['needsReview', 'perhaps'], STOPS);
		const problem = "The option 'Close Matches Go To' has a value that it cannot use";
		expect(error).toMatchObject({
			message: `${problem} in row 2 of 2, so nothing was looked up`,
			context: { itemIndex: 1, retryable: false },
		});
		expect(service.stats).toMatchObject({ lookups: 0, tokenRequests: 0 });
		for (const parameters of [lookups, comparisons]) {
			const forAll = { ...STOPS, options: { matchPolicy: 'perhaps' }, parameters };
			expect((await runWith('matchPolicy', [1, 2], forAll)).error?.message).toBe(problem);
		}
	});
});

it.each<[string, IDataObject[string], number]>([
	['reuseDuplicates', true, 1],
	['reuseDuplicates', false, 3],
	['maxRetries', '0', 1],
])('an option of the run is that of the first row: %s %s', async (name, first, lookupsSent) => {
	const outcomes = await fieldOf('outcome', runWith(name, [first, 'perhaps', null]));
	expect(outcomes).toEqual(Array(3).fill('needsReview'));
	expect(service.stats.lookups).toBe(lookupsSent);
});

it('constants are read once, and expressions once for each row', async () => {
	const constants: INodeParameters = { maskName: true, maxParallel: 2, tryOtherType: true };
	/** How often n8n was asked for a constant, and for this setting. */
	async function readingsOf(setting: string, rowCount: number) {
		const asked = jest.spyOn(WorkflowExpression.prototype, 'getParameterValue');
		const options = { ...constants, matchPolicy: setting };
		await runWith('matchPolicy', Array<string>(rowCount).fill('needsReview'), { options });
		const settings = asked.mock.calls.map(([value]) => value);
		asked.mockRestore();
		const isExpression = (value: unknown) => typeof value === 'string' && value.startsWith('=');
		return {
			ofConstants: settings.filter((value) => !isExpression(value)).length,
			ofSetting: settings.filter((value) => value === setting).length,
		};
	}
	const few = await readingsOf(WORKED_OUT, 5);
	const many = await readingsOf(WORKED_OUT, 50);
	expect([few.ofSetting, many.ofSetting]).toEqual([5, 50]);
	expect(many.ofConstants).toBe(few.ofConstants);
	// n8n takes nearly 1 ms for an expression, as long as for all else of a row.
	expect(await readingsOf(FROM_COLUMN, 50)).toEqual({ ...few, ofSetting: 1 });
});

it('a column is read as n8n works it out, whatever its cells hold', async () => {
	const cells: readonly IDataObject[string][] = [
		...['4738534', '', ' 4738534 ', '4738534\u0000', '\ud800', 'é', '={{ 1 }}'],
		...[4738534, 0, -0, -5, 1.5, 1e21, true, false, null, undefined, {}, { a: 1 }, [], ['4738534']],
	];
	for (const name of ['number', 'Till No', 'constructor', '__proto__'])
		for (const first of ['4738534', null]) {
			const rows = [first, ...cells].map((cell) => ({ [name]: cell }));
			const quoted = JSON.stringify(name);
			const entered = async (expression: string) => {
				const run = await lookUp(rows, {
					...goesOn,
					parameters: { merchantTillNumber: expression },
				});
				return inRows(run).map(({ outcome, number, error }) => ({ outcome, number, error }));
			};
			expect(await entered(`={{ $json[${quoted}] }}`)).toEqual(
				await entered(`={{ [$json[${quoted}]][0] }}`),
			);
		}
});

describe('Keep All Rows Together', () => {
	const rows = ['4738534', 'none', '999999', '900103'].map((number) => ({ number }));
	const options = { keepTogether: true };

	it.each(['continueRegularOutput', 'continueErrorOutput'] as const)(
		'all rows leave by the first output, in input order (%s)',
		async (onError) => {
			const { outputs, hints } = await lookUp(rows, { onError, options });
			expect(
				outputs[NEEDS_REVIEW]?.map(({ json, pairedItem }) => [json.outcome, pairedItem]),
			).toEqual([
				['confirmed', { item: 0 }],
				['unchecked', { item: 1 }],
				['notConfirmed', { item: 2 }],
				['needsReview', { item: 3 }],
			]);
			expect(outputs.slice(1).flat()).toEqual([]);
			expect(hints.join()).toMatch(
				/4 rows: 1 Confirmed, 1 Needs Review, 1 Not Confirmed, 1 Unchecked\. \d/,
			);
			expect(hints.join()).not.toMatch(/output/);
		},
	);

	it('names are compared so, too', async () => {
		const parameters = {
			operation: 'compareNames',
			registeredName: 'JANE KAMAU',
			expectedName: '={{ $json.number }}',
		};
		const result = await lookUp([{ number: 'Jane Kamau' }, { number: '' }], {
			...goesOn,
			parameters,
			options,
		});
		expect(jsonOf(result, NEEDS_REVIEW).map(({ outcome }) => outcome)).toEqual([
			'confirmed',
			'needsReview',
		]);
	});
});

it.each([
	['Africa/Nairobi', /^\d{4}-\d\d-\d\d \d\d:\d\d$/, 3],
	['UTC', /^\d{4}-\d\d-\d\d \d\d:\d\d$/, 0],
])('all times of a result are in the zone of the option: %s', async (timeZone, form, hours) => {
	const options = { timeZone, resultFormat: 'columns' };
	const before = Date.now() - 60_000;
	const item = await lookUpOne({ number: '4738534' }, { options });
	const written = item['Lookup Checked At'];
	if (typeof written !== 'string') throw new Error('There is no time');
	expect(written).toMatch(form);
	const at = Date.parse(`${written.replace(' ', 'T')}Z`) - hours * 3_600_000;
	expect(at).toBeGreaterThanOrEqual(before);
	expect(at).toBeLessThanOrEqual(Date.now());
});
