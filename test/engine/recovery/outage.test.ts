import dns from 'node:dns';
import { createServer } from 'node:http';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import type { INodeParameters } from 'n8n-workflow';

import type { Fault, Outage } from '../../simulator';
import { listen, outages } from '../../simulator';
import { useOwnTime } from '../../support/ownTime';
import { lookUp, lookUpRows, lookUpWith, rowsOf, uncheckedRows } from '../../support/lookUp';
import { selfSignedCertificate } from '../../support/selfSignedCertificate';
import { DOWN, credentialOf, lookupsGet, service, useService } from '../../support/service';

useOwnTime();
useService();

it('a host that does not exist is asked for once', async () => {
	const addresses = { authUrl: service.baseUrl, baseUrl: 'https://nowhere.invalid' };
	const [end] = await lookUpWith(credentialOf(addresses), rowsOf(1));
	const message = expect.stringContaining('there is no host with this name');
	expect(end?.error).toMatchObject({ message, tries: 1, retryable: false });
});

it.each<[number, Fault, INodeParameters]>([
	[30, DOWN, { maxOutage: 2, maxRetries: 10 }],
	[1, { kind: 'tooManyRequests', retryAfter: { seconds: 1 } }, { maxOutage: 3 }],
])('a service that stays out from lookup %i on is given up: %j', async (...given) => {
	const [from, fault, options] = given;
	service.setFaultPlan(({ kind, sequence }) =>
		kind !== 'token' && sequence >= from ? fault : undefined,
	);
	const errors = (await lookUpRows(60, options)).flatMap(({ error }) => error ?? []);
	// Those under way, those sent until five in a row had failed, and the probes.
	expect(service.stats.lookups).toBeLessThanOrEqual(from + 10 + 5 + 80);
	expect(errors.filter(({ retryable }) => !retryable)).toEqual([]);
	const notAsked = errors.filter(({ message }) => message.startsWith('Not looked up'));
	expect(notAsked.length).toBeGreaterThanOrEqual(60 - from - 15);
});

it('a 429 with Retry-After pauses the whole run, and no row is lost', async () => {
	const arrivals: number[] = [];
	let toldAt = 0;
	service.setLatency(20);
	service.setFaultPlan(({ kind, sequence }) => {
		if (kind === 'token') return undefined;
		arrivals.push(Date.now());
		if (sequence !== 10) return undefined;
		toldAt = Date.now();
		return { kind: 'tooManyRequests', retryAfter: { seconds: 3 } };
	});
	expect(uncheckedRows(await lookUpRows(25, { maxParallel: 4 }))).toEqual([]);
	// What is under way when the answer is sent may still arrive.
	const within = arrivals.filter((at) => at > toldAt + 1500 && at < toldAt + 3000);
	expect([within, arrivals.length]).toEqual([[], 26]);
});

describe('rows that are not answered, though others are', () => {
	it('stop the workflow only when all others are done', async () => {
		service.setFaultPlan(({ number, attempt }) => {
			const failures = number === '100003' ? 2 : number === '100012' ? Infinity : 0;
			return attempt <= failures ? DOWN : undefined;
		});
		const rows = rowsOf(20).map((number) => ({ number }));
		const { error, outputs } = await lookUp(rows, { options: { maxRetries: 1 } });
		expect(outputs).toEqual([]);
		expect(error).toMatchObject({ context: { itemIndex: 12 }, httpCode: '503' });
	});

	it('are asked for as the other type, too', async () => {
		// No number is a till; as a paybill the first four fail 2, 3 and 4 times, and for ever.
		service.setFaultPlan(({ kind, number, attempt }) => {
			const row = Number(number) - 100_000;
			const isDown = kind === 'paybill' && row < 4 && (row === 3 || attempt <= row + 2);
			return isDown ? DOWN : undefined;
		});
		const ends = await lookUpRows(12, { tryOtherType: true, maxRetries: 1 });
		expect(uncheckedRows(ends)).toEqual([
			expect.stringMatching(
				/^3: Whether this number is a Paybill could not .* after (9|1\d) tries/,
			),
		]);
	});
});

const PAGE: Fault = { kind: 'htmlPage' };

/** As when only the gateway of the lookups has lost its way. */
const LOOKUPS = ['till', 'paybill'] as const;

it.each<[string, number, Outage['as'], INodeParameters?, Outage['of']?]>([
	['503 from the last rows on, whatever Max Retries is', 27, DOWN, { maxRetries: 0 }],
	['refused connections', 10, 'refused'],
	['silence', 10, { kind: 'hang' }, { timeout: 1000 }],
	['a gateway’s page at HTTP 200', 10, PAGE, {}, LOOKUPS],
])('an outage that ends costs no row: %s', async (...given) => {
	const [, fromLookup, as, options, of] = given;
	service.setFaultPlan(outages(service, [{ fromLookup, forMs: 2000, as, ...(of && { of }) }]));
	const ends = await lookUpRows(30, options);
	expect(uncheckedRows(ends)).toEqual([]);
	expect(service.stats.lookups).toBeLessThanOrEqual(30 + 50);
	expect(service.stats.mostInFlight).toBeLessThanOrEqual(10);
});

it('a gateway’s pages where nothing else ever came are not waited for', async () => {
	lookupsGet(PAGE);
	// An outage would be waited for longer than a test may take.
	const ends = await lookUpRows(30, { maxOutage: 600 });
	expect(ends.filter(({ error }) => !/Base URL/.test(error?.description ?? ''))).toEqual([]);
	expect(service.stats.lookups).toBe(30);
});

it.each<[string, TlsOptions, string, string]>([
	[
		'asks for a client certificate',
		{ requestCert: true, maxVersion: 'TLSv1.2', rejectUnauthorized: true },
		...(['a server does that asks for a client certificate', 'no client certificate'] as const),
	],
	[
		'speaks TLS 1.0 only',
		{ minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' },
		...(['only speaks a version of TLS that n8n refuses', 'TLS 1.2 or later'] as const),
	],
])('a server that %s is told as such', async (_what, options, why, nextStep) => {
	const server = createTlsServer({ ...selfSignedCertificate(), ...options });
	server.on('tlsClientError', () => undefined);
	const baseUrl = `https://${await listen(server)}`;
	const credentials = credentialOf({ baseUrl, authUrl: service.baseUrl });
	const [end] = await lookUpWith(credentials, rowsOf(1));
	server.close();
	const message = expect.stringContaining(why);
	const description = expect.stringContaining(nextStep);
	expect(end?.error).toMatchObject({ message, description, retryable: false });
});

describe('a proxy', () => {
	const { HTTP_PROXY, NO_PROXY } = process.env;
	beforeEach(() => {
		process.env['NO_PROXY'] = '';
	});
	afterEach(() => {
		Object.assign(process.env, { HTTP_PROXY: HTTP_PROXY ?? '', NO_PROXY: NO_PROXY ?? '' });
	});

	it.each([
		['that is down', 'does not answer', true],
		['that asks for a login', 'asks for a login', false],
	])('%s is named', async (_what, why, retryable) => {
		const proxy = createServer((_request, response) => {
			response.writeHead(407, { 'proxy-authenticate': 'Basic' }).end('<html>Log in</html>');
		});
		const host = await listen(proxy);
		process.env['HTTP_PROXY'] = `http://${retryable ? '127.0.0.1:9' : host}`;
		const [end] = await lookUpWith(credentialOf(), rowsOf(1), { maxRetries: 0 });
		proxy.close();
		const message = expect.stringContaining(`the proxy between n8n and the service ${why}`);
		const description = expect.stringContaining('HTTPS_PROXY');
		expect(end?.error).toMatchObject({ message, description, retryable });
	});
});

describe('a name that is not found', () => {
	const atName = (): string => service.baseUrl.replace('127.0.0.1', 'localhost');

	it.each([
		['by the end of the outage costs no row', 2_000, 60],
		['for longer than the run waits leaves rows that can be tried again', 600_000, 2],
	])('after answers, %s', async (_what, forMs, maxOutage) => {
		const lookup = dns.lookup.bind(dns);
		let lookups = 0;
		let endsAtMs = Infinity;
		const gone = jest.spyOn(dns, 'lookup').mockImplementation((...given: unknown[]) => {
			if (++lookups === 15) endsAtMs = Date.now() + forMs;
			const isOut = lookups >= 15 && Date.now() < endsAtMs;
			const callback = given.at(-1);
			if (!isOut || typeof callback !== 'function') return void Reflect.apply(lookup, dns, given);
			const error = Object.assign(new Error('getaddrinfo ENOTFOUND localhost'), {
				...{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'localhost' },
			});
			setImmediate(() => void Reflect.apply(callback, undefined, [error]));
		});
		const ends = await lookUpWith(credentialOf({ baseUrl: atName() }), rowsOf(30), { maxOutage });
		gone.mockRestore();
		expect(lookups).toBeGreaterThan(15);
		if (forMs < 60_000) expect(uncheckedRows(ends)).toEqual([]);
		const errors = ends.flatMap(({ error }) => error ?? []);
		expect(errors.length > 0).toBe(forMs > 60_000);
		expect(errors.filter(({ retryable }) => !retryable)).toEqual([]);
		expect(errors.filter(({ description }) => /typed/.test(description))).toEqual([]);
	});
});
