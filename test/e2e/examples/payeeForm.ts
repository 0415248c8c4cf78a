import { fetch, FormData } from 'undici';
import { z } from 'zod';

const submitted = z.object({ formWaitingUrl: z.string() });

/**
 * Fills in the form of the example “Check one payee”, or of its twin, and sends it, as its page does.
 * @param asker the name that only the twin asks for
 * @returns the link to the page with the answer
 */
export async function submitPayee(
	url: string,
	till: string,
	name: string,
	type = 'Till',
	asker?: string,
): Promise<string> {
	const form = new FormData();
	form.set('field-0', JSON.stringify([type]));
	form.set('field-1', till);
	form.set('field-2', name);
	if (asker !== undefined) form.set('field-3', asker);
	const answer = await (await fetch(url, { method: 'POST', body: form })).json();
	return submitted.parse(answer).formWaitingUrl;
}
