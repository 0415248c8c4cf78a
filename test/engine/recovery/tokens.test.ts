import type { AccountKind, Fault } from '../../simulator';
import { gatewayDialect, gatewayError, tokenOutageFrom } from '../../simulator';
import { useOwnTime } from '../../support/ownTime';
import { lookUpRows, lookUpWith, rowsOf, timed, uncheckedRows } from '../../support/lookUp';
import { DOWN, credentialOf, service, useService } from '../../support/service';

useOwnTime();
useService();

const BARE: Fault = { kind: 'serverError', httpStatus: 403, body: 'empty' };
const IN_CODE: Fault = { kind: 'json', httpStatus: 401, body: gatewayDialect.tokenRefused().json };
const OF_DARAJA = gatewayError(404, '404.001.03', 'Invalid Access Token');

const rowOf = (number?: string): number => Number(number) - 100_000;

describe('tokens that are refused, though they are good,', () => {
	it.each<[string, number, number, Fault, AccountKind?]>([
		['a bare 403', 0, 2, BARE],
		['a code at 404', 20, 30, OF_DARAJA, 'daraja'],
	])('for the same rows always cost no other: %s, from %i to %i', async (...given) => {
		const [, from, to, fault, kind] = given;
		service.setFaultPlan(({ number }) => {
			const row = rowOf(number);
			return row >= from && row < to ? fault : undefined;
		});
		const ends = await lookUpRows(50, { maxParallel: 10 }, kind);
		expect(ends.map(({ outcome }) => outcome === 'unchecked')).toEqual(
			ends.map((_end, row) => row >= from && row < to),
		);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(2);
		// Each is asked twice more when the others are done, and another number each time it is refused.
		expect(service.stats.lookups).toBeLessThanOrEqual(50 + 5 * (to - from) + 10);
	});

	it('for the same row cost few tokens in many executions', async () => {
		const credentials = credentialOf();
		for (let call = 0; call < 30; call++) {
			expect(uncheckedRows(await lookUpWith(credentials, ['900301']))).toHaveLength(1);
		}
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(10);
		expect(uncheckedRows(await lookUpWith(credentials, ['4738534']))).toEqual([]);
	});

	it.each<[string, Fault, AccountKind]>([
		['401', IN_CODE, 'apiUser'],
		['a code at 404', OF_DARAJA, 'daraja'],
	])('now and then lose no row: %s', async (_what, fault, kind) => {
		service.setFaultPlan(({ number, attempt }) =>
			rowOf(number) % 10 === 5 && attempt === 1 ? fault : undefined,
		);
		const ends = await lookUpRows(60, { maxParallel: 10 }, kind);
		expect(uncheckedRows(ends)).toEqual([]);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(2);
		// For each of the six another number and the row itself.
		expect(service.stats.lookups).toBeLessThanOrEqual(60 + 2 * 6 + 10);
	});
});

it.each([
	['in the middle, with ten in flight', [20, 40, 60], 10],
	['before the last row', [20, 99], 1],
])('tokens that die again within a minute cost no row: %s', async (_when, deaths, maxParallel) => {
	const ahead = [...deaths];
	service.setFaultPlan(({ number }) => {
		if (rowOf(number) + 1 === ahead[0]) {
			ahead.shift();
			service.expireAllTokens();
		}
		return undefined;
	});
	expect(uncheckedRows(await lookUpRows(100, { maxParallel }))).toEqual([]);
	expect(ahead).toEqual([]);
	expect(service.stats.tokenRequests).toBe(1 + deaths.length);
});

it('an account that is refused is no outage: one request for all', async () => {
	const ends = await lookUpWith(credentialOf({ password: 'wrong' }), rowsOf(100));
	const error = { message: expect.stringContaining('The service refused the'), retryable: false };
	expect(ends).toMatchObject(Array(100).fill({ outcome: 'unchecked', error }));
	expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
});

describe('a token endpoint', () => {
	it.each<[number, number, Fault]>([
		[0, 1500, { kind: 'resetBeforeAnswer' }],
		[30, 1500, { kind: 'tooManyRequests' }],
		[30, 200, { kind: 'htmlPage' }],
	])('out from lookup %i on for %i ms costs no row: %j', async (from, forMs, fault) => {
		const out = tokenOutageFrom(from > 0 ? 2 : 1, forMs, fault);
		service.setFaultPlan((request) => {
			if (request.kind !== 'token' && request.sequence === from) service.expireAllTokens();
			return out(request);
		});
		const maxRetries = from > 0 ? 1 : 0;
		expect(uncheckedRows(await lookUpRows(60, { maxRetries }))).toEqual([]);
		expect(service.stats.tokenRequests).toBeGreaterThanOrEqual(from > 0 ? 3 : 2);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(12);
	});

	it.each<[string, number, number]>([
		['from the start', 1, 0],
		['from a renewal on', 2, 50],
	])('that stays out %s is given up after the longest wait', async (...given) => {
		const [, fromToken, checked] = given;
		const out = tokenOutageFrom(fromToken, 600_000, DOWN);
		service.setFaultPlan((request) => {
			if (request.kind !== 'token' && request.sequence === checked) service.expireAllTokens();
			return out(request);
		});
		const options = { maxRetries: 1, maxOutage: 2, maxParallel: 5 };
		const { ms, result } = await timed(lookUpRows(150, options));
		const failed = result.filter(({ outcome }) => outcome === 'unchecked');
		expect(failed.length).toBeGreaterThanOrEqual(150 - checked - 5);
		expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
		// Those under way, and the number that tells a refused token from a refused number.
		expect(service.stats.lookups).toBeLessThanOrEqual(checked + 5 + 1);
		// One of them was issued before.
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(10 + fromToken - 1);
		expect(ms).toBeGreaterThanOrEqual(1000);
	});

	it('that stays out ends a run of one row after its retries', async () => {
		service.setFaultPlan(tokenOutageFrom(1, 600_000, DOWN));
		// An outage would be waited for longer than a test may take.
		const ends = await lookUpRows(1, { maxRetries: 2, maxOutage: 600 });
		expect(uncheckedRows(ends)).toHaveLength(1);
		expect(service.stats.tokenRequests).toBe(3);
	});
});

describe('a credential that a run uses', () => {
	const EDIT = { password: 'new', tokenPath: '/new' };

	// The run goes on as the account that it began with, also where n8n cannot store the next token.
	it.each<[string, object | undefined]>([
		['keeps an edit that is made before a renewal', EDIT],
		['keeps an edit that is made during a renewal', EDIT],
		['may be deleted', undefined],
	])('%s', async (what, left) => {
		const isDuring = what.includes('during');
		// n8n 1 stores a token with all that it was given.
		const credentials = Object.assign(credentialOf(), { storesAll: isDuring });
		const edit = () => {
			credentials.stored = left && { ...credentials.stored, ...EDIT };
		};
		service.setFaultPlan(({ kind, sequence }) => {
			if (kind === 'token' && sequence > 1 && isDuring) edit();
			if (kind !== 'token' && sequence === 20) {
				if (!isDuring) edit();
				service.expireAllTokens();
			}
			return undefined;
		});
		expect(uncheckedRows(await lookUpWith(credentials, rowsOf(60)))).toEqual([]);
		expect(service.stats.tokenRequests).toBe(2);
		expect({ stored: credentials.stored }).toMatchObject({ stored: left });
	});
});
