import { randomUUID } from 'node:crypto';
import { credentialType } from '../../realN8n/localCredential';
import { DataTable, type TableRow } from '../support/dataTable';
import type { LiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { sharedN8n } from '../support/sharedN8n';
import { readExample } from './example';
import { checkPayee, submitSheet } from './forms';
import { productionAccount } from './payouts';
import { PayoutReviewer, type ReviewPage } from './payoutReviewer';

/** The value that the page of the review sends for a tick. */
export const tick = '["I have checked this payee another way"]';

/** A sheet: supplier, till, amount; with an account number, the number is that of a paybill. */
export type Payees = ReadonlyArray<
	readonly [supplier: string, number: string, amount?: number, account?: string]
>;

/** The workflows that share the tables of remembered payees, published for an account. */
export type RememberedExample = Awaited<ReturnType<typeof publishRemembered>>;

/** @param openTo who may review: who may run the workflow, or everybody with an account in n8n */
export async function publishRemembered(
	live: LiveN8n,
	account = productionAccount(live.service),
	openTo: 'executors' | 'everybody' = 'executors',
) {
	const credentials = { [credentialType]: await live.storeCredential(account) };
	const trail = new DataTable(live.rest, 'payee_checks');
	const acceptances = new DataTable(live.rest, 'accepted_payees');
	const path = randomUUID();

	/** Publishes a workflow; returns the address of its form. */
	async function publish(file: string, rewritten: Record<string, string> = {}): Promise<string> {
		const paths = { [file]: `${path}-${file}`, 'review-payees': `${path}-review-payees` };
		const changes = { credentials, rewritten: { ...paths, ...rewritten } };
		const workflow = await readExample(`${file}.json`, changes);
		return (await publishAt(live, workflow, `/form/${path}-${file}`)).url;
	}
	const sheetUrl = await publish('verify-remembered');
	const payeeUrl = await publish('check-remembered');
	const open = { '"requireExecuteAccess": true': '"requireExecuteAccess": false' };
	const reviewUrl = await publish('review-payees', openTo === 'everybody' ? open : {});
	const owner = await PayoutReviewer.signIn(reviewUrl, sharedN8n().cookie);

	/** Uploads a sheet; its reference, what the page says, and what the trail has of it. */
	async function verify(
		payees: Payees,
	): Promise<{ reference: string; message: string; checks: TableRow[] }> {
		const rows = payees.map(([name, number, amount = 1500, account]) =>
			[account === undefined ? 'till' : 'paybill', number, account, name, amount].join(),
		);
		const content = ['type,number,A/C,supplier,amount', ...rows].join('\n');
		const { message } = await submitSheet(sheetUrl, 'suppliers.csv', content);
		const reference = /reference (\d+)/.exec(message)?.[1] ?? '';
		return { reference, message, checks: await trail.rows(reference) };
	}

	/** Checks one payee on its page; with an account number, a paybill. */
	async function checkOne(name: string, number: string, account?: string) {
		const type = account === undefined ? '["Till"]' : '["Paybill"]';
		return await checkPayee(payeeUrl, type, number, account ?? '', name, 'Wanja of accounts');
	}

	/** The acceptances of these payees. */
	async function remembered(payees: Payees): Promise<TableRow[]> {
		const names: unknown[] = payees.map(([name]) => name);
		return (await acceptances.rows()).filter(({ payee }) => names.includes(payee));
	}

	/** Ticks rows of a sheet by their place among the doubtful ones, and sends the page. */
	async function accept(reference: string, ...places: number[]): Promise<string> {
		return await sendTicks(await owner.open(reference), ...places);
	}
	return {
		...{ trail, acceptances, reviewUrl, owner },
		...{ verify, checkOne, remembered, accept },
	};
}

/** Sends a page with these rows ticked, by their place on it, the first being 0. */
export async function sendTicks(page: ReviewPage, ...places: number[]): Promise<string> {
	// Each row of the page is three fields: its table, its tick, and how it was checked.
	return await page.send(places.map((place) => [`field-${3 * place + 1}`, tick]));
}
