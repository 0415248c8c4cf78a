import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer as createProxy } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { whenDone } from '../../realN8n/cleanup';
import { listen } from '../../simulator';
import { selfSignedCertificate } from '../../support/selfSignedCertificate';

const host = 'sheets.googleapis.com';
const placesIn = (folder: string) => ({
	authority: join(folder, 'google.pem'),
	key: join(folder, 'google-key.pem'),
	socket: join(folder, 'google.sock'),
});

type Cell = string | number | undefined;

const values = z.array(z.array(z.union([z.string(), z.number()])));
const batch = z.object({
	valueInputOption: z.string(),
	data: z.array(z.object({ range: z.string(), values })),
});

/** Starts a proxy that leads to the stand-in for Google Sheets and to nobody else; returns what makes n8n use and trust it. */
export async function startGoogleProxy(folder: string): Promise<Record<string, string>> {
	const { authority, key, socket } = placesIn(folder);
	const certificate = selfSignedCertificate(host);
	await writeFile(authority, certificate.cert);
	await writeFile(key, certificate.key);
	const proxy = createProxy().on('connect', (request, client) => {
		if (request.url !== `${host}:443`) return client.destroy();
		const google = connect(socket, () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
		return pipeline(client, google, client, () => undefined);
	});
	const address = await listen(proxy);
	whenDone(async () => {
		await Promise.resolve(proxy.close());
	});
	return {
		HTTPS_PROXY: `http://${address}`,
		NO_PROXY: '127.0.0.1,localhost',
		NODE_EXTRA_CA_CERTS: authority,
	};
}

/** A stand-in for Google Sheets with one document of one tab. */
export interface GoogleSheets {
	grid: Cell[][];
	readonly inputOptions: Set<string>;
}

/** Starts the stand-in behind the proxy of this folder; it ends at the clean-up. */
export function startGoogleSheets(folder: string): GoogleSheets {
	const sheets: GoogleSheets = { grid: [], inputOptions: new Set() };
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

	const { authority, key, socket } = placesIn(folder);
	const certificate = { cert: readFileSync(authority), key: readFileSync(key) };
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
	google.listen(socket);
	whenDone(async () => {
		google.closeAllConnections();
		await new Promise((done) => google.close(done));
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
