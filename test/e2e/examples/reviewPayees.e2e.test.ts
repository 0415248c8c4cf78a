import { localCredentialData } from '../../realN8n/localCredential';
import type { Fault } from '../../simulator';
import type { TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { newMember } from './newMember';
import { PayoutReviewer } from './payoutReviewer';
import { RememberedExample, sendTicks, tick, type Payees } from './rememberedExample';

describe('the page that accepts payees', () => {
	const live = useLiveN8n();
	let example: RememberedExample;
	let tills = 4200000;

	beforeAll(async () => {
		example = await RememberedExample.publish(live());
	});

	const answered = (fault: Fault): void => {
		live().service.setFaultPlan(({ kind }) => (kind === 'till' ? fault : undefined));
	};
	const heldBy = (name: string): void => {
		answered({ kind: 'name', name });
	};

	/** A sheet of so many close matches that nobody has had before. */
	async function doubtful(count = 1): Promise<{ payees: Payees; reference: string }> {
		heldBy('JANE WANJIKU KAMAU');
		const payees: Payees = Array.from({ length: count }, () => {
			tills += 1;
			return ['Jane Kamua', `${tills}`, tills];
		});
		return { payees, reference: (await example.verify(payees)).reference };
	}

	/** The tills of a sheet that are remembered, each as often as it is. */
	const accepted = async (payees: Payees): Promise<unknown[]> => {
		const mine = payees.map(([, till]) => till);
		const all = await example.remembered(payees);
		return all.map(({ number }) => number).filter((number) => mine.includes(`${number}`));
	};

	test('shows both names, what differs and the amount of each doubtful row, as text', async () => {
		heldBy('JANE <img src=x> $& {{ 1 + 1 }} KAMAU');
		const { reference } = await example.verify([['Jane Kamua', '4290001', 725]]);
		const { html } = await example.owner.open(reference);
		expect(html).toContain('<b>Jane Kamua</b>');
		expect(html).toContain('<b>JANE &lt;img src=x&gt; $&amp; {{ 1 + 1 }} KAMAU</b>');
		for (const text of ['till 4290001', 'KES 725', 'suppliers.csv']) expect(html).toContain(text);
	});

	test('accepts the rows that are ticked and no other', async () => {
		const { payees, reference } = await doubtful(3);
		const said = await example.accept(reference, 1);
		expect(said).toContain('Accepted: 1');
		expect(await accepted(payees)).toEqual([payees[1]?.[1]]);
		const email = sharedN8n().owner.email;
		expect((await example.checks(reference)).map((row) => row['accepted_by'])).toEqual([
			...['', email, ''],
		]);
		// What is accepted is not shown again.
		const { html } = await example.owner.open(reference);
		const shown = payees.map(([, till]) => html.includes(`<td>till ${till}</td>`));
		expect(shown).toEqual([true, false, true]);
	});

	test.each<[string, ReadonlyArray<readonly [string, string]>]>([
		['no tick', [['field-1', '[]']]],
		['a tick and more', [['field-1', '["I have checked this payee another way","yes"]']]],
		['a tick as plain text', [['field-1', '"I have checked this payee another way"']]],
		[
			'the tick twice',
			[
				['field-1', tick],
				['field-1', tick],
			],
		],
		['the tick in the place of the table', [['field-0', tick]]],
		['the tick of a row that is not on the page', [['field-3', tick]]],
	])('accepts nothing from a page that holds %s', async (_what, values) => {
		const { payees, reference } = await doubtful();
		const page = await example.owner.open(reference);
		expect(await page.send(values)).toContain('Nothing was accepted');
		expect(await accepted(payees)).toEqual([]);
		expect(await example.accept(reference, 0)).toContain('Accepted: 1');
	});

	test('accepts no row of another sheet by a page, whatever its fields are called', async () => {
		const mine = await doubtful();
		const other = await doubtful();
		const ids = (await example.checks(other.reference)).map(({ id }) => String(id));
		const page = await example.owner.open(mine.reference);
		const forged = ids.flatMap((id) =>
			[`row ${id}`, `about ${id}`, id, `field-${id}`].map((name) => [name, tick] as const),
		);
		expect(await page.send([...forged, ['reference', other.reference]])).toContain(
			'Nothing was accepted',
		);
		expect(await accepted([...mine.payees, ...other.payees])).toEqual([]);
		const second = await example.owner.open(mine.reference);
		expect(await second.send([...forged, ['field-1', tick]])).toContain('Accepted: 1');
		expect(await accepted([...mine.payees, ...other.payees])).toEqual([mine.payees[0]?.[1]]);
	});

	test('shows the same end when it is loaded again, and accepts nothing more', async () => {
		const { payees, reference } = await doubtful(2);
		const page = await example.owner.open(reference);
		await expect(page.post([['field-1', 'no JSON']])).rejects.toThrow();
		const next = await example.owner.open(reference);
		expect(await sendTicks(next, 0)).toContain('Accepted: 1');
		expect(await next.reload()).toContain('Accepted: 1');
		await next.post([['field-3', tick]]).catch(() => undefined);
		expect(await accepted(payees)).toEqual([payees[0]?.[1]]);
		expect((await example.checks(reference)).map((row) => row['accepted_by'])).toEqual([
			...[sharedN8n().owner.email, ''],
		]);
	});

	test.each(['since it was shown', 'while it is looked up again'])(
		'accepts no row that was changed %s, whichever of its cells',
		async (when) => {
			const edits: TableRow[] = [
				{ number: '4299999' },
				{ type: 'paybill' },
				{ operator: 'AirtelMoney' },
				{ account_number: '77' },
				{ amount: '999999' },
				{ payee: 'Jane K' },
				{ registered_name: 'JANE WANJIKU KAMAUX' },
				{ outcome: 'Not Confirmed' },
				{ environment: 'uat' },
				{ accepted_by: 'somebody@example.com' },
			];
			const { payees, reference } = await doubtful(edits.length + 1);
			const page = await example.owner.open(reference);
			const rows = await example.checks(reference);
			const edit = async (): Promise<void> => {
				for (const [at, cells] of edits.entries()) await example.changeCheck(rows[at] ?? {}, cells);
			};
			let editing = when === 'since it was shown' ? edit() : undefined;
			await editing;
			let isEdited = editing !== undefined;
			// More than five rows wait for a service that is out.
			live().service.setFaultPlan(({ kind }) => {
				if (kind !== 'till') return undefined;
				editing ??= edit().then(() => {
					isEdited = true;
				});
				return isEdited
					? { kind: 'name', name: 'JANE WANJIKU KAMAU' }
					: { kind: 'serverError', httpStatus: 503, body: 'json' };
			});
			expect(await sendTicks(page, ...payees.keys())).toContain('Accepted: 1');
			await editing;
			expect(await example.remembered([['Jane K', '']])).toEqual([]);
			const own = payees.at(-1)?.[1];
			expect(await accepted([...payees, ['Jane Kamua', '4299999']])).toEqual([own]);
		},
	);

	test.each<[string, Fault]>([
		['another name', { kind: 'name', name: 'JANE WANJIKU KAMAUX' }],
		['the same words in another order', { kind: 'name', name: 'KAMAU JANE WANJIKU' }],
		['no name', { kind: 'name', name: '' }],
		['nobody', { kind: 'unknownNumber' }],
		['a failure', { kind: 'json', httpStatus: 400, body: {} }],
	])('does not accept a row when the service now answers %s', async (_what, fault) => {
		const { payees, reference } = await doubtful();
		const page = await example.owner.open(reference);
		answered(fault);
		const said = await sendTicks(page, 0);
		expect(said).toContain('Ticked, but not accepted');
		expect(await accepted(payees)).toEqual([]);
		heldBy('JANE WANJIKU KAMAU');
		expect(await example.accept(reference, 0)).toContain('Accepted: 1');
	});

	test('opens only for who is signed in to n8n and may run the workflow', async () => {
		const { payees, reference } = await doubtful();
		const page = await example.owner.open(reference);
		expect(await page.sendUnsigned([['field-1', tick]])).toBe(401);
		const { cookie } = await newMember(live());
		await expect(PayoutReviewer.signIn(example.reviewUrl, cookie)).rejects.toThrow(/403/);
		expect(await accepted(payees)).toEqual([]);
	});

	test('two people: neither sends the other’s page, and one of them accepts what both tick at once', async () => {
		const open = await RememberedExample.publish(live(), undefined, 'everybody');
		const { email, cookie } = await newMember(live());
		const other = await PayoutReviewer.signIn(open.reviewUrl, cookie);
		const { payees, reference } = await doubtful(2);
		const [mine, theirs] = [await open.owner.open(reference), await other.open(reference)];
		const [spare, late] = [await open.owner.open(reference), await open.owner.open(reference)];
		expect(await sendTicks(await other.follow(spare.link), 0, 1)).toContain('Nothing was accepted');
		expect(await accepted(payees)).toEqual([]);
		await Promise.all([sendTicks(mine, 0, 1), sendTicks(theirs, 0, 1)]);
		// A page from before accepts nothing more.
		expect(await sendTicks(late, 0)).toContain('Nothing was accepted');
		const people = [sharedN8n().owner.email, email];
		const claimed = (await open.checks(reference)).map((row) => row['accepted_by']);
		expect(claimed.filter((by) => people.includes(String(by)))).toHaveLength(2);
		const tills = payees.map(([, till]) => till);
		const rows = (await open.remembered(payees)).filter((row) =>
			tills.includes(String(row['number'])),
		);
		expect(rows).toHaveLength(2);
		for (const [at, till] of tills.entries())
			expect(rows).toContainEqual(
				expect.objectContaining({ number: till, accepted_by: claimed[at] }),
			);
	});

	test('never accepts what has no registered name, and says when there is nothing to review', async () => {
		heldBy('');
		const { reference } = await example.verify([['Jane Kamua', '4290003']]);
		expect(await example.accept(reference, 0)).toContain('Nothing was accepted');
		expect(await accepted([['Jane Kamua', '4290003']])).toEqual([]);
		expect((await example.owner.open('never-seen')).html).toContain('Nothing to review');
	});

	test('accepts no answer of a test system, and none confirms by what was accepted', async () => {
		const { payees, reference } = await doubtful();
		await example.accept(reference, 0);
		const uat = await RememberedExample.publish(live(), localCredentialData(live().service));
		const [again] = await uat.checks((await uat.verify(payees)).reference);
		expect(again).toMatchObject({ outcome: 'Needs Review', environment: 'uat' });
		expect(again?.['details']).toContain('count only for answers of production');
		const { html } = await uat.checkOne('Jane Kamua', payees[0]?.[1] ?? '');
		expect(html).toContain('count only for answers of production');
		expect(html).not.toMatch(/You can pay|reference=/);
		tills += 1;
		const fresh: Payees = [['Jane Kamua', `${tills}`]];
		const tested = await uat.verify(fresh);
		expect(await uat.accept(tested.reference, 0)).toContain('Nothing was accepted');
		expect(await accepted(fresh)).toEqual([]);
	});
});
