import { Client } from './client';
import { magicHolder } from './magicNumber';
import { magicNumbers, magicNumberTables } from './magicNumbers';
import { withSimulator } from './withSimulator';

describe('the magic numbers', () => {
	const anyPage = /^<!DOCTYPE html>/;
	it.each<[string, number, RegExp, Record<string, unknown>?]>([
		['900008', 401, /E401000/],
		['900303', 403, /E401000/],
		['900401', 429, /E429000/, { 'retry-after': '2' }],
		['900402', 429, /E429000/, { 'retry-after': expect.stringMatching(/^\w{3}, \d\d .* GMT$/) }],
		['900403', 429, /E429000/, { 'retry-after': 'soon' }],
		['900404', 429, /E429000/, { 'retry-after': undefined }],
		['900514', 504, anyPage, { 'content-type': 'text/html; charset=utf-8' }],
		['900601', 200, /AMINA/],
		['900703', 200, /^\{"name":"AMINA[^}]*$/],
		['900706', 302, anyPage, { location: expect.stringMatching(/:\d+\/v3\/.*\/900706$/) }],
		['900707', 200, /AMINA.*"padding":"x{1000}/],
		['900708', 200, /AMINA/, { 'content-type': 'text/plain' }],
		['900709', 200, /AMINA/, { 'content-encoding': 'gzip' }],
	])('%s is answered with HTTP %i %s', async (number, httpStatus, text, headers = {}) => {
		await withSimulator({ slowMs: 1 }, async (_simulator, client) => {
			for (const kind of ['till', 'paybill', 'till'] as const) {
				const received = await client.lookUp(kind, number);
				expect(received).toMatchObject({ httpStatus, text: expect.stringMatching(text) });
				expect({ ...headers, ...received.headers }).toMatchObject(headers);
			}
		});
	});

	it.each(['900306', '900406', '900521'])('%s is faulty so many times', async (number) => {
		await withSimulator({}, async (simulator, client) => {
			const times = magicNumbers.find((magic) => magic.number === number)?.times ?? 0;
			for (const kind of ['till', 'paybill', 'till again'] as const) {
				if (kind === 'till again') simulator.resetStats();
				const ask = () => client.lookUp(kind === 'paybill' ? kind : 'till', number);
				for (let time = 0; time < times; time++) expect((await ask()).httpStatus).not.toBe(200);
				expect((await ask()).json).toMatchObject({ name: magicHolder });
			}
		});
	});
});

describe('the magic numbers of the gateway only', () => {
	const rows: Array<[string, number, string, RegExp]> = [
		['900203', 422, 'E422022', /mmoId Mpesa/],
		['900204', 200, 'E422022', /mmoId Mpesa/],
		['900205', 200, 'E404000', /not found/],
		['900206', 200, 'E500000', /Internal/],
		['900207', 403, 'E403000', /denied/],
		['900208', 422, 'E422006', /balance/],
		['900209', 400, 'E400000', /Bad request/],
		['900210', 200, 'E000002', /Third party/],
		['900211', 422, 'E422005', /could not/],
		['900212', 422, 'E422022', /^countryCode KE is not valid$/],
	];

	it.each(rows)('%s is answered with HTTP %i %s, at Daraja as any number', async (...row) => {
		const [number, httpStatus, status, message] = row;
		await withSimulator({}, async (simulator, client) => {
			const json = { status, message: expect.stringMatching(message) };
			expect(await client.lookUp('till', number)).toMatchObject({ httpStatus, json });
			const daraja = new Client(simulator, 'daraja');
			await daraja.signIn();
			expect((await daraja.lookUp('till', number)).json).toMatchObject({ ResponseCode: '1' });
		});
	});

	it('all have their row', () => {
		const numbers = magicNumberTables.gateway.map(({ number }) => number);
		expect(rows.map(([number]) => number)).toEqual(numbers);
	});
});
