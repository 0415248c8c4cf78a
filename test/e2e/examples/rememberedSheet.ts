import { randomUUID } from 'node:crypto';
import { credentialType } from '../../realN8n/localCredential';
import { DataTable, type TableRow } from '../support/dataTable';
import type { LiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { node, type NewWorkflow } from '../support/workflows';
import { readExample, type ExampleChanges } from './example';
import { checkPayee, submitSheet } from './forms';
import { productionAccount } from './payouts';

/** A sheet: supplier, till, amount; with an account number, the number is that of a paybill. */
export type Payees = ReadonlyArray<
	readonly [supplier: string, number: string, amount?: number, account?: string]
>;

/** The sheet and the page of one payee that share the tables of remembered payees, published for an account. */
export type RememberedSheet = Awaited<ReturnType<typeof publishRememberedSheet>>;

const to = (name: string) => ({ main: [[{ node: name, type: 'main', index: 0 }]] });

/** The page of one payee with the two nodes that its own page describes. */
function withAcceptedPayees(workflow: NewWorkflow): NewWorkflow {
	const [form, lookup] = ['Check One Payee', 'Look Up Holder'];
	const dataTableId = { __rl: true, mode: 'name', value: 'accepted_payees' };
	const table = node('Accepted Payees', 'dataTable', {
		...{ resource: 'row', operation: 'get', dataTableId, returnAll: true },
	});
	const jsonOutput = `={{ $('${form}').first().json }}`;
	const answers = node('Answers', 'set', { mode: 'raw', jsonOutput, options: {} }, 3.4);
	const acceptedPayees = `={{ $('${table.name}').all() }}`;
	const nodes = workflow.nodes.map((each) =>
		each.name === lookup
			? {
					...each,
					parameters: { ...each.parameters, options: { includeInput: true, acceptedPayees } },
				}
			: each,
	);
	return {
		...workflow,
		nodes: [
			...nodes,
			{ ...table, typeVersion: 1.1, alwaysOutputData: true },
			{ ...answers, executeOnce: true },
		],
		connections: {
			...workflow.connections,
			[form]: to(table.name),
			[table.name]: to(answers.name),
			[answers.name]: to(lookup),
		},
	};
}

/** Publishes the workflows that know accepted payees, for an account. */
export async function publishRememberedSheet(
	live: LiveN8n,
	account = productionAccount(live.service),
) {
	const credentials = { [credentialType]: await live.storeCredential(account) };
	const trail = new DataTable(live.rest, 'payee_checks');
	const acceptances = new DataTable(live.rest, 'accepted_payees');

	/** Publishes a changed copy of the sheet's workflow: its id and the address of its form. */
	async function publishSheet(changes: ExampleChanges = {}) {
		const path = randomUUID();
		const rewritten = { '"path": "verify-remembered"': `"path": "${path}"` };
		const edits = { credentials, rewritten, ...changes };
		const workflow = await readExample('verify-remembered.json', edits);
		return await publishAt(live, workflow, `/form/${path}`);
	}
	async function publishOne(): Promise<string> {
		const path = randomUUID();
		const rewritten = { '"check-one-payee"': `"${path}"` };
		const workflow = await readExample('check-one-payee.json', { credentials, rewritten });
		return (await publishAt(live, withAcceptedPayees(workflow), `/form/${path}`)).url;
	}
	const sheetUrl = (await publishSheet()).url;
	const payeeUrl = await publishOne();

	/** Uploads a sheet; its reference, what the page shows, and what the trail has of it. */
	async function verify(
		payees: Payees,
		url = sheetUrl,
	): Promise<{ reference: string; title: string; message: string; checks: TableRow[] }> {
		const rows = payees.map(([name, number, amount = 1500, accountNumber]) =>
			[
				accountNumber === undefined ? 'till' : 'paybill',
				number,
				accountNumber,
				name,
				amount,
			].join(),
		);
		const content = ['type,number,A/C,supplier,amount', ...rows].join('\n');
		const { title, message } = await submitSheet(url, 'suppliers.csv', content);
		const reference = /Reference: (\d+)/.exec(message)?.[1] ?? '';
		return { reference, title, message, checks: await trail.rows(reference) };
	}

	/** Checks one payee on its page; with an account number, a paybill. */
	async function checkOne(name: string, number: string, accountNumber?: string) {
		const type = accountNumber === undefined ? '["Till"]' : '["Paybill"]';
		return await checkPayee(payeeUrl, type, number, accountNumber ?? '', name);
	}
	return { trail, acceptances, publishSheet, verify, checkOne };
}
