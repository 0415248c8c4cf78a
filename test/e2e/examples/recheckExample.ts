import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import type { Fault, PlannedRequest } from '../../simulator';
import { DataTable, type TableRow } from '../support/dataTable';
import type { RunItem, StoredExecution } from '../support/executions';
import type { LiveN8n } from '../support/liveN8n';
import type { NewWorkflow } from '../support/workflows';
import { readExample, type ExampleChanges } from './example';

const columns = [
	...['payee', 'type', 'number', 'operator', 'account_number', 'registered_name', 'accepted_by'],
	...['accepted_at', 'expires_at', 'last_checked_at', 'last_outcome', 'note'],
];

/** A row of a payee that a person accepted long ago. */
export const payee = (
	name: string,
	type: string,
	number: string,
	registered_name: string,
): TableRow => ({
	...{ payee: name, type, number, operator: 'Mpesa', registered_name },
	...{ accepted_by: 'reviewer@example.com', accepted_at: '2026-01-05 09:00:00' },
	...{ expires_at: '2999-01-05', last_checked_at: '2026-01-05 09:00:00' },
	...{ last_outcome: 'confirmed', note: 'Sheet 7, row 2' },
});

/** Payees of whom each holder is as accepted; the last one has never been checked again. */
export const payees: readonly TableRow[] = [
	payee('A', 'till', '4738534', 'JANE WANJIKU KAMAU'),
	payee('B', 'paybill', '900010', 'UMOJA WETU SACCO SOCIETY LTD'),
	payee('C', 'till', '057318', 'MERCY NAFULA WEKESA'),
	payee('D', 'till', '738204', 'GRACE ACHIENG OUMA'),
	{
		...payee('E', 'paybill', '900012', 'TAUSI MICROFINANCE BANK LIMITED'),
		...{ last_outcome: null, last_checked_at: null, note: null },
	},
];

/** A run of more than five rows waits for its service, here for as long as the test holds it. */
export const manyPayees = [...payees, payee('F', 'till', '5031264', 'PETER OTIENO ODHIAMBO')];
export const patient: Partial<ExampleChanges> = {
	parameters: {
		'Look Up Holder': {
			options: { includeInput: true, resultFormat: 'columns', maxOutage: 600, maxRetries: 1 },
		},
	},
};

/** A service that is out of order. */
export const down: Fault = { kind: 'serverError', httpStatus: 503, body: 'json' };

/** Between two runs: B changes hands, C is closed, D cannot be asked about, E is renamed a little. */
const changes: Readonly<Record<string, Fault>> = {
	'900010': { kind: 'name', name: 'PETER OTIENO ODHIAMBO' },
	'057318': { kind: 'code', httpStatus: 404, status: 'E404000' },
	'738204': down,
	'900012': { kind: 'name', name: 'TAUSY MICROFINANCE BANK LIMITED' },
};
export const changed = ({ number = '' }: PlannedRequest): Fault | undefined => changes[number];

/** What a run of the example left behind. */
export interface Recheck {
	readonly execution: StoredExecution;
	/** The table of accepted payees, in the order of its rows. */
	readonly rows: TableRow[];
	/** The rows that somebody is told of. */
	readonly told: RunItem['json'][];
	/** What the run added to the trail. */
	readonly checks: TableRow[];
}

/** The example “Scheduled re-check”, with a table and a credential for each environment. */
export class RecheckExample {
	readonly trail: DataTable;

	private constructor(
		private readonly live: LiveN8n,
		readonly table: DataTable,
		/** Ids of credentials; `other` is a second account of production. */
		readonly credential: Readonly<Record<'production' | 'other' | 'uat' | 'demo', string>>,
	) {
		this.trail = new DataTable(live.rest, 'payee_checks');
	}

	/** Stores the credentials. */
	static async open(live: LiveN8n): Promise<RecheckExample> {
		const environment = 'production';
		const other = localCredentialData(live.service, 'clientCredentials');
		return new RecheckExample(live, new DataTable(live.rest, 'accepted_payees'), {
			production: await live.storeCredential({
				...localCredentialData(live.service),
				environment,
			}),
			other: await live.storeCredential({ ...other, environment }),
			uat: live.credentialId,
			demo: await live.storeCredential({ environment: 'demo' }),
		});
	}

	/** Makes the table anew with these rows. */
	async fill(rows: readonly TableRow[]): Promise<void> {
		await this.table.fill(columns, rows);
	}

	/** The example with a credential chosen, and changed as a user might. */
	async read(
		credential: keyof RecheckExample['credential'],
		edits: Partial<ExampleChanges> = {},
	): Promise<NewWorkflow> {
		const credentials = { [credentialType]: this.credential[credential] };
		return await readExample('scheduled-recheck.json', { credentials, ...edits });
	}

	/** Runs it by hand. */
	async run(...choices: Parameters<RecheckExample['read']>): Promise<Recheck> {
		const execution = await this.live.run(await this.read(...choices));
		expect(execution.status).toBe('success');
		const [told = []] = execution.outputs('Tell Someone');
		const [rows, checks] = [await this.table.rows(), await this.trail.rows(execution.id)];
		return { execution, rows, told, checks };
	}
}

/** What one column holds, by the payee of the row. */
export const byPayee = (column: string, rows: ReadonlyArray<TableRow | RunItem['json']>): unknown =>
	Object.fromEntries(rows.map(({ [column]: value = null, payee: name }) => [name, value]));
