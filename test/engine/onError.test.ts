import { ExecuteContext } from 'n8n-core';
import type { IDataObject } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import { type LookupOverrides, lookUp, lookUpOne } from '../support/lookUp';
import { newCredential } from '../support/newCredential';
import { useOwnTime } from '../support/ownTime';
import { ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { service, useService } from '../support/service';

useOwnTime();
useService();

const GOOD = '4738534';
const BAD = 'n/a';
const DOWN = '900503';

const BESIDES = { onError: 'continueErrorOutput' } as const;
const noRetries = { options: { maxRetries: 0 } };

describe('On Error = Stop', () => {
	it('reads all rows before the first request, and lists those that cannot be used, with the next step', async () => {
		const rows = Array.from({ length: 50 }, (_, row) => (row % 4 === 1 ? BAD : GOOD));
		const { error, outputs } = await lookUp(rows);
		expect(outputs).toEqual([]);
		expect(error).toMatchObject({
			name: NodeApiError.name,
			message: expect.stringMatching(
				/^Nothing was looked up, because 13 rows cannot be used: row 2 of 50, .*, row 38 of 50, and 3 more$/,
			),
			description: expect.stringMatching(
				/row 2 of 50: 'Till Number \(Buy Goods\)' has characters other.*; row 38 of 50: .*; and 3 more\. To let the other rows continue, set 'On Error'.*'Continue'/s,
			),
			context: { itemIndex: 1, retryable: false },
		});
		expect(service.stats).toMatchObject({ lookups: 0, tokenRequests: 0 });
	});

	const PROBLEM = `'Till Number (Buy Goods)' has characters other than digits ("n/a")`;
	const FIRST = 'Nothing was looked up, because 2 rows cannot be used: row 1 of 2, row 17';
	it.each<[string, Array<IDataObject | string>]>([
		[`${PROBLEM} in row 2 of 2, so nothing was looked up`, [GOOD, BAD]],
		[FIRST, [BAD, { number: BAD, row_number: '17' }]],
		[`${PROBLEM}, so nothing was looked up`, [BAD]],
	])('names rows as a person counts: %s', async (message, rows) => {
		expect((await lookUp(rows)).error?.message).toBe(message);
	});

	it('ends the run at the first failed lookup, whatever others wait for', async () => {
		const page = '900701';
		service.setFaultPlan(({ number = page }) => {
			if (number === page) return undefined;
			if (number === '5600000') return { kind: 'hang' };
			return { kind: 'serverError', httpStatus: 503, body: 'html', retryAfter: 60 };
		});
		const rows = ['5600000', page, '5600001', '5600002'];
		// The others would take longer than the test may.
		const { error } = await lookUp(rows, { options: { timeout: 300_000, maxRetries: 10 } });
		expect(error).toMatchObject({
			message: expect.stringMatching(/not a lookup result.* for row 2 of 4$/),
			context: { itemIndex: 1, retryable: false },
		});
		const down = await lookUp([DOWN], noRetries);
		expect(down.error).toMatchObject({ httpCode: '503', context: { retryable: true } });
	});
});

it('On Error = Continue (using error output) puts unchecked rows there, with their own fields and the error', async () => {
	const { outputs } = await lookUp([BAD, GOOD, DOWN], { ...BESIDES, ...noRetries });
	expect(outputs.map((items) => items.length)).toEqual([0, 1, 0, 2]);
	const cell = { itemIndex: 0, retryable: false };
	const down = { itemIndex: 2, retryable: true, httpStatus: 503 };
	expect(outputs[ERROR_OUTPUT]).toMatchObject([
		{ json: { number: BAD, error: cell }, pairedItem: { item: 0 } },
		{ json: { number: DOWN, error: down }, pairedItem: { item: 2 } },
	]);
});

it.each([
	['no credential is chosen', true, /^Till 4738534 was not checked: no credential is chosen/],
	['its credential was deleted', false, /^Till 4738534 was not checked: the credential could not/],
])('every row is unchecked where %s', async (_what, withoutCredential, summary) => {
	const credentials = Object.assign(newCredential({}), { stored: undefined });
	expect(await lookUpOne(GOOD, { credentials, withoutCredential })).toMatchObject({
		output: NEEDS_REVIEW,
		outcome: 'unchecked',
		summary: expect.stringMatching(summary),
	});
});

/** An n8n version without a function that the node calls. */
const lackAFunction = () =>
	jest.spyOn(ExecuteContext.prototype, 'getExecutionCancelSignal').mockImplementation(() => {
		throw new TypeError('this.getExecutionCancelSignal is not a function');
	});
afterEach(() => {
	jest.restoreAllMocks();
});

it('On Error = Stop stops the workflow when n8n lacks a function', async () => {
	lackAFunction();
	const { error, outputs } = await lookUp([GOOD]);
	expect([error, outputs.flat()]).toEqual([expect.any(Object), []]);
	expect(service.stats.lookups).toBe(0);
});

const JANES = { number: '4738534', payee: 'Jane' };

/** A row with its result in every format. */
async function confirmedRow(): Promise<IDataObject> {
	const flat = await lookUpOne(JANES);
	const nested = await lookUpOne(JANES, { options: { includeInput: true } });
	const columns = await lookUpOne(JANES, { options: { resultFormat: 'columns' } });
	const row = { ...flat, ...columns, ...nested };
	const verdicts = { outcome: 'confirmed', 'Lookup Outcome': 'Confirmed' };
	expect(row).toMatchObject({ ...verdicts, lookup: { outcome: 'confirmed' } });
	return row;
}

describe('An unchecked row', () => {
	const PLACES: Array<[LookupOverrides, number]> = [
		[{}, NEEDS_REVIEW],
		[BESIDES, ERROR_OUTPUT],
		[{ type: 'lookupTool' }, NEEDS_REVIEW],
	];
	// Each place with each format, and each format with and without the input.
	const WAYS = PLACES.flatMap(([place, output], at) =>
		['fields', 'columns'].map((resultFormat, other) => ({
			place,
			output,
			format: { resultFormat, includeInput: (at + other) % 2 === 0 },
		})),
	);
	const VERDICT = /confirmed|registered to|nameFound|S000000|Lookup Success/i;
	const comparison = {
		operation: 'compareNames',
		registeredName: '={{ $json.registered }}',
		expectedName: '={{ $json.payee }}',
	};
	const production = { environment: 'production', baseUrl: 'https://uat.example.invalid' };

	it.each<[string, IDataObject, LookupOverrides]>([
		['its number cannot be used', { number: 'none' }, {}],
		['the service is down', { number: '900503' }, {}],
		['an option cannot be used', { tries: 'perhaps' }, {}],
		['an option of the run cannot be used', { parallel: 0 }, {}],
		['its names cannot be compared', { registered: ['JANE'] }, { parameters: comparison }],
		['the credential cannot be used', {}, { credential: { baseUrl: 'none' } }],
		['the password is wrong', {}, { credential: { password: 'wrong' } }],
		['the account is unknown', {}, { parameters: { authentication: 'other' } }],
		['a production credential leads to a test host', {}, { credential: production }],
		['the operation is unknown', {}, { parameters: { operation: 'both' } }],
		['the operator is empty', {}, { parameters: { operator: '={{ "" }}' } }],
		['an expression fails', {}, { parameters: { merchantTillNumber: '={{ $json.no.such }}' } }],
		['n8n lacks a function', {}, {}],
	])('keeps no outcome of an earlier run where %s', async (what, cells, trouble) => {
		const row = { tries: false, parallel: 1, ...(await confirmedRow()), ...cells };
		const isLacking = what === 'n8n lacks a function';
		if (isLacking) lackAFunction();
		const ofRow = { tryOtherType: '={{ $json.tries }}', maxParallel: '={{ $json.parallel }}' };
		for (const { place, output, format } of WAYS) {
			const options = { ...noRetries.options, ...format, ...ofRow };
			const item = await lookUpOne(row, { ...place, ...trouble, options });
			expect(item).toMatchObject({ output });
			expect(JSON.stringify(item)).toMatch(/"unchecked"/i);
			expect(JSON.stringify(item)).not.toMatch(VERDICT);
			if (format.resultFormat === 'columns') expect(item['Lookup Outcome']).toBe('Unchecked');
			if (isLacking) continue;
			if (format.includeInput) expect(item).toMatchObject({ payee: 'Jane', ...cells });
			// The columns of a sheet are there only where they are this run's.
			if (format.resultFormat === 'columns') continue;
			for (const column of RESULT_COLUMNS) expect(item[column]).toBeUndefined();
		}
	});

	it.each(['fields', 'columns'])(
		'differs from a checked row, which keeps its own fields but nothing that says whether to pay (%s)',
		async (resultFormat) => {
			const row = { ...(await confirmedRow()), number: '999999', payable: true };
			const item = await lookUpOne(row, { options: { includeInput: true, resultFormat } });
			const own = { number: '999999', payee: 'Jane', outcome: 'confirmed' };
			expect(item).toMatchObject({ output: NOT_CONFIRMED, ...own });
			expect(item).not.toHaveProperty('payable');
			expect(item['Lookup Payable']).toBe(resultFormat === 'columns' ? 'No' : undefined);
		},
	);
});
