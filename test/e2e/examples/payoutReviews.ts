import { fetch, FormData } from 'undici';
import { z } from 'zod';
import { DataTable } from '../support/dataTable';
import type { OwnerSession } from '../support/ownerSession';
import { until } from '../support/until';

const row = z.object({
	reference: z.string(),
	status: z.string(),
	payment: z.string(),
	expectedName: z.string().nullable(),
	registeredName: z.string().nullable(),
	reason: z.string(),
	reviewLink: z.string().url(),
	reviewedBy: z.string().nullable(),
});
const rows = z.array(row);

/** The row of a payment in the table of reviews, as a reviewer sees it in n8n; there must be just one. */
export async function reviewOf(
	rest: OwnerSession,
	reference: string,
): Promise<z.infer<typeof row>> {
	const all = rows.parse(await new DataTable(rest, 'payout_reviews').rows());
	const [only, ...more] = all.filter((each) => each.reference === reference);
	if (!only || more.length > 0)
		throw new Error(`Not one row has ${reference}, but ${more.length}.`);
	return only;
}

/** The text of the form behind a review's link, once it waits to be filled in. */
export async function reviewPage(link: string): Promise<string> {
	// A person takes longer to open the link than n8n to put the execution to sleep; a test does not.
	const status = new URL(link);
	status.pathname += '/n8n-execution-status';
	await until(
		'the form waits',
		async () => (await (await fetch(status)).text()) === 'form-waiting',
	);
	return await (await fetch(link)).text();
}

/** Fills in the form and sends it, as its page does; returns what the page then shows the reviewer. */
export async function decide(link: string, decision: string): Promise<string> {
	await reviewPage(link);
	return await submit(link, decision);
}

/** Sends the form, whether or not anything waits for it. */
export async function submit(link: string, decision: string): Promise<string> {
	const form = new FormData();
	form.set('field-0', decision);
	form.set('field-1', 'A Reviewer');
	return await (await fetch(link, { method: 'POST', body: form })).text();
}
