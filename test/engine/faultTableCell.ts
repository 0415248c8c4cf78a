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

/** What a cell must come to. */
interface Expectation {
	readonly hitsSucceed: boolean;
	readonly lookups: number;
	readonly tokenRequests: number;
}

function expected(effect: Effect, place: Place, duration: Duration): Expectation {
	const isForEver = duration === 'for ever';
	const hitsSucceed = effect === 'answered' || (effect !== 'givenUp' && !isForEver);
	const retries = effect === 'retried' ? (isForEver ? MAX_RETRIES : 1) : 0;
	if (place === 'token call') {
		return { hitsSucceed, lookups: hitsSucceed ? DISTINCT : 0, tokenRequests: 1 + retries };
	}
	const renewals = effect === 'renewed' ? 1 : 0;
	return { hitsSucceed, lookups: DISTINCT + retries + renewals, tokenRequests: 1 + renewals };
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
		// Only where no answer comes is the limit waited for; elsewhere a slow machine must not reach it.
		const timeout = fault.kind === 'hang' ? 6000 : 30_000;
		credentials.tokenTimeoutMs = timeout;
		const options = { maxParallel: 4, maxRetries: MAX_RETRIES, timeout };
		const ends = rowEnds(await lookUpWith(credentials, NUMBERS, { options }), NUMBERS.length);
		const wanted = expected(isToken ? row.token : row.lookup, place, duration);
		return judgeCell(ends, simulator.stats, wanted, hitNumber);
	} finally {
		await simulator.close();
	}
}

function judgeCell(
	ends: readonly RowEnd[],
	stats: SimulatorStats,
	wanted: Expectation,
	hitNumber: string | undefined,
): CellResult {
	const violations: string[] = [];
	const ok = new Set<string>();
	let tries: number | undefined;
	for (const [row, number] of NUMBERS.entries()) {
		const end = ends[row];
		if (!end) continue;
		const isHit = hitNumber === undefined || number === hitNumber;
		const lie = falsehood(number, end, row);
		if (lie !== undefined) violations.push(lie);
		const outcome = !isHit || wanted.hitsSucceed ? trueEnd(number).outcome : 'unchecked';
		if (end.outcome !== outcome) violations.push(`row ${row} is ${end.outcome}, not ${outcome}`);
		if (end.outcome !== 'unchecked') ok.add(number);
		tries ??= end.error?.tries;
	}
	const count = (what: string, actual: number, bound: number) => {
		if (actual !== bound) violations.push(`${actual} ${what}, not ${bound}`);
	};
	count('lookups', stats.lookups, wanted.lookups);
	count('token requests', stats.tokenRequests, wanted.tokenRequests);
	count('requests elsewhere', stats.elsewhere.requests, 0);
	count('requests elsewhere with a header', stats.elsewhere.withAuthorization, 0);
	const hitTries =
		hitNumber === undefined ? 0 : (stats.lookupsPerAccount[`till/${hitNumber}`] ?? 0);
	const shownTries = Math.max(hitTries, hitNumber === undefined ? stats.tokenRequests : 0);
	if (tries !== undefined && (tries < 1 || tries > TRIES)) violations.push(`says ${tries} tries`);
	const unchecked = DISTINCT - ok.size;
	const parts = [
		...(ok.size > 0 ? [`${ok.size} ok`] : []),
		...(unchecked > 0 ? [`${unchecked} unchecked`] : []),
	];
	const suffix = shownTries === 1 ? '' : `, ${shownTries} tries`;
	return { summary: `${parts.join(' ')}${suffix}`, violations };
}
