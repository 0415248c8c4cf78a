import { AcceptedPayees } from '../../../nodes/MobileMoneyNameLookup/domain/accepted/acceptedPayees';
import type { Fault } from '../../simulator';
import type { TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import type { FieldValues } from './forms';
import { publishReview, tick, ticks, type ReviewExample } from './reviewExample';
import { newMember, Reviewer } from './reviewer';

const jane: Fault = { kind: 'name', name: 'JANE WANJIKU KAMAU' };
const lookedUp = { accountType: 'paybill', operator: 'Mpesa' } as const;
const nothing = 'Accepted: 0';

// What answers and rows are accepted at all is in test/report/reviewAnswers.test.ts.
describe('the page that accepts payees', () => {
	const live = useLiveN8n();
	const { email } = sharedN8n().owner;
	let example: ReviewExample;
	let tills = 4200000;

	beforeAll(async () => {
		example = await publishReview(live());
	});

	const answered = (fault: Fault): void => {
		live().service.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : fault));
	};

	async function doubtful(count = 1, changes: TableRow = {}) {
		answered(jane);
		const rows = Array.from({ length: count }, () => ({ number: `${(tills += 1)}`, ...changes }));
		const { reference, checks } = await example.checked(rows);
		return { reference, checks, numbers: checks.map(({ number }) => number) };
	}

	const acceptedNumbers = async (numbers: ReadonlyArray<TableRow[string] | undefined>) =>
		(await example.accepted(numbers)).map(({ number }) => number);
	const acceptedBy = async (reference: string): Promise<unknown[]> =>
		(await example.trail.rows(reference)).map((row) => row['accepted_by']);

	test('accepts the rows that are ticked and no other, once, however often it is loaded or sent', async () => {
		const { numbers, reference } = await doubtful(3);
		const page = await example.owner.open(reference);
		const late = await example.owner.open(reference);
		const answer = await page.send(ticks(1));
		for (const text of ['Accepted: 1', '../form/verify-remembered', '../form/review-payees'])
			expect(answer).toContain(text);
		expect(await page.reload()).toContain('Accepted: 1');
		await page.post(ticks(2)).catch(() => undefined);
		expect(await late.send(ticks(1))).toContain(nothing);
		expect(await acceptedNumbers(numbers)).toEqual([numbers[1]]);
		expect(await acceptedBy(reference)).toEqual(['', email, '']);
		const [, { details } = {}] = await example.trail.rows(reference);
		expect(details).toBe('One letter differs. Checked another way: Called Jane');
		// What is accepted is not shown again.
		const { html } = await example.owner.open(reference);
		const shown = numbers.map((number) => html.includes(`${String(number)}</td>`));
		expect(shown).toEqual([true, false, true]);
	});

	test('remembers the payee so that its next check is confirmed, for a year, with this account alone', async () => {
		const payee = { type: 'paybill', number: '247247', account_number: '0110-5678', payee: 'Ann' };
		const { reference } = await doubtful(1, payee);
		const page = await example.owner.open(reference);
		expect(await page.send(ticks(0))).toContain('Accepted: 1');
		const list = new AcceptedPayees(await example.accepted(['247247']), '');
		const account = '0110-5678';
		const asked = { ...lookedUp, expectedName: 'Ann', number: '247247', account };
		const { accepted, isSame } = list.of(asked, 'production') ?? {};
		expect(isSame).toBe(true);
		expect(accepted).toMatchObject({ registeredName: 'JANE WANJIKU KAMAU', by: email, found: '' });
		const days = Date.parse(accepted?.expiresAt ?? '') - Date.parse(accepted?.at ?? '');
		expect(days / 86_400_000).toBeGreaterThanOrEqual(365);
		expect(list.of({ ...asked, account: '0110-5679' }, 'production')?.isSame).toBe(false);
		expect(list.of(asked, 'demo')).toBeUndefined();
	});

	test('accepts nothing from a page that holds anything but ticks of its own rows', async () => {
		const mine = await doubtful();
		const other = await doubtful();
		const names = other.checks.flatMap(({ id }) => [`row ${id}`, `about ${id}`, `field-${id}`]);
		const forged = names.map((name) => [name, tick] as const);
		const all = [...mine.numbers, ...other.numbers];
		for (const values of [
			[
				['field-1', tick],
				['field-1', tick],
			],
			[['field-4', tick]],
			[...forged, ['reference', other.reference]],
		] satisfies FieldValues[]) {
			const page = await example.owner.open(mine.reference);
			const sent = [...values, ['field-2', 'Called Jane'], ['field-5', 'x']] satisfies FieldValues;
			expect([values, await page.send(sent)]).toEqual([values, expect.stringContaining(nothing)]);
		}
		const page = await example.owner.open(mine.reference);
		expect(await page.send([['field-1', tick]])).toContain(nothing);
		expect(await acceptedNumbers(all)).toEqual([]);
		const again = await example.owner.open(mine.reference);
		expect(await again.send([...forged, ...ticks(0)])).toContain('Accepted: 1');
		expect(await acceptedNumbers(all)).toEqual(mine.numbers);
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
			const page = await example.owner.open(reference);
			const edit = async (): Promise<void> => {
				for (const [at, [column, cell]] of edits.entries())
					await example.trail.change(checks[at]?.['id'], { [column]: cell });
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
		const page = await example.owner.open(reference);
		live().service.setFaultPlan(({ number = '' }) => answers[numbers.indexOf(number)]);
		expect(await page.send(all)).toContain(nothing);
		expect(await acceptedNumbers(numbers)).toEqual([]);
		answered(jane);
		expect(await (await example.owner.open(reference)).send(all)).toContain('Accepted: 5');
	});

	test('opens only for who is signed in to n8n and may run the workflow, and each sends only their own page', async () => {
		const member = await newMember(live());
		await expect(Reviewer.signIn(example.url, member.cookie)).rejects.toThrow(/403/);
		const open = await publishReview(live(), {
			'"requireExecuteAccess": true': '"requireExecuteAccess": false',
		});
		const other = await Reviewer.signIn(open.url, member.cookie);
		const { numbers, reference } = await doubtful(2);
		const [mine, theirs] = [await open.owner.open(reference), await other.open(reference)];
		const spare = await open.owner.open(reference);
		expect(await spare.sendUnsigned([['field-1', tick]])).toBe(401);
		expect(await (await other.follow(spare.link)).send(ticks(0, 1))).toContain(nothing);
		expect(await acceptedNumbers(numbers)).toEqual([]);
		// Of two who tick a row at once, one accepts it.
		await Promise.all([mine.send(ticks(0, 1)), theirs.send(ticks(0, 1))]);
		for (const by of await acceptedBy(reference)) expect([email, member.email]).toContain(by);
		expect((await acceptedNumbers(numbers)).sort()).toEqual(numbers);
	});

	test('makes the table of acceptances anew when it is lost, and has nothing to review without checks', async () => {
		await Promise.all([example.acceptances.drop(), example.trail.drop()]);
		const { html } = await example.owner.open('1024');
		expect(html).toContain('Nothing to review in 1024');
		expect(html).toContain('there is no check with this reference');
		await example.acceptances.drop();
		const { numbers, reference } = await doubtful();
		expect(await (await example.owner.open(reference)).send(ticks(0))).toContain('Accepted: 1');
		expect(await acceptedNumbers(numbers)).toEqual(numbers);
	});
});
