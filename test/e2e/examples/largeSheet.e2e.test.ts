import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import { credentialType } from '../../realN8n/localCredential';
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
import { finishedExecution, type StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { ownN8n } from '../support/sharedN8n';
import { until } from '../support/until';
import { readExample } from './example';
import { allHeld, holderOf, outOfService, resultOf, sheetOf, writeSheet } from './largeSheetPayees';

const choices = {
	batchSize: 100,
	everySeconds: 5,
	// Longer than a batch takes here, so that the schedule takes no sheet that is being looked up.
	quietMinutes: 0.75,
};
const limitMs = 300_000;
const csvRows = z.array(z.record(z.string()));

describe('the example “Large sheet”, in the demo', () => {
	const live = useLiveN8n();

	/** Uploads a sheet to the example, right after its import but for the credential. */
	async function demo(
		sheet: string,
		rewritten: Record<string, string> = {},
	): Promise<StoredExecution> {
		const id = await live().storeCredential({ environment: 'demo' });
		const credentials = { [credentialType]: id };
		const example = await readExample('large-sheet.json', { credentials, rewritten });
		const workflow = await publishAt(live(), example, '/form/large-sheet');
		await uploadSheet(live().baseUrl, sheet);
		const execution = await finishedExecution(live().rest, workflow.id);
		await live().rest.post(`/rest/workflows/${workflow.id}/deactivate`, {});
		return execution;
	}

	/** The rows of the file that an execution has made. */
	const fileOf = ({ outputs }: StoredExecution) =>
		csvRows.parse(parse(String(outputs('Results')[0]?.[0]?.['csv']), { columns: true }));

	test('gives each row again with its own columns and ten more, in the old order, formulas disarmed', async () => {
		const { sheet } = await largeSheetFiles();
		const lines = [
			'amount,type,number,expected_name,note',
			'7,till,900001,Jane Kamau,"first ""Q"", 1"',
			'8,till,900002,Jane Kamau,"=HYPERLINK(""x"")"',
			'9,paybill,900005,Jane Kamau,+254',
			'10,till,057318,Mercy Nafula Wekesa,Zoë',
			'11,till,0712345678,Jane Kamau,',
		];
		await writeFile(sheet, lines.join('\n'));
		const run = await demo(sheet);
		expect(run.status).toBe('success');
		const rows = fileOf(run);
		const notes = ['first "Q", 1', `'=HYPERLINK("x")`, `'+254`, 'Zoë', ''];
		expect(rows.map(({ note }) => note)).toEqual(notes);
		expect(rows.map((row) => [row['amount'], row['number'], row['Lookup Outcome']])).toEqual([
			['7', '900001', 'Confirmed'],
			['8', '900002', 'Needs Review'],
			['9', '900005', 'Not Confirmed'],
			['10', '057318', 'Confirmed'],
			['11', '0712345678', 'Unchecked'],
		]);
		expect(Object.keys(rows[0] ?? {})).toHaveLength(15);
		expect(run.outputs('Results File')[0]).toHaveLength(1);
	});

	test.each([
		['of an empty sheet', '', {}, 'success'],
		// “Batch Answers” above “Look Up”.
		[
			...(['with its branches in another order', 'till,900001,Jane Kamau\n'] as const),
			...([{ '[1056, 320]': '[1056, 180]' }, 'error'] as const),
		],
	])('gives no file %s', async (_what, row, rewritten, ended) => {
		const { sheet } = await largeSheetFiles();
		await writeFile(sheet, `type,number,expected_name\n${row}`);
		const { status, outputs } = await demo(sheet, { ...rewritten });
		expect([status, outputs('Results File')]).toEqual([ended, []]);
	});

	test('deletes rows that are older than the time that Delete Old sets, and no others', async () => {
		const { sheet } = await largeSheetFiles();
		await writeFile(sheet, 'type,number,expected_name\ntill,900001,Jane Kamau\n');
		const kept = await demo(sheet);
		const table = new DataTable(live().rest, tableName);
		// The row and its answer; nothing is left that the schedule would go on with.
		expect(await table.rows({ run: kept.id, row_number: 2 })).toHaveLength(2);
		expect(await table.rows({ open: kept.id })).toEqual([]);
		await demo(sheet, { '{ days: 30 }': '{ seconds: 0 }' });
		expect(await table.rows()).toEqual([]);
	});
});

describe('the example “Large sheet”', () => {
	let files: LargeSheetFiles;
	let service: Simulator;
	let instance: N8nInstance;
	let workflowId: string;
	let server: N8nServer;
	let table: DataTable;
	let processFile: string;

	beforeAll(async () => {
		files = await largeSheetFiles();
		service = await startSimulator({ latencyMs: 100 });
		whenDone(async () => {
			await service.close();
		});
		const script = join(files.folder, 'id.cjs');
		processFile = join(files.folder, 'id');
		const write = `require('node:fs').writeFileSync('${processFile}', String(process.pid))`;
		await writeFile(script, write);
		instance = await ownN8n({ fileFolders: [files.folder], nodeOptions: ['--require', script] });
		server = await startServer(instance);
		table = new DataTable(server.rest, tableName);
		workflowId = await publishLargeSheet(server, service, files, choices);
	}, 300_000);
	afterAll(cleanUp);
	beforeEach(() => {
		service.setFaultPlan(allHeld);
		service.expireAllTokens();
		service.resetStats();
	});

	/** Uploads a sheet; returns the id of its run, which is in each of its rows. */
	async function upload(sheet: ReturnType<typeof sheetOf>): Promise<string> {
		await writeSheet(files.sheet, sheet);
		await uploadSheet(server.baseUrl, files.sheet);
		return await until('its rows are in the table', async () => {
			const [row] = await table.rows({ number: sheet[0]?.number ?? '' }).catch(() => []);
			return row && String(row['run']);
		});
	}

	test('killed half-way and started again, it goes on: every row is there once with its own answer, and no finished batch is looked up again', async () => {
		const sheet = sheetOf(1_000, 5_000_000);
		const run = await upload(sheet);
		await until('half is asked for', () => service.stats.lookups >= 450, limitMs);
		process.kill(-Number(await readFile(processFile, 'utf8')), 'SIGKILL');
		await server.ended;
		await until('no lookup is under way', () => service.stats.inFlight === 0);
		const before = service.stats.lookupsPerAccount;

		server = await startServer(instance, { owner: server.owner });
		table = new DataTable(server.rest, tableName);
		// What batches would leave that were cut between their answers and their mark.
		for (const row_number of [10, 900]) {
			const [row] = await table.rows({ run, row_number });
			const { number = '', type = '', own_columns = '' } = row ?? {};
			const left = { batch: '0-7', outcome: 'Confirmed', name: 'NOBODY' };
			await table.add([{ run, row_number, number, type, own_columns, ...left }]);
		}

		const results = await resultsOf(files.folder, sheet[0]?.number, limitMs);
		expect(results).toMatchObject(sheet.map(resultOf));
		const after = service.stats.lookupsPerAccount;
		const again = Object.keys(before).filter((account) => after[account] !== before[account]);
		expect(again.length).toBeLessThanOrEqual(choices.batchSize);
		expect(Object.keys(before).length - again.length).toBeGreaterThan(300);
		// It is over: the schedule has nothing to go on with.
		await until('the sheet is closed', async () => (await table.rows({ open: run })).length === 0);
	});

	test('a row that is edited before its batch is looked up as it is then; one that is edited later is given as it was looked up', async () => {
		const sheet = sheetOf(600, 5_100_000);
		const run = await upload(sheet);
		const idOf = async (row: number) => (await table.rows({ run, row_number: row }))[0]?.['id'];
		const [early, late] = [await idOf(5), await idOf(590)];
		await until('the first batch is stored', async () => {
			const [mark] = await table.rows({ open: run });
			return Number(mark?.['done_to']) > 0;
		});
		await table.change(early, { number: '5199001' });
		await table.change(late, { number: '5199002' });
		const results = await resultsOf(files.folder, sheet[0]?.number, limitMs);
		const wanted = sheet.map(resultOf);
		const name = holderOf('5199002');
		expect(sheet[588]).toMatchObject({ outcome: 'Confirmed' });
		wanted[588] = { number: '5199002', 'Lookup Outcome': 'Not Confirmed', 'Lookup Name': name };
		expect(results).toMatchObject(wanted);
		for (const row of results.filter((each) => each['Lookup Name'] !== ''))
			expect([row.number, row['Lookup Name']]).toEqual([
				row.number,
				holderOf(row['Lookup Number']),
			]);
		expect(service.stats.lookupsPerAccount['till/5199001']).toBeUndefined();
	});

	test('two sheets at once: each file has the rows of its own sheet, all and in order', async () => {
		const [one, two] = [sheetOf(500, 5_200_000), sheetOf(400, 5_300_000)];
		const runs = [await upload(one), await upload(two)];
		expect(new Set(runs).size).toBe(2);
		const first = await resultsOf(files.folder, one[0]?.number, limitMs);
		const second = await resultsOf(files.folder, two[0]?.number, limitMs);
		expect(first).toMatchObject(one.map(resultOf));
		expect(second).toMatchObject(two.map(resultOf));
	});

	test('a batch of rows that cannot be looked up is no service that is out', async () => {
		const bad = Array.from({ length: 110 }, (_row, at) => ({
			...{ type: 'till', number: `07123${45600 + at}`, expectedName: 'Jane Kamau' },
			outcome: 'Unchecked' as const,
		}));
		const sheet = [...bad, ...sheetOf(20, 5_500_000)];
		await upload(sheet);
		const results = await resultsOf(files.folder, sheet[0]?.number, limitMs);
		expect(results).toMatchObject(sheet.map(resultOf));
	});

	test('while the service is out it gives no file; the schedule goes on later', async () => {
		const sheet = sheetOf(300, 5_400_000);
		service.setFaultPlan(outOfService);
		const run = await upload(sheet);
		const { status } = await finishedExecution(server.rest, workflowId);
		expect(status).toBe('error');
		expect(await table.rows({ open: run })).toMatchObject([{ done_to: 0 }]);
		const numbers = Object.values(await writtenResults(files.folder)).map(([row]) => row?.number);
		expect(numbers).not.toContain(sheet[0]?.number);
		service.setFaultPlan(allHeld);
		const results = await resultsOf(files.folder, sheet[0]?.number, limitMs);
		expect(results).toMatchObject(sheet.map(resultOf));
	});

	test('a sheet of which no row gets an answer keeps no other from being finished', async () => {
		const [dead, good] = [sheetOf(110, 5_600_000), sheetOf(30, 5_700_000)];
		// From the start: a small sheet that is looked up in an outage would be given as Unchecked.
		service.setFaultPlan((request) =>
			request.number?.startsWith('560')
				? { kind: 'json', httpStatus: 400, body: {} }
				: allHeld(request),
		);
		const run = await upload(dead);
		await upload(good);
		const results = await resultsOf(files.folder, good[0]?.number, limitMs);
		expect(results).toMatchObject(good.map(resultOf));
		expect(await table.rows({ open: run })).toMatchObject([{ done_to: 0 }]);
	});
});
