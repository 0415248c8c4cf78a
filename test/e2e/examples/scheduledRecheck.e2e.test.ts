import { credentialType } from '../../realN8n/localCredential';
import type { Fault, FaultPlan } from '../../simulator';
import { DataTable, type TableRow } from '../support/dataTable';
import { finishedExecution, type RunItem, type StoredExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { storeWorkflow } from '../support/publishWorkflow';
import { readExample, type ExampleChanges } from './example';

const columns = [
	...['ref', 'type', 'number', 'confirmed_name', 'environment', 'status', 'confirmed_on'],
	...['result', 'name_now', 'details', 'last_run'],
];
const payee = (ref: string, type: string, number: string, confirmed_name: string): TableRow => ({
	...{ ref, type, number, confirmed_name, environment: 'uat' },
	...{ status: 'confirmed', confirmed_on: '2026-01-05' },
});
const payees = [
	payee('A', 'till', '4738534', 'JANE WANJIKU KAMAU'),
	payee('B', 'paybill', '900010', 'UMOJA WETU SACCO SOCIETY LTD'),
	payee('C', 'till', '057318', 'MERCY NAFULA WEKESA'),
	payee('D', 'till', '738204', 'GRACE ACHIENG OUMA'),
	{ ...payee('E', 'paybill', '900012', 'TAUSI MICROFINANCE BANK LIMITED'), status: null },
];
const unchecked = 'could not be checked';
const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

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
	let table: DataTable;
	let demo: string;

	beforeAll(async () => {
		table = new DataTable(live().rest, 'Confirmed payees');
		demo = await live().storeCredential({ environment: 'demo' });
	});
	beforeEach(async () => {
		live().service.setFaultPlan(undefined);
		await table.fill(columns, payees);
	});

	async function read(changes: Partial<ExampleChanges>): ReturnType<typeof readExample> {
		const credentials = { [credentialType]: live().credentialId };
		return await readExample('scheduled-recheck.json', { credentials, ...changes });
	}

	/** Runs the example, changed as a user might; returns the table behind it, and whom it tells of. */
	async function run(
		changes: Partial<ExampleChanges> = {},
	): Promise<{ execution: StoredExecution; rows: TableRow[]; told: RunItem['json'][] }> {
		const execution = await live().run(await read(changes));
		expect(execution.status).toBe('success');
		const [told = []] = execution.outputs('Tell Someone');
		return { execution, rows: await table.rows(), told };
	}

	const resultsOf = (rows: TableRow[]): unknown =>
		Object.fromEntries(rows.map(({ ref, result }) => [ref, result]));
	/** The columns of the rows that say who may be paid. */
	const decisionsOf = (rows: readonly TableRow[]): unknown =>
		rows.map(({ ref, confirmed_name, environment, status = null, confirmed_on }) => {
			return { ref, confirmed_name, environment, status, confirmed_on };
		});

	test.each([
		['without a table', false],
		['with an empty table', true],
	])('shows every result in the demo, %s', async (_what, isThere) => {
		if (isThere) await table.fill(columns, []);
		else await table.drop();
		const results = {
			...{ Milk: 'unchanged', Bread: 'needs review', Rent: 'no longer confirmed' },
			...{ Water: 'no longer confirmed', Power: unchecked, Savings: 'unchanged' },
		};
		const { execution, rows } = await run({ credentials: { [credentialType]: demo } });
		expect(execution.outputs('What Changed?')[0]).toHaveLength(6);
		expect(resultsOf(rows)).toEqual(results);
		// Nothing is added again.
		const second = await run({ credentials: { [credentialType]: demo } });
		expect(resultsOf(second.rows)).toEqual(results);
		expect(second.told).toHaveLength(4);
		// A real account is not asked to believe the demo's rows.
		const real = await run();
		expect(real.rows.map(({ result }) => result)).toEqual(Array(6).fill(unchecked));
		expect(decisionsOf(real.rows)).toEqual(decisionsOf(second.rows));
	});

	test('finds everything unchanged, dates it, and tells nobody', async () => {
		const { rows, told } = await run();
		const dated = {
			result: 'unchanged',
			status: 'confirmed',
			confirmed_on: today,
			last_run: today,
		};
		expect(rows).toMatchObject(payees.map((row) => ({ ...row, ...dated })));
		expect(rows.map(({ confirmed_on }) => confirmed_on)).not.toContain('2026-01-05');
		expect(told).toEqual([]);
	});

	test('reports exactly what changed, and leaves the decision to a person', async () => {
		const first = (await run()).rows;
		live().service.setFaultPlan(elsewhere);
		const { rows, told } = await run();
		const review = { status: 'review' };
		const expected: TableRow[] = [
			{ ref: 'A', result: 'unchanged', name_now: 'JANE WANJIKU KAMAU', status: 'confirmed' },
			{ ref: 'B', result: 'no longer confirmed', name_now: 'PETER OTIENO ODHIAMBO', ...review },
			{ ref: 'C', result: 'no longer confirmed', name_now: '', ...review },
			{ ref: 'D', result: unchecked, name_now: '', status: 'confirmed' },
			{ ref: 'E', result: 'needs review', name_now: 'TAUSY MICROFINANCE BANK LIMITED', ...review },
		];
		expect(rows).toMatchObject(expected);
		expect(rows.map(({ confirmed_name }) => confirmed_name)).toEqual(
			first.map(({ confirmed_name }) => confirmed_name),
		);
		expect(rows[1]?.['details']).toMatch(/PETER OTIENO ODHIAMBO/);
		expect(rows[3]?.['details']).toMatch(/out of order/);
		expect(told.map(({ ref }) => ref).sort()).toEqual(['B', 'C', 'D', 'E']);

		// The old holder is back, and the row stays in review until a person writes otherwise.
		live().service.setFaultPlan(undefined);
		const again = (await run()).rows;
		expect(again.map(({ result }) => result)).toEqual(Array(5).fill('unchanged'));
		expect(decisionsOf(again)).toEqual(decisionsOf(rows));
		await table.change(again[1]?.['id'], { status: 'confirmed', confirmed_on: '' });
		expect((await run()).rows).toMatchObject([
			...[{}, { status: 'confirmed', confirmed_on: today }],
			...[review, { status: 'confirmed' }, review],
		]);
	});

	test.each<[string, string, Partial<ExampleChanges> & { onDemo?: boolean; isDown?: boolean }]>([
		['an outage', 'uat', { isDown: true }],
		['the demo', 'uat', { onDemo: true }],
		['another environment', 'production', {}],
		['no environment', '', {}],
		['a deactivated lookup', 'uat', { deactivated: ['Look Up Holder'] }],
	])(
		'does not take for a check: %s',
		async (_what, environment, { onDemo = false, isDown = false, ...edits }) => {
			await table.fill(
				columns,
				payees.map((row) => ({ ...row, environment })),
			);
			if (isDown) live().service.setFaultPlan(() => changes['738204']);
			const before = await table.rows();
			const credentials = { [credentialType]: onDemo ? demo : live().credentialId };
			const { rows, told } = await run({ ...edits, credentials });
			const nothing = { result: unchecked, name_now: '', details: expect.any(String) };
			expect(rows).toMatchObject(payees.map(({ ref = null }) => ({ ref, ...nothing })));
			expect(told).toHaveLength(5);
			expect(decisionsOf(rows)).toEqual(decisionsOf(before));
		},
	);

	test('keeps odd and doubled rows apart, and a status of the owner’s own', async () => {
		const jane = payees[0] ?? {};
		const odd: TableRow[] = [
			{ ...jane, ref: 'no name', confirmed_name: '  ' },
			{ ...jane, ref: 'phone', number: '0712345678' },
			{ ...jane, ref: 'bank', type: 'bank', status: null },
			{ ...jane, ref: 'words', type: 'Buy Goods', number: ' 4738 534' },
			{ ...jane, ref: 'doubled', confirmed_name: 'PETER OTIENO' },
			{ ...jane, ref: 'paused', status: 'paused' },
		];
		await table.fill(columns, odd);
		const date = '2026-01-05';
		expect((await run()).rows).toMatchObject([
			{ ref: 'no name', result: 'needs review', status: 'review', confirmed_on: date },
			{ ref: 'phone', result: unchecked, status: 'confirmed', confirmed_on: date },
			{ ref: 'bank', result: unchecked, status: null, confirmed_on: date },
			{ ref: 'words', result: 'unchanged', status: 'confirmed', confirmed_on: today },
			{ ref: 'doubled', result: 'no longer confirmed', status: 'review', confirmed_on: date },
			{ ref: 'paused', result: 'unchanged', status: 'paused', confirmed_on: date },
		]);
	});

	test('keeps what a person changes in the table during a run', async () => {
		let edit: Promise<void> | undefined;
		let isEdited = false;
		live().service.setFaultPlan(({ kind }) => {
			if (kind === 'token' || isEdited) return undefined;
			edit ??= editFirst().then(() => {
				isEdited = true;
			});
			return { kind: 'serverError', httpStatus: 503, body: 'json' };
		});
		const edited = { number: '5031264', status: null };
		const editFirst = async (): Promise<void> => {
			const [first] = await table.rows();
			await table.change(first?.['id'], edited);
		};
		const { rows } = await run();
		await edit;
		live().service.setFaultPlan(undefined);
		expect(rows[0]).toMatchObject({ ...edited, confirmed_on: '2026-01-05' });
		expect(rows[1]).toMatchObject({ result: 'unchanged', confirmed_on: today });
	});

	test('runs by its schedule', async () => {
		const rule = { interval: [{ field: 'seconds', secondsInterval: 2 }] };
		const workflow = await read({ parameters: { 'Every Monday at 6:00': { rule } } });
		const { id, versionId } = await storeWorkflow(live().rest, workflow);
		await live().rest.post(`/rest/workflows/${id}/activate`, { versionId });
		const { status, outputs } = await finishedExecution(live().rest, id);
		await live().rest.post(`/rest/workflows/${id}/deactivate`, {});
		expect(status).toBe('success');
		expect(outputs('Note the Result')[0]).toHaveLength(5);
	});
});
