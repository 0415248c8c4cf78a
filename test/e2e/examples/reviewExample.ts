import { randomUUID } from 'node:crypto';
import { TICK } from '../../../nodes/PayeeCheckReport/reviewForm';
import { DataTable, type TableRow } from '../support/dataTable';
import type { LiveN8n } from '../support/liveN8n';
import { sharedN8n } from '../support/sharedN8n';
import { publishExample } from './example';
import type { FieldValues } from './forms';
import { productionAccount } from './payouts';
import { Reviewer } from './reviewer';

/** The value that the page of the review sends for a tick. */
export const tick = JSON.stringify([TICK]);

const check = (changes: TableRow): TableRow => ({
	reference: '',
	row: '2',
	checked_at: '2026-11-25 10:02:00',
	checked_by: 'Wanja of accounts',
	file: 'suppliers.csv',
	payee: 'Jane Kamua',
	type: 'till',
	number: '',
	operator: 'Mpesa',
	account_number: '',
	amount: '1500',
	registered_name: 'JANE WANJIKU KAMAU',
	outcome: 'Needs Review',
	details: 'One letter differs.',
	environment: 'production',
	accepted_by: '',
	accepted_at: '',
	...changes,
});

/** The page of the review, published for a production account, with the tables that it uses. */
export type ReviewExample = Awaited<ReturnType<typeof publishReview>>;

/** @param rewritten what a user has changed in the workflow */
export async function publishReview(
	live: LiveN8n,
	rewritten: Readonly<Record<string, string>> = {},
) {
	const account = await productionAccount(live);
	const settings = { account, rewritten };
	const { url } = await publishExample(live, 'review-payees.json', '/form/review-payees', settings);
	const trail = new DataTable(live.rest, 'payee_checks');
	const acceptances = new DataTable(live.rest, 'accepted_payees');
	const owner = await Reviewer.signIn(url, sharedN8n().cookie);

	async function checked(rows: readonly TableRow[]) {
		const reference = randomUUID();
		const isThere = await trail.rows(reference).catch(() => undefined);
		if (!isThere) await trail.fill(Object.keys(check({})), []);
		await trail.add(rows.map((row) => check({ ...row, reference })));
		return { reference, checks: await trail.rows(reference) };
	}

	async function accepted(numbers: ReadonlyArray<TableRow[string] | undefined>) {
		const all = await acceptances.rows().catch(() => []);
		return all.filter(({ number }) => numbers.includes(number));
	}
	return { trail, acceptances, url, owner, checked, accepted };
}

/** The values of a page with these rows ticked and how they were checked, by their place on it, the first being 0. */
export const ticks = (...places: number[]): FieldValues =>
	// Each row of the page is three fields: its table, its tick, and how it was checked.
	places.flatMap((place): FieldValues => [
		[`field-${3 * place + 1}`, tick],
		[`field-${3 * place + 2}`, 'Called Jane'],
	]);
