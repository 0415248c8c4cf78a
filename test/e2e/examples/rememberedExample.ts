import { randomUUID } from 'node:crypto';
import { credentialType } from '../../realN8n/localCredential';
import { DataTable, type TableRow } from '../support/dataTable';
import type { RunItem } from '../support/executions';
import type { LiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { sharedN8n } from '../support/sharedN8n';
import { readExample } from './example';
import { productionAccount } from './payouts';
import { PayoutReviewer, type ReviewPage } from './payoutReviewer';
import { checkPayee, type PayeeAnswer } from './payeeForm';
import { submitSheet } from './sheetForm';

/** The value that the page of the review sends for a tick. */
export const tick = '["I have checked this payee another way"]';

/** A sheet: supplier, till, amount; with an account number, the number is that of a paybill. */
export type Payees = ReadonlyArray<
	readonly [supplier: string, number: string, amount?: number, account?: string]
>;

/** The workflows that share the tables of remembered payees, published for an account. */
export class RememberedExample {
	/** The checks of all workflows. */
	readonly trail: DataTable;
	private readonly table: DataTable;

	private constructor(
		private readonly live: LiveN8n,
		private readonly credentials: Readonly<Record<string, string>>,
		private readonly sheetUrl: string,
		private readonly payeeUrl: string,
		/** Where reviewers go. */
		readonly reviewUrl: string,
		/** Who is signed in as the owner. */
		readonly owner: PayoutReviewer,
	) {
		this.trail = new DataTable(live.rest, 'payee_checks');
		this.table = new DataTable(live.rest, 'accepted_payees');
	}

	/** @param openTo who may review: who may run the workflow, or everybody with an account in n8n */
	static async publish(
		live: LiveN8n,
		account = productionAccount(live.service),
		openTo: 'executors' | 'everybody' = 'executors',
	): Promise<RememberedExample> {
		const credentials = { [credentialType]: await live.storeCredential(account) };
		const path = randomUUID();
		const reviewPath = { 'review-payees': `${path}-review` };
		const publish = async (
			file: string,
			rewritten: Readonly<Record<string, string>>,
		): Promise<string> => {
			const workflow = await readExample(`${file}.json`, { credentials, rewritten });
			return (await publishAt(live, workflow, `/form/${rewritten[file]}`)).url;
		};
		const sheetPath = { 'verify-remembered': `${path}-sheet` };
		const sheetUrl = await publish('verify-remembered', { ...sheetPath, ...reviewPath });
		const payeePath = { 'check-remembered': `${path}-payee` };
		const payeeUrl = await publish('check-remembered', { ...payeePath, ...reviewPath });
		const open = { '"requireExecuteAccess": true': '"requireExecuteAccess": false' };
		const reviewers = openTo === 'everybody' ? open : {};
		const reviewUrl = await publish('review-payees', { ...reviewPath, ...reviewers });
		const owner = await PayoutReviewer.signIn(reviewUrl, sharedN8n().cookie);
		return new RememberedExample(live, credentials, sheetUrl, payeeUrl, reviewUrl, owner);
	}

	/** Uploads a sheet; returns its reference, and the page that answers. */
	async verify(payees: Payees): Promise<{ reference: string; message: string; file: Buffer }> {
		const rows = payees.map(([name, number, amount = 1500, account]) =>
			[account === undefined ? 'till' : 'paybill', number, account, name, amount].join(),
		);
		const content = ['type,number,A/C,supplier,amount', ...rows].join('\n');
		const { message, file } = await submitSheet(this.sheetUrl, 'suppliers.csv', content);
		return { reference: /reference (\d+)/.exec(message)?.[1] ?? '', message, file };
	}

	/** Checks one payee on its page; with an account number, a paybill. */
	async checkOne(name: string, number: string, account?: string): Promise<PayeeAnswer> {
		const twin = { asker: 'Wanja of accounts', ...(account !== undefined && { account }) };
		const type = account === undefined ? 'Till' : 'Paybill';
		return await checkPayee(this.payeeUrl, number, name, type, twin);
	}

	/** Runs the scheduled re-check by hand; returns its reference, and the rows that somebody is told of. */
	async recheck(): Promise<{ reference: string; told: RunItem['json'][] }> {
		const workflow = await readExample('scheduled-recheck.json', { credentials: this.credentials });
		const { id, status, outputs } = await this.live.run(workflow);
		if (status !== 'success') throw new Error(`The re-check ended with ${status}.`);
		return { reference: id, told: outputs('Tell Someone')[0] ?? [] };
	}

	/** What the trail has under a reference, in the order of a sheet. */
	async checks(reference: string): Promise<TableRow[]> {
		return await this.trail.rows(reference);
	}

	/** The rows of these payees that are remembered. */
	async remembered(payees: Payees): Promise<TableRow[]> {
		const names: unknown[] = payees.map(([name]) => name);
		const all = await this.table.rows();
		return all.filter(({ payee }) => names.includes(payee));
	}

	/** Changes a row of the trail, as its page in n8n does. */
	async changeCheck({ id }: TableRow, cells: TableRow): Promise<void> {
		await this.trail.change(id, cells);
	}

	/** Changes a remembered payee, as its page in n8n does. */
	async changeRemembered({ id }: TableRow, cells: TableRow): Promise<void> {
		await this.table.change(id, cells);
	}

	/** Ticks rows of a sheet by their place among the doubtful ones, and sends the page. */
	async accept(reference: string, ...places: number[]): Promise<string> {
		return await sendTicks(await this.owner.open(reference), ...places);
	}
}

/** Sends a page with these rows ticked, by their place on it, the first being 0. */
export async function sendTicks(page: ReviewPage, ...places: number[]): Promise<string> {
	// Each row of the page is two fields: its table and its tick.
	return await page.send(places.map((place) => [`field-${2 * place + 1}`, tick]));
}
