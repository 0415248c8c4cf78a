import { z } from 'zod';
import type { Fault, PlannedRequest } from '../../simulator';
import { DataTable, type TableRow } from '../support/dataTable';
import type { LiveN8n } from '../support/liveN8n';
import type { NewWorkflow } from '../support/workflows';
import { readExample, type ExampleChanges } from './example';
import { productionAccount } from './payouts';

/** A row of a payee that a person accepted long ago. */
export const payee = (
	name: string,
	type: string,
	number: string,
	registered_name: string,
): TableRow => ({
	payee: name,
	type,
	number,
	operator: 'Mpesa',
	account: '',
	registered_name,
	environment: 'production',
	accepted_by: 'reviewer@example.com',
	accepted_at: '2026-01-05 09:00:00',
	expires_at: '2999-01-05',
	last_outcome: 'confirmed',
	last_checked_at: '2026-01-05 09:00:00',
});

/** Payees of whom each holder is as accepted; the last one has never been checked again. */
export const payees: readonly TableRow[] = [
	payee('A', 'till', '4738534', 'JANE WANJIKU KAMAU'),
	// What is behind the Paybill of a bank is accepted by its account number.
	{ ...payee('B', 'paybill', '900010', 'UMOJA WETU SACCO SOCIETY LTD'), account: '0110-567' },
	payee('C', 'till', '057318', 'MERCY NAFULA WEKESA'),
	payee('D', 'till', '738204', 'GRACE ACHIENG OUMA'),
	{
		...payee('E', 'paybill', '900012', 'TAUSI MICROFINANCE BANK LIMITED'),
		account: '0220-891',
		last_outcome: null,
		last_checked_at: null,
	},
];

/** A service that is out of order. */
export const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'json' };

const changes: Readonly<Record<string, Fault>> = {
	'900010': { kind: 'name', name: 'PETER OTIENO ODHIAMBO' },
	'057318': { kind: 'code', httpStatus: 404, status: 'E404000' },
	'738204': down,
	'900012': { kind: 'name', name: 'TAUSY MICROFINANCE BANK LIMITED' },
};
export const changed = ({ number = '' }: PlannedRequest): Fault | undefined => changes[number];

type Account = 'production' | 'uat' | 'demo';

const message = z.object({
	text: z.string(),
	toActOn: z.array(z.object({ payee: z.string(), outcome: z.string() })),
});

/** The example “Scheduled re-check”, with its table and a credential for each account. */
export async function openRecheck(live: LiveN8n) {
	const table = new DataTable(live.rest, 'accepted_payees');
	const production = await productionAccount(live);
	const accounts: Record<Account, string> = { production, uat: live.credentialId, demo: '' };

	const read = async (account: Account, edits?: ExampleChanges): Promise<NewWorkflow> =>
		await readExample('scheduled-recheck.json', { account: accounts[account], ...edits });

	async function run(account: Account = 'production', edits?: ExampleChanges) {
		const { id, status, outputs } = await live.run(await read(account, edits));
		expect(status).toBe('success');
		const [messages = []] = outputs('Tell Someone');
		expect(messages.length).toBeLessThanOrEqual(1);
		const told = messages.map((json) => message.parse(json));
		return {
			id,
			rows: await table.rows(),
			text: told[0]?.text ?? '',
			told: told.flatMap(({ toActOn }) => toActOn),
		};
	}

	async function fill(rows: readonly TableRow[]): Promise<void> {
		await table.fill(Object.keys(payee('', '', '', '')), rows);
	}
	return { table, read, run, fill };
}

/** What one column holds, by the payee of the row. */
export const byPayee = (
	column: string,
	rows: ReadonlyArray<Readonly<Record<string, unknown>>>,
): Record<string, unknown> =>
	Object.fromEntries(rows.map(({ [column]: value = null, payee: name }) => [String(name), value]));
