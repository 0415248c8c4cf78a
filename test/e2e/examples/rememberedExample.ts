import { randomUUID } from 'node:crypto';
import { credentialType } from '../../realN8n/localCredential';
import type { TableRow } from '../support/dataTable';
import type { LiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { sharedN8n } from '../support/sharedN8n';
import { readExample } from './example';
import { productionAccount } from './payouts';
import { PayoutReviewer, type ReviewPage } from './payoutReviewer';
import { publishRememberedSheet, type Payees } from './rememberedSheet';

export type { Payees } from './rememberedSheet';

/** The value that the page of the review sends for a tick. */
export const tick = '["I have checked this payee another way"]';

/** The workflows that share the tables of remembered payees, published for an account. */
export type RememberedExample = Awaited<ReturnType<typeof publishRemembered>>;

/** @param openTo who may review: who may run the workflow, or everybody with an account in n8n */
export async function publishRemembered(
	live: LiveN8n,
	account = productionAccount(live.service),
	openTo: 'executors' | 'everybody' = 'executors',
) {
	const { trail, acceptances, verify, checkOne } = await publishRememberedSheet(live, account);

	/** Publishes the review; returns the address of its form. */
	async function publishReview(): Promise<string> {
		const path = randomUUID();
		const credentials = { [credentialType]: await live.storeCredential(account) };
		const open = { '"requireExecuteAccess": true': '"requireExecuteAccess": false' };
		const rewritten = { 'review-payees': path, ...(openTo === 'everybody' ? open : {}) };
		const workflow = await readExample('review-payees.json', { credentials, rewritten });
		return (await publishAt(live, workflow, `/form/${path}`)).url;
	}
	const reviewUrl = await publishReview();
	const owner = await PayoutReviewer.signIn(reviewUrl, sharedN8n().cookie);

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
