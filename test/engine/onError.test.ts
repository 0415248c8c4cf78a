import type { IDataObject, INode } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

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
			message: 'Merchant Till Number has characters other than digits ("n/a") [item 1]',
			description: 'Leave only the digits of the number in the cell.',
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

	it('names the first failed item and asks for no further ones', async () => {
		const rows = Array.from({ length: 50 }, () => GOOD);
		const { error } = await lookUp([GOOD, BAD_CELL, BAD_CELL, ...rows], {
			options: { maxParallel: 2 },
		});
		expect(error).toMatchObject({ context: { itemIndex: 1 } });
		expect(simulator().stats.lookups).toBeLessThanOrEqual(2);
	});
});

describe('On Error: continue on the regular outputs', () => {
	it('puts unchecked rows into Needs Review and loses none', async () => {
		const result = await lookUp([BAD_CELL, GOOD, DOWN], { onError: 'continueRegularOutput' });
		expect(result.error).toBeUndefined();
		expect(result.outputs.map((items) => items.length)).toEqual([1, 2, 0]);
		expect(jsonOf(result, 1)).toMatchObject([
			{ outcome: 'unchecked', error: { itemIndex: 0, retryable: false } },
			{ outcome: 'unchecked', accountNumber: '900503', error: { itemIndex: 2, retryable: true } },
		]);
	});
});

describe('On Error: continue on the error output', () => {
	it('gives failed rows there, with their own fields and the error', async () => {
		const result = await lookUp([BAD_CELL, GOOD, DOWN], { onError: 'continueErrorOutput' });
		expect(result.outputs.map((items) => items.length)).toEqual([1, 0, 0, 2]);
		expect(jsonOf(result, 3)).toMatchObject([
			{ ...BAD_CELL, error: { itemIndex: 0, retryable: false } },
			{ ...DOWN, error: { itemIndex: 2, retryable: true, httpStatus: 503 } },
		]);
		expect(result.outputs[3]?.map(({ pairedItem }) => pairedItem)).toEqual([
			{ item: 0 },
			{ item: 2 },
		]);
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
			const place = onError === 'continueErrorOutput' ? 3 : 1;
			expect(result.outputs[0]).toEqual([]);
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
		expect(result.outputs.map((items) => items.length)).toEqual([0, 1, 0]);
	});
});
