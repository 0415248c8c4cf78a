import { RESULT_COLUMNS } from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import { everyTillHeld } from '../../bench/throughput/rows';
import { throwAwayFolder } from '../../realN8n/cleanup';
import { until } from '../../realN8n/until';
import {
	publishLargeSheet,
	strayRows,
	uploadPayees,
	writtenResults,
} from '../../scaleOut/largeSheet';
import { DataTable } from '../support/dataTable';
import { endedExecutions, finishedExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { publishExample } from './example';
import { inOrder, submitForm } from './forms';
import { workbook } from './sheetFiles';

const onePayee = 'type,number,expected_name\ntill,900001,Jane Kamau\n';

describe('the example “Large sheet”', () => {
	const live = useLiveN8n();
	let table: DataTable;
	beforeAll(() => {
		table = new DataTable(live().rest, 'large_sheet');
	});

	/** Uploads a sheet in the demo as many times as wanted, at once; returns the id of the workflow. */
	async function upload(sheet: string | Uint8Array, times = 1, rewritten = {}): Promise<string> {
		const { id, url } = await publishExample(live(), 'large-sheet', { rewritten });
		const send = async () => await submitForm(url, inOrder(new File([sheet], 'payees')));
		await Promise.all(Array.from({ length: times }, send));
		return id;
	}

	const resultOf = async (...given: Parameters<typeof upload>) =>
		await finishedExecution(live().rest, await upload(...given));

	test('in the demo, gives each row of an office workbook again with its own columns and its result, nothing as a formula', async () => {
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
		const run = await resultOf(await workbook(rows));
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
		const run = await resultOf('a,b\n1,2\n');
		expect(run.status).toBe('error');
		expect(run.text).toContain('No column shows the number');
		expect(run.outputs('Results File')).toEqual([]);
	});

	test('loses none of the first sheets, though all of them find no table', async () => {
		await table.drop();
		const ended = await endedExecutions(live().rest, await upload(onePayee, 6), 6);
		expect(ended.map(({ status }) => status)).toEqual(Array(6).fill('success'));
	});

	test('deletes rows that are older than the time that Delete Old sets, and no others', async () => {
		const kept = await resultOf(onePayee);
		expect(kept.status).toBe('success');
		// The batch with its results; nothing is left that the schedule would go on with.
		const run = Number(kept.id);
		expect(await table.rows({ run })).toMatchObject([{ batch: 1, done: 1 }]);
		expect(await table.rows({ open: run })).toEqual([]);
		await resultOf(onePayee, 1, { '{ days: 30 }': '{ seconds: 0 }' });
		expect(await table.rows()).toEqual([]);
	});

	test('gives no file of a sheet for which the service is out, keeps no other from being finished, and goes on by its schedule', async () => {
		const { service } = live();
		const folder = await throwAwayFolder('mobile-money-large-sheet-');
		// Long enough for the service to be well again before the schedule takes the sheet.
		const choices = { batchSize: 100, everySeconds: 5, quietMinutes: 0.4 };
		const { url } = await publishLargeSheet(live(), service, folder, choices);
		// The numbers of the first sheet.
		service.setFaultPlan((request) =>
			request.number?.startsWith('51')
				? { kind: 'json', httpStatus: 400, body: {} }
				: everyTillHeld(request),
		);
		const dead = await uploadPayees(url, 1, 110);
		// Later, answers to the other sheet would show that its failures are an outage, which is waited for.
		await until('the first sheet is looked up', () => service.stats.lookups >= 110);
		const whole = { lost: 0, doubled: 0 };
		expect(await strayRows(folder, await uploadPayees(url, 2, 20), 60_000)).toEqual(whole);
		const open = await table.rows({ batch: 1, done: null });
		expect(open).toHaveLength(1);
		expect(await writtenResults(folder)).toHaveLength(1);
		service.setFaultPlan(everyTillHeld);
		expect(await strayRows(folder, dead, 120_000)).toEqual(whole);
		// It is over: the schedule has nothing to go on with.
		const run = open[0]?.['run'] ?? null;
		await until('the sheet is closed', async () => !(await table.rows({ open: run })).length);
	});
});
