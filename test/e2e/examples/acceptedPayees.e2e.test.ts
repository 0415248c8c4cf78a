import type { TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { RememberedExample } from './rememberedExample';

const jane = 'JANE WANJIKU KAMAU';
const changed = `The holder has changed: it was ${jane} when `;

/** What differs when an accepted payee is checked again, and what is to come of it. */
interface Scenario {
	what: string;
	/** Cells of the acceptance. */
	cells?: TableRow;
	holder?: string;
	askedAs?: (name: string) => string;
	/** Another number, which belongs to who is expected. */
	till?: string;
	outcome: 'Confirmed' | 'Needs Review' | 'Not Confirmed';
	said?: string;
}

const noDates = { accepted_at: null, last_checked_at: null, last_outcome: null };
const review = { outcome: 'Needs Review' } as const;
const refused = { outcome: 'Not Confirmed' } as const;
const scenarios: Scenario[] = [
	{ what: 'nothing', outcome: 'Confirmed', said: `accepted by ${sharedN8n().owner.email} on 20` },
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
	{ what: 'the holder’s words in order', holder: 'KAMAU JANE WANJIKU', said: changed, ...review },
	{ what: 'the holder', holder: 'PETER OTIENO', said: changed, ...refused },
	{ what: 'the number', till: '4790000', said: 'accepted with another number before: ', ...review },
	{ what: 'its end, which is over', cells: { expires_at: '2026-01-01' }, ...review },
	{ what: 'its end: 31/12/2099', cells: { expires_at: '31/12/2099' }, ...review },
	{ what: 'who accepted it: nobody', cells: { accepted_by: '' }, ...review },
	{
		what: 'the operator',
		cells: { operator: 'Airtel' },
		said: 'accepted with another account or operator before: ',
		...review,
	},
	{ what: 'a word that somebody wrote', cells: { last_outcome: 'do not pay' }, ...review },
	...['needs review', 'changed holder', 'no holder found'].map((last_outcome) => ({
		what: `a re-check in between: ${last_outcome}`,
		cells: { last_outcome, last_checked_at: '2026-11-23 06:00:00' },
		said: `The re-check of 2026-11-23 found: ${last_outcome}.`,
		...review,
	})),
	{ what: 'dates, of which somebody wrote none by hand', cells: noDates, outcome: 'Confirmed' },
	{
		what: 'dates, where a re-check found another holder',
		cells: { ...noDates, last_outcome: 'changed holder' },
		said: 'found: changed holder.',
		...review,
	},
];

/** Each with a payee of its own. */
const cases = scenarios.map((scenario, at) => ({
	...scenario,
	name: `Jane Kamauz${String.fromCharCode(97 + at)}`,
	accepted: String(4_700_000 + at),
}));

describe('a payee that was accepted, of which differs', () => {
	const live = useLiveN8n();
	let example: RememberedExample;
	let bySheet: TableRow[];

	beforeAll(async () => {
		example = await RememberedExample.publish(live());
		const heldBy = (holders: ReadonlyMap<string, string>): void => {
			live().service.setFaultPlan(({ kind, number = '' }) =>
				kind === 'till' ? { kind: 'name', name: holders.get(number) ?? jane } : undefined,
			);
		};
		heldBy(new Map());
		const sheet = await example.verify(cases.map(({ name, accepted }) => [name, accepted]));
		const ticked = await example.accept(sheet.reference, ...cases.keys());
		expect(ticked).toContain(`Accepted: ${cases.length}`);
		const remembered = await example.remembered(cases.map(({ name }) => [name, '']));
		for (const { name, cells } of cases) {
			const row = remembered.find(({ payee }) => payee === name) ?? {};
			if (cells) await example.changeRemembered(row, cells);
		}
		heldBy(
			new Map(
				cases.map(({ name, accepted, till, holder = till ? name.toUpperCase() : jane }) => [
					till ?? accepted,
					holder,
				]),
			),
		);
		bySheet = await example.checks((await example.verify(cases.map(asked))).reference);
	}, 240_000);

	const asked = ({
		name,
		askedAs = (own) => own,
		accepted,
		till = accepted,
	}: (typeof cases)[number]): [name: string, till: string] => [askedAs(name), till];

	test.each(cases.map((each, at) => ({ ...each, at })))(
		'$what: $outcome, on a sheet and on the page for one payee',
		async ({ at, outcome, said = '', ...rest }) => {
			const row = bySheet[at];
			expect(row?.['outcome']).toBe(outcome);
			expect(row?.['details']).toContain(said);
			const answer = await example.checkOne(...asked({ ...rest, outcome }));
			expect(answer.verdict).toBe(outcome);
			expect(answer.html).toContain(said);
			const isConfirmed = outcome === 'Confirmed';
			expect(answer.html.includes('You can pay')).toBe(isConfirmed);
			const review = new RegExp(`href="../form/[^"]+-review\\?reference=${answer.reference}"`);
			expect(review.test(answer.html)).toBe(outcome === 'Needs Review');
			for (const text of [String(row?.['details']), answer.html])
				expect(text.includes('accepted by')).toBe(isConfirmed);
			expect(await example.checks(answer.reference)).toMatchObject([
				{ outcome, environment: 'production' },
			]);
		},
	);
});
