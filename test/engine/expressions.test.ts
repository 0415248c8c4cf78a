import type { IDataObject } from 'n8n-workflow';
import { Expression } from 'n8n-workflow';

import { CONFIRMED, NEEDS_REVIEW } from '../support/outputs';
import { goesOn, jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const NOT_WORKED_OUT: unknown = expect.stringMatching(
	/^'Expected Name' has an expression that does not work/,
);

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
			{ outcome: 'unchecked', error: { message: NOT_WORKED_OUT } },
		]);
		expect(simulator().stats.lookups).toBe(1);
	});

	it('stops the workflow with the field’s name where errors stop it', async () => {
		const { error } = await lookUp(rows, { parameters });
		expect(error?.message).toMatch(
			/^'Expected Name' has an expression that does not work.* row 2 of 2/,
		);
	});
});

describe('a field that is only a column', () => {
	it('is worked out by n8n once, and read from the item for all others', async () => {
		const rows = Array.from({ length: 20 }, (_, row) => ({
			number: `47385${row + 10}`,
			payee: `Jane ${row}`,
		}));
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
		const namesakes: IDataObject[] = ['4738534', '5031264'].map((number) => ({
			number,
			constructor: 'Jane Kamau',
		}));
		const parameters = { expectedName: '={{ $json["constructor"] }}' };
		const result = await lookUp(namesakes, { parameters, ...goesOn });
		const refused = { error: { message: NOT_WORKED_OUT } };
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([refused, refused]);
	});
});
