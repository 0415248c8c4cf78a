import type { TableRow } from '../support/dataTable';
import { finishedExecution, newestExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { storeWorkflow } from '../support/publishWorkflow';
import { until } from '../support/until';
import type { ExampleChanges } from './example';
import { byPayee, changed, down, openRecheck, payee, payees } from './recheckExample';

const today = expect.stringMatching(/^202\d-\d\d-\d\d \d\d:\d\d:\d\d$/);
const longAgo = '2026-01-05 09:00:00';
const review = 'Needs Review';
const jane = 'JANE WANJIKU KAMAU';
const lookUp = (changes: object) => ({ parameters: { 'Look Up Holders': { ...changes } } });
const live = useLiveN8n();
let example: Awaited<ReturnType<typeof openRecheck>>;

beforeAll(async () => {
	example = await openRecheck(live());
});
beforeEach(async () => {
	await example.fill(payees);
});

describe('the scheduled re-check example', () => {
	test('notes who has not changed, tells each finding once, and leaves the decision to a person', async () => {
		const first = await example.run();
		for (const { last_outcome, last_checked_at } of first.rows) {
			expect([last_outcome, last_checked_at]).toEqual(['confirmed', today]);
			expect(last_checked_at).not.toBe(longAgo);
		}
		expect(first.told).toEqual([]);

		live().service.setFaultPlan(changed);
		const { rows, told, text } = await example.run();
		const found = { B: 'needsReview', C: 'notConfirmed', E: 'needsReview' };
		expect(byPayee('outcome', told)).toEqual({ ...found, D: 'unchecked' });
		for (const words of ['Re-check of accepted payees', 'UMOJA WETU SACCO SOCIETY LTD', 'PETER'])
			expect(text).toContain(words);
		const waiting = { B: review, C: 'Not Confirmed', E: review };
		const outcomes = { A: 'confirmed', ...waiting, D: 'confirmed' };
		expect(byPayee('last_outcome', rows)).toEqual(outcomes);
		for (const column of ['payee', 'registered_name', 'accepted_by', 'accepted_at', 'expires_at'])
			expect(byPayee(column, rows)).toEqual(byPayee(column, payees));
		// A check that failed is told each time, and is no check.
		expect(byPayee('outcome', (await example.run()).told)).toEqual({ D: 'unchecked' });
		expect(rows[3]?.['last_checked_at']).toBe(first.rows[3]?.['last_checked_at']);

		// A failed check takes no row out of the hands of who has to decide about it.
		live().service.setFaultPlan(() => down);
		const failed = await example.run();
		expect(byPayee('last_outcome', failed.rows)).toEqual(outcomes);
		expect(failed.told.map(({ outcome }) => outcome)).toEqual(Array(5).fill('unchecked'));

		// The old holders are back, and wait until a person accepts them again.
		live().service.setFaultPlan(undefined);
		const back = await example.run();
		expect(byPayee('last_outcome', back.rows)).toEqual({ ...outcomes, C: review });
		expect(byPayee('outcome', back.told)).toEqual({ C: 'needsReview' });
		await example.table.add(payees.slice(1, 2));
		const decided = await example.run();
		expect(decided.told).toEqual([]);
		expect(decided.rows.at(-1)).toMatchObject({ payee: 'B', last_outcome: 'confirmed' });
	});

	const own = { operation: 'compareNames', registeredName: '={{ $json.registered_name }}' };
	test.each<[string, 'production' | 'uat' | 'demo', ExampleChanges]>([
		['the demo', 'demo', {}],
		['a test system', 'uat', {}],
		['a lookup that is off', 'production', { deactivated: ['Look Up Holders'] }],
		['names that are compared with themselves', 'production', lookUp(own)],
	])('notes nothing on: %s', async (_what, account, edits) => {
		const before = payees.map((row) => ({ ...row, last_outcome: 'paused' }));
		await example.fill(before);
		const { rows } = await example.run(account, edits);
		expect(rows).toHaveLength(5);
		expect(rows).toMatchObject(before);
	});

	test('notes no holder as accepted who is another one, though no name is compared', async () => {
		const registered_name = 'JANE KAMAU';
		await example.fill(payees.map((row) => ({ ...row, registered_name, last_outcome: 'paused' })));
		const { rows } = await example.run('production', lookUp({ expectedName: '' }));
		const outcomes = { A: 'paused', B: review, C: 'paused', D: 'paused', E: review };
		expect(byPayee('last_outcome', rows)).toEqual(outcomes);
	});

	test('shows the demo how a payee that was accepted there has changed', async () => {
		const rows = ['Jane Kamau', 'Somebody'].map((name) => ({
			...payee(name, 'till', '900001', name === 'Somebody' ? 'SOMEBODY ELSE' : jane),
			environment: 'demo',
		}));
		await example.fill(rows);
		const { told, text } = await example.run('demo');
		expect(byPayee('outcome', told)).toMatchObject({ Somebody: 'needsReview' });
		expect(text).toContain('SOMEBODY ELSE');
	});

	test('makes a lost table anew, and looks nobody up while it is empty', async () => {
		await example.table.drop();
		const { rows, told } = await example.run();
		expect([rows, told]).toEqual([[], []]);
		expect(live().service.stats.lookups).toBe(0);
		await example.table.add(payees);
		expect(byPayee('last_outcome', (await example.run()).rows)).toMatchObject({ A: 'confirmed' });
	});

	test('runs by its schedule, in Kenya’s time', async () => {
		const { rest } = live();
		const schedule = 'Every Monday at 6:00';
		const rule = { interval: [{ field: 'seconds', secondsInterval: 5 }] };
		const workflow = await example.read('production', { parameters: { [schedule]: { rule } } });
		const { id, versionId } = await storeWorkflow(rest, workflow);
		await rest.post(`/rest/workflows/${id}/activate`, { versionId });
		await until('the schedule starts it', async () => await newestExecution(rest, id));
		await rest.post(`/rest/workflows/${id}/deactivate`, {});
		const { status, outputs } = await finishedExecution(rest, id);
		expect([status, outputs('Note as Confirmed')[0]?.length]).toEqual(['success', 5]);
		expect(outputs(schedule)[0]).toMatchObject([{ Timezone: expect.stringMatching(/Nairobi/) }]);
	});

	test('tells each finding once when two runs overlap', async () => {
		live().service.setFaultPlan(changed);
		const runs = await Promise.all([example.run(), example.run()]);
		const told = runs.flatMap((run) => run.told.map(({ payee: name }) => name));
		expect(told.filter((name) => name !== 'D').sort()).toEqual(['B', 'C', 'E']);
	});

	const edits: TableRow[] = Object.entries({
		payee: 'Another',
		number: '5031264',
		registered_name: 'PETER OTIENO',
		type: 'paybill',
		accepted_by: 'somebody@example.com',
		account: '77',
		expires_at: '2998-01-01',
		environment: 'uat',
		operator: 'AirtelMoney',
	}).map(([column, cell]) => ({ [column]: cell }));
	test.each([
		['an answer as accepted', jane, 'confirmed', 'paused'],
		['a finding, but over another outcome,', 'JANE WANJIKU KAMAUX', review, review],
	])(
		'writes %s not beside what a person, or another run, changes meanwhile',
		async (_what, name, noted, overPaused) => {
			const all: TableRow[] = [...edits, { last_outcome: 'paused' }, {}];
			await example.fill(all.map((_, at) => payee(`P${at}`, 'till', `${4600000 + at}`, jane)));
			const before = await example.table.rows();
			live().holdLookups(
				async () => {
					for (const [at, cells] of all.slice(0, -1).entries())
						await example.table.change(before[at]?.['id'], cells);
				},
				() => ({ kind: 'name', name }),
			);
			const { rows } = await example.run();
			const edited = edits.map((cells) => ({ ...cells, last_checked_at: longAgo }));
			expect(rows).toMatchObject([
				...edited,
				{ last_outcome: overPaused },
				{ last_outcome: noted, last_checked_at: today },
			]);
			expect(rows.at(-1)?.['last_checked_at']).not.toBe(longAgo);
		},
	);
});
