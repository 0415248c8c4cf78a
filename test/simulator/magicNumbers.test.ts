import { Client } from './client';
import { magicHolder, magicNumbers } from './magicNumbers';
import { startSimulator, type Simulator } from './simulator';

/** The answer to each magic number: HTTP status and a part of the body, or how it fails. */
const seen: Record<string, [number, RegExp] | 'no answer' | 'time out'> = {
	900001: [200, /"name":"JANE WANJIKU KAMAU","status":"S000000"/],
	900002: [200, /"name":"JANE WANJIKU KAMUA","status":"S000000"/],
	900003: [200, /"name":"PETER OTIENO ODHIAMBO","status":"S000000"/],
	900004: [200, /^\{"status":"S000000"/],
	900005: [404, /E404000/],
	900006: [422, /E422022/],
	900007: [503, /E503000/],
	900008: [401, /E401000/],
	900101: [200, /"name":"".*S000000/],
	900102: [200, /"name":" {3}"/],
	900103: [200, /"name":"N\/A"/],
	900104: [200, /"name":"-"/],
	900105: [200, /"name":"UNKNOWN"/],
	900106: [200, /^\{"status":"S000000"/],
	900107: [200, /"name":null/],
	900108: [200, /"name":" {3}AMINA {2}WAMBUI {3}OTIENO {2}"/],
	900109: [200, /"name":"Amina wambui OTIENO"/],
	900110: [200, /"name":"INVALID TOKEN TRADERS"/],
	900111: [200, /"name":"JWT EXPIRED ENTERPRISES"/],
	900201: [200, /E409001/],
	900202: [400, /E400123/],
	900203: [422, /E422022/],
	900204: [200, /E422022/],
	900205: [200, /E404000/],
	900206: [200, /E500000/],
	900301: [401, /E401000/],
	900302: [200, /E401000/],
	900303: [403, /E401000/],
	900304: [422, /E401000/],
	900305: [500, /E401000/],
	900306: [401, /E401000/],
	900307: [200, /E401000/],
	900401: [429, /E429000/],
	900402: [429, /E429000/],
	900403: [429, /E429000/],
	900404: [429, /E429000/],
	900405: [429, /E429000/],
	900406: [429, /E429000/],
	900500: [500, /E500000/],
	900502: [502, /E502000/],
	900503: [503, /E503000/],
	900504: [504, /E504000/],
	900510: [500, /<html>/],
	900512: [502, /<html>/],
	900513: [503, /<html>/],
	900514: [504, /<html>/],
	900520: [503, /E503000/],
	900521: [502, /<html>/],
	900601: [200, /AMINA/],
	900602: 'time out',
	900603: 'no answer',
	900604: 'no answer',
	900605: 'no answer',
	900606: 'time out',
	900607: 'time out',
	900608: 'time out',
	900609: 'time out',
	900610: 'time out',
	900701: [200, /<html>/],
	900702: [200, /^$/],
	900703: [200, /^\{"name":"AMINA[^}]*$/],
	900704: [200, /"name":12345/],
	900705: [200, /"status":12345/],
	900706: [302, /<html>/],
	900707: [200, /AMINA.*x{1000}/],
	900708: [200, /AMINA/],
	900709: [200, /^\x1f/],
	900710: [200, /^\[\]$/],
};

describe('the magic numbers', () => {
	let simulator: Simulator;
	let client: Client;

	beforeAll(async () => {
		simulator = await startSimulator({ slowMs: 20 });
		client = new Client(simulator);
		await client.signIn();
	});
	afterAll(async () => {
		await client.close();
		await simulator.close();
	});
	beforeEach(() => {
		simulator.resetStats();
	});

	it('are all in the table of this test', () => {
		expect(Object.keys(seen).sort()).toEqual(magicNumbers.map(({ number }) => number).sort());
	});

	it.each(magicNumbers)('$number: $shows', async ({ number, times }) => {
		const expected = seen[number];
		for (const kind of ['till', 'paybill'] as const) {
			for (let attempt = 1; attempt <= (times ?? 2); attempt += 1) {
				const signal = AbortSignal.timeout(expected === 'time out' ? 50 : 5000);
				const asked = client.lookUp(kind, number, { signal });
				if (expected === 'time out') await expect(asked).rejects.toThrow(/timeout/);
				else if (expected === 'no answer') {
					await expect(asked).rejects.toThrow(/ECONNRESET|terminated|other side closed/);
				} else {
					const { httpStatus, text } = await asked;
					expect(httpStatus).toBe(expected?.[0]);
					expect(text).toMatch(expected?.[1] ?? /never/);
				}
			}
			if (times !== undefined) {
				expect((await client.lookUp(kind, number)).text).toContain(magicHolder);
			}
		}
	});

	it('say no more than others to a wrong operator or a bad token', async () => {
		const operator = await client.lookUp('till', '900503', { mmoId: 'MPESA' });
		expect(operator.text).toContain('E422022');
		const headers = { authorization: 'Bearer bad' };
		expect((await client.lookUp('till', '900503', { headers })).text).toContain('E401000');
	});

	it('start over after the counts are reset', async () => {
		expect((await client.lookUp('till', '900520')).httpStatus).toBe(503);
		simulator.resetStats();
		expect((await client.lookUp('till', '900520')).httpStatus).toBe(503);
		expect((await client.lookUp('till', '900520')).httpStatus).toBe(200);
	});
});
