import type { INodeParameters } from 'n8n-workflow';

import type { Fault } from '../simulator';
import { useOwnTime } from '../support/ownTime';
import {
	lookUp,
	lookUpRows,
	lookUpWith,
	notAsked,
	rowsOf,
	timed,
	uncheckedRows,
} from '../support/lookUp';
import { DOWN, credentialOf, lookupsGet, service, useService } from '../support/service';

useOwnTime();
useService();

describe('Max Retries', () => {
	it.each<[number | undefined, number]>([
		[0, 1],
		[10, 11],
		[undefined, 4],
	])('%s allows %i tries', async (maxRetries, tries) => {
		lookupsGet(DOWN);
		const options = { maxOutage: 600, ...(maxRetries !== undefined && { maxRetries }) };
		const [end] = await lookUpRows(1, options);
		expect(service.stats.lookups).toBe(tries);
		expect(end?.error).toMatchObject({ tries, retryable: true, httpStatus: 503 });
		if (tries > 1) expect(end?.error?.message).toContain(`after ${tries} tries`);
	});

	it('are none for a host that does not exist', async () => {
		const addresses = { authUrl: service.baseUrl, baseUrl: 'https://nowhere.invalid' };
		const [end] = await lookUpWith(credentialOf(addresses), rowsOf(1));
		const message = expect.stringContaining('there is no host with this name');
		expect(end?.error).toMatchObject({ message, tries: 1, retryable: false });
	});
});

it('never more are in flight than allowed, with retries and renewals', async () => {
	service.setFaultPlan(({ kind, attempt, sequence }) => {
		if (kind === 'token') return undefined;
		if (sequence === 20) service.expireAllTokens();
		const then = attempt === 1 && sequence % 3 === 0 && { then: DOWN };
		return { kind: 'slow', delayMs: 200 - (sequence % 5) * 40, ...then };
	});
	expect(uncheckedRows(await lookUpRows(40, { maxParallel: 7 }))).toEqual([]);
	const { lookups, mostInFlight, tokenRequests } = service.stats;
	expect(lookups).toBeGreaterThan(40);
	expect(mostInFlight).toBeLessThanOrEqual(7);
	expect(mostInFlight).toBeGreaterThan(3);
	expect(tokenRequests).toBe(2);
});

it.each<[number, Fault, INodeParameters]>([
	[30, DOWN, { maxOutage: 2, maxRetries: 10 }],
	[1, { kind: 'tooManyRequests', retryAfter: { seconds: 1 } }, { maxOutage: 3 }],
])('a service that stays out from lookup %i on is given up: %j', async (...given) => {
	const [from, fault, options] = given;
	service.setFaultPlan(({ kind, sequence }) =>
		kind !== 'token' && sequence >= from ? fault : undefined,
	);
	const { ms, result: ends } = await timed(lookUpRows(80, options));
	// Those under way, those sent until five in a row had failed, and the probes.
	expect(service.stats.lookups).toBeLessThanOrEqual(from + 10 + 5 + 9);
	expect(ends.filter(({ error }) => error?.retryable === false)).toEqual([]);
	expect(notAsked(ends).length).toBeGreaterThanOrEqual(80 - from - 15);
	expect(notAsked(ends).filter(({ error }) => error?.tries !== undefined)).toEqual([]);
	// Not at once while there is time left.
	expect(ms).toBeGreaterThanOrEqual(1000);
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

it('a service that turns away some numbers for ever answers all others', async () => {
	service.setFaultPlan(({ number }) =>
		Number(number) % 5 === 0 ? { kind: 'tooManyRequests' } : undefined,
	);
	const { ms, result } = await timed(lookUpRows(20, { maxOutage: 5 }));
	expect(uncheckedRows(result)).toHaveLength(4);
	expect(notAsked(result)).toEqual([]);
	expect(ms).toBeLessThan(30_000);
});

it.each<[object, number]>([
	[{}, 5_000],
	[{ retryAfter: { seconds: 99_999 } }, 65_000],
])('a 429 holds a run of few rows no longer than their retries: %j', async (wait, limitMs) => {
	lookupsGet({ kind: 'tooManyRequests', ...wait });
	const { ms, result } = await timed(lookUpRows(5));
	expect(uncheckedRows(result)).toHaveLength(5);
	expect(ms).toBeLessThan(limitMs);
});

describe('a service that takes twenty requests a second', () => {
	useService({ rateLimit: { perSecond: 20, as: 'window', retryAfterSeconds: 1 } });

	it('checks all rows, also in a run that may not wait', async () => {
		expect(uncheckedRows(await lookUpRows(50, { maxOutage: 0 }))).toEqual([]);
		// What is under way in the beginning is turned away together.
		expect(service.stats.lookups).toBeLessThanOrEqual(1.2 * 50 + 20);
	});
});

describe('rows that are not answered, though others are', () => {
	it('stop the workflow only when all others are done', async () => {
		service.setFaultPlan(({ number, attempt }) => {
			const failures = number === '100003' ? 2 : number === '100012' ? 9 : 0;
			return attempt <= failures ? DOWN : undefined;
		});
		const rows = rowsOf(20).map((number) => ({ number }));
		const { error, outputs } = await lookUp(rows, { options: { maxRetries: 1 } });
		expect(outputs).toEqual([]);
		expect(error).toMatchObject({ context: { itemIndex: 12 }, httpCode: '503' });
	});

	it.each([[true], [false]])(
		'are asked for as the other type, too (equal numbers share a lookup: %s)',
		async (reuseDuplicates) => {
			// No number is a till; as a paybill the first four fail 2, 3 and 4 times, and for ever.
			service.setFaultPlan(({ kind, number, attempt }) => {
				const row = Number(number) - 100_000;
				const isDown = kind === 'paybill' && row < 4 && (row === 3 || attempt <= row + 2);
				return isDown ? DOWN : undefined;
			});
			const options = { tryOtherType: true, maxRetries: 1, reuseDuplicates };
			const ends = await lookUpRows(12, options);
			expect(uncheckedRows(ends)).toEqual([
				expect.stringMatching(/^3: Whether this number is a paybill could not .* after 9 tries/),
			]);
		},
	);
});
