import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULT_COLUMNS } from '../../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import { everyTillHeld, holderOf } from '../../bench/throughput/rows';
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
import { resultsOf, writtenResults } from '../../scaleOut/largeSheetResults';
import { startSimulator, type Simulator } from '../../simulator';
import { DataTable } from '../support/dataTable';
import { executionsEnded, finishedExecution, type StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { ownN8n } from '../support/sharedN8n';
import { until } from '../support/until';
import { readExample } from './example';
import { writeSheet } from './workbook';

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
		await writeSheet(sheet, [
			['Payments of November'],
			[],
			['Net Payable', 'Mode', 'Till/Paybill No.', 'Supplier', 'A/C No', 'Note'],
			['Ksh 1,500/-', 'Buy Goods', '900001', 'Jane Kamau', '', 'first "Q", 1'],
			[8, 'Till', 'Till 900002', 'Jane Kamau', '', '=HYPERLINK("x")'],
			[],
			[9, 'PB', '900005', 'Jane Kamau', '0110', '+254'],
			[1517, '', '', 'TOTAL'],
		]);
		const run = await demo(sheet);
		expect(run.status).toBe('success');
		const rows = run.outputs('Results')[0] ?? [];
		const columns = ['row_number', 'Net Payable', 'Note', 'Lookup Outcome', 'Lookup Account'];
		expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
			[4, 1500, 'first "Q", 1', 'Confirmed', ''],
			[5, 8, '=HYPERLINK("x")', 'Needs Review', ''],
			[7, 9, '+254', 'Not Confirmed', '0110'],
			[8, 1517, '', 'Unchecked', ''],
		]);
		expect(Object.keys(rows[0] ?? {})).toHaveLength(7 + RESULT_COLUMNS.length);
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
		const table = new DataTable(live().rest, tableName);
		// The batch with its results; nothing is left that the schedule would go on with.
		const run = Number(kept.id);
		expect(await table.rows({ run })).toMatchObject([{ batch: 1, done: 1 }]);
		expect(await table.rows({ open: run })).toEqual([]);
		await demo(sheet, { '{ days: 30 }': '{ seconds: 0 }' });
		expect(await table.rows()).toEqual([]);
	});
});

interface SheetRow {
	readonly type: string;
	readonly number: string;
	readonly expectedName: string;
	readonly outcome: string;
}

const sheetOf = (rows: number, first: number): SheetRow[] =>
	Array.from({ length: rows }, (_, row) => {
		const index = row % 40 === 39 ? row - 1 : row;
		const number = String(first + index);
		const type = index % 2 === 0 ? 'till' : 'Paybill';
		const expected = [holderOf(number), 'Confirmed'];
		if (index % 10 === 3) expected.splice(0, 2, 'Jane Kamau', 'Not Confirmed');
		if (index % 10 === 4) expected.splice(0, 2, '', 'Needs Review');
		const [expectedName = '', outcome = ''] = expected;
		return { type, number, expectedName, outcome };
	});

/** What the results hold of a row, whatever the reason. */
const resultOf = ({ type, number, outcome }: SheetRow): Record<string, string> => ({
	...{ type, number, 'Lookup Outcome': outcome },
	'Lookup Name': outcome === 'Unchecked' ? '' : holderOf(number),
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

	async function upload(sheet: readonly SheetRow[]): Promise<number> {
		const number = sheet[0]?.number ?? '';
		// A workbook with a formula in it is not read as results.
		const lines = sheet.map((row) =>
			[row.type, row.number, 'M-PESA', row.expectedName, '=1+1'].join(),
		);
		await writeFile(files.sheet, ['type,number,operator,expected_name,note', ...lines].join('\n'));
		await uploadSheet(server.baseUrl, files.sheet);
		return await until('its rows are in the table', async () => {
			const first = await table.rows({ batch: 1 }).catch(() => []);
			const own = first.find(({ rows }) => String(rows).includes(number));
			return own && Number(own['run']);
		});
	}
	const results = async ([first]: readonly SheetRow[]) =>
		await resultsOf(files.folder, first?.number, limitMs);

	test('killed half-way and started again, it goes on: every row is there once with its own answer, and no finished batch is looked up again', async () => {
		const sheet = sheetOf(1_000, 5_000_000);
		const run = await upload(sheet);
		await until('half is asked for', () => service.stats.lookups >= 450, limitMs);
		process.kill(-server.processId, 'SIGKILL');
		await server.ended;
		await until('no lookup is under way', () => service.stats.inFlight === 0);
		const before = service.stats.lookupsPerAccount;

		server = await startServer(instance, { owner: server.owner });
		table = new DataTable(server.rest, tableName);
		const batches = await table.rows({ run });
		const numbers = batches.map(({ batch }) => batch);
		// The sheet itself is batch 0.
		expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0]);
		expect(batches.filter(({ done }) => done === 1).length).toBeGreaterThan(3);

		expect(await results(sheet)).toMatchObject(sheet.map(resultOf));
		const after = service.stats.lookupsPerAccount;
		const again = Object.keys(before).filter((account) => after[account] !== before[account]);
		expect(again.length).toBeLessThanOrEqual(choices.batchSize);
		expect(Object.keys(before).length - again.length).toBeGreaterThan(300);
		// It is over: the schedule has nothing to go on with.
		await until('the sheet is closed', async () => (await table.rows({ open: run })).length === 0);
	});

	test('while the service is out for a sheet it gives no file of it, and keeps no other from being finished; the schedule goes on later', async () => {
		const dead = sheetOf(110, 5_600_000);
		// A batch of numbers that cannot be looked up is no outage.
		const bad = Array.from({ length: 110 }, (_row, at) => ({
			...{ type: 'till', number: `07123${45600 + at}`, expectedName: 'Jane Kamau' },
			outcome: 'Unchecked',
		}));
		const good = [...bad, ...sheetOf(20, 5_500_000)];
		service.setFaultPlan((request) =>
			request.number?.startsWith('560')
				? { kind: 'json', httpStatus: 400, body: {} }
				: everyTillHeld(request),
		);
		const run = await upload(dead);
		await upload(good);
		expect(await results(good)).toMatchObject(good.map(resultOf));
		expect(await table.rows({ open: run })).toHaveLength(1);
		expect(await table.rows({ run, batch: 1 })).toMatchObject([{ done: null }]);
		const numbers = (await writtenResults(files.folder)).map(([row]) => row?.number);
		expect(numbers).not.toContain(dead[0]?.number);
		service.setFaultPlan(everyTillHeld);
		expect(await results(dead)).toMatchObject(dead.map(resultOf));
	});
});
