import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { credentialType } from '../../realN8n/localCredential';
import { readCsv } from '../../sheet/readCsv';
import type { Fault, FaultPlan } from '../../simulator';
import { finishedExecution, type StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { storeWorkflow } from '../support/publishWorkflow';
import { readExample, type ExampleChanges } from './example';

const list = [
	'ref,type,number,operator,confirmed_name,confirmed_on,status,note',
	'A,till,4738534,Mpesa,JANE WANJIKU KAMAU,2026-01-05,confirmed,"two, words"',
	'B,paybill,900010,Mpesa,UMOJA WETU SACCO SOCIETY LTD,2026-01-05,confirmed,',
	'C,till,057318,,MERCY NAFULA WEKESA,2026-01-05,confirmed,leading zero',
	'D,till,738204,Mpesa,GRACE ACHIENG OUMA,2026-01-05,confirmed,',
	'E,paybill,900012,Mpesa,TAUSI MICROFINANCE BANK LIMITED,2026-01-05,,',
].join('\n');
const unchecked = 'could not be checked';
const forAll = (result: string): object =>
	Object.fromEntries(['A', 'B', 'C', 'D', 'E'].map((ref) => [ref, result]));
const [unchanged, allUnchecked] = [forAll('unchanged'), forAll(unchecked)];
const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

type Rows = ReadonlyArray<Record<string, unknown>>;
const csvRows = (text: string): Rows =>
	z.array(z.record(z.string(), z.string())).parse(readCsv(text));
/** What is said of each row, by its ref. */
const resultsOf = (rows: Rows): Record<string, unknown> =>
	Object.fromEntries(rows.map(({ ref, result }) => [String(ref), result] as const));

/** Between two runs: B changes hands, C is closed, D cannot be asked about, E is renamed a little. */
const changes: Readonly<Record<string, Fault>> = {
	'900010': { kind: 'name', name: 'PETER OTIENO ODHIAMBO' },
	'057318': { kind: 'code', httpStatus: 404, status: 'E404000' },
	'738204': { kind: 'serverError', httpStatus: 503, body: 'json' },
	'900012': { kind: 'name', name: 'TAUSY MICROFINANCE BANK LIMITED' },
};
const elsewhere: FaultPlan = ({ number = '' }) => changes[number];

describe('the scheduled re-check example', () => {
	const live = useLiveN8n();
	let folder: string;
	let listFile: string;

	beforeEach(async () => {
		live().service.setFaultPlan(undefined);
		folder = await mkdtemp(join(tmpdir(), 'recheck-'));
		listFile = join(folder, 'confirmed-payees.csv');
		await writeFile(listFile, list);
	});

	async function read({
		fields,
		...changes
	}: Partial<ExampleChanges>): ReturnType<typeof readExample> {
		return await readExample('scheduled-recheck.json', {
			credentials: { [credentialType]: live().credentialId },
			...changes,
			fields: { Files: { listFile, reportFolder: folder, ...fields?.['Files'] } },
		});
	}

	/** Runs the example, changed as a user might; returns what it says of the rows. */
	async function run(
		changes: Partial<ExampleChanges> = {},
	): Promise<{ execution: StoredExecution; items: Rows; told: Rows }> {
		const execution = await live().run(await read(changes));
		const [[items = []], [told = []]] = [
			execution.outputs('Report'),
			execution.outputs('Tell Someone'),
		];
		return { execution, items, told };
	}

	const listText = async (): Promise<string> => await readFile(listFile, 'utf8');
	/** The texts of the files in the folder whose names begin like this, oldest first. */
	async function written(prefix: string): Promise<string[]> {
		const names = (await readdir(folder)).filter((name) => name.startsWith(prefix)).sort();
		return await Promise.all(names.map(async (name) => await readFile(join(folder, name), 'utf8')));
	}

	test('finds everything unchanged, reports and dates it, and keeps a copy of the list', async () => {
		const { execution, items, told } = await run();
		expect(execution.status).toBe('success');
		expect(resultsOf(items)).toEqual(unchanged);
		expect((await written('recheck-')).map((text) => resultsOf(csvRows(text)))).toEqual([
			unchanged,
		]);
		expect(told).toEqual([]);
		const rows = csvRows(await listText());
		const dated = { status: 'confirmed', confirmed_on: today };
		expect(rows).toEqual(csvRows(list).map((row) => ({ ...row, ...dated })));
		expect(rows.map((row) => row['confirmed_on'])).not.toContain('2026-01-05');
		expect(await written('list-before-')).toEqual([list]);
	});

	test('reports exactly what changed between two runs, and loses no row', async () => {
		await run();
		const first = csvRows(await listText());
		live().service.setFaultPlan(elsewhere);
		const { items, told } = await run();
		const expected = [
			{ ref: 'A', result: 'unchanged', name_now: 'JANE WANJIKU KAMAU' },
			{ ref: 'B', result: 'changed', name_now: 'PETER OTIENO ODHIAMBO' },
			{ ref: 'C', result: 'no longer found', name_now: '' },
			{ ref: 'D', result: unchecked, detail: expect.stringMatching(/out of order/), name_now: '' },
			{ ref: 'E', result: 'needs review', name_now: 'TAUSY MICROFINANCE BANK LIMITED' },
		];
		expect(items).toMatchObject(expected);
		expect(csvRows((await written('recheck-')).at(-1) ?? '')).toMatchObject(expected);
		expect(told).toMatchObject(expected.slice(1));
		const second = csvRows(await listText());
		const doubtful = ['B', 'C', 'E'];
		expect(second).toEqual(
			first.map((row) =>
				doubtful.includes(String(row['ref'])) ? { ...row, status: 'review' } : row,
			),
		);

		live().service.setFaultPlan(undefined);
		expect(resultsOf((await run()).items)).toEqual(unchanged);
		// Only a person takes a row out of review.
		expect(csvRows(await listText())).toEqual(second);
	});

	test.each<[string, Partial<ExampleChanges> & { onDemo?: boolean }]>([
		['answers of another environment', { fields: { Files: { environment: 'production' } } }],
		['the demo', { onDemo: true }],
		[
			'the demo, even where it is expected',
			{ onDemo: true, fields: { Files: { environment: 'demo' } } },
		],
		['a deactivated lookup', { deactivated: ['Look Up Holder'] }],
	])('does not take for a check: %s', async (_what, { onDemo = false, ...changes }) => {
		const demo = onDemo && (await live().storeCredential({ environment: 'demo' }));
		const credentials = { [credentialType]: demo === false ? live().credentialId : demo };
		const { items } = await run({ ...changes, credentials });
		expect(resultsOf(items)).toEqual(allUnchecked);
		expect(csvRows(await listText())).toEqual(csvRows(list));
	});

	test('cannot check rows without a usable number, type or earlier name', async () => {
		const rows = [
			'ref,type,number,confirmed_name,lookup,error,status,confirmed_on',
			'A,till,4738534,  ,x,y,,',
			'B,till,0712345678,JANE WANJIKU KAMAU,x,y,,',
			'C,bank,4738534,JANE WANJIKU KAMAU,x,y,,',
			'D,Buy Goods,4738534,JANE WANJIKU KAMAU,x,y,,',
			'E,till,4738534,JANE WANJIKU KAMAU,x,y,paused,2026-01-05',
		];
		await writeFile(listFile, rows.join('\n'));
		const { items } = await run();
		const usable = { D: 'unchanged', E: 'unchanged' };
		expect(resultsOf(items)).toEqual({ ...allUnchecked, ...usable });
		for (const item of items.slice(0, 3)) expect(item['detail']).not.toBe('');
		// A status that the owner of the list has given stays.
		expect(csvRows(await listText())).toEqual(
			csvRows(rows.join('\n')).map((row) =>
				row['ref'] === 'D' ? { ...row, status: 'confirmed', confirmed_on: today } : row,
			),
		);
	});

	test('fails loudly when there is no list', async () => {
		await rm(listFile);
		expect((await run()).execution.status).toBe('error');
		expect(await written('recheck-')).toEqual([]);
	});

	test('leaves the list alone when rows get lost on the way', async () => {
		live().service.setFaultPlan(elsewhere);
		const { execution, items } = await run({ parameters: { 'All Rows': { numberInputs: 3 } } });
		expect(items).toHaveLength(4);
		expect(execution.status).toBe('error');
		expect(await listText()).toBe(list);
	});

	test('runs by its schedule', async () => {
		const rule = { interval: [{ field: 'seconds', secondsInterval: 2 }] };
		const workflow = await read({ parameters: { 'Every Monday at 6:00': { rule } } });
		const { id, versionId } = await storeWorkflow(live().rest, workflow);
		await live().rest.post(`/rest/workflows/${id}/activate`, { versionId });
		const { status, outputs } = await finishedExecution(live().rest, id);
		await live().rest.post(`/rest/workflows/${id}/deactivate`, {});
		expect(status).toBe('success');
		expect(outputs('Report')[0]).toHaveLength(5);
	});
});
