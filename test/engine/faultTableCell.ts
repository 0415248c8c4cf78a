import type { SimulatorStats } from '../simulator';
import { credentialOf, lookUpWith, startOwnSimulator } from '../support/lookUpWith';
import { falsehood, NAMELESS, rowEnds, trueEnd, UNKNOWN } from '../support/rowEnds';
import type { RowEnd } from '../support/rowEnds';
import type { Effect, FAULT_ROWS } from './faultTableRows';

const FIRST = '4738534';
const MIDDLE = '6420175';
const LAST = '812953';

/** Twelve rows with eight numbers. */
const NUMBERS: readonly string[] = [
	...[FIRST, '5031264', UNKNOWN, FIRST, '5218890', MIDDLE],
	...[NAMELESS, '5031264', MIDDLE, '738204', UNKNOWN, LAST],
];
const DISTINCT = new Set(NUMBERS).size;

const MAX_RETRIES = 2;
const TRIES = 1 + MAX_RETRIES;

/** The requests that a fault may hit: the token call, or the lookups of a number. */
export const PLACES = ['token call', FIRST, LAST] as const;
type Place = (typeof PLACES)[number];

/** How often the fault comes. */
export const DURATIONS = ['once', 'for ever'] as const;
type Duration = (typeof DURATIONS)[number];

/** How long an answer that does not end is waited for; all others must come in that time, too. */
const ENDLESS_TIMEOUT_MS = 1000;

/** What a cell must come to. */
interface Expectation {
	/** Undefined where either is right. */
	readonly hitsSucceed: boolean | undefined;
	readonly lookups: number;
	readonly mostLookups: number;
	readonly tokenRequests: number;
}

function expected(effect: Effect, place: Place, duration: Duration): Expectation {
	const isForEver = duration === 'for ever';
	const mayGoOnceMore = effect === 'onceMoreAtMost';
	const succeedsInTheEnd = mayGoOnceMore ? undefined : effect !== 'givenUp';
	const hitsSucceed = effect === 'answered' || (isForEver ? false : succeedsInTheEnd);
	const retries = effect === 'retried' ? (isForEver ? MAX_RETRIES : 1) : 0;
	if (place === 'token call') {
		const lookups = hitsSucceed ? DISTINCT : 0;
		return { hitsSucceed, lookups, mostLookups: lookups, tokenRequests: 1 + retries };
	}
	const renewals = effect === 'renewed' ? 1 : 0;
	const lookups = DISTINCT + retries + renewals;
	return {
		hitsSucceed,
		lookups,
		mostLookups: lookups + (mayGoOnceMore ? 1 : 0),
		tokenRequests: 1 + renewals,
	};
}

/**
 * Runs twelve rows against a local service of their own that has the fault in one place.
 *
 * @returns what breaks the contract; empty when all holds
 */
export async function cellProblems(
	row: (typeof FAULT_ROWS)[number],
	place: Place,
	duration: Duration,
): Promise<string[]> {
	const { isEndless } = row;
	const isToken = place === 'token call';
	const fault = isToken ? (row.tokenFault ?? row.fault) : row.fault;
	const simulator = await startOwnSimulator();
	try {
		simulator.setFaultPlan(({ kind, number, attempt }) => {
			const isHit = isToken ? kind === 'token' : number === place;
			return isHit && (duration === 'for ever' || attempt === 1) ? fault : undefined;
		});
		const credentials = credentialOf(simulator);
		// Only where no answer ends is the limit waited for; elsewhere a slow machine must not reach it.
		const timeout = isEndless ? ENDLESS_TIMEOUT_MS : 60_000;
		credentials.tokenTimeoutMs = timeout;
		// What becomes of a request is counted here; outages, which take more of them, are tested elsewhere.
		const options = { maxParallel: 4, maxRetries: MAX_RETRIES, maxOutage: 0, timeout };
		const ends = rowEnds(await lookUpWith(credentials, NUMBERS, { options }), NUMBERS.length);
		const wanted = expected(isToken ? row.token : row.lookup, place, duration);
		return [
			...ends.flatMap((end, index) => rowProblems(end, index, place, wanted)),
			...countProblems(simulator.stats, wanted, isEndless),
		];
	} finally {
		await simulator.close();
	}
}

function rowProblems(end: RowEnd, row: number, place: Place, wanted: Expectation): string[] {
	const number = NUMBERS[row] ?? '';
	const isHit = place === 'token call' || number === place;
	const isTrue = isHit ? (wanted.hitsSucceed ?? end.outcome !== 'unchecked') : true;
	const outcome = isTrue ? trueEnd(number).outcome : 'unchecked';
	const tries = end.error?.tries ?? 1;
	return [
		falsehood(number, end, row) ?? [],
		end.outcome === outcome ? [] : `row ${row} is ${end.outcome}, not ${outcome}`,
		tries >= 1 && tries <= TRIES ? [] : `row ${row} says ${tries} tries`,
	].flat();
}

function countProblems(
	{ lookups, tokenRequests, elsewhere }: SimulatorStats,
	wanted: Expectation,
	isEndless: boolean,
): string[] {
	// A busy machine lets good answers reach a short limit, too, and those are asked for again.
	const mostLookups = isEndless ? TRIES * DISTINCT : wanted.mostLookups;
	const counts: Array<[what: string, actual: number, least: number, most: number]> = [
		['lookups', lookups, wanted.lookups, mostLookups],
		[
			'token requests',
			tokenRequests,
			wanted.tokenRequests,
			isEndless ? TRIES : wanted.tokenRequests,
		],
		['requests elsewhere', elsewhere.requests, 0, 0],
		['requests elsewhere with a header', elsewhere.withAuthorization, 0, 0],
	];
	return counts
		.filter(([, actual, least, most]) => actual < least || actual > most)
		.map(([what, actual, least]) => `${actual} ${what}, not ${least}`);
}
