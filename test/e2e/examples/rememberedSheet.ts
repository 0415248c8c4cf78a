import { credentialType } from '../../realN8n/localCredential';
import { DataTable } from '../support/dataTable';
import type { LiveN8n } from '../support/liveN8n';
import { node, type NewWorkflow } from '../support/workflows';
import { publishExample, type ExampleChanges } from './example';
import { checkPayee, submitSheet } from './forms';
import { productionAccount } from './payouts';

/** A row of a sheet; with an account number, the number is that of a paybill. */
export interface PayeeRow {
	readonly supplier: string;
	readonly number: string;
	readonly amount?: number;
	readonly account?: string;
}

/** The sheet and the page of one payee that share the tables of remembered payees, published for a production account. */
export type RememberedSheet = Awaited<ReturnType<typeof publishRememberedSheet>>;

const [form, lookup, table] = ['Check One Payee', 'Look Up Holder', 'Accepted Payees'];
const to = (name: string) => ({ main: [[{ node: name, type: 'main', index: 0 }]] });

function addAcceptedPayees({ nodes, connections }: NewWorkflow): void {
	const dataTableId = { __rl: true, mode: 'name', value: 'accepted_payees' };
	const get = { resource: 'row', operation: 'get', dataTableId, returnAll: true };
	const jsonOutput = `={{ $('${form}').first().json }}`;
	const answers = node('Answers', 'set', { mode: 'raw', jsonOutput, options: {} }, 3.4);
	nodes.push({ ...node(table, 'dataTable', get, 1.1), alwaysOutputData: true });
	nodes.push({ ...answers, executeOnce: true });
	Object.assign(connections, {
		...{ [form]: to(table), [table]: to(answers.name), [answers.name]: to(lookup) },
	});
}

export async function publishRememberedSheet(live: LiveN8n) {
	const id = await live.storeCredential(productionAccount(live.service));
	const credentials = { [credentialType]: id };
	const trail = new DataTable(live.rest, 'payee_checks');

	/** Publishes a changed copy of the sheet's workflow. */
	const publishSheet = async (changes: ExampleChanges = {}) => {
		const settings = { credentials, ...changes };
		return await publishExample(
			...([live, 'verify-remembered.json', '/form/verify-remembered', settings] as const),
		);
	};
	const sheet = await publishSheet();
	const options = { includeInput: true, acceptedPayees: `={{ $('${table}').all() }}` };
	const page = await publishExample(
		...([live, 'check-one-payee.json', '/form/check-one-payee'] as const),
		{ credentials, parameters: { [lookup]: { options } } },
		addAcceptedPayees,
	);

	async function verify(rows: readonly PayeeRow[]) {
		const lines = rows.map(({ supplier, number, amount = 1500, account }) =>
			[account === undefined ? 'till' : 'paybill', number, account, supplier, amount].join(),
		);
		const content = ['type,number,A/C,supplier,amount', ...lines].join('\n');
		const { title, message } = await submitSheet(sheet.url, 'suppliers.csv', content);
		const reference = /Reference: (\d+)/.exec(message)?.[1] ?? '';
		return { reference, title, checks: await trail.rows(reference) };
	}

	async function checkOne({ supplier, number, account }: PayeeRow) {
		const type = account === undefined ? 'Till' : 'Paybill';
		return await checkPayee(page.url, type, number, account ?? '', supplier);
	}
	const acceptances = new DataTable(live.rest, 'accepted_payees');
	return { acceptances, publishSheet, verify, checkOne, csv: async () => await trail.csv() };
}
