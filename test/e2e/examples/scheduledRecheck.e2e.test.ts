import type { TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import type { ExampleChanges } from './example';
import { byPayee, changed, down, patient, payee, payees, RecheckExample } from './recheckExample';

const today = expect.stringMatching(/^202\d-\d\d-\d\d \d\d:\d\d:\d\d$/);
const longAgo = '2026-01-05 09:00:00';
const nowhere = 'not checked';
const review = 'needs review';

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

	test('confirms and dates who has not changed, tells nobody, and keeps each check', async () => {
		const { rows, told, checks } = await example.run('production');
		const dated = { last_checked_at: today, last_outcome: 'confirmed' };
		const kept = payees.map(({ payee: name, type, number, registered_name, accepted_by }) => ({
			...{ payee: name, type, number, registered_name, accepted_by, ...dated },
		}));
		expect(rows).toMatchObject(kept);
		expect(rows.map(({ last_checked_at }) => last_checked_at)).not.toContain(longAgo);
		expect(rows[0]?.['note']).toBe('Sheet 7, row 2');
		expect(told).toEqual([]);
		expect(checks).toMatchObject(
			payees.map(({ payee: name, type, number, registered_name }, at) => ({
				...{ payee: name, type, number, registered_name, row: `${at + 1}` },
				...{ outcome: 'Confirmed', environment: 'production', checked_at: today },
				...{ file: 'Scheduled re-check', checked_by: 'n8n, by hand', accepted_by: '' },
			})),
		);
	});

	test('tells once what changed, pays none of it, and leaves the decision to a person', async () => {
		await example.run('production');
		live().service.setFaultPlan(changed);
		const { rows, told, checks, execution } = await example.run('production');
		const expected: TableRow[] = [
			{ payee: 'A', last_outcome: 'confirmed' },
			{ payee: 'B', last_outcome: 'changed holder' },
			{ payee: 'C', last_outcome: 'no holder found' },
			{ payee: 'D', last_outcome: nowhere },
			{ payee: 'E', last_outcome: review },
		];
		expect(rows).toMatchObject(expected);
		for (const column of ['registered_name', 'accepted_by', 'accepted_at', 'expires_at'])
			expect(byPayee(column, rows)).toEqual(byPayee(column, [...payees]));
		expect(rows[1]?.['note']).toMatch(
			new RegExp(`^\\d{4}-.*reference ${execution.id}: The accepted name is UMOJA.*PETER OTIENO`),
		);
		expect(rows[3]?.['note']).toMatch(/Not checked since 202\d-.*unavailable/);
		expect(byPayee('last_outcome', told)).toEqual(byPayee('last_outcome', expected.slice(1)));
		expect(byPayee('note', told)).toEqual(byPayee('note', rows.slice(1)));
		expect(byPayee('outcome', checks)).toEqual({
			...{ A: 'Confirmed', B: 'Not Confirmed', C: 'Not Confirmed' },
			...{ D: 'Unchecked', E: 'Needs Review' },
		});
		expect(byPayee('registered_name', checks)).toMatchObject({ B: 'PETER OTIENO ODHIAMBO', D: '' });
		expect((await example.run('production')).told).toEqual([]);

		// A failed check takes no row out of the hands of who has to decide about it.
		live().service.setFaultPlan(() => down);
		const failed = await example.run('production');
		const waiting = { B: 'changed holder', C: 'no holder found', E: review };
		expect(byPayee('last_outcome', failed.rows)).toEqual({ A: nowhere, ...waiting, D: nowhere });
		expect(byPayee('payee', failed.told)).toEqual({ A: 'A' });
		expect(byPayee('last_checked_at', failed.rows)).toMatchObject(
			byPayee('last_checked_at', rows.slice(3, 4)) ?? {},
		);
		for (const { outcome } of failed.checks) expect(outcome).toBe('Unchecked');

		// The old holders are back, and wait until a person accepts them again.
		live().service.setFaultPlan(undefined);
		const back = await example.run('production');
		const confirmed = { A: 'confirmed', D: 'confirmed' };
		const backAgain = { ...confirmed, B: review, C: review, E: review };
		expect(byPayee('last_outcome', back.rows)).toEqual(backAgain);
		expect(byPayee('last_outcome', back.told)).toEqual({ B: review, C: review });
		expect(back.rows[1]?.['note']).toContain('Found before: changed holder.');
		expect(byPayee('outcome', back.checks)).toMatchObject({ A: 'Confirmed', B: 'Needs Review' });
		const still = await example.run('production');
		expect([still.told, byPayee('last_outcome', still.rows)]).toEqual([[], backAgain]);
		await example.table.change(back.rows[1]?.['id'], { last_outcome: '' });
		const decided = await example.run('production');
		expect(byPayee('last_outcome', decided.rows)).toEqual({ ...backAgain, B: 'confirmed' });

		// Who writes confirmed beside another holder is contradicted by the next run.
		await example.table.change(back.rows[2]?.['id'], { last_outcome: 'confirmed' });
		live().service.setFaultPlan(changed);
		const contradicted = await example.run('production');
		expect(contradicted.rows[2]).toMatchObject({ last_outcome: 'no holder found' });
		expect(byPayee('last_outcome', contradicted.told)).toMatchObject({ C: 'no holder found' });
	});

	const own = { registeredName: '={{ $json.registered_name }}' };
	test.each<[string, 'production' | 'uat' | 'demo', object, Partial<ExampleChanges>, unknown]>([
		['the demo', 'demo', {}, {}, expect.anything()],
		['a test system', 'uat', {}, {}, 'not production: unchanged'],
		['a lookup that is off', 'production', {}, { deactivated: ['Look Up Holder'] }, nowhere],
		['rows that nobody has accepted', 'production', { accepted_by: '' }, {}, review],
		['acceptances that are over', 'production', { expires_at: '2026-11-01' }, {}, 'expired'],
		[
			...(['another name, though it is never compared', 'production'] as const),
			{ registered_name: 'JANE KAMAU' },
			{ parameters: { 'Look Up Holder': { expectedName: '' } } },
			review,
		],
		[
			...(['names that are compared with themselves', 'production', {}] as const),
			{ parameters: { 'Look Up Holder': { operation: 'compareNames', ...own } } },
			expect.anything(),
		],
	])('confirms nobody on: %s', async (_what, credential, cells, edits, outcome) => {
		await example.fill(payees.map((row) => ({ ...row, ...cells })));
		const { rows, told, checks } = await example.run(credential, edits);
		for (const { last_outcome } of rows) {
			expect(last_outcome).toEqual(outcome);
			expect(last_outcome).not.toBe('confirmed');
		}
		for (const check of checks) expect(check['outcome']).not.toBe('Confirmed');
		expect(told).toHaveLength(5);
		expect((await example.run(credential, edits)).told).toEqual([]);
	});

	test.each(['production', 'uat'] as const)(
		'confirms again by itself after an outage of %s',
		async (account) => {
			live().service.setFaultPlan(() => down);
			const before = await example.run(account);
			for (const { last_outcome } of before.rows) expect(last_outcome).toMatch(/^not /);
			expect(byPayee('last_checked_at', before.rows)).toEqual(
				byPayee('last_checked_at', [...payees]),
			);
			expect(before.told).toHaveLength(5);
			live().service.setFaultPlan(undefined);
			const { rows, told } = await example.run('production');
			for (const row of rows)
				expect(row).toMatchObject({ last_outcome: 'confirmed', last_checked_at: today });
			expect(told).toEqual([]);
		},
	);

	test('only the newest acceptance of a payee and number is confirmed', async () => {
		const old = payee('Jane  KAMAU', 'till', '4738534', 'JANE WANJIKU KAMAU');
		await example.fill([
			old,
			payee('Jane Kamau', 'till', '4738534', 'JANE WANJIKU KAMAU'),
			payee('Jane Kamau', 'till', '5031264', 'PETER OTIENO ODHIAMBO'),
		]);
		const { rows, told } = await example.run('production');
		expect(rows.map(({ last_outcome }) => last_outcome)).toEqual([
			...['replaced', 'confirmed', 'confirmed'],
		]);
		expect(told).toEqual([]);
		// What is over is not looked up again, until somebody makes it valid.
		const again = await example.run('production');
		expect(again.checks).toHaveLength(2);
		await example.table.change(rows[1]?.['id'], { number: '4738535' });
		const valid = await example.run('production');
		expect(valid.rows[0]).toMatchObject({ last_outcome: 'confirmed' });
	});

	test('keeps odd rows apart, and a word of the owner’s own', async () => {
		const jane = payees[0] ?? {};
		await example.fill([
			{ ...jane, payee: 'no name', registered_name: '  ' },
			{ ...jane, payee: 'phone', number: '0712345678' },
			{ ...jane, payee: 'bank', type: 'bank', last_outcome: null },
			{ ...jane, payee: 'words', type: 'Buy Goods', number: ' 4738 534' },
			{ ...jane, payee: 'other', registered_name: 'PETER OTIENO' },
			{ ...jane, payee: 'paused', last_outcome: 'paused' },
			{ ...jane, payee: 'paused, unreadable', last_outcome: 'paused', number: '0712345678' },
			{
				...jane,
				payee: 'paused, changed',
				last_outcome: 'paused',
				registered_name: 'PETER OTIENO',
			},
			{ ...jane, payee: 'capital', last_outcome: ' Confirmed ', number: '0712345678' },
			// It matches, but is not what was accepted.
			{ ...jane, payee: 'shorter', registered_name: 'JANE KAMAU' },
			{ ...jane, payee: '__proto__' },
		]);
		const { rows } = await example.run('production');
		expect(rows.map(({ payee: name, last_outcome }) => [name, last_outcome])).toEqual([
			['no name', review],
			['phone', nowhere],
			['bank', nowhere],
			['words', 'confirmed'],
			['other', 'changed holder'],
			['paused', 'paused'],
			['paused, unreadable', 'paused'],
			['paused, changed', 'changed holder'],
			['capital', nowhere],
			['shorter', review],
			['__proto__', 'confirmed'],
		]);
	});

	test('writes no answer beside what a person changes during a run', async () => {
		const edits: TableRow[] = [
			{ payee: 'Another' },
			{ number: '5031264' },
			{ registered_name: 'PETER OTIENO ODHIAMBO' },
			{ type: 'paybill' },
			{ accepted_by: 'somebody@example.com' },
			{ expires_at: '2998-01-01' },
			{ last_outcome: 'paused' },
		];
		const holder = 'JANE WANJIKU KAMAU';
		const many = [...edits, {}].map((_, at) => payee(`P${at}`, 'till', `${4600000 + at}`, holder));
		await example.fill(many);
		const edit = async (): Promise<void> => {
			const before = await example.table.rows();
			for (const [at, cells] of edits.entries())
				await example.table.change(before[at]?.['id'], cells);
		};
		let editing: Promise<void> | undefined;
		let isEdited = false;
		live().service.setFaultPlan(({ kind }) => {
			if (kind === 'token') return undefined;
			editing ??= edit().then(() => {
				isEdited = true;
			});
			return isEdited ? { kind: 'name', name: holder } : down;
		});
		const { rows } = await example.run('production', patient);
		await editing;
		const edited = edits.map((cells) => ({ ...cells, last_checked_at: longAgo }));
		const confirmed = { last_outcome: 'confirmed', last_checked_at: today };
		expect(rows).toMatchObject([...edited, confirmed]);
		expect(rows.at(-1)?.['last_checked_at']).not.toBe(longAgo);
	});
});
