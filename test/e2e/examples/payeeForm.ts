import { fetch, FormData } from 'undici';
import { z } from 'zod';

const submitted = z.object({ formWaitingUrl: z.string() });

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
