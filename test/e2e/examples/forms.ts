import { z } from 'zod';
import { parseJson } from '../../../nodes/MobileMoneyNameLookup/domain/json';
import { until } from '../../realN8n/until';

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

/** Sends a form by its fields in their order; returns the page that answers. */
async function answered(url: string, ...fields: Array<string | File>): Promise<string> {
	const link = await submitForm(url, inOrder(...fields));
	await formWaits(link);
	const page = await (await fetch(link)).text();
	// As the page does once it is shown.
	await fetch(link, { method: 'POST' });
	return page;
}

/** Checks one payee on its page; returns the page that answers, and its verdict. */
export async function checkPayee(url: string, ...fields: string[]) {
	const html = await answered(url, ...fields);
	const [, verdict = ''] = /<h1>(.*?)<\/h1>/.exec(html) ?? [];
	return { verdict, html };
}

const bytes = z.union([
	z.object({ data: z.array(z.number()) }).transform(({ data }) => Buffer.from(data)),
	z.string().transform((text) => Buffer.from(text, 'latin1')),
]);
const served = z
	.object({ data: bytes, fileName: z.string() })
	.transform(({ data, fileName }) => ({ name: fileName, content: data }));
/** n8n 1 can hand out one file. */
const oneOrMore = z.union([z.array(served), served.transform((file) => [file])]);

/** Uploads a sheet and reads the page that answers: its texts and tables as HTML, and the files that it hands to the browser. */
export async function submitSheet(url: string, fileName: string, content: string | Uint8Array) {
	// As browsers on Windows call a CSV file, too.
	const sheet = new File([content], fileName, { type: 'application/vnd.ms-excel' });
	// The first field is the sample that the page shows.
	const page = await answered(url, '', sheet, 'Wanja of accounts');
	const [, title = '', message = ''] = /<h1>(.*?)<\/h1>\s*<p[^>]*>([\s\S]*?)<\/p>/.exec(page) ?? [];
	const [, binary] = /decodeURIComponent\("([^"]*)"\)/.exec(page) ?? [];
	if (binary === undefined) throw new Error(`The page hands out no file: ${message}`);
	return { title, message, files: oneOrMore.parse(JSON.parse(decodeURIComponent(binary))) };
}
