import type { Settings } from '../../nodes/MobileMoneyNameLookup/sending/state';
import { chance, virtualRun, type ServiceResponse, type VirtualService } from './virtualRun';

const busy = (retryAfterMs?: number): ServiceResponse => ({ kind: 'busy', retryAfterMs });

/** Takes a number of requests in each second. */
function windowOf(most: number): VirtualService {
	let [second, taken] = [-1, 0];
	return {
		lookup: ({ atMs }) => {
			const now = Math.floor(atMs / 1_000);
			if (now !== second) [second, taken] = [now, 0];
			return ++taken > most ? busy() : undefined;
		},
	};
}

/** Fails by chance. */
function failing(share: number, kind: 'busy' | 'down' = 'down', seed = 5): VirtualService {
	const random = chance(seed);
	return { lookup: () => (random() < share ? { kind } : undefined) };
}

type Kind = 'busy' | 'down' | 'badToken';

/** Answers, but not these numbers. */
const except = (isBad: (number: number) => boolean, kind: Kind) => (): VirtualService => ({
	lookup: ({ number }) => (isBad(number) ? { kind } : undefined),
});

/** Takes one token, which another system replaces by its own from time to time. */
function quarrel(everyMs: number): VirtualService {
	let [issued, replacedAtMs] = [0, 0];
	const replace = (atMs: number) => {
		if (atMs - replacedAtMs < everyMs) return;
		replacedAtMs = atMs;
		issued++;
	};
	return {
		token: (atMs) => {
			replace(atMs);
			return `${++issued}`;
		},
		lookup: ({ atMs, token }) => {
			replace(atMs);
			return token === `${issued}` ? undefined : { kind: 'badToken' };
		},
	};
}

const outOf40 = (): VirtualService => ({
	lookup: ({ inFlight }) => (inFlight > 40 ? busy() : undefined),
});
const later = (): VirtualService => ({ lookup: () => busy(60_000) });
const outFor3s = (): VirtualService => ({
	lookup: ({ atMs }) => (atMs >= 1_000 && atMs < 4_000 ? { kind: 'down' } : undefined),
});
const FIFTH = (number: number) => number % 5 === 0;
const HUNDREDTH = (number: number) => number % 100 === 7;
const FIRST_SIXTY = (number: number) => number < 60;

/** At most so many numbers end unchecked, after at most so many requests and seconds. */
type Most = readonly [unchecked: number, requests: number, seconds: number];

// The same is measured in n8n by `npm run bench:limits`.
it.each<readonly [string, () => VirtualService, Most, Partial<Settings>]>([
	['takes 5 a second', () => windowOf(5), [0, 800, 129], { rows: 500 }],
	['takes 20 a second', () => windowOf(20), [0, 480, 18], { rows: 300 }],
	['takes 40 at once, gets 50', outOf40, [0, 1_100, 2.1], { maxParallel: 50 }],
	['turns 30 % away', () => failing(0.3, 'busy'), [0, 480, 60], { rows: 300 }],
	['turns each fifth away', except(FIFTH, 'busy'), [4, 99, 30], { rows: 20, maxOutageMs: 5_000 }],
	['asks a run of few rows to come back later', later, [5, 20, 65], { rows: 5 }],
	['fails half of the requests', () => failing(0.5), [5, 2_200, 300], {}],
	['fails 70 %', () => failing(0.7), [60, 4_000, 300], {}],
	['is out for 3 s', outFor3s, [0, 1_100, 30], {}],
	['is dead', () => failing(1), [2_000, 235, 12], { rows: 2_000, maxOutageMs: 10_000 }],
	['fails the first sixty', except(FIRST_SIXTY, 'down'), [60, 1_700, 300], {}],
	['refuses good tokens for some', except(HUNDREDTH, 'badToken'), [10, 1_100, 20], {}],
	['gives its token to another each 1.5 s', () => quarrel(1_500), [0, 2_000, 60], {}],
])('no number is lost at a service that %s', (_of, service, most, settings) => {
	const [unchecked, requests, seconds] = most;
	for (const seed of [1, 2, 3]) {
		const run = virtualRun(service(), { random: chance(seed), ...settings });
		expect(run.ended).toBe(settings.rows ?? 1_000);
		expect(run.unchecked).toBeLessThanOrEqual(unchecked);
		expect(run.failures.filter(({ failure }) => !failure.retryable)).toEqual([]);
		expect(run.requests).toBeLessThanOrEqual(requests);
		expect(run.ms / 1000).toBeLessThanOrEqual(seconds);
		expect(run.most).toBeLessThanOrEqual(settings.maxParallel ?? 10);
	}
});

it('a service that answers one request in five is not taken for dead', () => {
	for (let seed = 1; seed <= 10; seed++) {
		const run = virtualRun(failing(0.8, 'down', seed), { rows: 200, random: chance(seed) });
		expect([seed, run.shared.circuit.state]).toEqual([seed, 'closed']);
	}
});

it('a good service gets one request for each number and one for a token, and all are checked', () => {
	const run = virtualRun({ lookup: () => undefined });
	expect(run).toMatchObject({ unchecked: 0, requests: 1_000, tokens: 1, ms: 5_050 });
});

it.each([
	['refuses the login', 'refused', 0, 1],
	['refuses every token', undefined, 70, 3],
] as const)('a service that %s gets no more requests', (_what, token, requests, tokens) => {
	const lookup = (): ServiceResponse => ({ kind: 'badToken' });
	const run = virtualRun({ lookup, ...(token && { token: () => token }) });
	expect(run.unchecked).toBe(1_000);
	expect(run.requests).toBeLessThanOrEqual(requests);
	expect(run.tokens).toBe(tokens);
});

it('random services and settings end each number once, within their limits', () => {
	const kinds = ['busy', 'down', 'badToken', 'rowFault'] as const;
	for (let seed = 1; seed <= 150; seed++) {
		const random = chance(seed);
		const pick = (most: number) => Math.floor(random() * most);
		const share = random() ** 2;
		const [maxParallel, rows] = [1 + pick(12), 1 + pick(80)];
		const settings = { rows, maxParallel, maxRetries: pick(4), maxOutageMs: pick(4) * 1_000 };
		const failed = new Set<number>();
		const service: VirtualService = {
			lookup: ({ number }) => {
				if (random() >= share) return undefined;
				failed.add(number);
				const retryAfterMs = random() < 0.3 ? random() * 3_000 : undefined;
				return { kind: kinds[pick(kinds.length)] ?? 'down', retryAfterMs };
			},
			token: (atMs) => (random() < 0.2 ? 'down' : `t${atMs}`),
		};
		const run = virtualRun(service, { ...settings, random });
		expect([seed, run.ended, run.most <= maxParallel]).toEqual([seed, rows, true]);
		// A number that got no fault ends unchecked only where the run was given up.
		const isGivenUp = run.shared.circuit.state === 'givenUp';
		const wrong = run.failures.filter(({ number }) => !failed.has(number) && !isGivenUp);
		expect([seed, wrong]).toEqual([seed, []]);
	}
});
