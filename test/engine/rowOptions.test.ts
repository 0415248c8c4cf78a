import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { NEEDS_REVIEW } from '../support/runNode';
import type { NodeRunResult } from '../support/runNode';
import { type LookupOverrides, goesOn, lookUp, lookUpOne } from '../support/lookUp';
import { service, useService } from '../support/service';

useService();

const JANES = { number: '4738534', registered: 'JANE WANJIKU KAMAU', expected: 'Jane Kamua' };
const PAYBILL = { number: '900010' };

const lookups: INodeParameters = { expectedName: '={{ $json.expected }}' };
const comparisons: INodeParameters = {
	...lookups,
	operation: 'compareNames',
	registeredName: '={{ $json.registered }}',
};

const FROM_COLUMN = '={{ $json.option }}';
const WORKED_OUT = '={{ [$json.option][0] }}';

const STOPS = { onError: 'stopWorkflow' } as const;

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
