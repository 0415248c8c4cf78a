import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULT_COLUMNS } from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import { largeSheetFiles, tableName, uploadSheet } from '../../scaleOut/largeSheetExample';
import { DataTable } from '../support/dataTable';
import { executionsEnded, finishedExecution, type StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { readExample } from './example';
import { workbook } from './sheetFiles';

describe('the example “Large sheet”, in the demo', () => {
	const live = useLiveN8n();

	async function demo(
		sheet: string,
		rewritten: Record<string, string> = {},
	): Promise<StoredExecution> {
		const example = await readExample('large-sheet.json', { rewritten });
		const workflow = await publishAt(live(), example, '/form/large-sheet');
		await uploadSheet(live().baseUrl, sheet);
		const execution = await finishedExecution(live().rest, workflow.id);
		await live().rest.post(`/rest/workflows/${workflow.id}/deactivate`, {});
		return execution;
	}

	test('gives each row of an office workbook again with its own columns and its result, nothing as a formula', async () => {
		const { folder } = await largeSheetFiles();
		const sheet = join(folder, 'payees.xlsx');
		const rows = [
			['Payments of November'],
			[],
			['Net Payable', 'Mode', 'Till/Paybill No.', 'Supplier', 'A/C No', 'Note'],
			['Ksh 1,500/-', 'Buy Goods', '900001', 'Jane Kamau', '', 'first "Q", 1'],
			[8, 'Till', 'Till 900002', 'Jane Kamau', '', '=HYPERLINK("x")'],
			[],
			[9, 'PB', '900005', 'Jane Kamau', '0110', '+254'],
			[1517, '', '', 'TOTAL'],
		];
		await writeFile(sheet, await workbook(rows));
		const run = await demo(sheet);
		expect(run.status).toBe('success');
		const results = run.outputs('Results')[0] ?? [];
		const columns = ['row_number', 'Net Payable', 'Note', 'Lookup Outcome', 'Lookup Account'];
		expect(results.map((row) => columns.map((column) => row[column]))).toEqual([
			[4, 1500, 'first "Q", 1', 'Confirmed', ''],
			[5, 8, '=HYPERLINK("x")', 'Needs Review', ''],
			[7, 9, '+254', 'Not Confirmed', '0110'],
			[8, 1517, '', 'Unchecked', ''],
		]);
		expect(Object.keys(results[0] ?? {})).toHaveLength(7 + RESULT_COLUMNS.length);
		expect(run.outputs('Results File')[0]).toHaveLength(1);
	});

	test('ends a sheet that cannot be read with a sentence, and gives no file', async () => {
		const { sheet } = await largeSheetFiles();
		await writeFile(sheet, 'a,b\n1,2\n');
		const run = await demo(sheet);
		expect(run.status).toBe('error');
		expect(run.text).toContain('No column shows the number');
		expect(run.outputs('Results File')).toEqual([]);
	});

	test('loses none of the first sheets, though all of them find no table', async () => {
		const { sheet } = await largeSheetFiles();
		await writeFile(sheet, 'type,number,expected_name\ntill,900001,Jane Kamau\n');
		await new DataTable(live().rest, tableName).drop();
		const example = await readExample('large-sheet.json');
		const workflow = await publishAt(live(), example, '/form/large-sheet');
		await Promise.all(Array.from('123456', () => uploadSheet(live().baseUrl, sheet)));
		const ended = await executionsEnded(live().rest, workflow.id, 6);
		expect(new Set(ended)).toEqual(new Set(['success']));
		await live().rest.post(`/rest/workflows/${workflow.id}/deactivate`, {});
	});

	test('deletes rows that are older than the time that Delete Old sets, and no others', async () => {
		const { sheet } = await largeSheetFiles();
		await writeFile(sheet, 'type,number,expected_name\ntill,900001,Jane Kamau\n');
		const kept = await demo(sheet);
		expect(kept.status).toBe('success');
		const table = new DataTable(live().rest, tableName);
		// The batch with its results; nothing is left that the schedule would go on with.
		const run = Number(kept.id);
		expect(await table.rows({ run })).toMatchObject([{ batch: 1, done: 1 }]);
		expect(await table.rows({ open: run })).toEqual([]);
		await demo(sheet, { '{ days: 30 }': '{ seconds: 0 }' });
		expect(await table.rows()).toEqual([]);
	});
});
