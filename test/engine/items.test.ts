import type { GenericValue, IDataObject, INodeParameters } from 'n8n-workflow';

import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import { remembered } from '../../nodes/MobileMoneyNameLookup/remembered';
import {
	goesOn,
	lookUp,
	lookUpAll,
	lookUpOne,
	rowsOf,
	type LookupOverrides,
} from '../support/lookUp';
import { useOwnTime } from '../support/ownTime';
import type { RowResult } from '../support/rowEnds';
import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, runNode } from '../support/runNode';
import { credentialOf, DOWN, service, useService } from '../support/service';

useOwnTime();
useService();

const besides = { onError: 'continueErrorOutput' } as const;
const HELD = { number: '4738534' };
const ROWS = ['999999', '4738534', 'none', '900105', '4738534'].map((number, row) => ({
	number,
	row,
}));

describe('The items of a run', () => {
	it('are linked to their input items on every output, errors too, and leave the input as it was', async () => {
		const before = structuredClone(ROWS);
		const { outputs } = await lookUp(ROWS, { ...goesOn, options: { includeInput: true } });
		expect(outputs.map((items) => items.map(({ pairedItem }) => pairedItem))).toEqual([
			[{ item: 2 }, { item: 3 }],
			[{ item: 1 }, { item: 4 }],
			[{ item: 0 }],
		]);
		expect(ROWS).toEqual(before);
	});

	it('hold the result under lookup with Include Other Input Fields, or in columns after the row’s own', async () => {
		const options = { includeInput: true };
		const input = { ...HELD, status: 'due', name: 'Jane', lookup: 'mine' };
		const lookup = { name: 'JANE WANJIKU KAMAU' };
		expect(await lookUpOne(input, { options })).toMatchObject({ ...input, lookup });
		const inColumns = { options: { ...options, resultFormat: 'columns' } };
		const columns = Object.keys(await lookUpOne({ ...HELD, row: 1 }, inColumns));
		expect(columns).toEqual(['number', 'row', ...RESULT_COLUMNS, 'output']);
	});

	it.each([
		['4738534', CONFIRMED, true],
		['4738534', CONFIRMED, false],
		['none', ERROR_OUTPUT, true],
	])('keep the files of a row only with its other fields: %s, %i, %p', async (...given) => {
		const [merchantTillNumber, output, includeInput] = given;
		const invoice = { data: 'aGk=', mimeType: 'text/plain' };
		const items = [{ json: {}, binary: { invoice } }];
		const parameters = { operation: 'till', merchantTillNumber, options: { includeInput } };
		const run = { items, parameters, credentials: credentialOf(), ...besides };
		const files = (await runNode(run)).outputs[output]?.map(({ binary }) => binary?.invoice);
		expect(files).toEqual([includeInput ? invoice : undefined]);
	});

	it('do not appear without input, and no token is requested', async () => {
		const { outputs, error, hints } = await lookUp([]);
		expect({ error, items: outputs.flat(), hints }).toEqual({ items: [], hints: [] });
		expect(service.stats.tokenRequests).toBe(0);
	});

	const COUNTS = / 2 Confirmed, 1 Needs Review, 1 Not Confirmed, 1 Unchecked\. \d(?!.*output)/;
	const options = { keepTogether: true };
	it.each<[string, LookupOverrides, RegExp | undefined]>([
		['an agent’s tool, as the engine runs it', { ...goesOn, isTool: true }, undefined],
		['an agent’s tool, as n8n 1 runs it', { ...goesOn, type: 'lookupTool' }, undefined],
		['Keep All Rows Together', { ...goesOn, options }, COUNTS],
		['Keep All Rows Together, with an error output', { ...besides, options }, COUNTS],
	])('all leave by the first output, in input order: %s', async (_what, run, hint) => {
		const { outputs, hints } = await lookUp(ROWS, run);
		const [first = [], ...others] = outputs;
		expect(first.map(({ json, pairedItem }) => [json.outcome, pairedItem])).toEqual([
			['notConfirmed', { item: 0 }],
			['confirmed', { item: 1 }],
			['unchecked', { item: 2 }],
			['needsReview', { item: 3 }],
			['confirmed', { item: 4 }],
		]);
		expect(others.flat()).toEqual([]);
		// No agent reads a hint.
		expect(hints).toEqual(hint ? [expect.stringMatching(hint)] : []);
	});
});

const FOUR =
	'Test system (UAT): these are test results. Do not pay. 4 rows: 2 Confirmed, 1 Not Confirmed, 1 Unchecked. The unchecked row is in the Needs Review output. 2 different numbers were looked up. 2 rows repeat other rows.';
const TWO =
	/ 2 rows: 2 Unchecked\. The unchecked rows are in the error output\. No row needs review\. See the other outputs\.$/;

it.each<[LookupOverrides, string, string | RegExp]>([
	[goesOn, '4738534 4738534 900006 0712345678', FOUR],
	[goesOn, '1234 123 4738534', / 3 rows: .* 2 numbers have an unusual length\.$/],
	[besides, '0712345678', / Row 1 was not checked: .*\. The row is in the error output\.$/],
	[besides, '0712345678 0712345678', TWO],
])('one hint above the output says where rows are: %j, numbers %s', async (...given) => {
	const [run, numbers, hint] = given;
	const { hints } = await lookUp(numbers.split(' '), run);
	expect(hints).toEqual([typeof hint === 'string' ? hint : expect.stringMatching(hint)]);
});

it('the hint names fields that are empty on every row, and no others', async () => {
	const run = { ...goesOn, parameters: { expectedName: '={{ $json.expected }}' } };
	const [empty] = (await lookUp([{}, {}], run)).hints;
	expect(empty).toMatch(
		/'Till Number \(Buy Goods\)' is empty on every row\. .*'Expected Name' is empty on every row, so no name was compared\./,
	);
	const [filled] = (await lookUp([{ number: '' }, { ...HELD, expected: 'Jane' }], run)).hints;
	expect(filled).not.toMatch(/unusual length|on every row/);
});

// Which rows contradict each other is in test/domain/warnings.test.ts.
it.each([true, false])('Warn About Repeats warns only when it is on: %p', async (isOn) => {
	const jane = { ...HELD, name: 'Jane Kamau', row_number: 40 };
	const rows = [jane, { ...HELD, name: 'Otieno Stores', row_number: 41 }];
	const options = { warnAboutRepeats: isOn };
	const parameters = { expectedName: '={{ $json.name }}' };
	const { outputs, hints } = await lookUp(rows, { ...goesOn, options, parameters });
	const warnings = isOn ? ['Row 41 expects Otieno Stores for this number.'] : undefined;
	expect(outputs[CONFIRMED]?.map(({ json }) => json.warnings)).toEqual([warnings]);
	const said = '2 rows have a number that is expected under different names.';
	expect(hints.join().includes(said)).toBe(isOn);
});

const otherType = { options: { tryOtherType: true } };
const noRetries = { options: { maxRetries: 0, maxOutage: 0 } };

it.each<[boolean, number, string[], LookupOverrides]>([
	[true, 20, [], { kind: 'daraja' }],
	[true, 20, [], otherType],
	// Two have no answer.
	[false, 19, ['900703', '900701'], noRetries],
	[false, 20, ['4738534'], {}],
	// It is found as the other type.
	[false, 20, ['900010'], otherType],
])('Base URL is named as a likely cause if none of 20 numbers is found: %p', async (...given) => {
	const [isWarned, count, others, overrides] = given;
	const numbers = [...rowsOf(count), ...others];
	const { outputs, hints } = await lookUp(numbers, { ...goesOn, ...overrides });
	const results = outputs.flat().map(({ json }) => JSON.stringify(json.warnings ?? ''));
	expect(results.map((text) => text.includes('Base URL'))).toEqual(numbers.map(() => isWarned));
	expect(/No number in this run was found.*Base URL/.test(hints.join())).toBe(isWarned);
});

// By the first item of the first output n8n decides.
it.each<[string, IDataObject, boolean, number]>([
	['not for a row that was answered', { number: '900101' }, false, 1],
	['for a row that was not checked', { number: '900503' }, false, 2],
	['not for an error that lies under “lookup”', { number: '900503' }, true, 1],
	['for a column named error that is passed on', { number: '900101', error: 'mine' }, true, 2],
])('Retry On Fail runs the node again if the first item looks failed: %s', async (...given) => {
	const [, first, includeInput, runs] = given;
	const options = { includeInput, maxRetries: 0 };
	const result = await lookUp([first, HELD], { retryOnFail: true, ...goesOn, options });
	// All numbers are asked for anew, and no row is there twice.
	expect(service.stats.lookupsPerAccount['till/4738534']).toBe(runs);
	expect(result.outputs.map((items) => items.length)).toEqual([1, 1, 0]);
});

const JANES = { ...HELD, registered: 'JANE WANJIKU KAMAU', expected: 'Jane Kamua' };
const PAYBILL = { number: '900010' };

const parameters: INodeParameters = { expectedName: '={{ $json.expected }}' };
const comparison = {
	parameters: {
		...parameters,
		operation: 'compareNames',
		registeredName: '={{ $json.registered }}',
	},
};

const FROM_COLUMN = '={{ $json.option }}';
const WORKED_OUT = '={{ [$json.option][0] }}';

type OptionRun = LookupOverrides & { readonly row?: IDataObject };

const rowsWith = (values: readonly GenericValue[], row: IDataObject = JANES): IDataObject[] =>
	values.map((option) => ({ ...row, option }));

/** A run in which an option comes from a column. */
const runOf = (name: string, { options, ...overrides }: OptionRun = {}): LookupOverrides => ({
	parameters,
	...overrides,
	options: { [name]: FROM_COLUMN, ...options },
});

describe('An option that each row may set', () => {
	const POLICIES = ['confirmed', 'needsReview', 'confirmed'];
	const ON_OFF = [false, true, false];
	const outcome = (row: RowResult): unknown => row.outcome;
	const format = (row: RowResult) => ('Lookup Name' in row ? 'columns' : 'fields');
	const isMasked = (row: RowResult): boolean => !/WANJIKU|KAMAU/.test(JSON.stringify(row));
	const raw = { options: { includeRawResponse: true } };

	it.each<[string, string, GenericValue[], (row: RowResult) => unknown, OptionRun]>([
		['matchPolicy', 'a lookup', POLICIES, outcome, {}],
		['matchPolicy', 'Compare Names', POLICIES, outcome, comparison],
		['matchPolicy', 'worked out', POLICIES, outcome, { options: { matchPolicy: WORKED_OUT } }],
		['emptyExpectedName', 'a lookup', POLICIES, outcome, { row: HELD }],
		['maskName', 'a lookup', ON_OFF, isMasked, raw],
		['maskName', 'Compare Names', ON_OFF, isMasked, comparison],
		['includeInput', 'a lookup', ON_OFF, ({ lookup }) => lookup !== undefined, {}],
		['resultFormat', 'a lookup', ['columns', 'fields'], format, {}],
		['includeRawResponse', 'a lookup', ON_OFF, (row) => 'rawResponse' in row, {}],
		['tryOtherType', 'a lookup', ON_OFF, ({ foundAs }) => foundAs !== undefined, { row: PAYBILL }],
	])('is worked out for each row, also where rows share a lookup: %s with %s', async (...given) => {
		const [name, , values, seen, { row, ...run }] = given;
		const results = await lookUpAll(rowsWith(values, row), runOf(name, run));
		expect(results.map(seen)).toEqual(values);
		expect(Object.values(service.stats.lookupsPerAccount)).not.toContain(2);
	});

	it('fails only the rows that turn Try Other Type on, where the other type cannot be checked', async () => {
		service.setFaultPlan(({ kind }) => (kind === 'paybill' ? DOWN : undefined));
		const run = runOf('tryOtherType', { options: { maxRetries: 0 } });
		const rows = rowsWith(ON_OFF, PAYBILL);
		const problem =
			/^Whether this number is a Paybill could not be checked: The service is unavailable .*503/;
		const error = { message: expect.stringMatching(problem), retryable: true, httpStatus: 503 };
		const results = await lookUpAll(rows, run);
		expect(results.map(outcome)).toEqual(['notConfirmed', 'unchecked', 'notConfirmed']);
		expect(results[1]).toMatchObject({ output: NEEDS_REVIEW, accountType: 'till', error });
		expect((await lookUp(rows, run)).error).toMatchObject({
			message: expect.stringMatching(/could not be checked: .* for row 2 of 3$/),
			context: { itemIndex: 1 },
		});
	});
});

const reviewed = { outcome: 'needsReview' };

it.each<[string, OptionRun]>([
	['looked up', {}],
	['compared', comparison],
])('a value of an option that cannot be used makes its row unchecked: %s', async (...given) => {
	const [done, overrides] = given;
	const run = runOf('maskName', overrides);
	const rows = rowsWith([true, 'perhaps', null, true]);
	const message = expect.stringContaining("'Mask Name' has a value that it cannot use [item ");
	const error = { message, description: expect.stringMatching(/^Set it to /), retryable: false };
	const entered = { expectedName: JANES.expected };
	const bad = { output: NEEDS_REVIEW, outcome: 'unchecked', error, entered };
	const results = await lookUpAll(rows, run);
	expect(results).toMatchObject([reviewed, bad, bad, reviewed]);
	expect(JSON.stringify(results)).not.toMatch(/WANJIKU|KAMAU/);
	const stopped = await lookUp(rows, run);
	expect(stopped.error?.message).toContain(`Nothing was ${done}, because 2 rows cannot be used`);
});

it('an option whose expression fails for a row makes that row unchecked', async () => {
	const options = { maskName: '={{ $($json.from).first().json.option }}' };
	const rows = ['Rows', 'Nowhere'].map((from) => ({ ...JANES, option: false, from }));
	const message = "'Mask Name' has an expression that does not work for this item [item 1]";
	const bad = { outcome: 'unchecked', error: { message, retryable: false } };
	expect(await lookUpAll(rows, { parameters, options })).toMatchObject([reviewed, bad]);
});

it.each<[string, GenericValue, number]>([
	['reuseDuplicates', true, 1],
	['reuseDuplicates', false, 3],
	['maxRetries', '0', 1],
])('an option of the run has the value of the first row: %s %s', async (name, first, lookups) => {
	const results = await lookUpAll(rowsWith([first, 'perhaps', null]), runOf(name));
	expect(results.map(({ outcome }) => outcome)).toEqual(Array(3).fill('needsReview'));
	expect(service.stats.lookups).toBe(lookups);
});

it('times in columns are in the zone of the option Time Zone', async () => {
	const minuteInNairobi = () => new Date(Date.now() + 10_800_000).toISOString().slice(0, 16);
	const before = minuteInNairobi();
	const options = { timeZone: 'Africa/Nairobi', resultFormat: 'columns' };
	const item = await lookUpOne(HELD, { options });
	const minutes = [before, minuteInNairobi()].map((time) => time.replace('T', ' '));
	expect(minutes).toContain(item['Lookup Checked At']);
});

const COLUMNS = ['number', 'Till No', 'constructor', '__proto__'];

it.each(COLUMNS)('a column is read as n8n evaluates it, whatever it holds: %s', async (name) => {
	const texts = ['4738534', '', ' 4738534 ', '4738534\u0000', '\ud800', 'é', '={{ 1 }}'];
	const numbers = [4738534, 0, -0, -5, 1.5, 1e21];
	const others = [true, false, null, undefined, {}, { a: 1 }, [], ['4738534']];
	for (const first of ['4738534', null]) {
		const rows = [first, ...texts, ...numbers, ...others].map((cell) => ({ [name]: cell }));
		const entered = async (merchantTillNumber: string) => {
			const results = await lookUpAll(rows, { parameters: { merchantTillNumber } });
			return results.map(({ outcome, number, error }) => ({ outcome, number, error }));
		};
		const cell = `$json[${JSON.stringify(name)}]`;
		expect(await entered(`={{ ${cell} }}`)).toEqual(await entered(`={{ [${cell}][0] }}`));
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
