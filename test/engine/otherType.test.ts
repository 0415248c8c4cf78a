import type { IDataObject, INode, INodeParameters } from 'n8n-workflow';

import { NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const lookUpBoth = async (
	rows: readonly IDataObject[],
	options: INodeParameters = {},
	onError: INode['onError'] = 'continueRegularOutput',
) =>
	await lookUp(rows, {
		parameters: {
			operation: 'mixed',
			accountType: '={{ $json.type }}',
			accountNumber: '={{ $json.number }}',
			expectedName: '={{ $json.payee ?? "" }}',
		},
		options: { tryOtherType: true, ...options },
		onError,
	});

describe('a number that is not found as the type that was asked', () => {
	it.each([
		['till', '900010', 'paybill', 'UMOJA WETU SACCO SOCIETY LTD'],
		['paybill', '4738534', 'till', 'JANE WANJIKU KAMAU'],
	])('a %s %s needs review as a %s', async (type, number, foundAs, name) => {
		const result = await lookUpBoth([{ type, number }]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{
				accountType: type,
				accountNumber: number,
				outcome: 'needsReview',
				reason: 'wrongAccountType',
				foundAs,
				name,
				status: 'S000000',
				message: `This number is not a ${type} but a ${foundAs}`,
				warnings: [expect.stringContaining(`Do not pay it as a ${type}`)],
			},
		]);
	});

	it.each([
		['Umoja Wetu Sacco Society Limited', 'match'],
		['Somebody Else', 'noMatch'],
	])('needs review whoever holds it: %s', async (payee, comparison) => {
		const result = await lookUpBoth([{ type: 'till', number: '900010', payee }]);
		expect(result.outputs.map((items) => items.length)).toEqual([1, 0, 0]);
		expect(jsonOf(result, NEEDS_REVIEW)[0]).toMatchObject({ nameMatch: { result: comparison } });
	});

	it('is not found when it is neither', async () => {
		const result = await lookUpBoth([{ type: 'till', number: '5999991' }]);
		expect(jsonOf(result, NOT_CONFIRMED)).toMatchObject([
			{ reason: 'accountNotFound', accountType: 'till' },
		]);
		expect(jsonOf(result, NOT_CONFIRMED)[0]).not.toHaveProperty('foundAs');
		expect(simulator().stats.lookups).toBe(2);
	});

	it('is not asked a second time while the option is off', async () => {
		const rows = [{ type: 'till', number: '900010' }];
		const result = await lookUpBoth(rows, { tryOtherType: false });
		expect(jsonOf(result, NOT_CONFIRMED)).toMatchObject([{ reason: 'accountNotFound' }]);
		expect(simulator().stats.lookups).toBe(1);
	});

	describe('and cannot be checked as the other one', () => {
		beforeEach(() => {
			simulator().setFaultPlan(({ kind }) =>
				kind === 'paybill' ? { kind: 'serverError', httpStatus: 503, body: 'json' } : undefined,
			);
		});
		const rows = [{ type: 'till', number: '900010' }];
		const message = expect.stringMatching(
			/^Whether this number is a paybill could not be checked: The service is out of order .*503/,
		);

		it('is not checked: half a check is no answer', async () => {
			const result = await lookUpBoth(rows, { maxRetries: 0 });
			expect(result.outputs.map((items) => items.length)).toEqual([1, 0, 0]);
			const [item] = jsonOf(result, NEEDS_REVIEW);
			expect(item).toMatchObject({
				outcome: 'unchecked',
				accountType: 'till',
				error: { message, retryable: true, httpStatus: 503, itemIndex: 0 },
				summary: expect.stringContaining('Till 900010 was not checked'),
			});
			expect(item).not.toHaveProperty('reason');
		});

		it('stops the workflow where errors do', async () => {
			const result = await lookUpBoth(rows, { maxRetries: 0 }, 'stopWorkflow');
			expect(result.error).toMatchObject({ message });
			expect(result.outputs.flat()).toEqual([]);
		});
	});

	it('shows no more than the first letters of the holder when names are masked', async () => {
		const result = await lookUpBoth([{ type: 'paybill', number: '4738534' }], {
			maskName: true,
			includeRawResponse: true,
		});
		expect(jsonOf(result, NEEDS_REVIEW)[0]).toMatchObject({ name: 'J*** W****** K****' });
		expect(JSON.stringify(result.outputs)).not.toMatch(/WANJIKU|KAMAU/);
	});
});

describe('requests for the other type', () => {
	it('are shared by equal numbers, and with rows that ask for that type themselves', async () => {
		const rows = Array.from({ length: 60 }, (_, row) => ({
			type: row % 2 === 0 ? 'till' : 'paybill',
			number: ['900010', '4738534', '5999991'][row % 3],
		}));
		const { outputs } = await lookUpBoth(rows, { maxParallel: 25 });
		expect(outputs.flat()).toHaveLength(60);
		expect(simulator().stats.lookupsPerAccount).toEqual({
			'till/900010': 1,
			'paybill/900010': 1,
			'till/4738534': 1,
			'paybill/4738534': 1,
			'till/5999991': 1,
			'paybill/5999991': 1,
		});
	});

	it('give rows of both types the same answers whichever is asked first', async () => {
		const number = '5999991';
		for (const types of [
			['till', 'paybill'],
			['paybill', 'till'],
		]) {
			const { outputs } = await lookUpBoth(types.map((type) => ({ type, number })));
			expect(outputs[NOT_CONFIRMED]?.map(({ json }) => [json.accountType, json.reason])).toEqual(
				types.map((type) => [type, 'accountNotFound']),
			);
		}
	});

	it('are one for each row when duplicates are not reused', async () => {
		const rows = Array.from({ length: 5 }, () => ({ type: 'till', number: '900010' }));
		await lookUpBoth(rows, { reuseDuplicates: false });
		expect(simulator().stats.lookups).toBe(10);
	});

	it('are never more at once than allowed', async () => {
		simulator().setFaultPlan(({ kind, number }) =>
			kind === 'token' || number === undefined ? undefined : { kind: 'slow', delayMs: 20 },
		);
		const rows = Array.from({ length: 40 }, (_, row) => ({ type: 'till', number: `51${row}000` }));
		await lookUpBoth(rows, { maxParallel: 4 });
		const { lookups, mostInFlight } = simulator().stats;
		expect(lookups).toBe(80);
		expect(mostInFlight).toBeLessThanOrEqual(4);
	});

	it('end with the row when the service is down', async () => {
		simulator().setFaultPlan(({ kind }) =>
			kind === 'token' ? undefined : { kind: 'serverError', httpStatus: 503, body: 'json' },
		);
		const rows = [{ type: 'till', number: '900010' }];
		const result = await lookUpBoth(rows, { maxRetries: 0 });
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([{ outcome: 'unchecked' }]);
		expect(simulator().stats.lookups).toBe(1);
	});
});
