import type { IDataObject } from 'n8n-workflow';

import { CONFIRMED, ERROR_OUTPUT, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import type { LookupOverrides } from '../support/withService';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

/** A credential whose other fields still lead to a service, which must not be asked. */
const lookUpInDemo = async (rows: readonly IDataObject[], overrides: LookupOverrides = {}) =>
	await lookUp(rows, {
		onError: 'continueRegularOutput',
		...overrides,
		credential: { environment: 'demo', ...overrides.credential },
		options: { emptyExpectedName: 'confirmed', ...overrides.options },
		parameters: { expectedName: '={{ $json.payee ?? "" }}', ...overrides.parameters },
	});

const ALL = [
	{ number: '900001', payee: 'Jane Kamau' },
	{ number: '900002', payee: 'Jane Kamau' },
	{ number: '900003', payee: 'Jane Kamau' },
	{ number: '900004', payee: 'Jane Kamau' },
	{ number: '900005', payee: 'Jane Kamau' },
	{ number: '900006', payee: 'Jane Kamau' },
	{ number: '900007', payee: 'Jane Kamau' },
	{ number: '900008', payee: 'Jane Kamau' },
	{ number: '4738534', payee: 'Jane Kamau' },
	{ number: '5700123' },
	{ number: '0712345678' },
];

describe('the demo', () => {
	it('has a magic number for every outcome', async () => {
		const { outputs } = await lookUpInDemo(ALL);
		const seen = outputs.map((items) => items.map(({ json }) => [json.accountNumber, json.reason]));
		expect(seen).toEqual([
			[
				['900002', 'nameClose'],
				['900004', 'nameMissing'],
				['900007', undefined],
				['900008', undefined],
				[undefined, undefined],
			],
			[
				['900001', 'nameMatched'],
				['4738534', 'nameMatched'],
				['5700123', 'nameNotCompared'],
			],
			[
				['900003', 'nameDiffers'],
				['900005', 'accountNotFound'],
				['900006', 'operatorNotSupported'],
			],
		]);
	});

	it('asks no service and needs no account', async () => {
		await lookUpInDemo(ALL);
		expect(simulator().stats).toMatchObject({ tokenRequests: 0, lookups: 0, connections: 0 });
		const empty = { baseUrl: '', tokenPath: '', apiKey: '', login: '', password: '' };
		const { outputs } = await lookUpInDemo([{ number: '900001' }], { credential: empty });
		expect(outputs[CONFIRMED]).toHaveLength(1);
	});

	it('marks everything that it says, failures too', async () => {
		const { outputs } = await lookUpInDemo(ALL, { options: { includeRawResponse: true } });
		for (const { json } of outputs.flat()) {
			expect(json).toMatchObject({ environment: 'demo', simulated: true });
			expect(json.warnings).toContainEqual(expect.stringMatching(/^DEMO: /));
			if (json.name !== undefined) expect(json.name).toMatch(/ \(DEMO\)$/);
			if (json.message !== undefined) expect(json.message).toMatch(/ \(DEMO\)$/);
			if (json.rawResponse !== undefined) {
				expect(json.rawResponse).toMatchObject({ body: { simulated: true } });
				expect(JSON.stringify(json.rawResponse)).not.toMatch(/[A-Z]{3}"/);
			}
		}
		const [busy, refused] = jsonOf({ outputs }, NEEDS_REVIEW).slice(2);
		expect(busy?.error).toMatchObject({ retryable: true, httpStatus: 503, simulated: true });
		expect(refused?.error).toMatchObject({ retryable: false, httpStatus: 401, simulated: true });
	});

	it('marks errors on the error output', async () => {
		const { outputs } = await lookUpInDemo([{ number: '900007' }], {
			onError: 'continueErrorOutput',
		});
		expect(outputs[ERROR_OUTPUT]?.[0]?.json.error).toMatchObject({
			message: expect.stringMatching(/\(DEMO\) \[item 0\]$/),
			simulated: true,
		});
	});

	it('invents the same holder for a number each time, and different ones for neighbours', async () => {
		const rows = ['5700123', '5700124', '5700125', '5700123'].map((number) => ({ number }));
		const names = jsonOf(await lookUpInDemo(rows), CONFIRMED).map(({ name }) => name);
		const again = jsonOf(await lookUpInDemo(rows), CONFIRMED).map(({ name }) => name);
		expect(again).toEqual(names);
		expect(names[3]).toBe(names[0]);
		expect(new Set(names).size).toBe(3);
	});

	it('compares a name of its own without its mark', async () => {
		const rows = [{ number: '900001', payee: 'JANE WANJIKU KAMAU (DEMO)' }];
		expect(jsonOf(await lookUpInDemo(rows), CONFIRMED)).toMatchObject([{ reason: 'nameMatched' }]);
	});

	it('keeps the mark when names are masked', async () => {
		const result = await lookUpInDemo([{ number: '900001' }], { options: { maskName: true } });
		expect(jsonOf(result, CONFIRMED)[0]?.name).toBe('J*** W****** K**** (DEMO)');
	});

	it('finds a number of its directory only as what it is', async () => {
		const options = { tryOtherType: true };
		const result = await lookUpInDemo([{ number: '900010' }], { options });
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([{ foundAs: 'paybill', simulated: true }]);
	});

	it('knows no other operator', async () => {
		const parameters = { operator: 'other', customOperator: 'airtel' };
		const result = await lookUpInDemo([{ number: '4738534' }], { parameters });
		expect(jsonOf(result, NOT_CONFIRMED)).toMatchObject([{ reason: 'operatorNotSupported' }]);
	});

	it('stops the workflow at a failed check, as a real account does', async () => {
		const result = await lookUpInDemo([{ number: '900008' }], { onError: 'stopWorkflow' });
		expect(result.error?.message).toMatch(/token.*\(DEMO\)/);
		expect(result.outputs.flat()).toEqual([]);
	});
});

describe('a name of the demo', () => {
	it.each(['JANE WANJIKU KAMAU (DEMO)', 'JANE KAMAU (DEMO).', 'Jane (DEMO) Kamau'])(
		'is not taken as the expected name of a real account: %s',
		async (expectedName) => {
			const result = await lookUp([{ number: '4738534' }], {
				parameters: { expectedName },
				onError: 'continueRegularOutput',
			});
			expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
				{
					outcome: 'unchecked',
					environment: 'uat',
					error: {
						message: 'Expected Name comes from the demo [item 0]',
						description: expect.stringContaining('leave the brackets out'),
					},
				},
			]);
			expect(jsonOf(result, NEEDS_REVIEW)[0]).not.toHaveProperty('simulated');
		},
	);
});
