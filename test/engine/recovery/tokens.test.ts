import type { AccountKind, Fault } from '../../simulator';
import { gatewayError, tokenOutageFrom } from '../../simulator';
import { useOwnTime } from '../../support/ownTime';
import { lookUpRows, lookUpWith, rowsOf, timed, uncheckedRows } from '../../support/lookUp';
import { DOWN, credentialOf, service, useService } from '../../support/service';

useOwnTime();
useService();

const BARE: Fault = { kind: 'serverError', httpStatus: 403, body: 'empty' };
const OF_DARAJA = gatewayError(404, '404.001.03', 'Invalid Access Token');

const rowOf = (number?: string): number => Number(number) - 100_000;

describe('good tokens that are refused', () => {
	it.each<[string, number, number, Fault, AccountKind?]>([
		['a bare 403', 0, 2, BARE],
		['a code at 404', 10, 15, OF_DARAJA, 'daraja'],
	])('for the same rows always cost no other row: %s', async (...given) => {
		const [, from, to, fault, kind] = given;
		service.setFaultPlan(({ number }) =>
			rowOf(number) >= from && rowOf(number) < to ? fault : undefined,
		);
		const ends = await lookUpRows(30, {}, kind);
		expect(ends.map(({ outcome }) => outcome === 'unchecked')).toEqual(
			ends.map((_end, row) => row >= from && row < to),
		);
		// Two refusals in a row cost a token, and the row has five tries.
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(6);
		expect(service.stats.lookups).toBeLessThanOrEqual(30 + 5 * (to - from) + 10);
	});

	it('for the same row cost one token in each execution, and no other row', async () => {
		const credentials = credentialOf();
		for (let call = 1; call <= 3; call++) {
			expect(uncheckedRows(await lookUpWith(credentials, ['900301']))).toHaveLength(1);
			expect(service.stats.tokenRequests).toBeLessThanOrEqual(1 + call);
		}
		expect(uncheckedRows(await lookUpWith(credentials, ['4738534']))).toEqual([]);
	});

	it('now and then lose no row', async () => {
		service.setFaultPlan(({ number, attempt }) =>
			rowOf(number) % 10 === 5 && attempt === 1 ? OF_DARAJA : undefined,
		);
		expect(uncheckedRows(await lookUpRows(40, {}, 'daraja'))).toEqual([]);
		expect(service.stats.lookups).toBeLessThanOrEqual(40 + 4 + 10);
	});
});

it.each([
	['in the middle, with ten in flight', [15, 30], 10],
	['before the last row', [10, 39], 1],
])('tokens that die again within a minute cost no row: %s', async (_when, deaths, maxParallel) => {
	const ahead = [...deaths];
	service.setFaultPlan(({ number }) => {
		if (rowOf(number) + 1 === ahead[0]) {
			ahead.shift();
			service.expireAllTokens();
		}
		return undefined;
	});
	expect(uncheckedRows(await lookUpRows(40, { maxParallel }))).toEqual([]);
	expect(ahead).toEqual([]);
	expect(service.stats.tokenRequests).toBe(1 + deaths.length);
});

it('a token that another system ended a moment after it was issued is replaced in a run of one row', async () => {
	const credentials = credentialOf();
	for (let call = 1; call <= 3; call++) {
		service.expireAllTokens();
		expect(uncheckedRows(await lookUpWith(credentials, ['4738534']))).toEqual([]);
		expect(service.stats.tokenRequests).toBe(call);
	}
});

it('an account that is refused is no outage: one request for all', async () => {
	const ends = await lookUpWith(credentialOf({ password: 'wrong' }), rowsOf(30));
	const error = { message: expect.stringContaining('The service refused the'), retryable: false };
	expect(ends).toMatchObject(Array(30).fill({ outcome: 'unchecked', error }));
	expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
});

describe('a token endpoint', () => {
	it.each<[number, number, Fault]>([
		[0, 1500, { kind: 'resetBeforeAnswer' }],
		[15, 1500, { kind: 'tooManyRequests' }],
		[15, 200, { kind: 'htmlPage' }],
	])('out from lookup %i on for %i ms costs no row: %j', async (from, forMs, fault) => {
		const out = tokenOutageFrom(from > 0 ? 2 : 1, forMs, fault);
		service.setFaultPlan((request) => {
			if (request.kind !== 'token' && request.sequence === from) service.expireAllTokens();
			return out(request);
		});
		expect(uncheckedRows(await lookUpRows(30))).toEqual([]);
		expect(service.stats.tokenRequests).toBeGreaterThanOrEqual(from > 0 ? 3 : 2);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(12);
	});

	it('that stays out from a renewal on is given up after Wait for Outage', async () => {
		const out = tokenOutageFrom(2, 600_000, DOWN);
		service.setFaultPlan((request) => {
			if (request.kind !== 'token' && request.sequence === 15) service.expireAllTokens();
			return out(request);
		});
		const options = { maxOutage: 2, maxParallel: 5 };
		const { ms, result } = await timed(lookUpRows(40, options));
		const failed = result.filter(({ outcome }) => outcome === 'unchecked');
		expect(failed.length).toBeGreaterThanOrEqual(40 - 15 - 5);
		expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(11);
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
			if (kind !== 'token' && sequence === 10) {
				if (!isDuring) edit();
				service.expireAllTokens();
			}
			return undefined;
		});
		expect(uncheckedRows(await lookUpWith(credentials, rowsOf(25)))).toEqual([]);
		expect(service.stats.tokenRequests).toBe(2);
		expect({ stored: credentials.stored }).toMatchObject({ stored: left });
	});
});
