import { ExecuteContext } from 'n8n-core';
import type { IDataObject } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import { useOwnTime } from '../support/ownTime';
import { newCredential } from '../support/newCredential';
import { ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { type LookupOverrides, goesOn, lookUp, lookUpOne } from '../support/lookUp';
import { service, useService } from '../support/service';

useOwnTime();
useService();

const GOOD = { number: '4738534', note: 'rent' };
const BAD_CELL = { number: 'n/a', note: 'no number' };
const DOWN = { number: '900503', note: 'service down' };

const BESIDES = { onError: 'continueErrorOutput' } as const;
const noRetries = { options: { maxRetries: 0 } };

let lacking = new Map<string, PropertyDescriptor | undefined>();
function takeAway(name: string): void {
	lacking.set(name, Reflect.getOwnPropertyDescriptor(ExecuteContext.prototype, name));
	Reflect.defineProperty(ExecuteContext.prototype, name, { value: undefined, configurable: true });
}
afterEach(() => {
	for (const [name, own] of lacking) {
		Reflect.deleteProperty(ExecuteContext.prototype, name);
		if (own) Reflect.defineProperty(ExecuteContext.prototype, name, own);
	}
	lacking = new Map();
});

describe('On Error = Stop', () => {
	it('reads all rows before the first request, and lists those that cannot be used, with the next step', async () => {
		const rows = Array.from({ length: 50 }, (_, row) => (row % 4 === 1 ? BAD_CELL : GOOD));
		const { error, outputs } = await lookUp(rows);
		expect(outputs).toEqual([]);
		expect(error).toMatchObject({
			name: NodeApiError.name,
			message: expect.stringMatching(/^Nothing was looked up, because 13 rows cannot be used$/),
			description: expect.stringMatching(
				/row 2 of 50: 'Till Number \(Buy Goods\)' has characters other.*; row 6 of 50: .*; row 38 of 50: .*and 3 more\. To let the other rows continue, set 'On Error'.*'Continue'/s,
			),
			context: { itemIndex: 1, retryable: false },
		});
		expect(service.stats).toMatchObject({ lookups: 0, tokenRequests: 0 });
		const one = await lookUp([GOOD, BAD_CELL]);
		expect(one.error?.message).toBe(
			`'Till Number (Buy Goods)' has characters other than digits ("n/a") in row 2 of 2, so nothing was looked up`,
		);
		const both = await lookUp([BAD_CELL, { ...BAD_CELL, row_number: '17' }]);
		expect(both.error?.description).toMatch(/: row 1 of 2: .*; row 17: /);
		const alone = await lookUp([BAD_CELL]);
		expect(alone.error?.message).not.toMatch(/row|item/);
		expect(alone.error?.description).toBe('Enter only the digits of the number.');
	});

	it('ends the run at the first failed lookup, whatever others wait for', async () => {
		const page = '900701';
		service.setFaultPlan(({ number = page }) => {
			if (number === page) return undefined;
			if (number === '5600000') return { kind: 'hang' };
			return { kind: 'serverError', httpStatus: 503, body: 'html', retryAfter: { seconds: 60 } };
		});
		const rows = ['5600000', page, '5600001', '5600002'].map((number) => ({ number }));
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

describe('On Error = Continue (using error output)', () => {
	it('puts unchecked rows on the error output, with their own fields and the error', async () => {
		const { outputs } = await lookUp([BAD_CELL, GOOD, DOWN], { ...BESIDES, ...noRetries });
		expect(outputs.map((items) => items.length)).toEqual([0, 1, 0, 2]);
		const cell = { itemIndex: 0, retryable: false };
		const down = { itemIndex: 2, retryable: true, httpStatus: 503 };
		expect(outputs[ERROR_OUTPUT]).toMatchObject([
			{ json: { ...BAD_CELL, error: cell }, pairedItem: { item: 0 } },
			{ json: { ...DOWN, error: down }, pairedItem: { item: 2 } },
		]);
	});
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

describe('An unchecked row', () => {
	const PLACES: Array<[LookupOverrides, number]> = [
		[goesOn, NEEDS_REVIEW],
		[BESIDES, ERROR_OUTPUT],
		[{ ...goesOn, type: 'lookupTool' }, NEEDS_REVIEW],
	];
	const VERDICT = /confirmed|registered to|nameFound|S000000|Lookup Success/i;
	const JANES = { number: '4738534', payee: 'Jane' };
	const comparison = {
		operation: 'compareNames',
		registeredName: '={{ $json.registered }}',
		expectedName: '={{ $json.payee }}',
	};
	const production = { environment: 'production', baseUrl: 'https://uat.example.invalid' };

	let earlier: Promise<IDataObject> | undefined;
	const confirmedRow = async () => await (earlier ??= makeConfirmedRow());

	async function makeConfirmedRow(): Promise<IDataObject> {
		const flat = await lookUpOne(JANES);
		const nested = await lookUpOne(JANES, { options: { includeInput: true } });
		const columns = await lookUpOne(JANES, { options: { resultFormat: 'columns' } });
		const row = { ...flat, ...columns, ...nested };
		const verdicts = { outcome: 'confirmed', 'Lookup Outcome': 'Confirmed' };
		expect(row).toMatchObject({ ...verdicts, lookup: { outcome: 'confirmed' } });
		return row;
	}

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
	])('keeps no verdict of an earlier run where %s', async (what, cells, trouble) => {
		const row = { tries: false, parallel: 1, ...(await confirmedRow()), ...cells };
		const isLacking = what === 'n8n lacks a function';
		if (isLacking) takeAway('getExecutionCancelSignal');
		// Each place with each format, and each format with and without the input.
		const ways = PLACES.flatMap(([place, output], at) =>
			['fields', 'columns'].map((resultFormat, other) => ({
				place,
				output,
				resultFormat,
				includeInput: (at + other) % 2 === 0,
			})),
		);
		for (const { place, output, ...format } of ways) {
			const ofRow = { tryOtherType: '={{ $json.tries }}', maxParallel: '={{ $json.parallel }}' };
			const options = { ...noRetries.options, ...format, ...ofRow };
			const item = await lookUpOne(row, { ...place, ...trouble, options });
			expect(item).toMatchObject({ output });
			expect(JSON.stringify(item)).toMatch(/"unchecked"/i);
			expect(JSON.stringify(item)).not.toMatch(VERDICT);
			if (isLacking) continue;
			if (format.includeInput) expect(item).toMatchObject({ payee: 'Jane', ...cells });
			// The columns of a sheet are there only where they are this run's.
			if (format.resultFormat === 'columns') continue;
			for (const column of RESULT_COLUMNS) expect(item[column]).toBeUndefined();
		}
	});

	it.each(['fields', 'columns'])(
		'differs from a checked row, which keeps its own fields, but nothing that says whether to pay (%s)',
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

describe('An n8n version without a function', () => {
	const ROWS = ['4738534', '900103', '999999'].map((number) => ({ number }));

	it('of n8n 2 puts rows on the outputs that they belong to', async () => {
		takeAway('isToolExecution');
		const { outputs, error } = await lookUp(ROWS);
		expect(error).toBeUndefined();
		const outcomes = outputs.map((items) => items.map(({ json }) => json.outcome));
		expect(outcomes).toEqual([['needsReview'], ['confirmed'], ['notConfirmed']]);
	});

	it('that the check needs stops the workflow when errors stop it', async () => {
		takeAway('getExecutionCancelSignal');
		const stopped = await lookUp(ROWS);
		expect([stopped.error, stopped.outputs.flat()]).toEqual([expect.any(Object), []]);
		expect(service.stats.lookups).toBe(0);
	});
});
