import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULT_COLUMNS } from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import { everyTillHeld } from '../../bench/throughput/rows';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import type { N8nInstance } from '../../realN8n/n8nInstance';
import { startServer, type N8nServer } from '../../realN8n/n8nServer';
import {
	largeSheetFiles,
	publishLargeSheet,
	tableName,
	uploadSheet,
	type LargeSheetFiles,
} from '../../scaleOut/largeSheetExample';
import {
	resultsOf,
	strayRows,
	writePayees,
	writtenResults,
} from '../../scaleOut/largeSheetResults';
import { startSimulator, type Simulator } from '../../simulator';
import { DataTable } from '../support/dataTable';
import { executionsEnded, finishedExecution, type StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { ownN8n } from '../support/sharedN8n';
import { until } from '../support/until';
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

// Longer than a batch takes here, so that the schedule takes no sheet that is being looked up.
const choices = { batchSize: 100, everySeconds: 5, quietMinutes: 0.75 };
const limitMs = 300_000;

describe('the example “Large sheet”', () => {
	let files: LargeSheetFiles;
	let service: Simulator;
	let instance: N8nInstance;
	let server: N8nServer;
	let table: DataTable;
	let sheets = 0;

	beforeAll(async () => {
		files = await largeSheetFiles();
		service = await startSimulator({ latencyMs: 100 });
		whenDone(async () => {
			await service.close();
		});
		instance = await ownN8n({ fileFolders: [files.folder] });
		server = await startServer(instance);
		table = new DataTable(server.rest, tableName);
		await publishLargeSheet(server, service, files, choices);
	}, 300_000);
	afterAll(cleanUp);
	beforeEach(() => {
		service.setFaultPlan(everyTillHeld);
		service.expireAllTokens();
		service.resetStats();
	});

	/** Uploads a sheet of so many payees; returns their numbers, and its run. */
	async function upload(rows: number) {
		const numbers = await writePayees(files.sheet, sheets++, rows);
		await uploadSheet(server.baseUrl, files.sheet);
		const run = await until('its rows are in the table', async () => {
			const first = await table.rows({ batch: 1 }).catch(() => []);
			const own = first.find((row) => String(row['rows']).includes(numbers[0] ?? ''));
			return own && Number(own['run']);
		});
		return { numbers, run };
	}

	/** Waits for the results of a sheet, which hold each row once, with its own answer. */
	async function expectWhole(numbers: readonly string[]): Promise<void> {
		const results = await resultsOf(files.folder, numbers[0], limitMs);
		expect(strayRows(results, numbers)).toEqual({ lost: 0, doubled: 0 });
	}

	test('killed half-way and started again, it goes on: every row is there once with its own answer, and no finished batch is looked up again', async () => {
		const { numbers, run } = await upload(1_000);
		await until('half is asked for', () => service.stats.lookups >= 450, limitMs);
		process.kill(-server.processId, 'SIGKILL');
		await server.ended;
		await until('no lookup is under way', () => service.stats.inFlight === 0);
		const before = service.stats.lookupsPerAccount;

		server = await startServer(instance, { owner: server.owner });
		table = new DataTable(server.rest, tableName);
		const batches = await table.rows({ run });
		// The sheet itself is batch 0.
		expect(batches.map(({ batch }) => batch)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0]);
		expect(batches.filter(({ done }) => done === 1).length).toBeGreaterThan(3);

		await expectWhole(numbers);
		const after = service.stats.lookupsPerAccount;
		const again = Object.keys(before).filter((account) => after[account] !== before[account]);
		expect(again.length).toBeLessThanOrEqual(choices.batchSize);
		expect(Object.keys(before).length - again.length).toBeGreaterThan(300);
		// It is over: the schedule has nothing to go on with.
		await until('the sheet is closed', async () => (await table.rows({ open: run })).length === 0);
	});

	test('while the service is out for a sheet it gives no file of it, and keeps no other from being finished; the schedule goes on later', async () => {
		// The numbers of the second sheet.
		service.setFaultPlan((request) =>
			request.number?.startsWith('51')
				? { kind: 'json', httpStatus: 400, body: {} }
				: everyTillHeld(request),
		);
		const dead = await upload(110);
		const good = await upload(20);
		await expectWhole(good.numbers);
		expect(await table.rows({ open: dead.run })).toHaveLength(1);
		expect(await table.rows({ run: dead.run, batch: 1 })).toMatchObject([{ done: null }]);
		const first = (await writtenResults(files.folder)).map(([row]) => row?.number);
		expect(first).not.toContain(dead.numbers[0]);
		service.setFaultPlan(everyTillHeld);
		await expectWhole(dead.numbers);
	});
});
