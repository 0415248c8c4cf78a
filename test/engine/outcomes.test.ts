import type { INodeParameters } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { lookUpOne } from '../support/lookUp';
import { reply, service, useService } from '../support/service';

useService();

const TILL = { number: '4738534' };
const daraja = { kind: 'daraja' } as const;

describe('An answer goes to its output with its outcome and reason', () => {
	it.each([
		['a registered holder', '4738534', CONFIRMED, 'confirmed', 'nameFound'],
		['the name null', '900107', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['E422022 at 422', '900203', NOT_CONFIRMED, 'notConfirmed', 'operatorNotSupported'],
		['an unknown number', '999999', NOT_CONFIRMED, 'notConfirmed', 'accountNotFound'],
	])('%s (%s)', async (_what, number, output, outcome, reason) => {
		const item = await lookUpOne({ number }, { onError: 'stopWorkflow' });
		expect(item).toMatchObject({ output, number, outcome, reason });
	});
});

const DARAJA: ReadonlyArray<
	[number: string, output: number, reported: string, retryable?: boolean]
> = [
	['900801', CONFIRMED, '0'],
	[
		'900812',
		NEEDS_REVIEW,
		'no longer accepts the account’s login.*\\(HTTP 200, 401.001\\) after 2 tries',
		true,
	],
	['900813', NOT_CONFIRMED, '1'],
	['900830', NEEDS_REVIEW, 'asks for fewer requests.*\\(HTTP 500, 500.003.02\\)', true],
	['900850', NEEDS_REVIEW, 'no name lookup at this address.*\\(HTTP 404, 404.001.01\\)', false],
];

describe('A Daraja account', () => {
	it.each(DARAJA)('puts %s on output %i: %s', async (...row) => {
		const [number, output, reported, retryable] = row;
		const item = await lookUpOne({ number }, { ...daraja, options: { maxRetries: 0 } });
		expect(item.output).toBe(output);
		const message = expect.stringMatching(`${reported} \\[item 0\\]$`);
		const ends = [
			{ outcome: 'unchecked', error: { message, retryable } },
			{ outcome: 'confirmed', status: reported, name: 'AMINA WAMBUI OTIENO', operator: 'Mpesa' },
			{
				outcome: 'notConfirmed',
				reason: 'rejected',
				message: 'Request rejected',
				status: reported,
			},
		];
		expect(item).toMatchObject(ends[output] ?? {});
		if (output !== CONFIRMED) expect(item).not.toHaveProperty('name');
	});

	it('puts a success code without a name on Needs Review', async () => {
		const item = await lookUpOne({ number: '900804' }, daraja);
		expect(item).toMatchObject({ output: NEEDS_REVIEW, reason: 'nameMissing', status: '4000' });
	});

	it.each<[string, INodeParameters]>([
		['another one', { operator: 'other', customOperator: 'Airtel' }],
		['what is no operator', { operator: '={{ "AIRTEL MONEY" }}' }],
		['a broken expression', { operator: '={{ $json.no.such }}' }],
	])(
		'looks up M-PESA numbers where the hidden Operator field has %s',
		async (_what, parameters) => {
			const item = await lookUpOne(TILL, { ...daraja, parameters });
			expect(item).toMatchObject({ output: CONFIRMED, operator: 'Mpesa' });
			expect(item).not.toHaveProperty('warnings');
		},
	);
});

describe('A success that is denied', () => {
	const success = { name: 'JANE KAMAU', status: 'S000000', message: 'OK' };

	it.each<[string, object, number, string]>([
		['another field', { success: 'false' }, NEEDS_REVIEW, 'rejected'],
		['another number', { tillNumber: '4738535' }, NEEDS_REVIEW, 'rejected'],
		['not by the number itself', { tillNumber: '4738534' }, CONFIRMED, 'nameMatched'],
		['a refused token', { message: 'invalid token: JWT expired' }, NEEDS_REVIEW, 'rejected'],
	])('by %s', async (_what, fields, output, reason) => {
		reply({ ...success, ...fields });
		const item = await lookUpOne(TILL, { parameters: { expectedName: 'Jane Kamau' } });
		expect(item).toMatchObject({ output, reason, number: '4738534', name: 'JANE KAMAU' });
		expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 1 });
		if (output === CONFIRMED) return;
		expect(item.message).toMatch(
			/^The service’s reply contradicts itself: it reports success, but/,
		);
		expect(item).toMatchObject({ payable: false, nextStep: expect.stringMatching(/^Do not pay/) });
		expect(item).not.toHaveProperty('warnings');
	});
});

it('a result holds the reply as it came when asked for, and shows characters that nobody sees', async () => {
	reply({ status: 'S000000', name: '  JANE\tKAMAU ', message: '\u001b[Lookup \u202eOK' });
	const item = await lookUpOne(TILL, {
		parameters: { expectedName: 'Jane Kamau' },
		options: { includeRawResponse: true },
	});
	const message = 'U+001B[Lookup U+202EOK';
	expect(item).toMatchObject({
		...{ name: 'JANEU+0009KAMAU', message, nameMatch: { result: 'match' } },
		rawResponse: { httpStatus: 200, body: { name: '  JANEU+0009KAMAU ', message } },
	});
	expect(JSON.stringify(item)).not.toMatch(/\\u00|\\t|\u202e/i);
});
