import { z } from 'zod';
import type { TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { openRecheck } from './recheckExample';
import { publishRemembered, type Payees, type RememberedExample } from './rememberedExample';

const jane = 'JANE WANJIKU KAMAU';
const { email } = sharedN8n().owner;

const live = useLiveN8n();
let example: RememberedExample;

beforeAll(async () => {
	example = await publishRemembered(live());
});

/** Has the service name these holders by their numbers, and Jane for all others. */
const heldBy = (holders: Readonly<Record<string, string>>): void => {
	live().service.setFaultPlan(({ kind, number = '' }) =>
		kind === 'token' ? undefined : { kind: 'name', name: holders[number] ?? jane },
	);
};

const outcomes = (rows: readonly TableRow[]): unknown[] => rows.map(({ outcome }) => outcome);

describe('payees that are remembered', () => {
	test('two months of a supplier list, seen by all workflows of one pair of tables', async () => {
		const peter = ['Month Peter Otieno', '4100002'] as const;
		const suppliers: Payees = [
			['Month Jane Kamua', '4100001', 300],
			['Month Mercy Nafula', '4100003'],
			peter,
		];
		const inMay = {
			4100001: `MONTH ${jane}`,
			4100002: 'MONTH PETER OTIENA',
			4100003: 'MONTH MERCY NAFULA',
		};
		const mine = <Row extends { payee?: unknown }>(rows: Row[]): Row[] =>
			rows.filter(({ payee }) => suppliers.some(([name]) => name === payee));
		heldBy(inMay);
		const first = await example.verify(suppliers);
		expect(outcomes(first.checks)).toEqual(['Needs Review', 'Confirmed', 'Needs Review']);
		expect(await example.accept(first.reference, 0)).toContain('Accepted: 1');
		// The page of one payee leads to the review, too.
		const one = await example.checkOne(...peter);
		expect(one.verdict).toBe('Needs Review');
		expect(await example.accept(one.reference, 0)).toContain('Accepted: 1');
		expect(await example.remembered(suppliers)).toMatchObject([
			{ number: '4100001', registered_name: `MONTH ${jane}`, accepted_by: email },
			{ number: '4100002', registered_name: 'MONTH PETER OTIENA', accepted_by: email },
		]);
		const recheck = await openRecheck(live());
		const quiet = await recheck.run();
		expect(mine(quiet.told)).toEqual([]);

		// Peter’s till is somebody else’s for a while, and waits until it is accepted again.
		heldBy({ ...inMay, 4100002: 'SOMEBODY ELSE ALTOGETHER' });
		const alarm = await recheck.run();
		expect(mine(alarm.told)).toMatchObject([{ payee: peter[0], outcome: 'needsReview' }]);
		heldBy(inMay);
		const second = await example.verify(suppliers);
		expect(outcomes(second.checks)).toEqual(['Confirmed', 'Confirmed', 'Needs Review']);
		const details = second.checks.map((row) => row['details']);
		expect(details).toEqual([
			expect.stringMatching(new RegExp(`accepted by ${email} on \\d{4}-\\d\\d-\\d\\d`)),
			expect.not.stringContaining('accepted by'),
			expect.stringMatching(/The re-check of \d{4}-\d\d-\d\d found: changed holder\./),
		]);
		expect(second.message).toContain('Accepted before: 1.');
		expect(mine((await recheck.run()).told)).toMatchObject([{ payee: peter[0] }]);
		expect(await example.accept(second.reference, 0)).toContain('Accepted: 1');
		expect((await example.checkOne(...peter)).verdict).toBe('Confirmed');
		await recheck.run();
		const after = (await example.remembered([peter])).map((row) => row['last_outcome']);
		expect(after).toEqual(['replaced', 'confirmed']);

		// The trail of the first month keeps its outcome, and says who accepted it.
		expect(await example.trail.rows(first.reference)).toMatchObject([
			{ outcome: 'Needs Review', accepted_by: email, file: 'suppliers.csv', amount: '300' },
			{ outcome: 'Confirmed', accepted_by: '', checked_by: 'Wanja of accounts' },
			{ outcome: 'Needs Review', accepted_by: '', amount: '1500' },
		]);
	});

	test('behind one paybill the account number tells payees apart', async () => {
		const [name, paybill] = ['Jane Kamuag', '4110007'];
		heldBy({});
		const sheet = (account: string): Payees => [[name, paybill, 1500, account]];
		const first = await example.verify(sheet('01234 5-X'));
		expect(first.message).toContain('account: “A/C”');
		expect(await example.accept(first.reference, 0)).toContain('Accepted: 1');
		const other = `accepted with another account or operator before: paybill ${paybill}, account 01234 5-X.`;
		for (const [account, verdict, said] of [
			['01234  5-x', 'Confirmed', 'accepted by'],
			['01234-5-x', 'Needs Review', other],
			['', 'Needs Review', other],
		] as const) {
			const [row] = (await example.verify(sheet(account))).checks;
			expect(row).toMatchObject({ outcome: verdict, account_number: account });
			expect(row?.['details']).toContain(said);
			const one = await example.checkOne(name, paybill, account);
			expect(one.verdict).toBe(verdict);
			expect(one.html).toContain(said);
		}
	});

	test('the newest acceptance of a number counts, for a year', async () => {
		const payee = ['Jane Kamuah', '4110008'] as const;
		for (const holder of ['JANE KAMUHA', jane]) {
			heldBy({ 4110008: holder });
			const { reference } = await example.verify([payee]);
			expect(await example.accept(reference, 0)).toContain('Accepted: 1');
		}
		expect(outcomes((await example.verify([payee])).checks)).toEqual(['Confirmed']);
		heldBy({ 4110008: 'JANE KAMUHA' });
		expect(outcomes((await example.verify([payee])).checks)).toEqual(['Needs Review']);
		const newest = (await example.remembered([payee])).at(-1) ?? {};
		const day = (column: string): number => Date.parse(String(newest[column]).slice(0, 10));
		expect((day('expires_at') - day('accepted_at')) / 86_400_000).toBeGreaterThanOrEqual(365);
		await example.acceptances.change(newest['id'], { expires_at: '2026-01-01' });
		expect(outcomes((await example.verify([payee])).checks)).toEqual(['Needs Review']);
	});

	test('two sheets at once each keep all their rows', async () => {
		const sheets = [0, 1].map((at): Payees =>
			Array.from({ length: 200 }, (_row, row) => [`Sheet ${at} payee`, `${4300000 + row}`]),
		);
		const both = await Promise.all(sheets.map(async (each) => await example.verify(each)));
		expect(both.map(({ checks }) => checks.length)).toEqual([200, 200]);
		expect(new Set(both.map(({ reference }) => reference)).size).toBe(2);
	});
});

/** What differs when an accepted payee is checked again, and what is to come of it; another number belongs to who is expected. */
interface Scenario {
	what: string;
	cells?: TableRow;
	holder?: string;
	askedAs?: (name: string) => string;
	till?: string;
	outcome: 'Confirmed' | 'Needs Review' | 'Not Confirmed';
	said?: string;
}

const changed = `The holder has changed: it was ${jane} when `;
const operator = 'accepted with another account or operator before: ';
const review = { outcome: 'Needs Review' } as const;
const refused = { outcome: 'Not Confirmed' } as const;
const scenarios: Scenario[] = [
	{ what: 'nothing', outcome: 'Confirmed', said: `accepted by ${email} on 20` },
	{
		what: 'case and spaces of the name',
		askedAs: (name) => `  ${name.toUpperCase().replace(' ', '   ')}`,
		outcome: 'Confirmed',
	},
	{ what: 'the payee', askedAs: () => 'Jane Kamua', ...review },
	...['Peter Otieno', '__proto__'].map((name) => ({
		...{ what: `the payee, called ${name}`, askedAs: () => name, ...refused },
	})),
	{ what: 'a letter of the holder', holder: `${jane}X`, said: changed, ...review },
	{ what: 'the holder', holder: 'PETER OTIENO', said: changed, ...refused },
	{ what: 'the number', till: '4790000', said: 'accepted with another number before: ', ...review },
	{ what: 'its end: 31/12/2099', cells: { expires_at: '31/12/2099' }, ...review },
	{ what: 'who accepted it: nobody', cells: { accepted_by: '' }, ...review },
	{ what: 'the operator', cells: { operator: 'Airtel' }, said: operator, ...review },
	...['do not pay', 'needs review', 'no holder found'].map((last_outcome) => ({
		...{ what: `what was written about it: ${last_outcome}`, cells: { last_outcome }, ...review },
	})),
];

/** Each with a payee of its own. */
const cases = scenarios.map((scenario, at) => ({
	...{ at, name: `Jane Kamauz${String.fromCharCode(97 + at)}`, accepted: `${4_700_000 + at}` },
	...scenario,
}));

describe('a payee that was accepted, of which differs', () => {
	let bySheet: TableRow[];

	/** The holders since the payees were accepted. */
	const since = z
		.record(z.string())
		.parse(
			Object.fromEntries(
				cases.map(({ name, accepted, till, holder }) =>
					till === undefined ? [accepted, holder ?? jane] : [till, name.toUpperCase()],
				),
			),
		);

	const asked = ({ name, askedAs = (own) => own, accepted, till }: (typeof cases)[number]) =>
		[askedAs(name), till ?? accepted] as const;

	beforeAll(async () => {
		heldBy({});
		const sheet = await example.verify(cases.map(({ name, accepted }) => [name, accepted]));
		const ticked = await example.accept(sheet.reference, ...cases.keys());
		expect(ticked).toContain(`Accepted: ${cases.length}`);
		const remembered = await example.remembered(cases.map(({ name }) => [name, '']));
		for (const { name, cells } of cases) {
			const row = remembered.find(({ payee }) => payee === name);
			if (cells) await example.acceptances.change(row?.['id'], cells);
		}
		heldBy(since);
		bySheet = (await example.verify(cases.map(asked))).checks;
	}, 240_000);
	beforeEach(() => {
		heldBy(since);
	});

	test.each(cases)('$what: $outcome, on a sheet and on the page for one payee', async (given) => {
		const { outcome, said = '' } = given;
		const row = bySheet[given.at];
		expect(row?.['outcome']).toBe(outcome);
		const answer = await example.checkOne(...asked(given));
		expect(answer.verdict).toBe(outcome);
		const isConfirmed = outcome === 'Confirmed';
		for (const text of [String(row?.['details']), answer.html]) {
			expect(text).toContain(said);
			expect(text.includes('accepted by')).toBe(isConfirmed);
		}
		expect(answer.html.includes('You can pay')).toBe(isConfirmed);
		const link = new RegExp(`href="../form/[^"]+-review-payees\\?reference=${answer.reference}"`);
		expect(link.test(answer.html)).toBe(outcome === 'Needs Review');
		const kept = await example.trail.rows(answer.reference);
		expect(kept).toMatchObject([{ outcome, environment: 'production' }]);
	});
});
