import type { IDataObject } from 'n8n-workflow';
import { Expression } from 'n8n-workflow';

import { startNode } from '../support/runNode';
import { until } from '../support/lookUp';
import { credentialOf, useService } from '../support/service';

useService();

describe('a run of many rows that need no request', () => {
	const ROWS = 5000;

	it.each<[string, (row: number) => IDataObject]>([
		['duplicates', (row) => ({ number: '4738534', payee: `Jane ${row} Kamau` })],
		['numbers that cannot be used', (row) => ({ number: `none ${row}`, payee: '' })],
	])('lets others run meanwhile, who can cancel it: %s', async (_what, rowOf) => {
		const read = jest.spyOn(Expression.prototype, 'resolveSimpleParameterValue');
		const run = startNode({
			items: Array.from({ length: ROWS }, (_, row) => ({ json: rowOf(row) })),
			parameters: {
				operation: 'till',
				merchantTillNumber: '={{ $json.number.trim() }}',
				expectedName: '={{ $json.payee.trim() }}',
			},
			credentials: credentialOf(),
			onError: 'continueRegularOutput',
		});
		await until(() => read.mock.calls.length > 100);
		run.cancel();
		await run.result;
		expect(read.mock.calls.length).toBeLessThan(ROWS);
		read.mockRestore();
	});
});
