import { sleep } from 'n8n-workflow';

import type { AccountKind, Fault } from '../../simulator';
import { gatewayDialect, gatewayError, tokenOutageFrom } from '../../simulator';
import { credentialOf, lookUpWith } from '../../support/lookUpWith';
import { lookupsGet, lookUpRows, itWithService, rowsOf } from '../../support/ownService';
import { DOWN, RESET, timed, uncheckedRows, until } from '../../support/ownService';
import { useOwnTime } from '../../support/ownTime';

useOwnTime();

const BARE: Fault = { kind: 'serverError', httpStatus: 403, body: 'empty' };
const IN_CODE: Fault = { kind: 'json', httpStatus: 401, body: gatewayDialect.tokenRefused().json };
const OF_DARAJA = gatewayError(404, '404.001.03', 'Invalid Access Token');

describe('rows that the service always refuses', () => {
	itWithService.each<[string, number, number, number, Fault, AccountKind?]>([
		['a bare 403', 0, 2, 10, BARE],
		['401', 0, 4, 1, IN_CODE],
		['a code at 404', 20, 30, 10, OF_DARAJA, 'daraja'],
	])('cost no other: %s, from %i to %i, %i in flight', async (service, ...given) => {
		const [, from, to, maxParallel, fault, kind] = given;
		service.setFaultPlan(({ number }) => {
			const row = Number(number) - 100_000;
			return row >= from && row < to ? fault : undefined;
		});
		const ends = await lookUpRows(service, 50, { maxParallel }, kind);
		expect(ends.map(({ outcome }) => outcome === 'unchecked')).toEqual(
			ends.map((_end, row) => row >= from && row < to),
		);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(2);
		// Each is asked twice more when the others are done, and another number each time it is refused.
		const again = 5 * (to - from);
		expect(service.stats.lookups).toBeLessThanOrEqual(50 + again + maxParallel);
	});

	itWithService('cost few tokens, however many executions ask for them', async (service) => {
		const credentials = credentialOf(service);
		for (let call = 0; call < 30; call++) {
			expect(uncheckedRows(await lookUpWith(credentials, ['900301']))).toHaveLength(1);
		}
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(10);
		expect(uncheckedRows(await lookUpWith(credentials, ['4738534']))).toEqual([]);
	});
});

describe('a service that refuses a good token now and then', () => {
	itWithService.each<[string, number, Fault, AccountKind?]>([
		['a bare 403', 10, BARE],
		['401', 10, IN_CODE],
		['a code at 404', 10, OF_DARAJA, 'daraja'],
	])('loses none: %s, %i in flight', async (service, _what, maxParallel, fault, kind) => {
		service.setFaultPlan(({ number, attempt }) =>
			Number(number) % 10 === 5 && attempt === 1 ? fault : undefined,
		);
		const ends = await lookUpRows(service, 60, { maxParallel }, kind);
		expect(uncheckedRows(ends)).toEqual([]);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(2);
		// For each of the six another number and the row itself.
		expect(service.stats.lookups).toBeLessThanOrEqual(60 + 2 * 6 + maxParallel);
	});
});

describe('tokens that die again within a minute', () => {
	itWithService.each([
		['in the middle, with ten in flight', [20, 40, 60], 10],
		['before the last row', [20, 99], 1],
	])('cost no row: %s', async (service, _when, deaths, maxParallel) => {
		const ahead = [...deaths];
		service.setFaultPlan(({ kind, number }) => {
			const row = Number(number) - 100_000 + 1;
			if (kind === 'token' || row !== ahead[0]) return undefined;
			ahead.shift();
			service.expireAllTokens();
			return undefined;
		});
		const ends = await lookUpRows(service, 100, { maxParallel });
		expect(uncheckedRows(ends)).toEqual([]);
		expect(ahead).toEqual([]);
		expect(service.stats.tokenRequests).toBe(1 + deaths.length);
	});
});

itWithService('an account that is refused is no outage: one request for all', async (service) => {
	const ends = await lookUpWith(credentialOf(service, { password: 'wrong' }), rowsOf(100));
	const error = { message: expect.stringContaining('The service refused the'), retryable: false };
	expect(ends).toMatchObject(Array(100).fill({ outcome: 'unchecked', error }));
	expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 0 });
});

describe('a token endpoint that is out for a while', () => {
	const BUSY: Fault = { kind: 'tooManyRequests' };

	itWithService.each<[number, number, Fault]>([
		[0, 1500, RESET],
		[0, 1500, BUSY],
		[30, 1500, DOWN],
		[30, 1500, BUSY],
		[30, 200, { kind: 'htmlPage' }],
	])('from lookup %i on for %i ms costs no row: %j', async (service, from, forMs, fault) => {
		const out = tokenOutageFrom(from > 0 ? 2 : 1, forMs, fault);
		service.setFaultPlan((request) => {
			if (request.kind !== 'token' && request.sequence === from) service.expireAllTokens();
			return out(request);
		});
		const maxRetries = from > 0 ? 1 : 0;
		expect(uncheckedRows(await lookUpRows(service, 60, { maxRetries }))).toEqual([]);
		expect(service.stats.tokenRequests).toBeGreaterThanOrEqual(from > 0 ? 3 : 2);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(12);
	});
});

describe('a token endpoint that stays out', () => {
	itWithService.each<[string, number, number]>([
		['from the start', 1, 0],
		['from a renewal on', 2, 50],
	])('%s is given up after the longest wait', async (service, _when, fromToken, checked) => {
		const out = tokenOutageFrom(fromToken, 600_000, DOWN);
		service.setFaultPlan((request) => {
			if (request.kind !== 'token' && request.sequence === checked) service.expireAllTokens();
			return out(request);
		});
		const options = { maxRetries: 1, maxOutage: 2, maxParallel: 5 };
		const { ms, result } = await timed(lookUpRows(service, 150, options));
		const failed = result.filter(({ outcome }) => outcome === 'unchecked');
		expect(failed.length).toBeGreaterThanOrEqual(150 - checked - 5);
		expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
		expect(service.stats.lookups).toBeLessThanOrEqual(checked + 5);
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(10);
		expect(ms).toBeGreaterThanOrEqual(1000);
	});

	itWithService.each([[0], [2]])(
		'ends a run of one row, %i retries',
		async (service, maxRetries) => {
			service.setFaultPlan(tokenOutageFrom(1, 600_000, DOWN));
			// An outage would be waited for longer than a test may take.
			const ends = await lookUpRows(service, 1, { maxRetries, maxOutage: 600 });
			expect(uncheckedRows(ends)).toHaveLength(1);
			expect(service.stats.tokenRequests).toBe(1 + maxRetries);
		},
	);
});

describe('what one run saw is not the verdict for another', () => {
	itWithService('when the service refused all tokens a moment ago', async (service) => {
		lookupsGet(service, IN_CODE);
		expect(uncheckedRows(await lookUpRows(service, 1))).toHaveLength(1);
		expect(service.stats.tokenRequests).toBe(2);
		await sleep(5_000);
		// The token that was refused last stays refused.
		service.expireAllTokens();
		service.setFaultPlan(undefined);
		expect(uncheckedRows(await lookUpRows(service, 1))).toEqual([]);
		expect(service.stats.tokenRequests).toBe(3);
	});

	itWithService('when the first gives up after one 503 for its token', async (service) => {
		service.setFaultPlan(({ kind, attempt }) =>
			kind === 'token' && attempt === 1 ? { kind: 'slow', delayMs: 400, then: DOWN } : undefined,
		);
		const hasty = lookUpRows(service, 1, { maxRetries: 0 });
		await until(() => service.stats.tokenRequests === 1);
		const patient = lookUpRows(service, 60, { maxRetries: 5 });
		expect(uncheckedRows(await hasty)).toHaveLength(1);
		expect(uncheckedRows(await patient)).toEqual([]);
		expect(service.stats.tokenRequests).toBe(2);
	});

	itWithService('when the first stops asking in an outage that then ends', async (service) => {
		lookupsGet(service, DOWN);
		const hasty = lookUpRows(service, 50, { maxOutage: 0, maxRetries: 0 });
		const patient = lookUpRows(service, 50, { maxOutage: 60 });
		expect(uncheckedRows(await hasty)).toHaveLength(50);
		service.setFaultPlan(undefined);
		expect(uncheckedRows(await patient)).toEqual([]);
	});
});

describe('a credential that a run uses', () => {
	itWithService.each([['before'], ['during']])(
		'keeps an edit that is made %s a renewal',
		async (service, when) => {
			// n8n 1 stores a token with all that it was given.
			const credentials = Object.assign(credentialOf(service), { storesAll: when === 'during' });
			const edit = () => {
				credentials.stored = { ...credentials.stored, password: 'new', tokenPath: '/new' };
			};
			service.setFaultPlan(({ kind, sequence }) => {
				if (kind === 'token' && sequence > 1 && when === 'during') edit();
				if (kind !== 'token' && sequence === 20) {
					if (when === 'before') edit();
					service.expireAllTokens();
				}
				return undefined;
			});
			// The run goes on as the account that it began with.
			expect(uncheckedRows(await lookUpWith(credentials, rowsOf(60)))).toEqual([]);
			expect(service.stats.tokenRequests).toBe(2);
			expect(credentials.stored).toMatchObject({ password: 'new', tokenPath: '/new' });
		},
	);

	itWithService('may be deleted, though n8n cannot store the next token', async (service) => {
		const credentials = credentialOf(service);
		service.setFaultPlan(({ kind, sequence }) => {
			if (kind !== 'token' && sequence === 20) {
				credentials.stored = undefined;
				service.expireAllTokens();
			}
			return undefined;
		});
		expect(uncheckedRows(await lookUpWith(credentials, rowsOf(60)))).toEqual([]);
		expect(service.stats.tokenRequests).toBe(2);
		expect(credentials.stored).toBeUndefined();
	});
});
