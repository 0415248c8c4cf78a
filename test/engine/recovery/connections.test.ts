import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { z } from 'zod';

import { useOwnTime } from '../../support/ownTime';
import { lookUpWith, rowsOf, uncheckedRows } from '../../support/lookUp';
import { selfSignedCertificate } from '../../support/selfSignedCertificate';
import { credentialOf, service, useService } from '../../support/service';

useOwnTime();
useService();

const portSchema = z.object({ port: z.number() });

/** The port of a server that listens on loopback. */
async function portOf(server: Pick<Server, 'address'> & NodeJS.EventEmitter): Promise<number> {
	await once(server, 'listening');
	return portSchema.parse(server.address()).port;
}

describe('a server of TLS that n8n cannot talk to', () => {
	it.each<[string, TlsOptions, RegExp, RegExp]>([
		[
			'asks for a client certificate',
			{ requestCert: true, maxVersion: 'TLSv1.2', rejectUnauthorized: true },
			/as a server does that asks for a client certificate/,
			/needs no client certificate/,
		],
		[
			'speaks TLS 1.0 only',
			{ minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' },
			/only speaks a version of TLS that n8n refuses/,
			/TLS 1.2 or later/,
		],
	])('%s', async (_what, options, message, nextStep) => {
		const server = createTlsServer({ ...selfSignedCertificate(), ...options }).listen(
			0,
			'127.0.0.1',
		);
		server.on('tlsClientError', () => undefined);
		const baseUrl = `https://127.0.0.1:${await portOf(server)}`;
		const credentials = credentialOf({ baseUrl, authUrl: service.baseUrl });
		const [end] = await lookUpWith(credentials, rowsOf(1));
		server.close();
		expect(end?.error?.message).toMatch(message);
		expect(end?.error?.description).toMatch(nextStep);
		expect(end?.error?.retryable).toBe(false);
	});
});

describe('a proxy', () => {
	const { HTTP_PROXY, NO_PROXY } = process.env;
	beforeEach(() => {
		process.env['NO_PROXY'] = '';
	});
	afterEach(() => {
		Object.assign(process.env, { HTTP_PROXY: HTTP_PROXY ?? '', NO_PROXY: NO_PROXY ?? '' });
	});

	it('that is down is named, and can be tried again', async () => {
		process.env['HTTP_PROXY'] = 'http://127.0.0.1:9';
		const [end] = await lookUpWith(credentialOf(), rowsOf(1), { maxRetries: 0 });
		expect(end?.error).toMatchObject({
			message: expect.stringContaining('the proxy between n8n and the service does not answer'),
			description: expect.stringContaining('HTTPS_PROXY'),
			retryable: true,
		});
	});

	it('that asks for a login is named', async () => {
		const proxy = createServer((_request, response) => {
			response.writeHead(407, { 'proxy-authenticate': 'Basic' }).end('<html>Log in</html>');
		}).listen(0, '127.0.0.1');
		process.env['HTTP_PROXY'] = `http://127.0.0.1:${await portOf(proxy)}`;
		const [end] = await lookUpWith(credentialOf(), rowsOf(1), { maxRetries: 0 });
		proxy.close();
		expect(end?.error).toMatchObject({
			message: expect.stringContaining('the proxy between n8n and the service asks for a login'),
			description: expect.stringContaining('HTTPS_PROXY'),
			retryable: false,
		});
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
