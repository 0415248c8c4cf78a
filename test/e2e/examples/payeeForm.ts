import { fetch, FormData } from 'undici';
import { z } from 'zod';
import { formPage } from './formPage';

const submitted = z.object({ formWaitingUrl: z.string() });

/** The page that answers about one payee. */
export interface PayeeAnswer {
	/** Confirmed, Needs Review, Not Confirmed or Not Checked. */
	readonly verdict: string;
	readonly html: string;
	/** The reference of the check in the trail. */
	readonly reference: string;
}

/**
 * Fills in the form of the example “Check one payee”, or of its twin, and sends it, as its page does.
 * @param twin what only the twin asks for
 * @returns the link to the page with the answer
 */
export async function submitPayee(
	url: string,
	till: string,
	name: string,
	type = 'Till',
	twin?: { readonly asker: string; readonly account?: string },
): Promise<string> {
	const form = new FormData();
	const fields = twin ? [till, twin.account ?? '', name, twin.asker] : [till, name];
	form.set('field-0', JSON.stringify([type]));
	for (const [at, field] of fields.entries()) form.set(`field-${at + 1}`, field);
	const answer = await (await fetch(url, { method: 'POST', body: form })).json();
	return submitted.parse(answer).formWaitingUrl;
}

/** Checks one payee on its page, and reads the page that answers to its end. */
export async function checkPayee(...typed: Parameters<typeof submitPayee>): Promise<PayeeAnswer> {
	const link = await submitPayee(...typed);
	const html = await formPage(link);
	// As the page does once it is shown.
	await fetch(link, { method: 'POST' });
	const [, verdict = ''] = /<h1>(.*?)<\/h1>/.exec(html) ?? [];
	const [, reference = ''] = /reference (\d+)/.exec(html) ?? [];
	return { verdict, html, reference };
}
