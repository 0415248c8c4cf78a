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

/** Answers, but not these numbers. */
const except = (
	isBad: (number: number) => boolean,
	kind: 'busy' | 'down' | 'badToken',
): VirtualService => ({
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

interface Law extends Partial<Settings> {
	readonly of: string;
	readonly service: () => VirtualService;
	/** At most this many numbers end unchecked, after at most this many requests and seconds. */
	readonly most: readonly [unchecked: number, requests: number, seconds: number];
}

const outOf40 = (): VirtualService => ({
	lookup: ({ inFlight }) => (inFlight > 40 ? busy() : undefined),
});
const later = (): VirtualService => ({ lookup: () => busy(60_000) });
const outFor3s = (): VirtualService => ({
	lookup: ({ atMs }) => (atMs >= 1_000 && atMs < 4_000 ? { kind: 'down' } : undefined),
});

// The same is measured in n8n by `npm run bench:limits`.
it.each<Law>([
	{ of: 'takes 5 a second', service: () => windowOf(5), rows: 500, most: [0, 800, 129] },
	{ of: 'takes 20 a second', service: () => windowOf(20), rows: 300, most: [0, 480, 18] },
	{ of: 'takes 40 at once, gets 50', service: outOf40, maxParallel: 50, most: [0, 1_100, 2.1] },
	{ of: 'turns 30 % away', service: () => failing(0.3, 'busy'), rows: 300, most: [0, 480, 60] },
	{
		of: 'turns every fifth number away for ever',
		service: () => except((number) => number % 5 === 0, 'busy'),
		rows: 20,
		maxOutageMs: 5_000,
		most: [4, 99, 30],
	},
	{ of: 'asks a run of few rows to come back later', service: later, rows: 5, most: [5, 20, 65] },
	{ of: 'fails half of the requests', service: () => failing(0.5), most: [5, 2_200, 300] },
	{ of: 'fails 70 %', service: () => failing(0.7), most: [60, 4_000, 300] },
	{ of: 'is out for 3 s', service: outFor3s, most: [0, 1_100, 30] },
	{
		of: 'is dead',
		service: () => failing(1),
		rows: 2_000,
		maxOutageMs: 10_000,
		most: [2_000, 235, 12],
	},
	{
		of: 'fails the first sixty',
		service: () => except((number) => number < 60, 'down'),
		most: [60, 1_700, 300],
	},
	{
		of: 'refuses every hundredth number with good tokens',
		service: () => except((number) => number % 100 === 7, 'badToken'),
		most: [10, 1_100, 20],
	},
	{
		of: 'gives its token to another each 1.5 s',
		service: () => quarrel(1_500),
		most: [0, 2_000, 60],
	},
])('no number is lost at a service that $of', ({ service, most, ...settings }) => {
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
		const share = random() ** 2;
		const [maxParallel, rows] = [1 + Math.floor(random() * 12), 1 + Math.floor(random() * 80)];
		const settings = {
			rows,
			maxParallel,
			maxRetries: Math.floor(random() * 4),
			maxOutageMs: Math.floor(random() * 4) * 1_000,
			random,
		};
		const failed = new Set<number>();
		let tokenTrouble = 0;
		const run = virtualRun(
			{
				lookup: ({ number }) => {
					if (random() >= share) return undefined;
					const kind = kinds[Math.floor(random() * kinds.length)] ?? 'down';
					failed.add(number);
					if (kind === 'badToken') tokenTrouble++;
					return { kind, ...(random() < 0.3 && { retryAfterMs: random() * 3_000 }) };
				},
				token: (atMs) => {
					const isOut = random() < 0.2;
					if (isOut) tokenTrouble++;
					return isOut ? 'down' : `t${atMs}`;
				},
			},
			settings,
		);
		expect([seed, run.ended, run.most <= maxParallel]).toEqual([seed, rows, true]);
		// A number that got no fault ends unchecked only where the run was given up.
		const isGivenUp = run.shared.circuit.state === 'givenUp';
		const wrong = run.failures.filter(({ number }) => !failed.has(number) && !isGivenUp);
		expect([seed, wrong]).toEqual([seed, []]);
		if (tokenTrouble + failed.size === 0) expect([seed, run.unchecked]).toEqual([seed, 0]);
	}
});
