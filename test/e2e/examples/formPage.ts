import { fetch } from 'undici';
import { until } from '../support/until';

/** The text of a page of a form, once the execution waits for it to be read or filled in. */
export async function formPage(
	link: string,
	headers: Record<string, string> = {},
): Promise<string> {
	// A person takes longer to open the link than n8n to put the execution to sleep; a test does not.
	const status = new URL(link);
	status.pathname += '/n8n-execution-status';
	await until(
		'the form waits',
		async () => (await (await fetch(status)).text()) === 'form-waiting',
	);
	return await (await fetch(link, { headers })).text();
}
