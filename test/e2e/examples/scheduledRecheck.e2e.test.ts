import type { TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import type { ExampleChanges } from './example';
import { byRef, changed, down, payee, payees, RecheckExample } from './recheckExample';

const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const unchanged = 'not production: unchanged';
const elsewhere = { A: unchanged, B: unchanged, C: unchanged, D: unchanged, E: unchanged };
const nowhere = 'not checked';
const unchecked = { A: nowhere, B: nowhere, C: nowhere, D: nowhere, E: nowhere };
const review = 'needs review';
const reviewed = { A: review, B: review, C: review, D: review, E: review };

describe('the scheduled re-check example', () => {
	const live = useLiveN8n();
	let example: RecheckExample;

	beforeAll(async () => {
		example = await RecheckExample.open(live());
	});
	beforeEach(async () => {
		live().service.setFaultPlan(undefined);
		await example.fill(payees);
	});

	test('confirms and dates who has not changed, and tells nobody', async () => {
		const { rows, told } = await example.run('production');
		const dated = { confirmed_on: today, last_run: today, result: 'unchanged' };
		expect(rows).toMatchObject(payees.map((row) => ({ ...row, ...dated, status: 'confirmed' })));
		expect(rows.map(({ confirmed_on }) => confirmed_on)).not.toContain('2026-01-05');
		expect(told).toEqual([]);
	});

	test('tells once what changed, pays none of it, and leaves the decision to a person', async () => {
		await example.run('production');
		live().service.setFaultPlan(changed);
		const { rows, told } = await example.run('production');
		const expected: TableRow[] = [
			{ ref: 'A', status: 'confirmed', name_now: 'JANE WANJIKU KAMAU' },
			{ ref: 'B', status: 'changed holder', name_now: 'PETER OTIENO ODHIAMBO' },
			{ ref: 'C', status: 'no holder found', name_now: '' },
			{ ref: 'D', status: nowhere, name_now: 'GRACE ACHIENG OUMA' },
			{ ref: 'E', status: review, name_now: 'TAUSY MICROFINANCE BANK LIMITED' },
		];
		expect(rows).toMatchObject(expected);
		expect(byRef('confirmed_name', rows)).toEqual(byRef('confirmed_name', [...payees]));
		expect(rows[1]?.['details']).toMatch(/PETER OTIENO ODHIAMBO.*Before: UMOJA WETU SACCO/);
		expect(rows[3]?.['details']).toMatch(/unavailable/);
		expect(byRef('status', told)).toEqual(byRef('status', expected.slice(1)));
		expect(byRef('name_now', told)).toEqual(byRef('name_now', expected.slice(1)));
		expect((await example.run('production')).told).toEqual([]);

		// A failed check takes no row out of the hands of who has to decide about it.
		live().service.setFaultPlan(() => down);
		const failed = await example.run('production');
		const waiting = { B: 'changed holder', C: 'no holder found', E: review };
		expect(byRef('status', failed.rows)).toEqual({ A: nowhere, ...waiting, D: nowhere });
		expect(byRef('result', failed.rows)).toEqual(unchecked);
		expect(byRef('ref', failed.told)).toEqual({ A: 'A' });

		// The old holder is back, and the row waits until a person empties its status.
		live().service.setFaultPlan(undefined);
		const back = await example.run('production');
		const confirmed = { A: 'confirmed', D: 'confirmed' };
		expect(byRef('status', back.rows)).toEqual({ ...waiting, ...confirmed, B: review });
		expect(byRef('status', back.told)).toEqual({ B: review });
		expect((await example.run('production')).told).toEqual([]);
		await example.table.change(back.rows[1]?.['id'], { status: '' });
		const decided = await example.run('production');
		expect(byRef('status', decided.rows)).toEqual({ ...waiting, ...confirmed, B: 'confirmed' });
		expect(decided.rows[1]).toMatchObject({ confirmed_on: today });

		// Who writes confirmed beside another holder is contradicted by the next run.
		await example.table.change(back.rows[2]?.['id'], { status: 'confirmed' });
		live().service.setFaultPlan(changed);
		const contradicted = await example.run('production');
		expect(contradicted.rows[2]).toMatchObject({ status: 'no holder found' });
		expect(byRef('status', contradicted.told)).toMatchObject({ C: 'no holder found' });
	});

	test.each<[string, 'production' | 'uat' | 'demo', object, Partial<ExampleChanges>, unknown]>([
		['the demo', 'demo', {}, {}, expect.anything()],
		['a test system', 'uat', {}, {}, elsewhere],
		['a row of a test system', 'production', { environment: 'uat' }, {}, elsewhere],
		['a row of the test system that is asked', 'uat', { environment: 'uat' }, {}, elsewhere],
		['a row of no environment', 'production', { environment: null }, {}, elsewhere],
		['a deactivated lookup', 'production', {}, { deactivated: ['Look Up Holder'] }, unchecked],
		[
			'a lookup without Expected Name',
			'production',
			{},
			{ parameters: { 'Look Up Holder': { expectedName: '' } } },
			reviewed,
		],
		[
			'names that are compared with themselves',
			'production',
			{},
			{
				parameters: {
					'Look Up Holder': {
						operation: 'compareNames',
						registeredName: '={{ $json.confirmed_name }}',
					},
				},
			},
			elsewhere,
		],
	])('confirms nobody on: %s', async (_what, credential, cells, edits, statuses) => {
		await example.fill(payees.map((row) => ({ ...row, ...cells })));
		const { rows, told } = await example.run(credential, edits);
		expect(byRef('status', rows)).toEqual(statuses);
		for (const { status } of rows) expect(status).not.toBe('confirmed');
		expect(byRef('confirmed_on', rows)).toEqual(byRef('confirmed_on', [...payees]));
		expect(told).toHaveLength(5);
		expect((await example.run(credential, edits)).told).toEqual([]);
	});

	test.each([
		['an outage', 'production', true],
		['the demo', 'demo', false],
		['a test system', 'uat', false],
	] as const)('confirms again by itself after %s', async (_what, credential, isDown) => {
		if (isDown) live().service.setFaultPlan(() => down);
		const before = await example.run(credential);
		for (const { status } of before.rows) expect(status).toMatch(/^not /);
		expect(before.told).toHaveLength(5);
		live().service.setFaultPlan(undefined);
		const { rows, told } = await example.run('production');
		for (const { status, confirmed_on } of rows)
			expect({ status, confirmed_on }).toEqual({ status: 'confirmed', confirmed_on: today });
		expect(told).toEqual([]);
	});

	test('has another registered name looked at, though it matches as well, until a person accepts it', async () => {
		await example.fill([payee('short', 'till', '4738534', 'JANE KAMAU')]);
		expect(byRef('status', (await example.run('production')).rows)).toEqual({ short: 'confirmed' });
		live().service.setFaultPlan(() => ({ kind: 'name', name: 'JANE NJERI KAMAU' }));
		const { rows, told } = await example.run('production');
		expect(told).toMatchObject([{ status: review, name_now: 'JANE NJERI KAMAU' }]);
		expect(told[0]?.['details']).toContain('Before: JANE WANJIKU KAMAU.');
		expect(byRef('status', (await example.run('production')).rows)).toEqual({ short: review });
		await example.table.change(rows[0]?.['id'], { status: '' });
		expect(byRef('status', (await example.run('production')).rows)).toEqual({ short: 'confirmed' });
	});

	test('keeps odd and doubled rows apart, and a status of the owner’s own', async () => {
		const jane = payees[0] ?? {};
		await example.fill([
			{ ...jane, ref: 'no name', confirmed_name: '  ' },
			{ ...jane, ref: 'phone', number: '0712345678' },
			{ ...jane, ref: 'bank', type: 'bank', status: null },
			{ ...jane, ref: 'words', type: 'Buy Goods', number: ' 4738 534' },
			{ ...jane, ref: 'doubled', confirmed_name: 'PETER OTIENO' },
			{ ...jane, ref: 'paused', status: 'paused' },
			{ ...jane, ref: 'paused, unreadable', status: 'paused', number: '0712345678' },
			{ ...jane, ref: 'paused, changed', status: 'paused', confirmed_name: 'PETER OTIENO' },
			{ ...jane, ref: 'capital', status: ' Confirmed ', number: '0712345678' },
		]);
		const { rows } = await example.run('production');
		expect(byRef('status', rows)).toEqual({
			...{ 'no name': review, phone: nowhere, bank: nowhere, words: 'confirmed' },
			...{ doubled: 'changed holder', paused: 'paused', 'paused, unreadable': 'paused' },
			...{ 'paused, changed': 'changed holder', capital: nowhere },
		});
		const dates = rows.flatMap(({ ref, confirmed_on }) => (ref === 'words' ? [] : [confirmed_on]));
		expect(dates).toEqual(Array(8).fill('2026-01-05'));
	});

	test.each<[string, TableRow]>([
		['the number', { number: '5031264' }],
		['the name', { confirmed_name: 'PETER OTIENO ODHIAMBO' }],
		['the type', { type: 'paybill' }],
		['the status', { status: 'paused' }],
	])('writes no answer beside what a person changes during a run: %s', async (_what, edited) => {
		let edit: Promise<void> | undefined;
		let isEdited = false;
		live().service.setFaultPlan(({ kind }) => {
			if (kind === 'token' || isEdited) return undefined;
			edit ??= editFirst().then(() => {
				isEdited = true;
			});
			return down;
		});
		const editFirst = async (): Promise<void> => {
			const [first] = await example.table.rows();
			await example.table.change(first?.['id'], edited);
		};
		const { rows } = await example.run('production');
		await edit;
		expect(rows[0]).toMatchObject({ ...edited, confirmed_on: '2026-01-05', result: null });
		expect(rows[1]).toMatchObject({ result: 'unchanged', confirmed_on: today });
	});
});
