import { z } from 'zod';
import { parseJson } from '../../../nodes/MobileMoneyNameLookup/domain/json';
import { until } from '../support/until';

/** The file of the example “Verify a sheet”. */
export const sheetExample = 'spreadsheet-verification.json';

const submitted = z.object({ formWaitingUrl: z.string() });

/** Values of a form by the ids of their fields; a field may come more than once. */
export type FieldValues = ReadonlyArray<readonly [field: string, value: string | File]>;

/** Sends a form as its page does. @param token by which the page says who is signed in */
export async function sendForm(url: string, values: FieldValues, token = ''): Promise<Response> {
	const body = new FormData();
	for (const [field, value] of values) body.append(field, value);
	return await fetch(url, { method: 'POST', body, headers: { 'x-auth-token': token } });
}

/** Sends a form; returns the link to the page that follows, its own where there is none. */
export async function submitForm(url: string, values: FieldValues, token = ''): Promise<string> {
	const answer = await sendForm(url, values, token);
	const text = await answer.text();
	if (!answer.ok) throw new Error(`n8n answered ${answer.status}: ${text}`);
	// Where there is no next page, n8n answers with whatever text.
	return submitted.safeParse(parseJson(text)).data?.formWaitingUrl ?? url;
}

/** The values of a form’s fields in their order. */
export const inOrder = (...fields: Array<string | File>): FieldValues =>
	fields.map((value, at) => [`field-${at}`, value] as const);

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

async function answered(url: string, ...fields: Array<string | File>): Promise<string> {
	const link = await submitForm(url, inOrder(...fields));
	await formWaits(link);
	const page = await (await fetch(link)).text();
	// As the page does once it is shown.
	await fetch(link, { method: 'POST' });
	return page;
}

/** Checks one payee on its page: the verdict, and the reference of the check in the trail. */
export async function checkPayee(
	url: string,
	...fields: string[]
): Promise<{ verdict: string; html: string; reference: string }> {
	const html = await answered(url, ...fields);
	const [, verdict = ''] = /<h1>(.*?)<\/h1>/.exec(html) ?? [];
	const [, reference = ''] = /Reference: (\d+)/.exec(html) ?? [];
	return { verdict, html, reference };
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

const bytes = z.union([
	z.object({ data: z.array(z.number()) }).transform(({ data }) => Buffer.from(data)),
	z.string().transform((text) => Buffer.from(text, 'latin1')),
]);
const served = z.object({ data: bytes, fileName: z.string() });
const oneOrMore = z.union([z.array(served), served.transform((file) => [file])]);

/** The files that the page at the end of a form hands to the browser; n8n 1 can hand out one. */
function servedFiles(page: string): Array<{ name: string; content: Buffer }> {
	const [, binary = '%5B%5D'] = /decodeURIComponent\("([^"]*)"\)/.exec(page) ?? [];
	const files = oneOrMore.parse(JSON.parse(decodeURIComponent(binary)));
	return files.map(({ data, fileName }) => ({ name: fileName, content: data }));
}
