import type { AccountKind, Fault, FaultPlan, Simulator } from '../simulator';
import { ACCOUNT_KINDS, tills } from '../simulator';
import { credentialOf, lookUpWith, startOwnSimulator } from '../support/lookUpWith';
import type { RowEnd } from '../support/rowEnds';
import { falsehood, NAMELESS, trueEnd, UNKNOWN } from '../support/rowEnds';
import type { FaultEffect } from './faultEffects';
import { BRIEF, OF_DARAJA } from './faultEffects';

const ROWS = 50;
/** What a service that is out may get beyond the requests that the rows have a right to. */
const BEYOND = 200;
/** So many questions fit into the longest wait for an outage, 3 s, of which there may be some. */
const TOKENS_BEYOND = 10;
/** Only a request that never ends reaches it, on a busy machine too. */
const TIMEOUT_MS = 4000;
const REGISTER = [...tills.map(({ number }) => number), NAMELESS, UNKNOWN];

const faultsOf = (effects: readonly FaultEffect[]) => effects.map(([, fault]) => fault);

const FAULTS: readonly Fault[] = [
	...faultsOf(BRIEF),
	{ kind: 'tooManyRequests', retryAfter: { seconds: 0 } },
	{ kind: 'tooManyRequests', retryAfter: { dateInSeconds: -1 } },
	{ kind: 'hang' },
	{ kind: 'slow', delayMs: 20 },
];

/** Those that say that the token is bad. */
const REFUSALS = new Set(faultsOf([...BRIEF, ...OF_DARAJA].filter(([, , to]) => to === 'renewed')));

/**
 * Numbers from 0 up to 1 that are the same for the same seed (mulberry32).
 *
 * @param seed a whole number
 */
function seededRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** What a run was dealt. */
interface Dealt {
	/** Lookups answered with a fault, by number. */
	readonly hits: Map<string, number>;
	tokenHits: number;
	/** Lookups answered with a refused token. */
	refusals: number;
}

function randomPlan(
	random: () => number,
	simulator: Simulator,
	dealt: Dealt,
	faults: readonly Fault[],
): FaultPlan {
	const lookupShare = random() ** 2;
	const tokenShare = random() * 0.4;
	const expiryShare = random() < 0.5 ? 0.02 : 0;
	return ({ kind, number }) => {
		if (random() < expiryShare) simulator.expireAllTokens();
		// A plan would take the place of this number's own answer.
		if (number === NAMELESS) return undefined;
		if (random() >= (kind === 'token' ? tokenShare : lookupShare)) return undefined;
		const fault = faults[Math.floor(random() * faults.length)];
		if (kind === 'token') dealt.tokenHits++;
		if (kind !== 'token' && fault && REFUSALS.has(fault)) dealt.refusals++;
		if (number !== undefined) dealt.hits.set(number, (dealt.hits.get(number) ?? 0) + 1);
		return fault;
	};
}

/**
 * Looks 50 rows up at a local service with random faults.
 *
 * @param seed of all that is random; three that follow one another have the three kinds of accounts
 * @returns what breaks the contract; empty when all holds
 */
export async function randomRun(seed: number): Promise<string[]> {
	const random = seededRandom(seed);
	const pick = (most: number) => Math.floor(random() * most);
	const kind = ACCOUNT_KINDS[seed % ACCOUNT_KINDS.length] ?? 'apiUser';
	const simulator = await startOwnSimulator();
	try {
		const dealt: Dealt = { hits: new Map(), tokenHits: 0, refusals: 0 };
		const faults = kind === 'daraja' ? [...FAULTS, ...faultsOf(OF_DARAJA)] : FAULTS;
		simulator.setFaultPlan(randomPlan(random, simulator, dealt, faults));
		const variety = 1 + pick(REGISTER.length);
		const numbers = Array.from({ length: ROWS }, () => REGISTER[pick(variety)] ?? UNKNOWN);
		const options = {
			maxParallel: 1 + pick(12),
			maxRetries: pick(4),
			maxOutage: pick(4),
			timeout: TIMEOUT_MS,
		};
		const ends = await lookUpWith(credentialOf(simulator, {}, kind), numbers, options);
		dealt.refusals += simulator.stats.bearerRefusals;
		return [
			...ends.flatMap((end, row) => rowProblem(numbers[row] ?? '', end, row, dealt, kind) ?? []),
			...countProblems(simulator, new Set(numbers).size, options, dealt),
		];
	} finally {
		await simulator.close();
	}
}

function rowProblem(
	number: string,
	end: RowEnd,
	row: number,
	dealt: Dealt,
	kind: AccountKind,
): string | undefined {
	const lie = falsehood(number, end, row, kind);
	if (lie !== undefined || end.outcome === trueEnd(number, kind).outcome) return lie;
	const message = end.error?.message ?? '';
	const isOfAccount =
		/did not give a token|login|refused|could not be reached|does not seem to be the/.test(message);
	const mayFail =
		dealt.hits.has(number) ||
		message.startsWith('Not asked') ||
		(isOfAccount && dealt.tokenHits + dealt.refusals > 0);
	return mayFail ? undefined : `row ${row} failed without a fault: ${message}`;
}

function countProblems(
	{ stats }: Simulator,
	distinct: number,
	{ maxRetries, maxParallel }: { maxRetries: number; maxParallel: number },
	dealt: Dealt,
): string[] {
	const tries = 1 + maxRetries;
	const bounds: Array<[string, number, number]> = [
		['lookups', stats.lookups, distinct * tries + dealt.refusals + BEYOND],
		['token requests', stats.tokenRequests, (1 + dealt.refusals) * tries + TOKENS_BEYOND],
		['lookups in flight', stats.mostInFlight, maxParallel],
		['requests elsewhere', stats.elsewhere.requests, 0],
	];
	return bounds
		.filter(([, actual, bound]) => actual > bound)
		.map(([what, actual, bound]) => `${actual} ${what}, more than ${bound}`);
}
