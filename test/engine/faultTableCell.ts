import type { Fault, SimulatorStats } from '../simulator';
import { credentialOf, lookUpWith, startOwnSimulator } from '../support/lookUpWith';
import { falsehood, NAMELESS, rowEnds, trueEnd, UNKNOWN } from '../support/rowEnds';
import type { RowEnd } from '../support/rowEnds';
import type { Effect, FaultRow } from './faultTableRows';

const FIRST = '4738534';
const MIDDLE = '6420175';
const LAST = '812953';

/** Twelve rows with eight numbers. */
const NUMBERS: readonly string[] = [
	FIRST,
	'5031264',
	UNKNOWN,
	FIRST,
	'5218890',
	MIDDLE,
	NAMELESS,
	'5031264',
	MIDDLE,
	'738204',
	UNKNOWN,
	LAST,
];
const DISTINCT = new Set(NUMBERS).size;

const MAX_RETRIES = 2;
const TRIES = 1 + MAX_RETRIES;

/** The requests that a fault may hit. */
export const PLACES = ['token call', 'first row', 'middle row', 'last row'] as const;
export type Place = (typeof PLACES)[number];

const HIT_NUMBER: Readonly<Record<Place, string | undefined>> = {
	'token call': undefined,
	'first row': FIRST,
	'middle row': MIDDLE,
	'last row': LAST,
};

/** How often the fault comes. */
export const DURATIONS = ['once', 'for ever'] as const;
export type Duration = (typeof DURATIONS)[number];

const ENDLESS: ReadonlyArray<Fault['kind']> = [
	'hang',
	'silentAfterHead',
	'silentDuringBody',
	'drip',
];

/** How long an answer that does not end is waited for; all others must come in that time, too. */
const ENDLESS_TIMEOUT_MS = 2000;

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

/** What a cell came to. */
export interface CellResult {
	/** For the table: `7 ok 1 unchecked, 3 tries`. */
	readonly summary: string;
	/** What breaks the contract; empty when all holds. */
	readonly violations: string[];
}

/** Runs twelve rows against a local service of their own that has the fault in one place. */
export async function runCell(row: FaultRow, place: Place, duration: Duration) {
	const isToken = place === 'token call';
	const hitNumber = HIT_NUMBER[place];
	const fault: Fault = isToken ? (row.tokenFault ?? row.fault) : row.fault;
	const simulator = await startOwnSimulator();
	try {
		simulator.setFaultPlan(({ kind, number, attempt }) => {
			const isHit = isToken ? kind === 'token' : number === hitNumber;
			return isHit && (duration === 'for ever' || attempt === 1) ? fault : undefined;
		});
		const credentials = credentialOf(simulator);
		// Only where no answer ends is the limit waited for; elsewhere a slow machine must not reach it.
		const isEndless = ENDLESS.includes(fault.kind);
		const timeout = isEndless ? ENDLESS_TIMEOUT_MS : 60_000;
		credentials.tokenTimeoutMs = timeout;
		// What becomes of a request is counted here; outages, which take more of them, are tested elsewhere.
		const options = { maxParallel: 4, maxRetries: MAX_RETRIES, maxOutage: 0, timeout };
		const ends = rowEnds(await lookUpWith(credentials, NUMBERS, { options }), NUMBERS.length);
		const wanted = expected(isToken ? row.token : row.lookup, place, duration);
		return judgeCell(ends, simulator.stats, wanted, hitNumber, isEndless);
	} finally {
		await simulator.close();
	}
}

function judgeCell(
	ends: readonly RowEnd[],
	stats: SimulatorStats,
	wanted: Expectation,
	hitNumber: string | undefined,
	isEndless: boolean,
): CellResult {
	const violations: string[] = [];
	const ok = new Set<string>();
	let toldTries: number | undefined;
	for (const [row, number] of NUMBERS.entries()) {
		const end = ends[row];
		if (!end) continue;
		const isHit = hitNumber === undefined || number === hitNumber;
		const lie = falsehood(number, end, row);
		if (lie !== undefined) violations.push(lie);
		const isTrue = isHit ? (wanted.hitsSucceed ?? end.outcome !== 'unchecked') : true;
		const outcome = isTrue ? trueEnd(number).outcome : 'unchecked';
		if (end.outcome !== outcome) violations.push(`row ${row} is ${end.outcome}, not ${outcome}`);
		if (end.outcome !== 'unchecked') ok.add(number);
		toldTries ??= end.error?.tries;
	}
	const count = (what: string, actual: number, bound: number, most = bound) => {
		if (actual < bound || actual > most) violations.push(`${actual} ${what}, not ${bound}`);
	};
	// A busy machine lets good answers reach a short limit, too, and those are asked for again.
	const tries = isEndless ? TRIES : undefined;
	count('lookups', stats.lookups, wanted.lookups, tries ? tries * DISTINCT : wanted.mostLookups);
	count('token requests', stats.tokenRequests, wanted.tokenRequests, tries);
	count('requests elsewhere', stats.elsewhere.requests, 0);
	count('requests elsewhere with a header', stats.elsewhere.withAuthorization, 0);
	const hitTries =
		hitNumber === undefined ? 0 : (stats.lookupsPerAccount[`till/${hitNumber}`] ?? 0);
	const shownTries = Math.max(hitTries, hitNumber === undefined ? stats.tokenRequests : 0);
	if (toldTries !== undefined && (toldTries < 1 || toldTries > TRIES)) {
		violations.push(`says ${toldTries} tries`);
	}
	const unchecked = DISTINCT - ok.size;
	const parts = [
		...(ok.size > 0 ? [`${ok.size} ok`] : []),
		...(unchecked > 0 ? [`${unchecked} unchecked`] : []),
	];
	const suffix = shownTries === 1 ? '' : `, ${shownTries} tries`;
	return { summary: `${parts.join(' ')}${suffix}`, violations };
}
