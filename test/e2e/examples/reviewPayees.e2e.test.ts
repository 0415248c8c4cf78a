import { randomUUID } from 'node:crypto';
import { TICK } from '../../../nodes/PayeeCheckReport/reviewForm';
import type { Fault } from '../../simulator';
import { DataTable, type TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { publishExample, type ExampleChanges } from './example';
import type { FieldValues } from './forms';
import { newMember, signIn, type Reviewer } from './reviewer';
import { check } from './tableRows';

const jane: Fault = { kind: 'name', name: 'JANE WANJIKU KAMAU' };
const nothing = 'Accepted: 0';

/** The value that the page sends for a tick. */
const tick = JSON.stringify([TICK]);

/** The values of a page with these rows ticked and how they were checked, by their place on it, the first being 0. */
const ticks = (...places: number[]): FieldValues =>
	// Each row of the page is three fields: its table, its tick, and how it was checked.
	places.flatMap((place): FieldValues => [
		[`field-${3 * place + 1}`, tick],
		[`field-${3 * place + 2}`, 'Called Jane'],
	]);

// What answers and rows are accepted at all is in test/report/reviewAnswers.test.ts.
describe('the page that accepts payees', () => {
	const live = useLiveN8n();
	const { email } = sharedN8n().owner;
	let trail: DataTable;
	let acceptances: DataTable;
	let url: string;
	let owner: Reviewer;
	let tills = 4200000;

	const publish = async (changes: ExampleChanges = {}): Promise<string> => {
		const settings = { account: live().productionId, ...changes };
		return (await publishExample(live(), 'review-payees', settings)).url;
	};
	beforeAll(async () => {
		trail = new DataTable(live().rest, 'payee_checks');
		acceptances = new DataTable(live().rest, 'accepted_payees');
		await trail.fill(Object.keys(check()), []);
		url = await publish();
		owner = await signIn(url, live().rest.cookie);
	});

	const answered = (fault: Fault): void => {
		live().service.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : fault));
	};

	/** Adds checks that a person has to review, each of another till. */
	async function doubtful(count = 1, changes: TableRow = {}) {
		answered(jane);
		const reference = randomUUID();
		const numbers = Array.from({ length: count }, () => String(tills++));
		await trail.add(numbers.map((number) => check({ reference, number, ...changes })));
		return { reference, numbers, checks: await trail.rows({ reference }) };
	}

	/** The acceptances of these numbers; none where there is no table yet. */
	const accepted = async (numbers: readonly string[]): Promise<TableRow[]> => {
		const rows = await acceptances.rows().catch(() => []);
		return rows.filter(({ number }) => numbers.includes(String(number)));
	};
	const acceptedNumbers = async (numbers: readonly string[]) =>
		(await accepted(numbers)).map(({ number }) => number);
	const acceptedBy = async (reference: string) =>
		(await trail.rows({ reference })).map((row) => row['accepted_by']);

	test('accepts the rows that are ticked and no other, once, however often it is loaded or sent', async () => {
		const { numbers, reference } = await doubtful(3);
		const page = await owner.open(reference);
		const late = await owner.open(reference);
		const answer = await page.send(ticks(1));
		for (const text of ['Accepted: 1', '../form/verify-remembered', '../form/review-payees'])
			expect(answer).toContain(text);
		expect(await page.reload()).toContain('Accepted: 1');
		await page.post(ticks(2)).catch(() => undefined);
		expect(await late.send(ticks(1))).toContain(nothing);
		expect(await acceptedNumbers(numbers)).toEqual([numbers[1]]);
		expect(await acceptedBy(reference)).toEqual(['', email, '']);
		const [, { details } = {}] = await trail.rows({ reference });
		expect(details).toBe('One letter differs. Checked another way: Called Jane');
		// What is accepted is not shown again.
		const { html } = await owner.open(reference);
		const shown = numbers.map((number) => html.includes(`${number}</td>`));
		expect(shown).toEqual([true, false, true]);
	});

	test('remembers the payee for a year, with this account alone', async () => {
		const payee = { type: 'paybill', number: '247247', payee: 'Ann' };
		const { reference } = await doubtful(1, { ...payee, account_number: '0110-5678' });
		expect(await (await owner.open(reference)).send(ticks(0))).toContain('Accepted: 1');
		const rows = await accepted(['247247']);
		const year = Number(String(rows[0]?.['accepted_at']).slice(0, 4));
		const remembered = {
			...payee,
			operator: 'Mpesa',
			account: '0110-5678',
			registered_name: 'JANE WANJIKU KAMAU',
			environment: 'production',
			accepted_by: email,
			expires_at: expect.stringContaining(`${year + 1}-`),
			last_outcome: 'confirmed',
		};
		expect(rows).toMatchObject([remembered]);
	});

	test('takes from a page only the ticks of its own rows, each once', async () => {
		const mine = await doubtful();
		const other = await doubtful();
		const names = other.checks.flatMap(({ id }) => [`row ${id}`, `how ${id}`, `field-${id}`]);
		const ofOther = names.map((name) => [name, tick] as const);
		const forged: FieldValues = [...ofOther, ...ticks(1), ['reference', other.reference]];
		const twice: FieldValues = [['field-1', tick], ...ticks(0)];
		expect(await (await owner.open(mine.reference)).send(twice)).toContain(nothing);
		const page = await owner.open(mine.reference);
		expect(await page.send([...forged, ...ticks(0)])).toContain('Accepted: 1');
		expect(await acceptedNumbers([...mine.numbers, ...other.numbers])).toEqual(mine.numbers);
	});

	test.each(['since it was shown', 'while it is looked up again'])(
		'accepts no row that was changed %s, whichever of its cells',
		async (when) => {
			// One cell is edited in each row but the last.
			const edits = Object.entries({
				number: '4299999',
				type: 'paybill',
				operator: 'AirtelMoney',
				account_number: '77',
				amount: '999999',
				payee: 'Jane K',
				registered_name: 'JANE WANJIKU KAMAUX',
				outcome: 'Not Confirmed',
				environment: 'uat',
				accepted_by: 'somebody@example.com',
				checked_by: email,
			});
			const { numbers, reference, checks } = await doubtful(edits.length + 1);
			const page = await owner.open(reference);
			const edit = async (): Promise<void> => {
				for (const [at, [column, cell]] of edits.entries())
					await trail.change(checks[at]?.['id'], { [column]: cell });
			};
			if (when === 'since it was shown') await edit();
			else live().holdLookups(edit, ({ kind }) => (kind === 'till' ? jane : undefined));
			expect(await page.send(ticks(...checks.keys()))).toContain('Accepted: 1');
			expect(await acceptedNumbers([...numbers, '4299999'])).toEqual([numbers.at(-1)]);
		},
	);

	test('does not accept a row of which the service now answers something else', async () => {
		const answers: Fault[] = [
			{ kind: 'name', name: 'JANE WANJIKU KAMAUX' },
			{ kind: 'name', name: 'KAMAU JANE WANJIKU' },
			{ kind: 'name', name: '' },
			{ kind: 'unknownNumber' },
			{ kind: 'json', httpStatus: 400, body: {} },
		];
		const { numbers, reference } = await doubtful(answers.length);
		const all = ticks(...answers.keys());
		const page = await owner.open(reference);
		live().service.setFaultPlan(({ number = '' }) => answers[numbers.indexOf(number)]);
		expect(await page.send(all)).toContain(nothing);
		expect(await acceptedNumbers(numbers)).toEqual([]);
		answered(jane);
		expect(await (await owner.open(reference)).send(all)).toContain('Accepted: 5');
	});

	test('opens only for who is signed in to n8n and may run the workflow, and each sends only their own page', async () => {
		const member = await newMember(live());
		await expect(signIn(url, member.cookie)).rejects.toThrow(/403/);
		const rewritten = { '"requireExecuteAccess": true': '"requireExecuteAccess": false' };
		const open = await publish({ rewritten });
		const one = await signIn(open, live().rest.cookie);
		const other = await signIn(open, member.cookie);
		const { numbers, reference } = await doubtful(2);
		const [mine, theirs] = [await one.open(reference), await other.open(reference)];
		const spare = await one.open(reference);
		expect(await spare.sendUnsigned([['field-1', tick]])).toBe(401);
		expect(await (await other.follow(spare.link)).send(ticks(0, 1))).toContain(nothing);
		expect(await acceptedNumbers(numbers)).toEqual([]);
		// Of two who tick a row at once, one accepts it.
		await Promise.all([mine.send(ticks(0, 1)), theirs.send(ticks(0, 1))]);
		for (const by of await acceptedBy(reference)) expect([email, member.email]).toContain(by);
		expect((await acceptedNumbers(numbers)).sort()).toEqual(numbers);
	});

	test('makes the table of acceptances anew when it is lost, and has nothing to review without checks', async () => {
		await Promise.all([acceptances.drop(), trail.drop()]);
		const { html } = await owner.open('1024');
		expect(html).toContain('Nothing to review in 1024');
		expect(html).toContain('Check the reference.');
		await trail.fill(Object.keys(check()), []);
		await acceptances.drop();
		const { numbers, reference } = await doubtful();
		expect(await (await owner.open(reference)).send(ticks(0))).toContain('Accepted: 1');
		expect(await acceptedNumbers(numbers)).toEqual(numbers);
	});
});
