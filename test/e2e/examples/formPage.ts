import { fetch } from 'undici';
import { until } from '../support/until';

/** The text of a page of a form, once the execution waits for it to be read or filled in. */
export async function formPage(link: string): Promise<string> {
	await formWaits(link);
	return await (await fetch(link)).text();
}

/** Waits until the execution waits for a page, as the page’s own script does. */
export async function formWaits(link: string): Promise<void> {
	// A person takes longer to open the link than n8n to put the execution to sleep; a test does not.
	const status = new URL(link);
	status.pathname += '/n8n-execution-status';
	await until('the form waits', async () => {
		// An n8n that was busy for long closes connections that it has kept open.
		const answer = await fetch(status).catch(() => undefined);
		return (await answer?.text()) === 'form-waiting';
	});
}
