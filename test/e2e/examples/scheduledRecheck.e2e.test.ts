import { z } from 'zod';
import type { Fault } from '../../simulator';
import { DataTable, type TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import { readExample, type ExampleChanges } from './example';
import { acceptance } from './tableRows';

const longAgo = '2026-01-05 09:00:00';
const today = expect.stringMatching(/^(?!2026-01-05)202\d-\d\d-\d\d \d\d:\d\d:\d\d$/);
const review = 'Needs Review';
const jane = 'JANE WANJIKU KAMAU';
const lookUp = (changes: object) => ({ parameters: { 'Look Up Holders': { ...changes } } });

/** Payees of whom each holder is as accepted; the last one has never been checked again. */
const unchecked = { account: '0220-891', last_outcome: null, last_checked_at: null };
const payees: readonly TableRow[] = [
	acceptance('A', 'till', '4738534', jane),
	// What is behind the Paybill of a bank is accepted by its account number.
	acceptance('B', 'paybill', '900010', 'UMOJA WETU SACCO SOCIETY LTD', { account: '0110-567' }),
	acceptance('C', 'till', '057318', 'MERCY NAFULA WEKESA'),
	acceptance('D', 'till', '738204', 'GRACE ACHIENG OUMA'),
	acceptance('E', 'paybill', '900012', 'TAUSI MICROFINANCE BANK LIMITED', unchecked),
];

const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'json' };
const changed: Readonly<Record<string, Fault>> = {
	'900010': { kind: 'name', name: 'PETER OTIENO ODHIAMBO' },
	'057318': { kind: 'code', httpStatus: 404, status: 'E404000' },
	'738204': down,
	'900012': { kind: 'name', name: 'TAUSY MICROFINANCE BANK LIMITED' },
};

const finding = z.object({ payee: z.string(), outcome: z.string() });
const message = z.object({ text: z.string(), toActOn: z.array(finding) });

/** What one column holds, by the payee of the row. */
const byPayee = (column: string, rows: ReadonlyArray<Readonly<Record<string, unknown>>>) =>
	Object.fromEntries(rows.map(({ [column]: value = null, payee }) => [String(payee), value]));

describe('the scheduled re-check example', () => {
	const live = useLiveN8n();
	let table: DataTable;

	const fill = async (rows: readonly TableRow[]): Promise<void> => {
		await table.fill(Object.keys(acceptance('', '', '', '')), rows);
	};
	beforeEach(async () => {
		table = new DataTable(live().rest, 'accepted_payees');
		await fill(payees);
	});

	/** Runs the example; returns the rows of the table after it, and what it told. */
	async function run(changes: ExampleChanges = {}) {
		const settings = { account: live().productionId, ...changes };
		const { status, outputs } = await live().run(readExample('scheduled-recheck', settings));
		expect(status).toBe('success');
		const [messages = []] = outputs('Tell Someone');
		expect(messages.length).toBeLessThanOrEqual(1);
		const [told] = messages.map((json) => message.parse(json));
		return { rows: await table.rows(), text: told?.text ?? '', told: told?.toActOn ?? [] };
	}

	test('notes who has not changed, tells each finding once, and leaves the decision to a person', async () => {
		const first = await run();
		for (const row of first.rows)
			expect(row).toMatchObject({ last_outcome: 'confirmed', last_checked_at: today });
		expect(first.told).toEqual([]);

		live().service.setFaultPlan(({ number = '' }) => changed[number]);
		const { rows, told, text } = await run();
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
		expect(byPayee('outcome', (await run()).told)).toEqual({ D: 'unchecked' });
		expect(rows[3]?.['last_checked_at']).toBe(first.rows[3]?.['last_checked_at']);

		// A failed check takes no row out of the hands of who has to decide about it.
		live().service.setFaultPlan(() => down);
		const failed = await run();
		expect(byPayee('last_outcome', failed.rows)).toEqual(outcomes);
		expect(failed.told.map(({ outcome }) => outcome)).toEqual(Array(5).fill('unchecked'));

		// The old holders are back, and wait until a person accepts them again.
		live().service.setFaultPlan(undefined);
		const back = await run();
		expect(byPayee('last_outcome', back.rows)).toEqual({ ...outcomes, C: review });
		expect(byPayee('outcome', back.told)).toEqual({ C: 'needsReview' });
		await table.add(payees.slice(1, 2));
		const decided = await run();
		expect(decided.told).toEqual([]);
		expect(decided.rows.at(-1)).toMatchObject({ payee: 'B', last_outcome: 'confirmed' });
	});

	const own = { operation: 'compareNames', registeredName: '={{ $json.registered_name }}' };
	test.each<[string, () => ExampleChanges]>([
		['the demo', () => ({ account: '' })],
		['a test system', () => ({ account: live().credentialId })],
		['a lookup that is off', () => ({ deactivated: ['Look Up Holders'] })],
		['names that are compared with themselves', () => lookUp(own)],
	])('notes nothing on: %s', async (_what, changes) => {
		const before = payees.map((row) => ({ ...row, last_outcome: 'paused' }));
		await fill(before);
		const { rows } = await run(changes());
		expect(rows).toHaveLength(5);
		expect(rows).toMatchObject(before);
	});

	test('notes no holder as accepted who is another one, though no name is compared', async () => {
		const registered_name = 'JANE KAMAU';
		await fill(payees.map((row) => ({ ...row, registered_name, last_outcome: 'paused' })));
		const { rows } = await run(lookUp({ expectedName: '' }));
		const outcomes = { A: 'paused', B: review, C: 'paused', D: 'paused', E: review };
		expect(byPayee('last_outcome', rows)).toEqual(outcomes);
	});

	test('shows the demo how a payee that was accepted there has changed', async () => {
		const inDemo = { environment: 'demo' };
		const same = acceptance('Jane Kamau', 'till', '900001', jane, inDemo);
		await fill([same, acceptance('Somebody', 'till', '900001', 'SOMEBODY ELSE', inDemo)]);
		const { told, text } = await run({ account: '' });
		expect(byPayee('outcome', told)).toMatchObject({ Somebody: 'needsReview' });
		expect(text).toContain('SOMEBODY ELSE');
	});

	test('makes a lost table anew, and looks nobody up while it is empty', async () => {
		await table.drop();
		expect(await run()).toMatchObject({ rows: [], told: [] });
		expect(live().service.stats.lookups).toBe(0);
		await table.add(payees);
		expect(byPayee('last_outcome', (await run()).rows)).toMatchObject({ A: 'confirmed' });
	});

	const cells: TableRow = {
		payee: 'Another',
		number: '5031264',
		registered_name: 'PETER OTIENO',
		type: 'paybill',
		accepted_by: 'somebody@example.com',
		account: '77',
		expires_at: '2998-01-01',
		environment: 'uat',
		operator: 'AirtelMoney',
		last_outcome: 'paused',
	};
	const edits: TableRow[] = Object.entries(cells).map(([column, cell]) => ({ [column]: cell }));
	test.each([
		['an answer as accepted', jane, 'confirmed', 'paused'],
		['a finding, but over another outcome,', 'JANE WANJIKU KAMAUX', review, review],
	])(
		'writes %s not beside what a person, or another run, changes meanwhile',
		async (_what, name, noted, overPaused) => {
			await fill([...edits, {}].map((_, at) => acceptance('P', 'till', `${4600000 + at}`, jane)));
			const before = await table.rows();
			const edit = async (): Promise<void> => {
				for (const [at, change] of edits.entries()) await table.change(before[at]?.['id'], change);
			};
			live().holdLookups(edit, () => ({ kind: 'name', name }));
			const { rows } = await run();
			const edited = edits.slice(0, -1).map((change) => ({ ...change, last_checked_at: longAgo }));
			const unedited = { last_outcome: noted, last_checked_at: today };
			expect(rows).toMatchObject([...edited, { last_outcome: overPaused }, unedited]);
		},
	);
});
