import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const goesOn = { onError: 'continueRegularOutput' } as const;

describe('an expression that fails', () => {
	const rows = [
		{ number: '4738534', from: 'Rows' },
		{ number: '5031264', from: 'Nowhere' },
	];
	const parameters = { expectedName: '={{ $($json.from).first().json.payee ?? "" }}' };

	it('leaves its own item unchecked and no other', async () => {
		const result = await lookUp(rows, { parameters, ...goesOn });
		expect(jsonOf(result, 0)).toMatchObject([{ accountNumber: '4738534' }]);
		expect(jsonOf(result, 1)).toMatchObject([
			{
				outcome: 'unchecked',
				error: { message: expect.stringMatching(/^Expected Name could not be worked out/) },
			},
		]);
		expect(simulator().stats.lookups).toBe(1);
	});

	it('stops the workflow with the field’s name where errors stop it', async () => {
		const { error } = await lookUp(rows, { parameters, onError: 'stopWorkflow' });
		expect(error?.message).toMatch(/^Expected Name could not be worked out.*\[item 1\]/);
	});
});

describe('an expected name', () => {
	const parameters = { expectedName: '={{ $json.payee }}' };

	it('that a sheet delivers as a number is compared as text', async () => {
		const rows = [{ number: '4738534', payee: 254 }];
		expect(jsonOf(await lookUp(rows, { parameters }), 2)).toMatchObject([
			{ reason: 'nameDiffers', nameMatch: { expectedName: '254', result: 'noMatch' } },
		]);
	});

	it.each([
		['a list', ['Jane Kamau']],
		['an object', { first: 'Jane' }],
		['true', true],
	])('that is %s leaves the item unchecked', async (_what, payee) => {
		const result = await lookUp([{ number: '4738534', payee }], { parameters, ...goesOn });
		expect(jsonOf(result, 1)).toMatchObject([
			{
				outcome: 'unchecked',
				error: { message: expect.stringMatching(/^Expected Name is not text/) },
			},
		]);
	});
});
