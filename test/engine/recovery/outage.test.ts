import dns from 'node:dns';
import type { INodeParameters } from 'n8n-workflow';

import { outage, type Fault, type Outage } from '../../simulator';
import { lookUp, lookUpRows, rowsOf, uncheckedRows } from '../../support/lookUp';
import { useOwnTime } from '../../support/ownTime';
import { DOWN, lookupsGet, service, tokensGet, useService } from '../../support/service';

useOwnTime();
useService();

it('a row that is not answered, though others are, stops the workflow only when all others are done', async () => {
	service.setFaultPlan(({ number, attempt }) => {
		const failures = number === '100003' ? 2 : number === '100012' ? Infinity : 0;
		return attempt <= failures ? DOWN : undefined;
	});
	const { error, outputs } = await lookUp(rowsOf(20), { options: { maxRetries: 1 } });
	expect(outputs).toEqual([]);
	expect(error).toMatchObject({ context: { itemIndex: 12 }, httpCode: '503' });
});

const PAGE: Fault = { kind: 'htmlPage' };

/** As when only the gateway of the lookups has lost its way. */
const LOOKUPS = ['till', 'paybill'] as const;

it.each<[string, number, Outage['as'], INodeParameters?, Outage['of']?]>([
	['503 from the last rows on, whatever Max Retries is', 27, DOWN, { maxRetries: 0 }],
	['refused connections', 10, 'refused'],
	['silence', 10, { kind: 'silentAfterHead' }, { timeout: 1000 }],
	['a gateway’s page at HTTP 200', 10, PAGE, {}, LOOKUPS],
])('an outage that ends costs no row: %s', async (...given) => {
	const [, fromLookup, as, options = {}, of] = given;
	service.setFaultPlan(outage(service, { fromLookup, forMs: 2000, as, of }));
	expect(uncheckedRows(await lookUpRows(30, { options }))).toEqual([]);
	expect(service.stats.lookups).toBeLessThanOrEqual(30 + 50);
	expect(service.stats.mostInFlight).toBeLessThanOrEqual(10);
});

it('a host that has answered and is then not found is an outage, and costs no row', async () => {
	const baseUrl = service.baseUrl.replace('127.0.0.1', 'localhost');
	const lookup = dns.lookup.bind(dns);
	let [lookups, endsAtMs] = [0, Infinity];
	const gone = jest.spyOn(dns, 'lookup').mockImplementation((...given: unknown[]) => {
		if (++lookups === 15) endsAtMs = Date.now() + 2_000;
		const callback = given.at(-1);
		const isOut = lookups >= 15 && Date.now() < endsAtMs;
		if (!isOut || typeof callback !== 'function') return void Reflect.apply(lookup, dns, given);
		const where = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'localhost' };
		const error = Object.assign(new Error('getaddrinfo ENOTFOUND localhost'), where);
		setImmediate(() => void Reflect.apply(callback, undefined, [error]));
	});
	const ends = await lookUpRows(30, { credential: { baseUrl } });
	gone.mockRestore();
	expect(lookups).toBeGreaterThan(15);
	expect(uncheckedRows(ends)).toEqual([]);
});

const PROXY: Fault = { kind: 'json', httpStatus: 407, body: {} };
const REFUSED: Fault = { kind: 'tokenExpired', httpStatus: 401 };
it.each([
	['a proxy asks for a login', lookupsGet, PROXY, 'the proxy', false],
	['a proxy asks for a login before the token', tokensGet, PROXY, 'the proxy', false],
	['every token is refused', lookupsGet, REFUSED, 'no longer accepts the account’s login', true],
] as const)('all rows are unchecked and say so when %s', async (...given) => {
	const [, answer, fault, words, retryable] = given;
	answer(fault);
	const error = { message: expect.stringContaining(words), retryable };
	expect(await lookUpRows(25)).toMatchObject(Array(25).fill({ outcome: 'unchecked', error }));
});
