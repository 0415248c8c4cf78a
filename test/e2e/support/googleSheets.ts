import { writeFile } from 'node:fs/promises';
import { createServer as createProxy } from 'node:http';
import { createServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { throwAwayFolder, whenDone } from '../../realN8n/cleanup';
import { freePort } from '../../realN8n/n8nInstance';
import { selfSignedCertificate } from '../../support/selfSignedCertificate';

const host = 'sheets.googleapis.com';

type Cell = string | number | undefined;

const values = z.array(z.array(z.union([z.string(), z.number()])));
const batch = z.object({
	valueInputOption: z.string(),
	data: z.array(z.object({ range: z.string(), values })),
});

/** A stand-in for Google Sheets with one document of one tab. */
export interface GoogleSheets {
	grid: Cell[][];
	readonly inputOptions: Set<string>;
	readonly variables: Readonly<Record<string, string>>;
}

/** Starts it behind a proxy that leads to nobody else; it ends at the clean-up. */
export async function startGoogleSheets(): Promise<GoogleSheets> {
	const certificate = selfSignedCertificate(host);
	const authority = join(await throwAwayFolder('google-'), 'authority.pem');
	await writeFile(authority, certificate.cert);
	const port = await freePort();
	const sheets: GoogleSheets = {
		grid: [],
		inputOptions: new Set(),
		variables: {
			HTTPS_PROXY: `http://127.0.0.1:${port}`,
			NO_PROXY: '127.0.0.1,localhost',
			NODE_EXTRA_CA_CERTS: authority,
		},
	};

	const write = (range: string, written: z.infer<typeof values>): void => {
		const [, letters = '', line = ''] = /![^\d:]*?([A-Z]*)(\d+)/.exec(range) ?? [];
		const start = letters === '' ? 0 : columnNumber(letters) - 1;
		for (const [down, cells] of written.entries()) {
			const target = (sheets.grid[Number(line) - 1 + down] ??= []);
			for (const [index, value] of cells.entries()) target[start + index] = value;
		}
	};
	const answer = (method: string, path: string, query: URLSearchParams, body: unknown): unknown => {
		if (method === 'PUT') {
			sheets.inputOptions.add(query.get('valueInputOption') ?? '');
			write(path, z.object({ values }).parse(body).values);
		} else if (path.endsWith('/values:batchUpdate')) {
			const { data, valueInputOption } = batch.parse(body);
			sheets.inputOptions.add(valueInputOption);
			for (const each of data) write(each.range, each.values);
		} else if (path.includes('/values/')) {
			return { values: sheets.grid.map(withoutEmptyEnd) };
		}
		return { sheets: [{ properties: { sheetId: 0, title: 'Payees' } }] };
	};

	const google = createServer(certificate, (request, response) => {
		void (async () => {
			const { pathname, searchParams } = new URL(request.url ?? '', `https://${host}`);
			const body = request.method === 'GET' ? undefined : await json(request);
			const path = decodeURIComponent(pathname);
			response.setHeader('content-type', 'application/json');
			response.end(JSON.stringify(answer(request.method ?? '', path, searchParams, body)));
		})().catch((error: unknown) => {
			response.writeHead(400).end(String(error));
		});
	});
	const tunnels = new Set<Duplex>();
	const proxy = createProxy().on('connect', (request, client) => {
		if (request.url !== `${host}:443`) return client.destroy();
		tunnels.add(client);
		client.write('HTTP/1.1 200 OK\r\n\r\n');
		return google.emit('connection', client);
	});
	proxy.listen(port, '127.0.0.1');
	whenDone(async () => {
		for (const tunnel of tunnels) tunnel.destroy();
		await new Promise((done) => proxy.close(done));
	});
	return sheets;
}

const columnNumber = (letters: string): number =>
	letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Google leaves out the empty cells at the end of a row. */
const withoutEmptyEnd = (cells: readonly Cell[]): Cell[] => {
	const all = Array.from(cells, (each) => each ?? '');
	return all.slice(0, all.findLastIndex((each) => each !== '') + 1);
};
