import type { IDataObject, INode } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW } from '../support/outputs';
import type { LookupOverrides } from '../support/withService';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const GOOD = { number: '4738534', note: 'rent' };
const BAD_CELL = { number: 'n/a', note: 'no number' };
const DOWN = { number: '900503', note: 'service down' };

describe('On Error: stop', () => {
	it('throws a NodeApiError with message, next step, item index and retryable', async () => {
		const { error, outputs } = await lookUp([GOOD, BAD_CELL]);
		expect(outputs).toEqual([]);
		expect(error).toMatchObject({
			name: 'NodeApiError',
			message:
				'Merchant Till Number has characters other than digits ("n/a") in row 2 of 2, so nothing was looked up',
			description: expect.stringMatching(
				/^Leave only the digits of the number in the cell\..*set On Error.*“Continue”/,
			),
			context: { itemIndex: 1, retryable: false },
		});
	});

	it('tells the HTTP status of a service that is down', async () => {
		const { error } = await lookUp([DOWN]);
		expect(error).toMatchObject({
			name: NodeApiError.name,
			httpCode: '503',
			context: { itemIndex: 0, retryable: true },
		});
	});

	it('says nothing of rows where there is only one', async () => {
		const { error } = await lookUp([BAD_CELL]);
		expect(error?.message).not.toMatch(/row|item/);
		expect(error?.description).toBe('Leave only the digits of the number in the cell.');
	});

	it('reads all rows before it asks, and lists those that cannot be used', async () => {
		const rows = Array.from({ length: 50 }, (_, row) => (row % 4 === 1 ? BAD_CELL : GOOD));
		const { error } = await lookUp(rows, { options: { maxParallel: 2 } });
		expect(error?.message).toMatch(
			/^Nothing was looked up, because 13 rows .*: row 2 of 50, row 6 of 50, .*row 38 of 50, and 3 more$/,
		);
		expect(error?.description).toMatch(/row 2 of 50: Merchant Till Number has characters other/);
		expect(error?.description).toMatch(/and 3 more\. To let the other rows go on, set On Error/);
		expect(error).toMatchObject({ context: { itemIndex: 1, retryable: false } });
		expect(simulator().stats).toMatchObject({ lookups: 0, tokenRequests: 0 });
	});

	it('ends at the first lookup that fails, whatever the others still wait for', async () => {
		const page = '900701';
		simulator().setFaultPlan(({ kind, number }) => {
			if (kind === 'token' || number === page) return undefined;
			if (number === '5600000') return { kind: 'hang' };
			return { kind: 'serverError', httpStatus: 503, body: 'html', retryAfter: { seconds: 60 } };
		});
		const rows = ['5600000', page, '5600001', '5600002'].map((number) => ({ number }));
		const startedAt = Date.now();
		const { error } = await lookUp(rows, { options: { timeout: 60_000, maxRetries: 10 } });
		// The others would take a minute.
		expect(Date.now() - startedAt).toBeLessThan(15_000);
		expect(error).toMatchObject({
			message: expect.stringMatching(/not an answer to a lookup.* for row 2 of 4$/),
			context: { itemIndex: 1, retryable: false },
		});
	});
});

describe('On Error: continue on the regular outputs', () => {
	it('puts unchecked rows into Needs Review and loses none', async () => {
		const result = await lookUp([BAD_CELL, GOOD, DOWN], { onError: 'continueRegularOutput' });
		expect(result.error).toBeUndefined();
		expect(result.outputs.map((items) => items.length)).toEqual([2, 1, 0]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ outcome: 'unchecked', error: { itemIndex: 0, retryable: false } },
			{ outcome: 'unchecked', accountNumber: '900503', error: { itemIndex: 2, retryable: true } },
		]);
	});

	const payee = 'Jane Kamau';
	const troubles: Array<[string, LookupOverrides, string, RegExp]> = [
		['the number cannot be read', {}, 'n/a', /^Row 1 was not checked: Account Number has/],
		['the operator cannot be read', { parameters: { operator: '' } }, '4738534', /^Row 1 was not/],
		['the service is down', {}, '900503', /^Till 900503 was not checked: the service is out of/],
		['the account is wrong', { credential: { password: 'x' } }, '4738534', /^Till 4738534 was not/],
		[
			'the credential cannot be used',
			{ credential: { baseUrl: 'none' } },
			'4738534',
			/^Till 4738534 was not checked: .*Base URL/,
		],
	];

	it.each(troubles)('tells what was entered, and in one sentence why: %s', async (...trouble) => {
		const [, { parameters, credential = {} }, number, summary] = trouble;
		const result = await lookUp([{ type: 'Buy Goods', number, payee }], {
			onError: 'continueRegularOutput',
			options: { maxRetries: 0 },
			parameters: {
				operation: 'mixed',
				accountType: '={{ $json.type }}',
				accountNumber: '={{ $json.number }}',
				expectedName: '={{ $json.payee }}',
				...parameters,
			},
			credential,
		});
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{
				outcome: 'unchecked',
				summary: expect.stringMatching(summary),
				entered: { number, expectedName: payee, type: 'Buy Goods' },
			},
		]);
	});
});

describe('On Error: continue on the error output', () => {
	it('gives failed rows there, with their own fields and the error', async () => {
		const result = await lookUp([BAD_CELL, GOOD, DOWN], { onError: 'continueErrorOutput' });
		expect(result.outputs.map((items) => items.length)).toEqual([0, 1, 0, 2]);
		expect(jsonOf(result, ERROR_OUTPUT)).toMatchObject([
			{ ...BAD_CELL, error: { itemIndex: 0, retryable: false } },
			{ ...DOWN, error: { itemIndex: 2, retryable: true, httpStatus: 503 } },
		]);
		expect(result.outputs[ERROR_OUTPUT]?.map(({ pairedItem }) => pairedItem)).toEqual([
			{ item: 0 },
			{ item: 2 },
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
			jsonOf(
				await lookUp([{ ...claims, ...row }], {
					onError: 'continueErrorOutput',
					options: { includeInput, maxRetries: 0 },
					credential,
				}),
				ERROR_OUTPUT,
			);
		const failed = { error: { retryable: expect.any(Boolean), itemIndex: 0 } };
		const unchecked = { outcome: 'unchecked', summary: expect.any(String) };
		expect(await run(true)).toMatchObject([
			{ ...row, ...failed, note: 'mine', lookup: { ...unchecked, ...failed, entered: row } },
		]);
		expect(await run(false)).toMatchObject([
			{ ...row, ...failed, ...unchecked, note: 'mine', entered: row },
		]);
	});

	it('keeps no verdict of an earlier lookup on the row of a failed one', async () => {
		const [earlier = {}] = jsonOf(await lookUp([{ number: '4738534' }]), CONFIRMED);
		const row = { ...earlier, number: '0712345678', lookup: earlier };
		const [failed = {}] = jsonOf(
			await lookUp([row], { onError: 'continueErrorOutput' }),
			ERROR_OUTPUT,
		);
		expect(failed).toMatchObject({ outcome: 'unchecked', number: '0712345678' });
		for (const field of ['reason', 'status', 'nameMatch', 'lookup']) {
			expect(failed[field]).toBeUndefined();
		}
	});

	it('never takes a result for an error', async () => {
		const rows = ['4738534', '900105', '999999'].map((number) => ({ number }));
		const result = await lookUp(rows, { onError: 'continueErrorOutput' });
		expect(result.outputs.map((items) => items.length)).toEqual([1, 1, 1, 0]);
	});
});

describe('while errors continue, nothing reaches Confirmed unchecked', () => {
	const troubles: Array<[string, LookupOverrides]> = [
		['an option out of range', { options: { maxParallel: 0 } }],
		['a wrong password', { credential: { password: 'wrong' } }],
		['an empty API key', { credential: { apiKey: '' } }],
		['a base URL that is none', { credential: { baseUrl: 'not a url' } }],
		[
			'a production credential at a test host',
			{ credential: { environment: 'production', baseUrl: 'https://uat.invalid' } },
		],
		['a host that does not exist', { credential: { baseUrl: 'https://nowhere.invalid' } }],
		['an unknown operation', { parameters: { operation: 'both' } }],
		['an operator that is empty', { parameters: { operator: '={{ "" }}' } }],
		['an operator that is a number', { parameters: { operator: '={{ 7 }}' } }],
		[
			'an expression that fails',
			{ parameters: { merchantTillNumber: '={{ $json.no.such.field }}' } },
		],
	];
	const settings: Array<NonNullable<INode['onError']>> = [
		'continueRegularOutput',
		'continueErrorOutput',
	];

	it.each(troubles.flatMap(([name, run]) => settings.map((onError) => ({ name, run, onError }))))(
		'$name ($onError)',
		async ({ run, onError }) => {
			const rows: IDataObject[] = [GOOD, { ...GOOD, note: 'second' }];
			const result = await lookUp(rows, { ...run, onError });
			expect(result.error).toBeUndefined();
			const place = onError === 'continueErrorOutput' ? ERROR_OUTPUT : NEEDS_REVIEW;
			expect(result.outputs[CONFIRMED]).toEqual([]);
			expect(result.outputs[place]?.length).toBe(2);
		},
	);

	it('a credential that was deleted', async () => {
		const { runNode, newCredential } = await import('../support/runNode');
		const credentials = newCredential({});
		credentials.stored = undefined;
		const result = await runNode({
			items: [{ json: GOOD }],
			parameters: { operation: 'till', merchantTillNumber: '4738534' },
			credentials,
			onError: 'continueRegularOutput',
		});
		expect(result.outputs.map((items) => items.length)).toEqual([1, 0, 0]);
	});
});
