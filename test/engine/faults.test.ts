import type { AccountKind } from '../simulator';
import { credentialOf, lookUpWith } from '../support/lookUpWith';
import { itWithService } from '../support/ownService';
import { falsehood, UNKNOWN } from '../support/rowEnds';
import type { Effect, FaultEffect } from './faultEffects';
import { BRIEF, LONG, OF_DARAJA } from './faultEffects';
import { randomRun } from './randomFaultRun';
import { useOwnTime } from '../support/ownTime';

useOwnTime();

const RUNS = Number(process.env.RANDOM_RUNS ?? 10);
const FIRST_SEED = Number(process.env.RANDOM_SEED ?? 1);
const AT_ONCE = 6;

// Short backoffs, for the sake of time; how they are drawn is tested elsewhere.
beforeAll(() => {
	jest.spyOn(Math, 'random').mockReturnValue(0.05);
});
afterAll(() => {
	jest.restoreAllMocks();
});

describe('a fault', () => {
	const HIT = '4738534';
	const ROWS = ['5031264', HIT, UNKNOWN, HIT];

	/** Requests that are sent with two retries, and whether the last of them is answered. */
	const EFFECTS: Record<Effect, { once: [number, boolean]; forEver: [number, boolean] }> = {
		answered: { once: [1, true], forEver: [1, true] },
		retried: { once: [2, true], forEver: [3, false] },
		renewed: { once: [2, true], forEver: [2, false] },
		givenUp: { once: [1, false], forEver: [1, false] },
	};
	type Case = [string, 'once' | 'forEver', 'till' | 'token', AccountKind, FaultEffect[1], Effect];
	const casesOf = (kind: AccountKind, effects: readonly FaultEffect[]) =>
		effects.flatMap(([name, fault, lookup, token = lookup]): Case[] => [
			[name, 'once', 'till', kind, fault, lookup],
			[name, 'forEver', 'till', kind, fault, lookup],
			[name, 'once', 'token', kind, fault, token],
			[name, 'forEver', 'token', kind, fault, token],
		]);
	// What each kind of account makes of all faults is left to the random runs.
	const cases = [
		...casesOf('apiUser', [...BRIEF, ...LONG]),
		...casesOf('daraja', [...BRIEF.filter(([, , effect]) => effect !== 'retried'), ...OF_DARAJA]),
	];

	itWithService.each(cases)('%s, %s, at a %s (%s)', async (service, ...given) => {
		const [, duration, place, kind, fault, effect] = given;
		const [requests, isAnswered] = EFFECTS[effect][duration];
		const isToken = place === 'token';
		service.setFaultPlan((request) => {
			const { number, attempt } = request;
			const isHit = isToken ? request.kind === 'token' : number === HIT;
			return isHit && (duration === 'forEver' || attempt === 1) ? fault : undefined;
		});
		// Only where no answer ends is the limit waited for; elsewhere a slow machine must not reach it.
		const isEndless = /hang|silent|drip/.test(fault.kind);
		const timeout = isEndless ? 1000 : 60_000;
		// What becomes of a request is counted here; outages, which take more of them, are tested elsewhere.
		const options = { maxRetries: 2, maxOutage: 0, timeout };
		const ends = await lookUpWith(credentialOf(service, {}, kind), ROWS, options);

		expect(ends.flatMap((end, row) => falsehood(ROWS[row] ?? '', end, row) ?? [])).toEqual([]);
		const isChecked = ROWS.map((number) => isAnswered || !(isToken || number === HIT));
		expect(ends.map(({ outcome }) => outcome !== 'unchecked')).toEqual(isChecked);
		const { lookups, tokenRequests, elsewhere } = service.stats;
		expect(elsewhere.requests).toBe(0);
		// A busy machine lets good answers reach a short limit, too, and those are asked for again.
		if (isEndless) return;
		const renewals = effect === 'renewed' ? 1 : 0;
		expect(tokenRequests).toBe(isToken ? requests : 1 + renewals);
		expect(lookups).toBe(isToken ? (isAnswered ? 3 : 0) : 2 + requests);
	});
});

it(
	`${RUNS} runs of 50 rows with random faults, from seed ${FIRST_SEED}, lose no row and tell no falsehood`,
	async () => {
		const broken: string[] = [];
		// One iterator for all workers: each takes the next seed that none has taken.
		const seeds = Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run).values();
		const worker = async () => {
			for (const seed of seeds) {
				const problems = await randomRun(seed).catch((error: unknown) => [String(error)]);
				broken.push(...problems.map((problem) => `RANDOM_SEED=${seed}: ${problem}`));
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, worker));
		expect(broken).toEqual([]);
	},
	60_000 + RUNS * 2000,
);
