import { gunzipSync } from 'node:zlib';
import { lookupSuccess, tokenRefused } from './answers';
import { Client, jsonOf, type Received } from './client';
import type { Fault } from './faults';
import { startSimulator, type Simulator } from './simulator';

const good = lookupSuccess('JANE WANJIKU KAMAU').json;
const text = JSON.stringify(good);
const expired = tokenRefused().json;

describe('faults', () => {
	let simulator: Simulator;
	let client: Client;

	beforeAll(async () => {
		simulator = await startSimulator({ slowMs: 60 });
		client = new Client(simulator);
		await client.signIn();
	});
	afterAll(async () => {
		await client.close();
		await simulator.close();
	});
	afterEach(() => {
		simulator.setFaultPlan(undefined);
		simulator.resetStats();
	});

	function lookUpWith(fault: Fault): Promise<Received> {
		simulator.setFaultPlan(() => fault);
		return client.lookUp('till', '4738534');
	}

	it('cut JSON off in a message that is complete', async () => {
		const { bytes, headers } = await lookUpWith({ kind: 'cutOffJson' });
		expect(text.startsWith(bytes.toString())).toBe(true);
		expect(bytes.length).toBeLessThan(text.length);
		expect(headers['content-length']).toBe(String(bytes.length));
	});

	it('really compress', async () => {
		const received = await lookUpWith({ kind: 'gzip' });
		expect(received.headers['content-encoding']).toBe('gzip');
		expect(gunzipSync(received.bytes).toString()).toBe(text);
	});

	it('fill 1 MiB', async () => {
		const received = await lookUpWith({ kind: 'largeBody' });
		expect(received.bytes.length).toBeGreaterThan(1024 * 1024);
		expect(jsonOf(received)).toMatchObject(good);
	});

	it.each([
		['seconds', { seconds: 7 }, '7'],
		['a text', { text: 'soon' }, 'soon'],
		['nothing', undefined, undefined],
	] as const)('say when to come back as %s', async (_case, retryAfter, header) => {
		const hint = retryAfter && { retryAfter };
		const busy = await lookUpWith({ kind: 'tooManyRequests', ...hint });
		expect(busy.httpStatus).toBe(429);
		expect(busy.headers['retry-after']).toBe(header);
		const down = await lookUpWith({ kind: 'serverError', httpStatus: 503, body: 'json', ...hint });
		expect(down.headers['retry-after']).toBe(header);
	});

	it('say when to come back as a date', async () => {
		const before = Date.now();
		const received = await lookUpWith({
			kind: 'tooManyRequests',
			retryAfter: { dateInSeconds: 60 },
		});
		const header = String(received.headers['retry-after']);
		expect(header).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
		// The date has whole seconds.
		expect(Date.parse(header)).toBeGreaterThan(before + 59_000);
		expect(Date.parse(header)).toBeLessThanOrEqual(Date.now() + 60_000);
	});

	it('redirect to another port, which tells who came', async () => {
		const received = await lookUpWith({ kind: 'redirect' });
		const location = new URL(String(received.headers.location));
		expect(received.httpStatus).toBe(302);
		expect(location.origin).not.toBe(simulator.baseUrl);
		expect(location.hostname).toBe('127.0.0.1');
		expect(location.pathname).toBe('/v3/countries/KE/mmos/Mpesa/merchants/4738534');
		expect(simulator.stats.elsewhere).toEqual({ requests: 0, withAuthorization: 0 });

		await client.send(location.href, { headers: { authorization: 'Bearer x' } });
		await client.send(location.href, {});
		expect(simulator.stats.elsewhere).toEqual({ requests: 2, withAuthorization: 1 });
	});

	it('redirect where they are told to', async () => {
		const location = 'http://localhost:1/';
		const received = await lookUpWith({ kind: 'redirect', httpStatus: 307, location });
		expect(received.httpStatus).toBe(307);
		expect(received.headers.location).toBe(location);
	});

	it('wait as long as the simulator says when they name no time', async () => {
		const start = performance.now();
		const received = await lookUpWith({ kind: 'slow' });
		expect(performance.now() - start).toBeGreaterThanOrEqual(58);
		expect(jsonOf(received)).toEqual(good);
	});

	it('reset before the answer', async () => {
		await expect(lookUpWith({ kind: 'resetBeforeAnswer' })).rejects.toMatchObject({
			code: 'ECONNRESET',
		});
	});

	it('hang until the client goes away', async () => {
		simulator.setFaultPlan(() => ({ kind: 'hang' }));
		const signal = AbortSignal.timeout(50);
		await expect(client.lookUp('till', '4738534', { signal })).rejects.toThrow(/timeout/);
		await expect(client.requestToken({ signal: AbortSignal.timeout(50) })).rejects.toThrow();
	});

	it('never make a success of a bad token', async () => {
		simulator.setFaultPlan(() => ({ kind: 'name', name: 'A B' }));
		const headers = { authorization: 'Bearer bad' };
		const received = await client.lookUp('till', '4738534', { headers });
		expect(jsonOf(received)).toEqual(expired);
	});
});
