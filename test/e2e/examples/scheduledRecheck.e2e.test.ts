import type { TableRow } from '../support/dataTable';
import { finishedExecution, newestExecution } from '../support/executions';
import { useLiveN8n } from '../support/liveN8n';
import { storeWorkflow } from '../support/publishWorkflow';
import { until } from '../support/until';
import type { ExampleChanges } from './example';
import { byPayee, changed, down, openRecheck, payee, payees } from './recheckExample';

const today = expect.stringMatching(/^202\d-\d\d-\d\d \d\d:\d\d:\d\d$/);
const longAgo = '2026-01-05 09:00:00';
const nowhere = 'not checked';
const review = 'needs review';
const jane = 'JANE WANJIKU KAMAU';
const lookUp = (changes: object) => ({ parameters: { 'Look Up Holder': { ...changes } } });

const live = useLiveN8n();
let example: Awaited<ReturnType<typeof openRecheck>>;

beforeAll(async () => {
	example = await openRecheck(live());
});
beforeEach(async () => {
	await example.fill(payees);
});

describe('the scheduled re-check example', () => {
	test('confirms who has not changed, tells each change once, and leaves the decision to a person', async () => {
		const first = await example.run();
		for (const { last_outcome, last_checked_at } of first.rows) {
			expect([last_outcome, last_checked_at]).toEqual(['confirmed', today]);
			expect(last_checked_at).not.toBe(longAgo);
		}
		expect(first.told).toEqual([]);
		expect(first.checks).toMatchObject(
			payees.map(({ payee: name, type, number, registered_name }, at) => ({
				...{ payee: name, type, number, registered_name, row: `${at + 1}` },
				...{ outcome: 'Confirmed', environment: 'production', checked_at: today },
				...{ file: 'Scheduled re-check', checked_by: 'n8n, by hand', accepted_by: '' },
			})),
		);

		live().service.setFaultPlan(changed);
		const { id, rows, told, checks } = await example.run();
		const waiting = { B: 'changed holder', C: 'no holder found', E: review };
		expect(byPayee('last_outcome', told)).toEqual({ ...waiting, D: nowhere });
		expect(byPayee('last_outcome', rows)).toEqual({ ...waiting, A: 'confirmed', D: nowhere });
		for (const column of ['payee', 'registered_name', 'accepted_by', 'accepted_at', 'expires_at'])
			expect(byPayee(column, rows)).toEqual(byPayee(column, payees));
		expect(byPayee('note', told)).toEqual({
			...byPayee('note', rows.slice(1)),
			B: expect.stringMatching(`reference ${id}: The accepted name is UMOJA.*PETER OTIENO`),
			D: expect.stringMatching(/Not checked since 202\d-.*unavailable/),
		});
		expect(byPayee('outcome', checks)).toEqual({
			...{ A: 'Confirmed', B: 'Not Confirmed', C: 'Not Confirmed' },
			...{ D: 'Unchecked', E: 'Needs Review' },
		});
		expect((await example.run()).told).toEqual([]);

		// A failed check takes no row out of the hands of who has to decide about it.
		live().service.setFaultPlan(() => down);
		const failed = await example.run();
		expect(byPayee('last_outcome', failed.rows)).toEqual({ ...waiting, A: nowhere, D: nowhere });
		expect(byPayee('payee', failed.told)).toEqual({ A: 'A' });
		expect(failed.rows[3]?.['last_checked_at']).toBe(rows[3]?.['last_checked_at']);
		expect(failed.checks.map(({ outcome }) => outcome)).toEqual(Array(5).fill('Unchecked'));

		// The old holders are back, and wait until a person accepts them again.
		live().service.setFaultPlan(undefined);
		const back = await example.run();
		const backAgain = { A: 'confirmed', D: 'confirmed', B: review, C: review, E: review };
		expect(byPayee('last_outcome', back.rows)).toEqual(backAgain);
		expect(byPayee('last_outcome', back.told)).toEqual({ B: review, C: review });
		expect(byPayee('outcome', back.checks)).toMatchObject({ A: 'Confirmed', B: 'Needs Review' });
		await example.table.change(back.rows[1]?.['id'], { last_outcome: '' });
		const decided = await example.run();
		expect(decided.told).toEqual([]);
		expect(byPayee('last_outcome', decided.rows)).toEqual({ ...backAgain, B: 'confirmed' });
	});

	const own = { operation: 'compareNames', registeredName: '={{ $json.registered_name }}' };
	test.each<[string, 'production' | 'uat' | 'demo', Partial<ExampleChanges>, object]>([
		['the demo', 'demo', {}, {}],
		['a test system', 'uat', {}, {}],
		['a lookup that is off', 'production', { deactivated: ['Look Up Holder'] }, {}],
		['names that are compared with themselves', 'production', lookUp(own), {}],
		[
			...(['another name, though it is never compared', 'production'] as const),
			...([lookUp({ expectedName: '' }), { registered_name: 'JANE KAMAU' }] as const),
		],
	])('confirms nobody on: %s', async (_what, account, edits, cells) => {
		await example.fill(payees.map((row) => ({ ...row, ...cells })));
		const { rows, told, checks } = await example.run(account, edits);
		expect(rows).toHaveLength(5);
		for (const { last_outcome } of rows) expect(last_outcome).toMatch(/^not |^needs review$/);
		for (const { outcome } of checks) expect(outcome).not.toBe('Confirmed');
		expect(told).toHaveLength(5);
	});

	test('keeps odd rows apart, and a word of the owner’s own', async () => {
		const odd: ReadonlyArray<[name: string, after: string, cells: TableRow]> = [
			['no name', review, { registered_name: '  ' }],
			['nobody accepted', review, { accepted_by: '' }],
			['over', 'expired', { expires_at: '2026-11-01' }],
			['phone', nowhere, { number: '0712345678' }],
			['bank', nowhere, { type: 'bank', last_outcome: null }],
			['words', 'confirmed', { type: 'Buy Goods', number: ' 4738 534' }],
			['other', 'changed holder', { registered_name: 'PETER OTIENO' }],
			['paused', 'paused', { last_outcome: 'paused' }],
			['paused, unreadable', 'paused', { last_outcome: 'paused', number: '0712345678' }],
			['paused, changed', 'changed holder', { last_outcome: 'paused', registered_name: 'PETER' }],
			['capital', nowhere, { last_outcome: ' Confirmed ', number: '0712345678' }],
			// It matches, but is not what was accepted.
			['shorter', review, { registered_name: 'JANE KAMAU' }],
			['__proto__', 'confirmed', {}],
			// Only the newest acceptance of a payee and number counts.
			['Jane  KAMAU', 'replaced', {}],
			['Jane Kamau', 'confirmed', {}],
		];
		const rows = odd.map(([name, , cells]) => ({
			...{ ...payee(name, 'till', '4738534', jane), ...cells },
		}));
		await example.fill(rows);
		const after = (await example.run()).rows;
		expect(after.map(({ payee: name, last_outcome }) => [name, last_outcome])).toEqual(
			odd.map(([name, outcome]) => [name, outcome]),
		);
	});

	test('shows every result in the demo, without tables, and confirms none on the word of a real account', async () => {
		await Promise.all([example.table.drop(), example.trail.drop()]);
		const demo = await example.run('demo');
		const unchanged = 'not production: unchanged';
		expect(byPayee('new_outcome', demo.told)).toEqual({
			...{ Milk: unchanged, Bread: 'not production: needs review', Power: nowhere },
			...{ Rent: 'not production: changed holder', Water: 'not production: no holder found' },
			Savings: 'not production: needs review',
		});
		const real = await example.run();
		for (const { new_outcome } of real.told)
			expect(new_outcome).toMatch(/^not (checked|production: )/);
		const checks = [...demo.checks, ...real.checks];
		expect(checks.map(({ outcome }) => outcome)).toEqual(Array(12).fill('Unchecked'));
		expect(real.rows).toEqual([]);
	});

	test('looks up no demo payees by its schedule, where nobody watches, in Kenya’s time', async () => {
		await example.fill([]);
		const { rest, service } = live();
		const { lookups } = service.stats;
		const schedule = 'Every Monday at 6:00';
		const rule = { interval: [{ field: 'seconds', secondsInterval: 5 }] };
		const workflow = await example.read('production', { parameters: { [schedule]: { rule } } });
		const { id, versionId } = await storeWorkflow(rest, workflow);
		await rest.post(`/rest/workflows/${id}/activate`, { versionId });
		await until('the schedule starts it', async () => await newestExecution(rest, id));
		await rest.post(`/rest/workflows/${id}/deactivate`, {});
		const { status, outputs } = await finishedExecution(rest, id);
		expect([status, outputs('Accepted Payees')]).toEqual(['success', [[{}]]]);
		expect(outputs(schedule)[0]).toMatchObject([{ Timezone: expect.stringMatching(/Nairobi/) }]);
		expect(service.stats.lookups).toBe(lookups);
	});

	test('writes no answer beside what a person, or another run, changes meanwhile', async () => {
		const edits: TableRow[] = [
			...[{ payee: 'Another' }, { number: '5031264' }, { registered_name: 'PETER OTIENO' }],
			...[{ type: 'paybill' }, { accepted_by: 'somebody@example.com' }],
			...[{ expires_at: '2998-01-01' }, { last_outcome: 'paused' }],
		];
		await example.fill(
			[...edits, {}].map((_, at) => payee(`P${at}`, 'till', `${4600000 + at}`, jane)),
		);
		const before = await example.table.rows();
		live().holdLookups(
			async () => {
				for (const [at, cells] of edits.entries())
					await example.table.change(before[at]?.['id'], cells);
			},
			() => ({ kind: 'name', name: jane }),
		);
		// More than five rows wait for a service that is out.
		const options = { includeInput: true, resultFormat: 'columns', maxOutage: 600, maxRetries: 1 };
		const { rows } = await example.run('production', lookUp({ options }));
		const edited = edits.map((cells) => ({ ...cells, last_checked_at: longAgo }));
		expect(rows).toMatchObject([...edited, { last_outcome: 'confirmed', last_checked_at: today }]);
		expect(rows.at(-1)?.['last_checked_at']).not.toBe(longAgo);
	});
});
