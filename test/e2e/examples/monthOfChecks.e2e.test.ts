import type { TableRow } from '../support/dataTable';
import { useLiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { sharedN8n } from '../support/sharedN8n';
import { readExample } from './example';
import { servedFile } from './forms';
import { PayoutReviewer } from './payoutReviewer';
import { publishRemembered, type RememberedExample } from './rememberedExample';

describe('the trail of the checks', () => {
	const live = useLiveN8n();
	let remembered: RememberedExample;
	let auditor: PayoutReviewer;

	beforeAll(async () => {
		remembered = await publishRemembered(live());
		const path = `month-${process.pid}`;
		const rewritten = { 'month-of-checks': path };
		const example = await readExample('month-of-checks.json', { credentials: {}, rewritten });
		const { url } = await publishAt(live(), example, `/form/${path}`);
		auditor = await PayoutReviewer.signIn(url, sharedN8n().cookie);
	});

	/** The page that answers, and the file that it hands to the browser; undefined for none. */
	async function download(month: string): Promise<{ html: string; csv: string | undefined }> {
		const { html } = await auditor.open(month);
		return { html, csv: servedFile(html)?.toString('utf8') };
	}

	/** A sheet whose rows were checked at these times, and are changed so; returns its reference. */
	async function checkedAt(times: readonly string[], cells: TableRow = {}): Promise<string> {
		const payees = times.map((_time, at) => [`Trail payee ${at}`, `${4400000 + at}`] as const);
		const { reference, checks } = await remembered.verify(payees);
		for (const [at, { id }] of checks.entries())
			await remembered.trail.change(id, { ...cells, checked_at: times[at] ?? '' });
		return reference;
	}

	test('downloads the checks of a month, from its first second to its last, and no others', async () => {
		const ends = ['2031-01-31 23:59:59', '2031-02-01 00:00:00'];
		const times = [...ends, '2031-02-28 23:59:59', '2031-03-01 00:00:00'];
		const reference = await checkedAt(times, { payee: '=HYPERLINK("https://example.org")' });
		const { html, csv = '' } = await download(' 2031-02 ');
		expect(html).toContain('2 checks.');
		const [headings, ...rows] = csv.trim().split('\n');
		expect(headings).toContain('reference,row,checked_at,checked_by,file,payee,type,number,');
		expect(rows).toHaveLength(2);
		expect(rows[0]).toContain(`${reference},3,2031-02-01 00:00:00,Wanja of accounts,suppliers.csv`);
		expect(rows[1]).toContain(`${reference},4,2031-02-28 23:59:59,`);
		// No cell is what a spreadsheet takes for a formula.
		expect(rows[1]).toContain("'=HYPERLINK(");
	});

	test.each(['2033-01', '2033-1%', '<b>2031-02</b>'])(
		'says of the month “%s” that it has no checks, and how to write one',
		async (month) => {
			const { html, csv } = await download(month);
			expect(csv).toBeUndefined();
			expect(html).toContain('No checks');
			expect(html).toContain('Write a month as 2026-11.');
			expect(html).not.toContain('<b>2031-02');
		},
	);

	test.each([
		['older than the days that are set', 400, ['', 'new']],
		['nothing where the days are 0', 0, ['old', '', 'new']],
	])('deletes at night %s', async (_what, keep_days, expected) => {
		const now = Date.now();
		const daysAgo = (days: number): string =>
			new Date(now - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
		const times: Record<string, string> = { old: daysAgo(402), '': '', new: daysAgo(398) };
		const reference = await checkedAt(Object.values(times));
		const night = await readExample('month-of-checks.json', {
			credentials: {},
			rewritten: { '"value": 400': `"value": ${keep_days}` },
		});
		expect(await live().run(night, 'Every Night')).toMatchObject({ status: 'success' });
		const left = (await remembered.trail.rows(reference)).map((row) => row['checked_at']);
		expect(left).toEqual(expected.map((each) => times[each]));
	});
});
