import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { WorkflowExpression } from 'n8n-workflow';
import { useOwnTime } from '../support/ownTime';
import {
	CONFIRMED,
	ERROR_OUTPUT,
	NEEDS_REVIEW,
	NOT_CONFIRMED,
	runNode,
	type NodeRunResult,
} from '../support/runNode';
import { goesOn, jsonOf, lookUp, lookUpOne, rowsOf, type LookupOverrides } from '../support/lookUp';
import { credentialOf, service, useService } from '../support/service';
import { remembered } from '../../nodes/MobileMoneyNameLookup/remembered';
import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';

useOwnTime();
useService();

const HELD = { number: '4738534' };
const BAD = { number: '0712345678' };
const besides = { onError: 'continueErrorOutput' } as const;
const ROWS = ['999999', '4738534', 'none', '900105', '4738534'].map((number, row) => ({
	number,
	row,
}));

describe('Items', () => {
	it('are linked to their input items on every output, errors too, and left as they were', async () => {
		const before = structuredClone(ROWS);
		const { outputs } = await lookUp(ROWS, { ...goesOn, options: { includeInput: true } });
		expect(outputs.map((items) => items.map(({ pairedItem }) => pairedItem))).toEqual([
			[{ item: 2 }, { item: 3 }],
			[{ item: 1 }, { item: 4 }],
			[{ item: 0 }],
		]);
		expect(ROWS).toEqual(before);
	});

	it('have the result under lookup with Include Other Input Fields, in place of a column of that name', async () => {
		const options = { includeInput: true };
		const input = { ...HELD, status: 'due', name: 'Jane', lookup: 'mine' };
		const item = await lookUpOne(input, { options });
		const lookup = { name: 'JANE WANJIKU KAMAU' };
		expect(item).toMatchObject({ ...input, lookup });
		expect(await lookUpOne({ number: '', row: 9 }, { options })).toMatchObject({
			output: NEEDS_REVIEW,
			row: 9,
			lookup: { outcome: 'unchecked' },
		});
	});

	it.each<[string, number, boolean]>([
		['4738534', CONFIRMED, true],
		['4738534', CONFIRMED, false],
		['none', ERROR_OUTPUT, true],
	])(
		'keep their files with Include Other Input Fields: %s on output %i, %p',
		async (number, output, includeInput) => {
			const invoice = { data: 'aGk=', mimeType: 'text/plain' };
			const parameters = {
				operation: 'till',
				merchantTillNumber: number,
				options: { includeInput },
			};
			const items = [{ json: {}, binary: { invoice } }];
			const run = { items, parameters, credentials: credentialOf(), ...besides };
			const { outputs } = await runNode(run);
			expect(outputs[output]?.map(({ binary }) => binary?.invoice)).toEqual([
				includeInput ? invoice : undefined,
			]);
		},
	);

	it('are none without input, and no token is requested', async () => {
		const { outputs, error, hints } = await lookUp([]);
		expect({ error, items: outputs.flat(), hints }).toEqual({ items: [], hints: [] });
		expect(service.stats.tokenRequests).toBe(0);
	});

	it.each<[string, LookupOverrides]>([
		['the engine runs it for the agent', { isTool: true }],
		['only the type tells, as in n8n 1', { type: 'lookupTool' }],
	])('are all on output 0, without a hint, for an agent’s tool: %s', async (_how, run) => {
		const { outputs, hints } = await lookUp(ROWS, { ...run, ...goesOn });
		expect(outputs.map((items) => items.map(({ json }) => json.outcome))).toEqual([
			['notConfirmed', 'confirmed', 'unchecked', 'needsReview', 'confirmed'],
			[],
			[],
		]);
		expect(hints).toEqual([]);
	});
});

describe('The hint above the output', () => {
	const expected = { ...goesOn, parameters: { expectedName: '={{ $json.expected }}' } };

	it.each<[string, IDataObject[], LookupOverrides, unknown]>([
		[
			'counts the rows by outcome',
			[HELD, HELD, { number: '900006' }, BAD],
			goesOn,
			'Test system (UAT): these are test results. Do not pay. 4 rows: 2 Confirmed, 1 Not Confirmed, 1 Unchecked. The unchecked row is in the Needs Review output. 2 different numbers were looked up. 2 rows repeat other rows.',
		],
		[
			'is the sentence of a single row, with its output',
			[BAD],
			besides,
			expect.stringMatching(/ Row 1 was not checked: .*\. The row is in the error output\.$/),
		],
		[
			'says that unchecked rows are in the error output, and that the first output is empty',
			[BAD, BAD],
			besides,
			'Test system (UAT): these are test results. Do not pay. 2 rows: 2 Unchecked. The unchecked rows are in the error output. No row needs review. See the other outputs.',
		],
		[
			'counts warnings of a kind',
			[{ number: '1234' }, { number: '123' }, HELD],
			goesOn,
			expect.stringMatching(/ 3 rows: .* 2 numbers have an unusual length\.$/),
		],
		[
			'names two fields that are empty on every row',
			[{ till: '1' }, { till: '2' }],
			expected,
			expect.stringMatching(
				/'Till Number \(Buy Goods\)' is empty on every row\. .*'Expected Name' is empty on every row, so no name was compared\./,
			),
		],
		[
			'names no field that one row has',
			[{ number: '' }, { ...HELD, expected: 'Jane' }],
			expected,
			expect.not.stringMatching(/unusual length|on every row/),
		],
	])('%s', async (_what, rows, overrides, hint) => {
		expect((await lookUp(rows, overrides)).hints).toEqual([hint]);
	});
});

describe('Warn About Repeats', () => {
	const JANE = { number: '4738534', name: 'Jane Kamau' };
	const SHEET = [JANE, { ...JANE, name: 'Otieno Stores' }, { ...JANE, number: '5031264' }];

	it.each([true, false])(
		'warns of rows that contradict each other, when it is on: %p',
		async (isOn) => {
			// A sheet tells the number of each row.
			const rows = SHEET.map((row, index) => ({ ...row, row_number: index + 40 }));
			const options = { warnAboutRepeats: isOn };
			const parameters = { expectedName: '={{ $json.name }}' };
			const result = await lookUp(rows, { ...goesOn, options, parameters });
			const items = [CONFIRMED, NOT_CONFIRMED].flatMap((output) => jsonOf(result, output));
			const warnings = [
				[
					'Row 41 expects Otieno Stores for this number.',
					'The same payee has till 5031264 in row 42.',
				],
				['Row 40 expects Jane Kamau for this number.'],
				['The same payee has till 4738534 in row 40.'],
			];
			const none = [undefined, undefined, undefined];
			expect(items.map((json) => json.warnings)).toEqual(isOn ? warnings : none);
			const counted = '2 rows have a number that is expected under different names.';
			expect(result.hints.join().includes(counted)).toBe(isOn);
		},
	);
});

describe('A run in which no number is found', () => {
	const tryOtherType = { options: { tryOtherType: true } };
	const noRetries = { options: { maxRetries: 0, maxOutage: 0 } };

	it.each<[string, string[], LookupOverrides, boolean]>([
		['20 on Daraja', rowsOf(20), { kind: 'daraja' }, true],
		['none found as the other type either', rowsOf(20), tryOtherType, true],
		['19, and two that were not answered', [...rowsOf(19), '900703', '900701'], noRetries, false],
		['one that is found', [...rowsOf(20), '4738534'], {}, false],
		['one that is found as the other type', [...rowsOf(20), '900010'], tryOtherType, false],
	])('names Base URL as the likely cause, in each result and in the hint: %s', async (...given) => {
		const [, numbers, overrides, isWarned] = given;
		const rows = numbers.map((number) => ({ number }));
		const { outputs, hints, error } = await lookUp(rows, { ...goesOn, ...overrides });
		expect(error).toBeUndefined();
		const results = outputs.flat().map(({ json }) => JSON.stringify(json.warnings ?? ''));
		expect(results.map((text) => text.includes('Base URL'))).toEqual(rows.map(() => isWarned));
		expect(/No number in this run was found.*Base URL/.test(hints.join())).toBe(isWarned);
	});
});

describe('Retry On Fail', () => {
	// By the first item of the first output n8n decides.
	const reviewed = { number: '900101' };
	const down = { number: '900503' };

	it.each<[string, IDataObject, boolean, number]>([
		['no row that was answered', reviewed, true, 1],
		['a row that was not checked', down, false, 2],
		['no row that was not checked, whose error lies under “lookup”,', down, true, 1],
		['a column named error that is passed on', { ...reviewed, error: 'mine' }, true, 2],
	])('takes %s for a failure', async (_what, first, includeInput, runs) => {
		const options = { includeInput, maxRetries: 0 };
		const result = await lookUp([first, HELD], { retryOnFail: true, ...goesOn, options });
		// All numbers are asked for anew, and no row is there twice.
		expect(service.stats.lookupsPerAccount['till/4738534']).toBe(runs);
		expect(result.outputs.map((items) => items.length)).toEqual([1, 1, 0]);
	});
});

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
			...goesOn,
			parameters: lookups,
			...overrides,
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
				output: NEEDS_REVIEW,
				outcome: 'unchecked',
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

it('times in columns are in the zone of the option', async () => {
	const minuteInNairobi = () => new Date(Date.now() + 10_800_000).toISOString().slice(0, 16);
	const before = minuteInNairobi();
	const options = { timeZone: 'Africa/Nairobi', resultFormat: 'columns' };
	const item = await lookUpOne(HELD, { options });
	const minutes = [before, minuteInNairobi()].map((time) => time.replace('T', ' '));
	expect(minutes).toContain(item['Lookup Checked At']);
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
	const texts = ['4738534', '', ' 4738534 ', '4738534\u0000', '\ud800', 'é', '={{ 1 }}'];
	const numbers = [4738534, 0, -0, -5, 1.5, 1e21];
	const others = [true, false, null, undefined, {}, { a: 1 }, [], ['4738534']];
	const cells: readonly IDataObject[string][] = [...texts, ...numbers, ...others];
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

it('no text that was read stays in the process when the run is over', async () => {
	const read = jest.fn((text: string) => text.length);
	const lengthOf = remembered(read);
	lengthOf('Jane Kamau');
	lengthOf('Jane Kamau');
	expect(read).toHaveBeenCalledTimes(1);
	await lookUpOne(HELD);
	lengthOf('Jane Kamau');
	expect(read).toHaveBeenCalledTimes(2);
});
