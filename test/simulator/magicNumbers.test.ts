import { magicHolder } from './magicNumber';
import { magicNumbers } from './magicNumbers';
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
