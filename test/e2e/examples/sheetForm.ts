import { fetch, FormData } from 'undici';
import { z } from 'zod';
import { formPage } from './formPage';

const submitted = z.object({ formWaitingUrl: z.string() });

/** The page that answers an uploaded sheet. */
export interface SheetAnswer {
	title: string;
	/** Its texts and tables, as HTML. */
	message: string;
	/** The file that the page hands to the browser. */
	file: Buffer;
}

// n8n 1 keeps files in memory, and hands them out as a string of bytes.
const served = z.union([
	z.string().transform((bytes) => Buffer.from(bytes, 'latin1')),
	z
		.object({ type: z.literal('Buffer'), data: z.array(z.number()) })
		.transform(({ data }) => Buffer.from(data)),
]);
const files = z.union([
	z.array(z.object({ data: served })),
	z.object({ data: served }).transform((file) => [file]),
]);

/**
 * Uploads a sheet on the form of the example “Verify a sheet”, as its page does, and reads the answer to its end.
 * @param content of the file
 */
export async function submitSheet(
	url: string,
	fileName: string,
	content: string | Uint8Array,
): Promise<SheetAnswer> {
	const form = new FormData();
	// As browsers on Windows call a CSV file, too.
	const file = new Blob([content], { type: 'application/vnd.ms-excel' });
	form.append('field-0', file, fileName);
	form.append('field-1', 'Wanja of accounts');
	const reply = await fetch(url, { method: 'POST', body: form });
	const link = submitted.parse(await reply.json()).formWaitingUrl;
	const page = await formPage(link);
	// As the page does once it is shown.
	await fetch(link, { method: 'POST' });
	const [, title = '', message = ''] = /<h1>(.*?)<\/h1>\s*<p[^>]*>([\s\S]*?)<\/p>/.exec(page) ?? [];
	const handedOut = servedFile(page);
	if (!handedOut) throw new Error(`The page hands out no file: ${message}`);
	return { title, message, file: handedOut };
}

/** The file that the page at the end of a form hands to the browser; undefined where it hands out none. */
export function servedFile(page: string): Buffer | undefined {
	const [, binary = '%5B%5D'] = /decodeURIComponent\("([^"]*)"\)/.exec(page) ?? [];
	return files.parse(JSON.parse(decodeURIComponent(binary)))[0]?.data;
}
