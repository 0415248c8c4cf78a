import type { FaultPlan } from '../../simulator';
import type { TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { RememberedExample, type Payees } from './rememberedExample';

/** Has the service name these holders by their tills. */
const holders =
	(names: Readonly<Record<string, string>>): FaultPlan =>
	({ number = '' }) => {
		const name = names[number];
		return name === undefined ? undefined : { kind: 'name', name };
	};

const outcomes = (rows: readonly TableRow[]): unknown[] => rows.map(({ outcome }) => outcome);

describe('payees that are remembered', () => {
	const live = useLiveN8n();
	let example: RememberedExample;

	beforeAll(async () => {
		example = await RememberedExample.publish(live());
	});

	test('two months of a supplier list, seen by all workflows of one pair of tables', async () => {
		const joyce = ['Month Joyce Wanjikuu', '4100006'] as const;
		const suppliers: Payees = [
			['Month Jane Kamua', '4100001', 300],
			['Month Peter Otieno', '4100002'],
			['Month Mercy Nafula', '4100003'],
		];
		const inMay = {
			4100001: 'MONTH JANE WANJIKU KAMAU',
			4100002: 'MONTH PETER ODHIAMBO OTIENA',
			4100003: 'MONTH MERCY NAFULA',
			4100006: 'MONTH JOYCE WANJIKU',
		};
		live().service.setFaultPlan(holders(inMay));
		const { email } = sharedN8n().owner;
		const acceptedBy = new RegExp(`accepted by ${email} on \\d{4}-\\d\\d-\\d\\d`);

		const first = await example.verify(suppliers);
		expect(outcomes(await example.checks(first.reference))).toEqual([
			...['Needs Review', 'Needs Review', 'Confirmed'],
		]);
		expect(await example.accept(first.reference, 0, 1)).toContain('Accepted: 2');
		const one = await example.checkOne(...joyce);
		expect(one.verdict).toBe('Needs Review');
		expect(await example.accept(one.reference, 0)).toContain('Accepted: 1');
		const accepted = { accepted_by: email, last_outcome: 'confirmed' };
		expect(await example.remembered([...suppliers, joyce])).toMatchObject([
			{ number: '4100001', registered_name: 'MONTH JANE WANJIKU KAMAU', ...accepted },
			{ number: '4100002', registered_name: 'MONTH PETER ODHIAMBO OTIENA', ...accepted },
			{ number: '4100006', registered_name: 'MONTH JOYCE WANJIKU', ...accepted },
		]);
		const known = await example.checkOne('Month Jane Kamua', '4100001');
		expect(known.verdict).toBe('Confirmed');
		expect(known.html).toMatch(acceptedBy);
		const names: unknown[] = [...suppliers, joyce].map(([name]) => name);
		const mine = <Row extends { payee?: unknown }>(rows: Row[]): Row[] =>
			rows.filter(({ payee }) => names.includes(payee));
		const quiet = await example.recheck();
		expect(mine(quiet.told)).toEqual([]);
		expect(outcomes(mine(await example.checks(quiet.reference)))).toEqual(
			Array(3).fill('Confirmed'),
		);

		live().service.setFaultPlan(holders({ ...inMay, 4100002: 'SOMEBODY ELSE ALTOGETHER' }));
		const alarm = await example.recheck();
		expect(mine(alarm.told)).toMatchObject([
			{ payee: 'Month Peter Otieno', last_outcome: 'changed holder' },
		]);
		live().service.setFaultPlan(holders({ ...inMay, 4100002: 'MONTH PETER OTIENO' }));
		const second = await example.verify(suppliers);
		const after = await example.checks(second.reference);
		expect(outcomes(after)).toEqual([...['Confirmed', 'Needs Review', 'Confirmed']]);
		expect(after[0]?.['details']).toMatch(acceptedBy);
		expect(after[1]?.['details']).toContain(
			`The holder has changed: it was MONTH PETER ODHIAMBO OTIENA when ${email} accepted it on `,
		);
		expect(after[2]?.['details']).not.toContain('accepted by');
		expect(second.message).toContain('Accepted before: 1.');
		expect((await example.checkOne(...joyce)).verdict).toBe('Confirmed');

		// The trail of the first month keeps its outcome, and says who accepted it.
		expect(await example.checks(first.reference)).toMatchObject([
			{ outcome: 'Needs Review', accepted_by: email, file: 'suppliers.csv', amount: '300' },
			{ outcome: 'Needs Review', accepted_by: email, amount: '1500' },
			{ outcome: 'Confirmed', accepted_by: '', checked_by: 'Wanja of accounts' },
		]);
	});

	test('a holder who was another one meanwhile is confirmed only after a new acceptance', async () => {
		const payee = ['Month Asha Kamua', '4120001'] as const;
		const asha = holders({ 4120001: 'MONTH ASHA WANJIKU KAMAU' });
		live().service.setFaultPlan(asha);
		const first = await example.verify([payee]);
		expect(await example.accept(first.reference, 0)).toContain('Accepted: 1');
		live().service.setFaultPlan(holders({ 4120001: 'SOMEBODY ELSE ALTOGETHER' }));
		await example.recheck();
		live().service.setFaultPlan(asha);
		const back = await example.verify([payee]);
		const [row] = await example.checks(back.reference);
		expect(row).toMatchObject({ outcome: 'Needs Review' });
		expect(row?.['details']).toMatch(/The re-check of \d{4}-\d\d-\d\d found: changed holder\./);

		// The reference that the re-check gives leads to the review, too.
		const { reference, told } = await example.recheck();
		expect(told).toContainEqual(
			expect.objectContaining({
				payee: payee[0],
				last_outcome: 'needs review',
				note: expect.stringContaining(`reference ${reference}`),
			}),
		);
		const doubtful = (await example.checks(reference)).filter(
			({ outcome }) => outcome === 'Needs Review',
		);
		const place = doubtful.findIndex((each) => each['payee'] === payee[0]);
		expect(await example.accept(reference, place)).toContain('Accepted: 1');
		expect((await example.checkOne(...payee)).verdict).toBe('Confirmed');
		await example.recheck();
		expect(await example.remembered([payee])).toMatchObject([
			{ last_outcome: 'replaced' },
			{ last_outcome: 'confirmed' },
		]);
	});

	test('behind one paybill the account number tells payees apart', async () => {
		const [name, paybill] = ['Month Jane Kamuag', '4110007'];
		live().service.setFaultPlan(holders({ [paybill]: 'MONTH JANE WANJIKU KAMAU' }));
		const sheet = (account: string): Payees => [[name, paybill, 1500, account]];
		const first = await example.verify(sheet('01234 5-X'));
		expect(await example.accept(first.reference, 0)).toContain('Accepted: 1');
		expect(await example.remembered(sheet(''))).toMatchObject([
			{ type: 'paybill', number: paybill, account_number: '01234 5-X' },
		]);
		const other = `accepted with another account or operator before: paybill ${paybill}, account 01234 5-X.`;
		for (const [account, verdict, said] of [
			['01234  5-x', 'Confirmed', 'accepted by'],
			['01234-5-x', 'Needs Review', other],
			['01235 5-X', 'Needs Review', other],
			['', 'Needs Review', other],
		] as const) {
			const { reference, message } = await example.verify(sheet(account));
			expect(message).toContain('account: “A/C”');
			const [row] = await example.checks(reference);
			expect(row).toMatchObject({ outcome: verdict, account_number: account });
			expect(row?.['details']).toContain(said);
			// What is accepted with one account says nothing of the name for another: the reviewer sees what differs.
			if (verdict !== 'Confirmed') expect(row?.['details']).toContain('Kamuag, KAMAU');
			const one = await example.checkOne(name, paybill, account);
			expect(one.verdict).toBe(verdict);
			expect(one.html).toContain(said);
		}
	});

	test('the newest acceptance of a number counts, for a year, and none older when it is over', async () => {
		const [name, till] = ['Jane Kamuah', '4110008'] as const;
		const outcomeOf = async (holder: string): Promise<unknown[]> => {
			live().service.setFaultPlan(holders({ [till]: holder }));
			return outcomes(await example.checks((await example.verify([[name, till]])).reference));
		};
		for (const holder of ['JANE KAMUHA', 'JANE WANJIKU KAMAU']) {
			live().service.setFaultPlan(holders({ [till]: holder }));
			const twice = await example.verify([
				[name, till],
				[name, till],
			]);
			expect(await example.accept(twice.reference, 0, 1)).toContain('Accepted: 2');
		}
		expect(await outcomeOf('JANE KAMUHA')).toEqual(['Needs Review']);
		expect(await outcomeOf('JANE WANJIKU KAMAU')).toEqual(['Confirmed']);
		const newest = (await example.remembered([[name, till]])).at(-1) ?? {};
		const day = (column: string): number => Date.parse(String(newest[column]).slice(0, 10));
		expect((day('expires_at') - day('accepted_at')) / 86_400_000).toBeGreaterThanOrEqual(365);
		for (const cells of [
			{ expires_at: '2026-01-01' },
			{ expires_at: '2099-01-01', accepted_by: '' },
		]) {
			await example.changeRemembered(newest, cells);
			expect(await outcomeOf('JANE WANJIKU KAMAU')).toEqual(['Needs Review']);
		}
		await example.changeRemembered(newest, { accepted_by: 'boss@example.com' });
		expect(await outcomeOf('JANE WANJIKU KAMAU')).toEqual(['Confirmed']);
	});

	test('a row without an expected name is kept, and accepted by nobody', async () => {
		live().service.setFaultPlan(holders({ 4110006: 'JANE WANJIKU KAMAU' }));
		const { reference } = await example.verify([
			['', '4110006'],
			['Jane Kamuaf', '0712345678'],
		]);
		expect(await example.checks(reference)).toMatchObject([
			{ payee: '', registered_name: 'JANE WANJIKU KAMAU' },
			{ outcome: 'Unchecked', payee: 'Jane Kamuaf' },
		]);
		expect(await example.accept(reference, 0).catch(() => '')).not.toContain('Accepted: ');
	});

	test('two sheets at once each keep all their rows', async () => {
		live().service.setFaultPlan(holders({}));
		const sheets = Array.from({ length: 2 }, (_sheet, at): Payees =>
			Array.from({ length: 200 }, (_row, row) => [`Sheet ${at} payee`, `${4300000 + row}`]),
		);
		const both = await Promise.all(sheets.map(async (each) => await example.verify(each)));
		for (const { reference } of both) expect(await example.checks(reference)).toHaveLength(200);
		expect(new Set(both.map(({ reference }) => reference)).size).toBe(2);
	});
});
