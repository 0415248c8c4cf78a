import { localCredentialData } from '../../realN8n/localCredential';
import type { Fault } from '../../simulator';
import type { TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { newMember, PayoutReviewer, type FieldValues } from './payoutReviewer';
import {
	publishRemembered,
	sendTicks,
	tick,
	type Payees,
	type RememberedExample,
} from './rememberedExample';

const jane: Fault = { kind: 'name', name: 'JANE WANJIKU KAMAU' };
const nothing = 'Nothing was accepted';

describe('the page that accepts payees', () => {
	const live = useLiveN8n();
	const { email } = sharedN8n().owner;
	let example: RememberedExample;
	let tills = 4200000;

	beforeAll(async () => {
		example = await publishRemembered(live());
	});

	const answered = (fault: Fault): void => {
		live().service.setFaultPlan(({ kind }) => (kind === 'till' ? fault : undefined));
	};

	/** A sheet of so many close matches that nobody has had before. */
	async function doubtful(count = 1) {
		answered(jane);
		const payees: Payees = Array.from({ length: count }, () => {
			tills += 1;
			return ['Jane Kamua', `${tills}`, tills];
		});
		return { payees, ...(await example.verify(payees)) };
	}

	/** The tills of a sheet that are remembered, each as often as it is. */
	const accepted = async (payees: Payees): Promise<unknown[]> => {
		const mine = payees.map(([, till]) => till);
		const all = await example.remembered(payees);
		return all.map(({ number }) => number).filter((number) => mine.includes(`${number}`));
	};
	const acceptedBy = async (reference: string): Promise<unknown[]> =>
		(await example.trail.rows(reference)).map((row) => row['accepted_by']);

	test('shows both names and the amount of each doubtful row, as text', async () => {
		answered({ kind: 'name', name: 'JANE <img src=x> $& {{ 1 + 1 }} KAMAU' });
		const { reference } = await example.verify([['Jane Kamua', '4290001', 725]]);
		const { html } = await example.owner.open(reference);
		expect(html).toContain('<b>Jane Kamua</b>');
		expect(html).toContain('<b>JANE &lt;img src=x&gt; $&amp; {{ 1 + 1 }} KAMAU</b>');
		for (const text of ['till 4290001', 'KES 725', 'suppliers.csv']) expect(html).toContain(text);
	});

	test('accepts the rows that are ticked and no other, once, however often it is loaded or sent', async () => {
		const { payees, reference } = await doubtful(3);
		const page = await example.owner.open(reference);
		const late = await example.owner.open(reference);
		expect(await sendTicks(page, 1)).toContain('Accepted: 1');
		expect(await page.reload()).toContain('Accepted: 1');
		await page.post([['field-5', tick]]).catch(() => undefined);
		expect(await sendTicks(late, 1)).toContain(nothing);
		expect(await accepted(payees)).toEqual([payees[1]?.[1]]);
		expect(await acceptedBy(reference)).toEqual(['', email, '']);
		// What is accepted is not shown again.
		const { html } = await example.owner.open(reference);
		const shown = payees.map(([, till]) => html.includes(`<td>till ${till}</td>`));
		expect(shown).toEqual([true, false, true]);
	});

	test('accepts nothing from a page that holds anything but ticks of its own rows', async () => {
		const mine = await doubtful();
		const other = await doubtful();
		const names = other.checks.flatMap(({ id }) => [`row ${id}`, `about ${id}`, `field-${id}`]);
		const forged = names.map((name) => [name, tick] as const);
		for (const values of [
			[['field-1', '[]']],
			[['field-1', '["I have checked this payee another way","yes"]']],
			[['field-1', '"I have checked this payee another way"']],
			[...['field-1', 'field-1'].map((field) => [field, tick] as const)],
			[['field-0', tick]],
			[['field-3', tick]],
			[...forged, ['reference', other.reference]],
		] satisfies FieldValues[]) {
			const page = await example.owner.open(mine.reference);
			expect([values, await page.send(values)]).toEqual([values, expect.stringContaining(nothing)]);
		}
		expect(await accepted([...mine.payees, ...other.payees])).toEqual([]);
		const page = await example.owner.open(mine.reference);
		expect(await page.send([...forged, ['field-1', tick]])).toContain('Accepted: 1');
		expect(await accepted([...mine.payees, ...other.payees])).toEqual([mine.payees[0]?.[1]]);
	});

	test.each(['since it was shown', 'while it is looked up again'])(
		'accepts no row that was changed %s, whichever of its cells',
		async (when) => {
			const edits: TableRow[] = [
				...[{ number: '4299999' }, { type: 'paybill' }, { operator: 'AirtelMoney' }],
				...[{ account_number: '77' }, { amount: '999999' }, { payee: 'Jane K' }],
				...[{ registered_name: 'JANE WANJIKU KAMAUX' }, { outcome: 'Not Confirmed' }],
				...[{ environment: 'uat' }, { accepted_by: 'somebody@example.com' }],
			];
			const { payees, reference, checks } = await doubtful(edits.length + 1);
			const page = await example.owner.open(reference);
			const edit = async (): Promise<void> => {
				for (const [at, cells] of edits.entries())
					await example.trail.change(checks[at]?.['id'], cells);
			};
			// More than five rows wait for a service that is out.
			if (when === 'since it was shown') await edit();
			else live().holdLookups(edit, ({ kind }) => (kind === 'till' ? jane : undefined));
			expect(await sendTicks(page, ...payees.keys())).toContain('Accepted: 1');
			expect(await example.remembered([['Jane K', '']])).toEqual([]);
			const own = payees.at(-1)?.[1];
			expect(await accepted([...payees, ['Jane Kamua', '4299999']])).toEqual([own]);
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
		const { payees, reference } = await doubtful(answers.length);
		const page = await example.owner.open(reference);
		live().service.setFaultPlan(
			({ number }) => answers[payees.findIndex(([, till]) => till === number)],
		);
		expect(await sendTicks(page, ...answers.keys())).toContain('Ticked, but not accepted');
		expect(await accepted(payees)).toEqual([]);
		answered(jane);
		expect(await example.accept(reference, ...answers.keys())).toContain('Accepted: 5');
	});

	test('opens only for who is signed in to n8n and may run the workflow, and each sends only their own page', async () => {
		const member = await newMember(live());
		await expect(PayoutReviewer.signIn(example.reviewUrl, member.cookie)).rejects.toThrow(/403/);
		const open = await publishRemembered(live(), undefined, 'everybody');
		const other = await PayoutReviewer.signIn(open.reviewUrl, member.cookie);
		const { payees, reference } = await doubtful(2);
		const [mine, theirs] = [await open.owner.open(reference), await other.open(reference)];
		const spare = await open.owner.open(reference);
		expect(await spare.sendUnsigned([['field-1', tick]])).toBe(401);
		expect(await sendTicks(await other.follow(spare.link), 0, 1)).toContain(nothing);
		expect(await accepted(payees)).toEqual([]);
		// Of two who tick a row at once, one accepts it.
		await Promise.all([sendTicks(mine, 0, 1), sendTicks(theirs, 0, 1)]);
		for (const by of await acceptedBy(reference)) expect([email, member.email]).toContain(by);
		expect((await accepted(payees)).sort()).toEqual(payees.map(([, till]) => till));
	});

	test('accepts nothing without both names, and says when there is nothing to review', async () => {
		answered(jane);
		const nameless: Payees = [
			['', '4290002'],
			['Jane Kamua', '0712345678'],
		];
		const { reference, checks } = await example.verify(nameless);
		expect(checks).toMatchObject([
			{ payee: '', outcome: 'Needs Review' },
			{ outcome: 'Unchecked' },
		]);
		expect(await example.accept(reference, 0).catch(() => '')).not.toContain('Accepted: ');
		answered({ kind: 'name', name: '' });
		const unnamed = await example.verify([['Jane Kamua', '4290003']]);
		expect(await example.accept(unnamed.reference, 0)).toContain(nothing);
		expect(await accepted([...nameless, ['Jane Kamua', '4290003']])).toEqual([]);
		expect((await example.owner.open('never-seen')).html).toContain('Nothing to review');
	});

	test('accepts no answer of a test system, and none confirms by what was accepted', async () => {
		const { payees, reference } = await doubtful();
		await example.accept(reference, 0);
		const uat = await publishRemembered(live(), localCredentialData(live().service));
		const [again] = (await uat.verify(payees)).checks;
		expect(again).toMatchObject({ outcome: 'Needs Review', environment: 'uat' });
		const { html } = await uat.checkOne('Jane Kamua', payees[0]?.[1] ?? '');
		for (const text of [String(again?.['details']), html])
			expect(text).toContain('count only for answers of production');
		expect(html).not.toMatch(/You can pay|reference=/);
		const fresh: Payees = [['Jane Kamua', '4290004']];
		const tested = await uat.verify(fresh);
		expect(await uat.accept(tested.reference, 0)).toContain(nothing);
		expect(await accepted(fresh)).toEqual([]);
	});
});
