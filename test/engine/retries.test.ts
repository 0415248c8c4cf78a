import type { INodeParameters } from 'n8n-workflow';

import type { Fault } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { DOWN, lookupsGet, lookUpRows } from '../support/ownService';
import { itWithService, notAsked, rowsOf, timed } from '../support/ownService';
import { falsehood } from '../support/rowEnds';
import { useOwnTime } from '../support/ownTime';

useOwnTime();

// Takes the waits out of the backoff, which is drawn between nothing and its bound.
beforeAll(() => {
	jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterAll(() => {
	jest.restoreAllMocks();
});

describe('Max Retries', () => {
	itWithService.each<[number | undefined, number]>([
		[0, 1],
		[1, 2],
		[10, 11],
		[undefined, 4],
	])('%s allows %i tries', async (service, maxRetries, tries) => {
		lookupsGet(service, DOWN);
		const options = { maxOutage: 600, ...(maxRetries !== undefined && { maxRetries }) };
		const [end] = await lookUpRows(service, 1, options);
		expect(service.stats.lookups).toBe(tries);
		expect(end?.error).toMatchObject({ tries, retryable: true, httpStatus: 503 });
		if (tries > 1) expect(end?.error?.message).toContain(`after ${tries} tries`);
	});
});

describe('one try is enough for', () => {
	itWithService.each([
		['E500000 told at 200', '900206', 'unchecked', true],
		['an unknown number at 404', '999999', 'notConfirmed', undefined],
		['E422022 at 422', '900203', 'notConfirmed', undefined],
	])('%s', async (service, _what, number, outcome, retryable) => {
		const [end] = await lookUpWith(credentialOf(service), [number]);
		expect(end).toMatchObject({ outcome });
		expect(end?.error?.retryable).toBe(retryable);
		expect(service.stats.lookups).toBe(1);
	});

	itWithService('a host that does not exist', async (service) => {
		const addresses = { authUrl: service.baseUrl, baseUrl: 'https://nowhere.invalid' };
		const [end] = await lookUpWith(credentialOf(service, addresses), rowsOf(1));
		expect(end?.error).toMatchObject({ tries: 1, retryable: false });
		expect(end?.error?.message).toContain('there is no host with this name');
	});
});

describe('a service that stays out', () => {
	itWithService.each<[string, Fault, number, number]>([
		['503 with a page', DOWN, 1, 1],
		['503 from the 100th lookup on', DOWN, 100, 1],
	])('(%s) is given up after the longest wait', async (service, _what, fault, from, maxOutage) => {
		service.setFaultPlan(({ kind, sequence }) =>
			kind !== 'token' && sequence >= from ? fault : undefined,
		);
		const options = { maxParallel: 10, maxRetries: 10, maxOutage };
		const { ms, result: ends } = await timed(lookUpRows(service, 300, options));
		const failed = ends.filter(({ outcome }) => outcome === 'unchecked');
		const { lookups, lookupsPerAccount } = service.stats;
		const asked = Object.keys(lookupsPerAccount).length;
		expect(asked).toBeGreaterThanOrEqual(5);
		// Those under way, and the one with which the service is asked whether it is back.
		expect(asked).toBeLessThanOrEqual(from + 10 + 1);
		expect(lookups).toBeLessThanOrEqual(asked + 200);
		expect(failed.filter(({ error }) => error?.retryable !== true)).toEqual([]);
		expect(notAsked(ends)).toHaveLength(300 - asked);
		expect(notAsked(ends).filter(({ error }) => error?.tries !== undefined)).toEqual([]);
		// Not at once while there is time left.
		expect(ms).toBeGreaterThanOrEqual(1000 * maxOutage);
	});

	itWithService.each<[string, Fault, INodeParameters, number]>([
		['429', { kind: 'tooManyRequests' }, { maxRetries: 10, maxOutage: 1 }, 60],
		[
			'429 and Retry-After',
			{ kind: 'tooManyRequests', retryAfter: { seconds: 1 } },
			{ maxRetries: 3, maxOutage: 3 },
			300,
		],
	])('(%s to everything) is given up as well', async (service, _what, fault, options, rows) => {
		lookupsGet(service, fault);
		const ends = await lookUpRows(service, rows, options);
		expect(ends.filter(({ error }) => error?.retryable !== true)).toEqual([]);
		const asked = Object.keys(service.stats.lookupsPerAccount).length;
		expect(notAsked(ends)).toHaveLength(rows - asked);
		expect(service.stats.lookups).toBeLessThanOrEqual(asked + 200);
	});
});

describe('a service that fails many requests and answers others', () => {
	itWithService('is asked for each row while some are answered', async (service) => {
		service.setFaultPlan(({ kind, number }) =>
			kind === 'token' || Number(number) % 10 === 0 ? undefined : DOWN,
		);
		const options = { maxParallel: 4, maxRetries: 10 };
		const ends = await lookUpRows(service, 100, options);
		expect(ends.filter(({ outcome }) => outcome === 'notConfirmed')).toHaveLength(10);
		expect(Object.keys(service.stats.lookupsPerAccount)).toHaveLength(100);
		// Every row that fails has all its tries at most, and two more when the others are done.
		expect(service.stats.lookups).toBeLessThanOrEqual(10 + 90 * (1 + 10 + 2));
	});
});

describe('a 429 with Retry-After', () => {
	itWithService('pauses the whole run, and no row is lost', async (service) => {
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
		const numbers = rowsOf(40);
		const ends = await lookUpRows(service, 40, { maxParallel: 4 });
		expect(ends.flatMap((end, row) => falsehood(numbers[row] ?? '', end, row) ?? [])).toEqual([]);
		expect(ends.filter(({ outcome }) => outcome === 'unchecked')).toEqual([]);
		// What is under way when the answer is sent may still arrive.
		const within = arrivals.filter((at) => at > toldAt + 1500 && at < toldAt + 3000);
		expect(within).toEqual([]);
		expect(arrivals.filter((at) => at <= toldAt + 1500).length).toBeLessThanOrEqual(10 + 2 * 4);
		expect(arrivals).toHaveLength(41);
	});

	itWithService('holds back a row that was waiting for its turn', async (service) => {
		const arrivals: number[] = [];
		service.setFaultPlan(({ kind, sequence }) => {
			if (kind === 'token') return undefined;
			arrivals.push(Date.now());
			// The first is turned away at once; one place fewer is left, so its second try has to wait.
			if (sequence === 1) return { kind: 'tooManyRequests' };
			if (sequence > 4) return undefined;
			const asksToWait = { kind: 'tooManyRequests', retryAfter: { seconds: 2 } } as const;
			return { kind: 'slow', delayMs: 400, ...(sequence === 2 && { then: asksToWait }) };
		});
		await lookUpRows(service, 4, { maxParallel: 4 });
		const [first = 0] = arrivals;
		// Seconds of Retry-After count from the reply, which came 400 ms after the first requests.
		expect(arrivals.slice(4).filter((at) => at < first + 2_300)).toEqual([]);
		expect(arrivals).toHaveLength(6);
	});
});
