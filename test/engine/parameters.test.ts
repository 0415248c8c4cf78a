import type { IDataObject } from 'n8n-workflow';
import { Expression } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const goesOn = { onError: 'continueRegularOutput' } as const;

describe('an expression that fails', () => {
	const rows = [
		{ number: '4738534', from: 'Rows' },
		{ number: '5031264', from: 'Nowhere' },
	];
	const parameters = { expectedName: '={{ $($json.from).first().json.payee ?? "Jane Kamau" }}' };

	it('leaves its own item unchecked and no other', async () => {
		const result = await lookUp(rows, { parameters, ...goesOn });
		expect(jsonOf(result, CONFIRMED)).toMatchObject([{ accountNumber: '4738534' }]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{
				outcome: 'unchecked',
				error: { message: expect.stringMatching(/^Expected Name could not be worked out/) },
			},
		]);
		expect(simulator().stats.lookups).toBe(1);
	});

	it('stops the workflow with the field’s name where errors stop it', async () => {
		const { error } = await lookUp(rows, { parameters, onError: 'stopWorkflow' });
		expect(error?.message).toMatch(/^Expected Name could not be worked out.* row 2 of 2/);
	});
});

describe('an expected name', () => {
	const parameters = { expectedName: '={{ $json.payee }}' };

	it('that a sheet delivers as a number is compared as text', async () => {
		const rows = [{ number: '4738534', payee: 254 }];
		expect(jsonOf(await lookUp(rows, { parameters }), NOT_CONFIRMED)).toMatchObject([
			{ reason: 'nameDiffers', nameMatch: { expectedName: '254', result: 'noMatch' } },
		]);
	});

	it.each([
		['a list', ['Jane Kamau']],
		['an object', { first: 'Jane' }],
		['true', true],
	])('that is %s leaves the item unchecked', async (_what, payee) => {
		const result = await lookUp([{ number: '4738534', payee }], { parameters, ...goesOn });
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{
				outcome: 'unchecked',
				error: { message: expect.stringMatching(/^Expected Name is not text/) },
			},
		]);
	});
});

describe('a field that is only a column', () => {
	const rows = Array.from({ length: 20 }, (_, row) => ({
		number: `47385${row + 10}`,
		payee: `Jane ${row}`,
	}));

	it('is worked out by n8n once, and read from the item for all others', async () => {
		const workedOut = jest.spyOn(Expression.prototype, 'resolveSimpleParameterValue');
		const parameters = { expectedName: '={{ $json["payee"] }}' };
		const { outputs } = await lookUp(rows, { parameters });
		const expressions = workedOut.mock.calls.map(([setting]) => setting);
		workedOut.mockRestore();
		expect(expressions).toEqual(['={{ $json.number }}', '={{ $json["payee"] }}']);
		expect(outputs.flat().map(({ json }) => json['accountNumber'])).toEqual(
			rows.map(({ number }) => number),
		);
	});

	it('is refused where n8n refuses its name, whatever the item holds', async () => {
		const namesakes: IDataObject[] = [
			{ number: '4738534', constructor: 'Jane Kamau' },
			{ number: '5031264', constructor: 'Jane Kamau' },
		];
		const parameters = { expectedName: '={{ $json["constructor"] }}' };
		const { outputs } = await lookUp(namesakes, { parameters, ...goesOn });
		const message: unknown = expect.stringMatching(/^Expected Name could not be worked out/);
		const refused = { error: { message } };
		expect(outputs.flat().map(({ json }) => json)).toMatchObject([refused, refused]);
	});
});
