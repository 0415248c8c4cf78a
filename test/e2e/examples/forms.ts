import { fetch, FormData } from 'undici';
import { z } from 'zod';
import { until } from '../support/until';

const submitted = z.object({ formWaitingUrl: z.string() });

/** Sends a form, its fields in their order, as its page does; returns the link to the page that answers. */
export async function submitForm(url: string, ...fields: Array<string | File>): Promise<string> {
	const form = new FormData();
	for (const [at, field] of fields.entries()) form.append(`field-${at}`, field);
	const answer = await fetch(url, { method: 'POST', body: form });
	return submitted.parse(await answer.json()).formWaitingUrl;
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

/** Sends a form and reads the page at its end. */
async function answered(...sent: Parameters<typeof submitForm>): Promise<string> {
	const link = await submitForm(...sent);
	await formWaits(link);
	const page = await (await fetch(link)).text();
	// As the page does once it is shown.
	await fetch(link, { method: 'POST' });
	return page;
}

/** Checks one payee on its page: the verdict, and the reference of the check in the trail. */
export async function checkPayee(
	...sent: Parameters<typeof submitForm>
): Promise<{ verdict: string; html: string; reference: string }> {
	const html = await answered(...sent);
	const [, verdict = ''] = /<h1>(.*?)<\/h1>/.exec(html) ?? [];
	const [, reference = ''] = /[Rr]eference (\d+)/.exec(html) ?? [];
	return { verdict, html, reference };
}

/** What a page hands to the browser. */
export interface ServedFile {
	name: string;
	content: Buffer;
}

/** Uploads a sheet and reads the page that answers: its texts and tables as HTML, and the files that it hands out. */
export async function submitSheet(url: string, fileName: string, content: string | Uint8Array) {
	// As browsers on Windows call a CSV file, too.
	const sheet = new File([content], fileName, { type: 'application/vnd.ms-excel' });
	// The first field is the sample that the page shows.
	const page = await answered(url, '', sheet, 'Wanja of accounts');
	const [, title = '', message = ''] = /<h1>(.*?)<\/h1>\s*<p[^>]*>([\s\S]*?)<\/p>/.exec(page) ?? [];
	const files = servedFiles(page);
	if (files.length === 0) throw new Error(`The page hands out no file: ${message}`);
	return { title, message, files };
}

/** Bytes as n8n puts them into the page: from a file of its own, or from memory, one character for each byte. */
const bytes = z.union([
	z.object({ data: z.array(z.number()) }).transform(({ data }) => Buffer.from(data)),
	z.string().transform((text) => Buffer.from(text, 'latin1')),
]);
const served = z.object({ data: bytes, fileName: z.string() });
const oneOrMore = z.union([z.array(served), served.transform((file) => [file])]);

/** The files that the page at the end of a form hands to the browser; n8n 1 can hand out one. */
export function servedFiles(page: string): ServedFile[] {
	const [, binary = '%5B%5D'] = /decodeURIComponent\("([^"]*)"\)/.exec(page) ?? [];
	return oneOrMore.parse(JSON.parse(decodeURIComponent(binary))).map(({ data, fileName }) => ({
		...{ name: fileName, content: data },
	}));
}
