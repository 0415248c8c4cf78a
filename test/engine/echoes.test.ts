import { secretTraces } from '../e2e/support/secretTraces';
import type { Fault, PlannedRequest } from '../simulator';
import { basicAuthorization } from '../simulator';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

/** A reply that repeats what it was asked with, and more: the numbers choose where. */
function echo({ kind, number, authorization = '' }: PlannedRequest): Fault | undefined {
	if (kind === 'token') return undefined;
	const { account } = simulator();
	const { apiKey, login, password } = account;
	const told = [authorization, basicAuthorization(account), apiKey, login, password].join(' | ');
	const json = (body: object, httpStatus = 200): Fault => ({ kind: 'json', httpStatus, body });
	switch (number) {
		case '1000001':
			return json({ status: 'S000000', name: `JANE KAMAU ${authorization}`, message: 'Done' });
		case '1000002':
			return json({ status: 'S000000', name: 'JANE KAMAU', message: told });
		case '1000003':
			return json({ status: 'E409001', message: told, [login]: { request: [told, { told }] } });
		case '1000004':
			return json({ status: apiKey, message: told });
		default:
			return json({ status: apiKey, message: told }, 500);
	}
}

const rows = ['1000001', '1000002', '1000003', '1000004', '1000005'].map((number) => ({ number }));

describe('a service that repeats the request', () => {
	const secretsIn = (text: string): string[] =>
		[...secretTraces(simulator().account), ['any JWT', 'eyJ'] as const]
			.filter(([, trace]) => text.includes(JSON.stringify(trace).slice(1, -1)))
			.map(([what]) => what);

	it('brings no secret into an item, and confirms nobody by a name that holds one', async () => {
		simulator().setFaultPlan(echo);
		const result = await lookUp(rows, {
			onError: 'continueRegularOutput',
			options: { includeRawResponse: true, maxRetries: 0 },
		});
		const items = result.outputs.flat().map(({ json }) => json);
		expect(items).toHaveLength(rows.length);
		expect(secretsIn(JSON.stringify(items))).toEqual([]);
		expect(items).toContainEqual(
			expect.objectContaining({
				accountNumber: '1000001',
				outcome: 'needsReview',
				name: 'JANE KAMAU Bearer [secret removed]',
			}),
		);
		expect(items).toContainEqual(
			expect.objectContaining({
				accountNumber: '1000002',
				outcome: 'confirmed',
				name: 'JANE KAMAU',
			}),
		);
	});

	it.each(rows)('brings no secret into an error: $number', async ({ number }) => {
		simulator().setFaultPlan(echo);
		const result = await lookUp([{ number }], { options: { maxRetries: 0 } });
		expect(result.error === undefined).toBe(number !== '1000005');
		expect(secretsIn(JSON.stringify([result.error, result.error?.message]))).toEqual([]);
	});
});

describe('characters that nobody sees', () => {
	it('are shown in name, message and raw reply, and compared as they were sent', async () => {
		const name = 'JANE\tKAMAU';
		simulator().setFaultPlan(({ kind }) =>
			kind === 'token'
				? undefined
				: {
						kind: 'json',
						httpStatus: 200,
						body: { status: 'S000000', name, message: '\u001b[8ma\u202eb' },
					},
		);
		const result = await lookUp([{ number: '4738534' }], {
			parameters: { expectedName: 'Jane Kamau' },
			options: { includeRawResponse: true },
		});
		const shown = { name: 'JANEU+0009KAMAU', message: 'U+001B[8maU+202Eb' };
		const [item] = result.outputs.flatMap((_, index) => jsonOf(result, index));
		expect(item).toMatchObject({ ...shown, rawResponse: { body: shown } });
		expect(JSON.stringify(item)).not.toMatch(/\\u00|\\t|\u202e/i);
		expect(item).toHaveProperty('nameMatch.result', 'match');
	});
});
