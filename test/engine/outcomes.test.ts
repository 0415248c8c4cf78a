import { secretTraces } from '../e2e/support/secretTraces';
import type { Fault, PlannedRequest } from '../simulator';
import { basicAuthorization } from '../simulator';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { goesOn, jsonOf, withService } from '../support/withService';

const { lookUp, lookUpOne, reply, simulator } = withService();

const TILL = { number: '4738534' };

describe('an answer goes to its output with its outcome and reason', () => {
	it.each([
		['a registered holder', '4738534', CONFIRMED, 'confirmed', 'nameFound'],
		['a name padded with spaces', '900108', CONFIRMED, 'confirmed', 'nameFound'],
		['a holder whose name says "invalid token"', '900110', CONFIRMED, 'confirmed', 'nameFound'],
		['a blank name', '900101', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['a placeholder', '900103', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['the name null', '900107', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['another code at 400', '900202', NOT_CONFIRMED, 'notConfirmed', 'rejected'],
		['E422022 at 422', '900203', NOT_CONFIRMED, 'notConfirmed', 'operatorNotSupported'],
		['an unknown number', '999999', NOT_CONFIRMED, 'notConfirmed', 'accountNotFound'],
		['an unknown number at 200', '900205', NOT_CONFIRMED, 'notConfirmed', 'accountNotFound'],
	])('%s (%s)', async (_what, number, output, outcome, reason) => {
		const item = await lookUpOne({ number }, { onError: 'stopWorkflow' });
		expect(item).toMatchObject({ output, accountNumber: number, outcome, reason });
	});
});

// What becomes of each fault is tested in faults.test.ts.
test('success told with an error status is not believed', async () => {
	reply({ name: 'JANE', status: 'S000000' }, 400);
	expect(await lookUpOne(TILL)).toMatchObject({ output: NEEDS_REVIEW, outcome: 'unchecked' });
});

describe('a success that is denied', () => {
	const parameters = { expectedName: 'Jane Kamau' };
	const success = { name: 'JANE KAMAU', status: 'S000000', message: 'Done' };

	it('by another field of the reply needs review, and says by what', async () => {
		reply({ ...success, success: 'false' });
		expect(await lookUpOne(TILL, { parameters })).toMatchObject({
			output: NEEDS_REVIEW,
			outcome: 'needsReview',
			reason: 'rejected',
			name: 'JANE KAMAU',
			message:
				'The service’s reply contradicts itself: it reports success, but its field “success” says no. Its message: Done',
			warnings: [expect.stringContaining('Do not pay on it')],
		});
	});

	it.each([
		['another number', { tillNumber: '4738535' }, NEEDS_REVIEW, 'rejected'],
		['the number itself', { tillNumber: '4738534' }, CONFIRMED, 'nameMatched'],
		['a refused token', { message: 'invalid token: JWT expired' }, NEEDS_REVIEW, 'rejected'],
	])('or not, as it tells of %s', async (_what, fields, output, reason) => {
		reply({ ...success, ...fields });
		const item = await lookUpOne(TILL, { parameters });
		expect(item).toMatchObject({ output, reason, accountNumber: '4738534' });
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 1 });
	});
});

describe('the result', () => {
	it('has exactly the fields of a confirmed holder', async () => {
		const parameters = { operation: 'paybill', businessShortcode: '={{ $json.number }}' };
		const { checkedAt, ...rest } = await lookUpOne({ number: '900011' }, { parameters });
		expect(rest).toEqual({
			output: CONFIRMED,
			summary:
				'Paybill 900011 is registered to GREEN HIGHLANDS ACADEMY; no name is expected, so nothing was compared.',
			accountType: 'paybill',
			accountNumber: '900011',
			operator: 'Mpesa',
			country: 'KE',
			name: 'GREEN HIGHLANDS ACADEMY',
			status: 'S000000',
			message: 'Lookup Success',
			outcome: 'confirmed',
			reason: 'nameFound',
			environment: 'uat',
		});
		expect(checkedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
	});

	it('says what to do where the service named no holder', async () => {
		expect(await lookUpOne({ number: '900203' })).toMatchObject({
			message: 'mmoId Mpesa is not supported at the moment',
			warnings: [expect.stringContaining('Choose the operator from the list')],
		});
	});

	it('holds the reply as it came, when asked for', async () => {
		const options = { includeRawResponse: true };
		expect(await lookUpOne({ number: '900108' }, { options })).toMatchObject({
			name: 'AMINA  WAMBUI   OTIENO',
			rawResponse: { httpStatus: 200, body: { name: '   AMINA  WAMBUI   OTIENO  ' } },
		});
	});

	it('shows characters that nobody sees, and compares them as they were sent', async () => {
		reply({ status: 'S000000', name: 'JANE\tKAMAU', message: '\u001b[8ma\u202eb' });
		const item = await lookUpOne(TILL, {
			parameters: { expectedName: 'Jane Kamau' },
			options: { includeRawResponse: true },
		});
		const shown = { name: 'JANEU+0009KAMAU', message: 'U+001B[8maU+202Eb' };
		expect(item).toMatchObject({ ...shown, rawResponse: { body: shown } });
		expect(JSON.stringify(item)).not.toMatch(/\\u00|\\t|\u202e/i);
		expect(item).toHaveProperty('nameMatch.result', 'match');
	});
});

describe('a service that repeats the request', () => {
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
	const rows = [1, 2, 3, 4, 5].map((row) => ({ number: `100000${row}` }));
	const secretsIn = (text: string): string[] =>
		[...secretTraces(simulator().account), ['any JWT', 'eyJ'] as const]
			.filter(([, trace]) => text.includes(JSON.stringify(trace).slice(1, -1)))
			.map(([what]) => what);

	it('brings no secret into an item, and confirms nobody by a name that holds one', async () => {
		simulator().setFaultPlan(echo);
		const options = { includeRawResponse: true, maxRetries: 0 };
		const result = await lookUp(rows, { ...goesOn, options });
		expect(result.outputs.flat()).toHaveLength(rows.length);
		expect(secretsIn(JSON.stringify(result.outputs))).toEqual([]);
		expect(jsonOf(result, NEEDS_REVIEW)[0]).toMatchObject({
			...{ accountNumber: '1000001', outcome: 'needsReview' },
			name: 'JANE KAMAU Bearer [secret removed]',
		});
		expect(jsonOf(result, CONFIRMED)).toMatchObject([
			{ accountNumber: '1000002', outcome: 'confirmed', name: 'JANE KAMAU' },
		]);
	});

	it('brings no secret into the error that stops a workflow', async () => {
		simulator().setFaultPlan(echo);
		const { error } = await lookUp(rows.slice(4), { options: { maxRetries: 0 } });
		expect(error).toBeDefined();
		expect(secretsIn(JSON.stringify([error, error?.message]))).toEqual([]);
	});
});
