import type { Fault } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { falsehood, rowEnds } from '../support/rowEnds';
import { withService } from '../support/withService';

const { simulator } = withService();

const NUMBER = '4738534';
const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };

const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => String(100_000 + row));

const faultLookups = (fault: Fault) => {
	simulator().setFaultPlan(({ kind }) => (kind === 'token' ? undefined : fault));
};

/** Takes the waits out of the backoff, which is drawn between nothing and its bound. */
const withoutBackoff = () => jest.spyOn(Math, 'random').mockReturnValue(0);

afterEach(() => {
	jest.restoreAllMocks();
});

describe('Max Retries', () => {
	it.each([0, 1, 3, 10])('%i allows that many tries after the first', async (maxRetries) => {
		withoutBackoff();
		faultLookups(DOWN);
		const credentials = credentialOf(simulator());
		const [end] = rowEnds(await lookUpWith(credentials, [NUMBER], { options: { maxRetries } }), 1);
		expect(simulator().stats.lookups).toBe(1 + maxRetries);
		expect(end?.error).toMatchObject({ tries: 1 + maxRetries, retryable: true, httpStatus: 503 });
		if (maxRetries > 0) expect(end?.error?.message).toContain(`after ${1 + maxRetries} tries`);
	});

	it('is 3 when nothing is set', async () => {
		withoutBackoff();
		faultLookups({ kind: 'resetBeforeAnswer' });
		await lookUpWith(credentialOf(simulator()), [NUMBER]);
		expect(simulator().stats.lookups).toBe(4);
	});
});

describe('one try is enough for', () => {
	it.each([
		['E500000 told at 200', '900206', 'unchecked', true],
		['an unknown number at 404', '999999', 'notConfirmed', undefined],
		['E400123 at 400', '900202', 'notConfirmed', undefined],
		['E422022 at 422', '900203', 'notConfirmed', undefined],
		['a web page at 200', '900701', 'unchecked', false],
		['a redirect', '900706', 'unchecked', false],
		['an answer of 1 MB', '900707', 'unchecked', false],
	])('%s', async (_what, number, outcome, retryable) => {
		const [end] = rowEnds(await lookUpWith(credentialOf(simulator()), [number]), 1);
		expect(end).toMatchObject({
			outcome,
			...(retryable !== undefined && { error: { retryable } }),
		});
		expect(simulator().stats.lookups).toBe(1);
	});

	it('a host that does not exist', async () => {
		const credentials = credentialOf(simulator(), {
			authUrl: simulator().baseUrl,
			baseUrl: 'https://nowhere.invalid',
		});
		const [end] = rowEnds(await lookUpWith(credentials, [NUMBER]), 1);
		expect(end?.error).toMatchObject({ tries: 1, retryable: false });
		expect(end?.error?.message).toContain('no host of this name was found');
	});
});

describe('a run at a service that is dead', () => {
	it.each<[string, Fault]>([
		['503 with a page', DOWN],
		['504 with JSON', { kind: 'serverError', httpStatus: 504, body: 'json' }],
		['500 with JSON', { kind: 'serverError', httpStatus: 500, body: 'json' }],
		['resets', { kind: 'resetBeforeAnswer' }],
	])('(%s) stops asking after Max Outage', async (_what, fault) => {
		withoutBackoff();
		faultLookups(fault);
		const maxParallel = 10;
		const options = { maxParallel, maxRetries: 10, maxOutage: 1 };
		const ends = rowEnds(
			await lookUpWith(credentialOf(simulator()), rowsOf(300), { options }),
			300,
		);
		const { lookups, lookupsPerAccount } = simulator().stats;
		const asked = Object.keys(lookupsPerAccount).length;
		expect(asked).toBeGreaterThanOrEqual(5);
		// Those under way, and the one with which the service is asked whether it is back.
		expect(asked).toBeLessThanOrEqual(maxParallel + 1);
		expect(lookups).toBeLessThanOrEqual(asked + 200);
		const unasked = ends.filter(({ error }) => error?.message.startsWith('Not asked'));
		expect(unasked).toHaveLength(300 - asked);
		expect(unasked.filter(({ error }) => error?.tries !== undefined)).toEqual([]);
		expect(ends.filter(({ error }) => error?.retryable !== true)).toEqual([]);
	});

	it('(refused connections) stops asking as well', async () => {
		withoutBackoff();
		const credentials = credentialOf(simulator(), {
			authUrl: simulator().baseUrl,
			baseUrl: 'http://127.0.0.1:1',
		});
		const options = { maxParallel: 5, maxRetries: 10, maxOutage: 1 };
		const ends = rowEnds(await lookUpWith(credentials, rowsOf(300), { options }), 300);
		const asked = ends.filter(({ error }) => error?.tries !== undefined);
		expect(asked).toHaveLength(5);
		const tries = asked.reduce((sum, { error }) => sum + (error?.tries ?? 0), 0);
		expect(tries).toBeLessThanOrEqual(asked.length + 200);
		expect(ends.filter(({ error }) => error?.retryable !== true)).toEqual([]);
	});

	it('(429 to everything) asks 200 times more than there are numbers, at most', async () => {
		withoutBackoff();
		faultLookups({ kind: 'tooManyRequests' });
		const options = { maxRetries: 10, maxOutage: 1 };
		const ends = rowEnds(await lookUpWith(credentialOf(simulator()), rowsOf(60), { options }), 60);
		expect(simulator().stats.lookups).toBeLessThanOrEqual(60 + 200);
		expect(ends.filter(({ error }) => error?.retryable !== true)).toEqual([]);
	});

	it('but goes on while some rows are answered', async () => {
		withoutBackoff();
		simulator().setFaultPlan(({ kind, number }) =>
			kind === 'token' || Number(number) % 10 === 0 ? undefined : DOWN,
		);
		const options = { maxParallel: 4, maxRetries: 10 };
		const ends = rowEnds(
			await lookUpWith(credentialOf(simulator()), rowsOf(150), { options }),
			150,
		);
		expect(ends.filter(({ outcome }) => outcome === 'notConfirmed')).toHaveLength(15);
		expect(Object.keys(simulator().stats.lookupsPerAccount)).toHaveLength(150);
		// Each answer earns a retry back; the service was asked a few times whether it is there.
		expect(simulator().stats.lookups).toBeLessThanOrEqual(150 + 200 + 15 + 10);
	});
});

describe('a 429 with Retry-After', () => {
	it('pauses the whole run, and no row is lost', async () => {
		const arrivals: number[] = [];
		let toldAt = 0;
		simulator().setLatency(20);
		simulator().setFaultPlan(({ kind, sequence }) => {
			if (kind === 'token') return undefined;
			arrivals.push(Date.now());
			if (sequence !== 10) return undefined;
			toldAt = Date.now();
			return { kind: 'tooManyRequests', retryAfter: { seconds: 3 } };
		});
		const numbers = rowsOf(40);
		const ends = rowEnds(
			await lookUpWith(credentialOf(simulator()), numbers, { options: { maxParallel: 4 } }),
			40,
		);
		expect(ends.map((end, row) => falsehood(numbers[row] ?? '', end, row))).toEqual(
			numbers.map(() => undefined),
		);
		// What is under way when the answer is sent may still arrive.
		const within = arrivals.filter((at) => at > toldAt + 1500 && at < toldAt + 3000);
		expect(within).toEqual([]);
		expect(arrivals.filter((at) => at <= toldAt + 1500).length).toBeLessThanOrEqual(10 + 2 * 4);
		expect(arrivals).toHaveLength(41);
	});

	it('holds back a row that was waiting for its turn', async () => {
		withoutBackoff();
		const arrivals: number[] = [];
		simulator().setFaultPlan(({ kind, sequence }) => {
			if (kind === 'token') return undefined;
			arrivals.push(Date.now());
			// The first is turned away at once; one place fewer is left, so its second try has to wait.
			if (sequence === 1) return { kind: 'tooManyRequests' };
			if (sequence > 4) return undefined;
			const asksToWait = { kind: 'tooManyRequests', retryAfter: { seconds: 2 } } as const;
			return { kind: 'slow', delayMs: 400, ...(sequence === 2 && { then: asksToWait }) };
		});
		const numbers = rowsOf(4);
		const credentials = credentialOf(simulator());
		rowEnds(await lookUpWith(credentials, numbers, { options: { maxParallel: 4 } }), 4);
		const [first = 0] = arrivals;
		// Seconds of Retry-After count from the reply, which came 400 ms after the first requests.
		expect(arrivals.slice(4).filter((at) => at < first + 2_300)).toEqual([]);
		expect(arrivals).toHaveLength(6);
	});
});
