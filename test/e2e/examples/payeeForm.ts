import { fetch, FormData } from 'undici';
import { z } from 'zod';

const submitted = z.object({ formWaitingUrl: z.string() });

/**
 * Fills in the form of the example “Check one payee” and sends it, as its page does.
 * @returns the link to the page with the answer
 */
export async function submitPayee(
	url: string,
	till: string,
	name: string,
	type = 'Till',
): Promise<string> {
	const form = new FormData();
	form.set('field-0', JSON.stringify([type]));
	form.set('field-1', till);
	form.set('field-2', name);
	const answer = await (await fetch(url, { method: 'POST', body: form })).json();
	return submitted.parse(answer).formWaitingUrl;
}
