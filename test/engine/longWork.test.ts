import type { IDataObject } from 'n8n-workflow';
import { Expression } from 'n8n-workflow';

import { goesOn, startLookUp, until } from '../support/lookUp';
import { useService } from '../support/service';

useService();

it.each<[string, (row: number) => IDataObject]>([
	['duplicates', (row) => ({ number: '4738534', payee: `Jane ${row} Kamau` })],
	['numbers that cannot be used', (row) => ({ number: `none ${row}`, payee: '' })],
])(
	'many rows that need no request let others run, who can cancel them: %s',
	async (_what, rowOf) => {
		const read = jest.spyOn(Expression.prototype, 'resolveSimpleParameterValue');
		const rows = Array.from({ length: 5000 }, (_, row) => rowOf(row));
		const merchantTillNumber = '={{ $json.number.trim() }}';
		const parameters = { merchantTillNumber, expectedName: '={{ $json.payee.trim() }}' };
		const run = startLookUp(rows, { ...goesOn, parameters });
		await until(() => read.mock.calls.length > 100);
		run.cancel();
		await run.result;
		expect(read.mock.calls.length).toBeLessThan(rows.length);
		read.mockRestore();
	},
);
