import { setTimeout as sleep } from 'node:timers/promises';
import { fetch, FormData } from 'undici';
import { z } from 'zod';
import type { N8nRest } from '../../realN8n/n8nRest';

const pollMs = 100;
const patienceMs = 20_000;

const project = z.object({ id: z.string() });
const tables = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });
const row = z.object({
	reference: z.string(),
	status: z.string(),
	payment: z.string(),
	expectedName: z.string().nullable(),
	registeredName: z.string().nullable(),
	reason: z.string(),
	reviewLink: z.string().url(),
	reviewedBy: z.string().nullable(),
	result: z.string(),
});
const rows = z.object({ data: z.array(row) });

/** A row of the data table, as a reviewer sees it in n8n. */
export type ReviewRow = z.infer<typeof row>;

/** The reviewer: reads the table of reviews in n8n, and decides in the form behind a row's link. */
export class PayoutReviews {
	constructor(private readonly rest: N8nRest) {}

	/** Every row, as n8n's editor lists them. */
	async all(): Promise<ReviewRow[]> {
		const { id } = project.parse(await this.rest.get('/rest/projects/personal'));
		const path = `/rest/projects/${id}/data-tables`;
		const { data } = tables.parse(await this.rest.get(path));
		const table = data.find(({ name }) => name === 'payout_reviews');
		if (!table) return [];
		return rows.parse(await this.rest.get(`${path}/${table.id}/rows?take=200`)).data;
	}

	/** The one row of a reference. */
	async of(reference: string): Promise<ReviewRow> {
		const found = (await this.all()).filter((each) => each.reference === reference);
		const [only, ...more] = found;
		if (!only || more.length > 0) throw new Error(`${found.length} rows have ${reference}.`);
		return only;
	}

	/** The text of the form's page, once the form waits to be filled in. */
	async page(link: string): Promise<string> {
		await this.untilWaiting(link);
		return await (await fetch(link)).text();
	}

	/**
	 * Fills in the form and sends it, as its page does.
	 * @returns what the page shows the reviewer
	 */
	async decide(link: string, decision: string): Promise<string> {
		await this.untilWaiting(link);
		return await this.submit(link, decision);
	}

	/** Sends the form, whether or not anything waits for it. */
	async submit(link: string, decision: string): Promise<string> {
		const form = new FormData();
		form.set('field-0', decision);
		form.set('field-1', 'A Reviewer');
		return await (await fetch(link, { method: 'POST', body: form })).text();
	}

	/** A person takes longer to open the link than n8n to put the execution to sleep; a test does not. */
	private async untilWaiting(link: string): Promise<void> {
		const status = new URL(link);
		status.pathname += '/n8n-execution-status';
		const deadline = Date.now() + patienceMs;
		let text = '';
		while (Date.now() < deadline) {
			text = await (await fetch(status)).text();
			if (text === 'form-waiting') return;
			await sleep(pollMs);
		}
		throw new Error(`The form did not wait within ${patienceMs / 1000} s, but was ${text}.`);
	}
}
