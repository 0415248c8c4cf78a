import { writeFile } from 'node:fs/promises';
import { createServer as createProxy, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { throwAwayFolder, whenDone } from '../../realN8n/cleanup';
import { listen } from '../../simulator';
import { selfSignedCertificate } from '../../support/selfSignedCertificate';

const host = 'sheets.googleapis.com';

type Cell = string | number | undefined;

const values = z.array(z.array(z.union([z.string(), z.number()])));
const written = z.object({ range: z.string(), values });
const batch = z.object({ valueInputOption: z.string(), data: z.array(written) });

/** A stand-in for Google Sheets with one document of one tab. */
export interface GoogleSheets {
	grid: Cell[][];
	readonly inputOptions: Set<string>;
}

/** Starts the stand-in, and a proxy that leads to it and to nobody else; `variables` make n8n use and trust it. */
export async function startGoogleSheets() {
	const sheets: GoogleSheets = { grid: [], inputOptions: new Set() };
	const certificate = selfSignedCertificate(host);
	const google = createServer(certificate, (request, response) => {
		void answer(sheets, request).then(
			(body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
			(error: unknown) => response.writeHead(400).end(String(error)),
		);
	});
	const proxy = createProxy().on('connect', (request, client) => {
		if (request.url !== `${host}:443`) return client.destroy();
		client.write('HTTP/1.1 200 OK\r\n\r\n');
		return google.emit('connection', client);
	});
	const address = await listen(proxy);
	whenDone(() => Promise.resolve(proxy.close()));
	const authority = join(await throwAwayFolder('mobile-money-google-'), 'google.pem');
	await writeFile(authority, certificate.cert);
	const variables = {
		HTTPS_PROXY: `http://${address}`,
		NO_PROXY: '127.0.0.1,localhost',
		NODE_EXTRA_CA_CERTS: authority,
	};
	return { sheets, variables };
}

async function answer(sheets: GoogleSheets, request: IncomingMessage): Promise<object> {
	const { pathname, searchParams } = new URL(request.url ?? '', `https://${host}`);
	if (request.method === 'PUT') {
		sheets.inputOptions.add(searchParams.get('valueInputOption') ?? '');
		write(sheets, written.parse(await json(request)));
	} else if (pathname.endsWith('/values:batchUpdate')) {
		const { data, valueInputOption } = batch.parse(await json(request));
		sheets.inputOptions.add(valueInputOption);
		for (const each of data) write(sheets, each);
	} else if (pathname.includes('/values/')) {
		return { values: sheets.grid.map(withoutEmptyEnd) };
	}
	return { sheets: [{ properties: { sheetId: 0, title: 'Payees' } }] };
}

function write({ grid }: GoogleSheets, { range, values: rows }: z.infer<typeof written>): void {
	const [, letters = 'A', line = ''] = /![^\d:]*?([A-Z]+)?(\d+)/.exec(range) ?? [];
	for (const [down, cells] of rows.entries()) {
		const target = (grid[Number(line) - 1 + down] ??= []);
		for (const [right, value] of cells.entries()) target[columnNumber(letters) - 1 + right] = value;
	}
}

const columnNumber = (letters: string): number =>
	letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Google leaves out the empty cells at the end of a row. */
const withoutEmptyEnd = (cells: readonly Cell[]): Cell[] => {
	const all = Array.from(cells, (each) => each ?? '');
	return all.slice(0, all.findLastIndex((each) => each !== '') + 1);
};
