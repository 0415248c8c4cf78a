import type { INodeParameters } from 'n8n-workflow';

import type { Fault, RateLimit } from '../simulator';
import { useOwnTime } from '../support/ownTime';
import { chanceOf } from './randomFaultRun';
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
		if (sequence === 30) service.expireAllTokens();
		const then = attempt === 1 && sequence % 3 === 0 && { then: DOWN };
		return { kind: 'slow', delayMs: 200 - (sequence % 5) * 40, ...then };
	});
	expect(uncheckedRows(await lookUpRows(90, { maxParallel: 7 }))).toEqual([]);
	const { lookups, mostInFlight, tokenRequests } = service.stats;
	expect(lookups).toBeGreaterThan(90);
	expect(mostInFlight).toBeLessThanOrEqual(7);
	expect(mostInFlight).toBeGreaterThan(3);
	expect(tokenRequests).toBe(2);
});

describe('a service that stays out', () => {
	it.each<[number, Fault, INodeParameters]>([
		[1, DOWN, { maxOutage: 1, maxRetries: 10 }],
		[100, DOWN, { maxOutage: 1, maxRetries: 10 }],
		[1, { kind: 'tooManyRequests', retryAfter: { seconds: 1 } }, { maxOutage: 3 }],
	])('from lookup %i on is given up after the longest wait: %j', async (...given) => {
		const [from, fault, options] = given;
		// Retries at once: the backoff is drawn between nothing and its bound, and others go meanwhile.
		const random = jest.spyOn(Math, 'random').mockReturnValue(0);
		service.setFaultPlan(({ kind, sequence }) =>
			kind !== 'token' && sequence >= from ? fault : undefined,
		);
		const run = lookUpRows(300, { maxParallel: 10, ...options });
		const { ms, result: ends } = await timed(run);
		random.mockRestore();
		const { lookups, lookupsPerAccount } = service.stats;
		const asked = Object.keys(lookupsPerAccount).length;
		// Those under way, those sent until five in a row had failed, and the probes.
		expect(asked).toBeLessThanOrEqual(from + 10 + 5 + 9);
		expect(lookups).toBeLessThanOrEqual(asked + 200);
		expect(ends.filter(({ error }) => error?.retryable === false)).toEqual([]);
		expect(notAsked(ends)).toHaveLength(300 - asked);
		expect(notAsked(ends).filter(({ error }) => error?.tries !== undefined)).toEqual([]);
		// Not at once while there is time left.
		expect(ms).toBeGreaterThanOrEqual(1000);
	});
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
	expect(uncheckedRows(await lookUpRows(40, { maxParallel: 4 }))).toEqual([]);
	// What is under way when the answer is sent may still arrive.
	const within = arrivals.filter((at) => at > toldAt + 1500 && at < toldAt + 3000);
	expect([within, arrivals.length]).toEqual([[], 41]);
});

describe('a service that turns away some numbers for ever', () => {
	it.each<[number, number, INodeParameters, number]>([
		[40, 5, { maxOutage: 5 }, 30_000],
		// The wait for a service that answers nothing, once the others are answered, and a time limit.
		[100, 10, {}, 90_000],
	])('answers all others: of %i rows each %ith', async (rows, share, options, limitMs) => {
		service.setFaultPlan(({ number }) =>
			Number(number) % share === 0 ? { kind: 'tooManyRequests' } : undefined,
		);
		const { ms, result } = await timed(lookUpRows(rows, options));
		expect(uncheckedRows(result)).toHaveLength(rows / share);
		expect(notAsked(result)).toEqual([]);
		expect(ms).toBeLessThan(limitMs);
	});

	it.each<[object, number]>([
		[{}, 5_000],
		[{ retryAfter: { seconds: 99_999 } }, 65_000],
	])('holds a run of few rows no longer than their retries: %j', async (wait, limitMs) => {
		lookupsGet({ kind: 'tooManyRequests', ...wait });
		const { ms, result } = await timed(lookUpRows(5));
		expect(uncheckedRows(result)).toHaveLength(5);
		expect(ms).toBeLessThan(limitMs);
	});
});

describe.each<[string, number, RateLimit, INodeParameters]>([
	['five, in a bucket', 60, { perSecond: 5, as: 'bucket' }, {}],
	[
		'twenty, and tells when, in a run that may not wait',
		100,
		{ perSecond: 20, as: 'window', retryAfterSeconds: 1 },
		{ maxOutage: 0 },
	],
])('a service that takes so many requests in a second (%s)', (_what, rows, rateLimit, options) => {
	useService({ rateLimit });

	it('checks all rows', async () => {
		expect(uncheckedRows(await lookUpRows(rows, options))).toEqual([]);
		// What is under way in the beginning is turned away together.
		expect(service.stats.lookups).toBeLessThanOrEqual(1.2 * rows + 20);
	});
});

it('few of 200 rows are left where half of the replies are failures', async () => {
	service.setFaultPlan(({ kind, number, attempt }) =>
		kind !== 'token' && chanceOf(`${number} ${attempt}`) < 0.5 ? DOWN : undefined,
	);
	const ends = await lookUpRows(200, { maxParallel: 25, maxOutage: 3 });
	// What is left when two rounds bring nothing: with more rows that is rarer than one in a thousand.
	expect(uncheckedRows(ends).length).toBeLessThanOrEqual(4);
});

describe('rows that are not answered, though others are, when all others are done', () => {
	it('have eight tries', async () => {
		// The rows 0 to 9 fail so often: 0, 1, 2 … 7 times, and the others for ever.
		service.setFaultPlan(({ number, attempt }) => {
			const row = Number(number) - 100_000;
			return row < 10 && (row > 7 || attempt <= row) ? DOWN : undefined;
		});
		const ends = await lookUpRows(30, { maxRetries: 1 });
		expect(uncheckedRows(ends)).toEqual([
			expect.stringMatching(/^8: .*503.* after (8|9|10) tries/),
			expect.stringMatching(/^9: .*503.* after (8|9|10) tries/),
		]);
	});

	it('stop the workflow only then', async () => {
		service.setFaultPlan(({ number, attempt }) => {
			const failures = number === '100003' ? 2 : number === '100020' ? 9 : 0;
			return attempt <= failures ? DOWN : undefined;
		});
		const rows = rowsOf(30).map((number) => ({ number }));
		const { error, outputs } = await lookUp(rows, { options: { maxRetries: 1 } });
		expect(outputs).toEqual([]);
		expect(error).toMatchObject({ context: { itemIndex: 20 }, httpCode: '503' });
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
				expect.stringMatching(/^3: Whether this number is a paybill could not .* after [89] tries/),
			]);
		},
	);
});
