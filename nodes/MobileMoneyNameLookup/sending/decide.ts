import type { SessionToken } from './token/token';
import type { CheckFailure } from '../domain/checkFailure';
import { inOutage, notAskedInOutage, unasked } from '../domain/replyTable';
import type {
	Action,
	Entry,
	Event,
	Failure,
	FailedRenewal,
	Limit,
	Open,
	RenewedToken,
	Shared,
} from './state';
import { entryOf } from './state';

/** A run of so few rows, such as a webhook's, never waits longer than its own retries; more failures in a row are an outage. */
const FEW_ROWS = 5;
/** Tries of a number that fails while others are answered: where half of all tries fail, 0.4 % of the numbers are left. */
const MAX_NUMBER_TRIES = 8;
/** Fresh tokens in a row that brought no answer: the account is refused, although its login is not. */
const MAX_UNANSWERED_TOKENS = 3;
/** Times that a number is refused by tokens that others are answered with. */
const MAX_NUMBER_REFUSALS = 5;
/** False alarms after which an outage needs no more failures. */
const MAX_FALSE_ALARMS = 4;
/** Waits that double, from the first to the longest. */
const WAITS_MS = { retry: [250, 20_000], renewal: [500, 2_000], probe: [1_000, 30_000] } as const;
/** How long a run waits for a service that is only busy, even with Max Outage 0: limits count by the second. */
const MIN_PATIENCE_MS = 2_000;
/** The gap between requests where fewer places do not help. */
const FIRST_GAP_MS = 50;
/** How much each request that is turned away slows a run, and each answer quickens it. */
const PACE = { fewerPlaces: 0.75, longerGap: 1.3, shorterGap: 0.97, ofAnswered: 0.75 } as const;
/** Answers for each place before there is one place more. */
const ANSWERS_PER_PLACE = 10;

/**
 * Decides what is sent next: the only place that does. The rules stand below in the order of docs/reliability.md.
 *
 * @param entry the number that the event is about; undefined for an event of the run
 * @param shared what the numbers of the run share; it and the entry are changed
 */
export function decide(event: Event, entry: Entry | undefined, shared: Shared): Action[] {
	if (event.kind === 'cancelled') return [{ kind: 'end' }];
	const actions = entry ? ofNumber(event, entry, shared) : ofRun(event, shared);
	return [...actions, ...whatGoesNext(shared, event.atMs)];
}

function ofNumber(event: Event, entry: Entry, shared: Shared): Action[] {
	if (event.kind === 'read') shared.reading = 'may';
	if (event.kind === 'read' || event.kind === 'added') return asked(entry, shared);
	shared.inFlight--;
	if (!entry.asked) shared.isProbing = false;
	if (event.kind === 'answered') answered(entry, shared, event.atMs);
	return event.kind === 'failed' ? failed(entry, event.failure, shared, event.atMs) : [];
}

function ofRun(event: Event, shared: Shared): Action[] {
	if (event.kind === 'allRead') shared.reading = 'over';
	if (event.kind === 'tokenRenewed') tokenRenewed(event, shared, event.atMs);
	if (event.kind === 'renewalFailed') renewalFailed(event, shared, event.atMs);
	return [];
}

/** A new number goes before those that failed. */
function asked(entry: Entry, shared: Shared): Action[] {
	const probe = shared.probed.get(entry.number);
	if (probe?.latest) Object.assign(entry, { tries: probe.tries, latest: probe.latest });
	shared.waiting.unshift(entry);
	return [];
}

/** An answer closes the circuit, proves the token, and eases the limit. */
function answered(entry: Entry, shared: Shared, nowMs: number): void {
	const { limit, token, circuit } = shared;
	Object.assign(shared, { silentSinceMs: undefined, answeredAtMs: nowMs, answered: entry.subject });
	if (entry.token === token.value) {
		Object.assign(token, { isAnswered: true, unanswered: 0 });
		if (!entry.asked) token.isDoubted = false;
	}
	if (circuit.state === 'open') close(shared);
	else signOfLife(shared);
	ease(limit, shared.settings.maxParallel);
}

function failed(entry: Entry, reading: Failure, shared: Shared, nowMs: number): Action[] {
	entry.tries++;
	entry.latest = reading;
	shared.silentSinceMs ??= Math.max(entry.sentAtMs, shared.answeredAtMs);
	if (reading.retryAfterMs !== undefined) pause(reading.retryAfterMs, shared, nowMs);
	if (reading.endsRun) giveUp(reading.failure, true, shared);
	if (!entry.asked) return probeFailed(entry, reading, shared, nowMs);
	if (reading.kind === 'busy') return busy(entry, reading, shared, nowMs);
	if (reading.kind === 'badToken') return badToken(entry, reading, shared, nowMs);
	if (reading.kind === 'down' || reading.isWorthRetrying)
		return down(entry, reading, shared, nowMs);
	// Rule 5: only this row causes it, so the row ends.
	return finish(entry, shared);
}

/** Rule 2. A request that is turned away costs no try: fewer places, a gap, and others go first. */
function busy(entry: Entry, { failure }: Failure, shared: Shared, nowMs: number): Action[] {
	const { limit, settings, silentSinceMs = nowMs } = shared;
	signOfLife(shared);
	if (settings.rows <= FEW_ROWS) return retry(entry, shared, nowMs);
	// Requests that went out before the run slowed down are turned away together, and count once.
	if (entry.sentAtMs >= limit.slowedAtMs) slowDown(limit, nowMs);
	// A service that answers nothing for so long takes no requests at all.
	if (nowMs - silentSinceMs >= patienceMs(shared)) giveUp(failure, false, shared);
	again(entry, nowMs, shared);
	return [];
}

/** Rule 3. Several numbers that fail in a row are an outage; one that fails while others are answered goes again. */
function down(entry: Entry, reading: Failure, shared: Shared, nowMs: number): Action[] {
	const { circuit, settings, inFlight } = shared;
	if (settings.rows <= FEW_ROWS)
		return reading.isWorthRetrying ? retry(entry, shared, nowMs) : finish(entry, shared);
	if (circuit.state === 'closed' && reading.kind === 'down') {
		circuit.failures++;
		circuit.numbers.add(entry.number);
		const areMany = circuit.failures >= failuresOfOutage(shared);
		// Those under way may still be answered; one number that fails again and again says nothing of the service.
		if (areMany && circuit.failures > inFlight && circuit.numbers.size > 1) open(shared, nowMs);
	}
	// An outage costs no try.
	if (shared.circuit.state !== 'closed') again(entry, nowMs, shared);
	else if (++entry.counted < MAX_NUMBER_TRIES)
		again(entry, nowMs + backoffMs(entry, shared), shared);
	else return finish(entry, shared);
	return [];
}

/** Where many fail by chance, an alarm was false, and the next one needs more failures. */
const failuresOfOutage = ({ falseAlarms }: Shared): number => FEW_ROWS * 2 ** falseAlarms;

/** Rule 4. The token or the number is at fault: a number that is answered otherwise tells which. */
function badToken(entry: Entry, reading: Failure, shared: Shared, nowMs: number): Action[] {
	const { token, settings } = shared;
	signOfLife(shared);
	// Whoever carried a token that was replaced meanwhile goes with the new one.
	const isInUse = entry.token === token.value;
	if (settings.rows <= FEW_ROWS) {
		// Once a row; and a token that has just replaced a refused one is not replaced for another run.
		if (entry.refusals++ > 0 || token.origin === 'justReplaced') return finish(entry, shared);
		if (isInUse) replaceToken(reading.failure, shared, nowMs);
	} else if (isInUse) {
		if (token.isAnswered && ++entry.refusals >= MAX_NUMBER_REFUSALS) return finish(entry, shared);
		token.isDoubted = true;
	}
	again(entry, nowMs, shared);
	return [];
}

/** Rule 6. A run of few rows retries each by itself, with pauses that double. */
function retry(entry: Entry, shared: Shared, nowMs: number): Action[] {
	if (++entry.counted > shared.settings.maxRetries) return finish(entry, shared);
	again(entry, nowMs + backoffMs(entry, shared), shared);
	return [];
}

/** A probe: any reply but a failure of the service closes the circuit; a refused token is replaced. */
function probeFailed(entry: Entry, reading: Failure, shared: Shared, nowMs: number): Action[] {
	const { circuit, token } = shared;
	const isInUse = entry.token === token.value;
	if (reading.kind === 'down') {
		if (circuit.state === 'closed') open(shared, nowMs);
		else if (circuit.state === 'open') probeAgain(circuit, reading.failure, shared, nowMs);
		return [];
	}
	if (circuit.state === 'open') close(shared);
	if (reading.kind === 'badToken' && isInUse) replaceToken(reading.failure, shared, nowMs);
	else if (isInUse) token.isDoubted = false;
	return [];
}

/** Replaces the token for all; in quick succession after growing waits, because another system may log in, too. */
function replaceToken(failure: CheckFailure, shared: Shared, nowMs: number): void {
	const { token } = shared;
	if (!token.isAnswered && token.origin === 'issued') token.unanswered++;
	// A token that was answered once proves that the account is accepted; so many without an answer that it is not.
	if (token.unanswered >= MAX_UNANSWERED_TOKENS) {
		giveUp(failure, true, shared);
		return;
	}
	const isQuick = nowMs - token.replacedAtMs < WAITS_MS.probe[1];
	token.replacements = isQuick ? token.replacements + 1 : 0;
	token.renewAtMs = isQuick ? nowMs + waitMs('renewal', token.replacements - 1) : nowMs;
	Object.assign(token, { refused: token.value, value: undefined, isDoubted: false });
}

function tokenRenewed(event: RenewedToken, shared: Shared, nowMs: number): void {
	const { token, circuit } = shared;
	const { token: value, dueMs, origin } = event;
	if (token.refused) token.replacedAtMs = nowMs;
	Object.assign(token, { value, dueMs, origin, refused: undefined });
	Object.assign(token, { isAnswered: false, isRenewing: false, failedCalls: 0 });
	// Where the token endpoint was out, the numbers show whether lookups are answered.
	if (circuit.state === 'open') close(shared);
}

/** Only a refused login ends a run at once; a token endpoint that fails is a service that is down. */
function renewalFailed(event: FailedRenewal, shared: Shared, nowMs: number): void {
	const { token, settings, circuit } = shared;
	const { isPassing, retryAfterMs } = event;
	token.isRenewing = false;
	const failure = event.failure.after(++token.failedCalls);
	shared.silentSinceMs ??= nowMs;
	if (retryAfterMs !== undefined) pause(retryAfterMs, shared, nowMs);
	const isFew = settings.rows <= FEW_ROWS;
	if (!isPassing || (isFew && token.failedCalls > settings.maxRetries)) {
		giveUp(failure, true, shared);
	} else if (isFew) {
		token.renewAtMs = nowMs + settings.random() * waitMs('retry', token.failedCalls - 1);
	} else if (circuit.state === 'closed') open(shared, nowMs);
	else if (circuit.state === 'open') probeAgain(circuit, failure, shared, nowMs);
}

/** All wait, and one probe after 1, 2, 4 … 30 s finds out whether the service is back. */
function open(shared: Shared, nowMs: number): void {
	const { silentSinceMs = nowMs, settings } = shared;
	const probeAtMs = nowMs + waitMs('probe', 0);
	// The outage is as old as its first request; one probe is due in any case.
	const endMs = Math.max(silentSinceMs + settings.maxOutageMs, probeAtMs);
	shared.circuit = { state: 'open', endMs, probeAtMs, probes: 1, last: 0 };
}

function probeAgain(circuit: Open, failure: CheckFailure, shared: Shared, nowMs: number): void {
	if (nowMs < circuit.endMs) {
		const dueMs = nowMs + waitMs('probe', circuit.probes++);
		circuit.probeAtMs = Math.min(dueMs, circuit.endMs);
		return;
	}
	// The last probe is made several times at once: a service that fails most requests answers one of them.
	const isLast = ++circuit.last >= MAX_NUMBER_TRIES || nowMs >= circuit.endMs + waitMs('probe', 0);
	if (isLast) giveUp(failure, false, shared);
	else circuit.probeAtMs = nowMs;
}

/** The service is there: one request goes out, and one more for each answer. */
function close(shared: Shared): void {
	const { circuit, limit } = shared;
	const isFalseAlarm = circuit.state === 'open' && circuit.probes === 1;
	if (isFalseAlarm) shared.falseAlarms = Math.min(shared.falseAlarms + 1, MAX_FALSE_ALARMS);
	shared.circuit = { state: 'closed', failures: 0, numbers: new Set() };
	Object.assign(limit, { places: 1, answersForPlace: 0, isStarting: true });
}

/** A reply that is no failure of the service: those before are not in a row any more. */
function signOfLife(shared: Shared): void {
	if (shared.circuit.state === 'closed')
		shared.circuit = { state: 'closed', failures: 0, numbers: new Set() };
}

/**
 * The run sends nothing more.
 *
 * @param isOfAll whether it is the failure of all numbers, also of those with one of their own
 */
function giveUp(why: CheckFailure, isOfAll: boolean, shared: Shared): void {
	shared.circuit = { state: 'givenUp', why, isOfAll };
}

/** Fewer places at first; where that does not help, requests are held apart, by a gap that grows. */
function slowDown(limit: Limit, nowMs: number): void {
	limit.places = Math.max(1, Math.floor(limit.places * PACE.fewerPlaces));
	Object.assign(limit, { slowedAtMs: nowMs, answersForPlace: 0, isStarting: false });
	const isRepeated = limit.turnedAwayInARow++ > 0;
	if (isRepeated) limit.gapMs = Math.max(FIRST_GAP_MS, limit.gapMs);
	// Some services turn away as many however slowly they come: nothing is gained far below the rate that was answered.
	const answeredMs = (nowMs - limit.sinceMs) / Math.max(limit.answers, 1);
	limit.gapMs = Math.min(limit.gapMs * PACE.longerGap, answeredMs * PACE.ofAnswered);
	const holdMs = isRepeated ? FIRST_GAP_MS * 2 ** (limit.turnedAwayInARow - 2) : 0;
	limit.nextAtMs = nowMs + Math.max(limit.gapMs, Math.min(holdMs, WAITS_MS.probe[1]));
}

/** Each answer brings a place and the next request a little nearer. */
function ease(limit: Limit, maxParallel: number): void {
	limit.turnedAwayInARow = 0;
	limit.answers++;
	limit.gapMs *= PACE.shorterGap;
	if (limit.gapMs < 1) limit.gapMs = 0;
	const isEarned = limit.isStarting || ++limit.answersForPlace >= limit.places * ANSWERS_PER_PLACE;
	if (!isEarned || limit.places >= maxParallel) return;
	limit.places++;
	limit.answersForPlace = 0;
}

/** Retry-After is obeyed, but no longer than the run waits for a service without answers. */
function pause(ms: number, shared: Shared, nowMs: number): void {
	const { limit, silentSinceMs = nowMs } = shared;
	const untilMs = Math.min(nowMs + ms, silentSinceMs + patienceMs(shared));
	limit.pausedUntilMs = Math.max(limit.pausedUntilMs, untilMs);
}

const patienceMs = ({ settings }: Shared): number =>
	Math.max(settings.maxOutageMs, MIN_PATIENCE_MS);

const waitMs = (kind: keyof typeof WAITS_MS, times: number): number =>
	Math.min(WAITS_MS[kind][0] * 2 ** times, WAITS_MS[kind][1]);

/** At random up to the whole wait: numbers that failed together do not come back together. */
const backoffMs = ({ counted }: Entry, { settings }: Shared): number =>
	settings.random() * waitMs('retry', counted - 1);

/** Lets a number go again, after the others and no sooner than this. */
function again(entry: Entry, mayGoAtMs: number, { waiting }: Shared): void {
	entry.mayGoAtMs = mayGoAtMs;
	const before = waiting.findLastIndex((other) => other.mayGoAtMs <= mayGoAtMs);
	waiting.splice(before + 1, 0, entry);
}

function finish(entry: Entry, { circuit }: Shared): Action[] {
	const failure = entry.latest?.failure.after(entry.tries);
	if (circuit.state !== 'givenUp')
		return [{ kind: 'finish', entry, failure: failure ?? unasked('outage') }];
	const { why, isOfAll } = circuit;
	if (isOfAll || !failure)
		return [{ kind: 'finish', entry, failure: isOfAll ? why : notAskedInOutage(why) }];
	// Whatever came in the place of an answer, one can come later.
	return [
		{ kind: 'finish', entry, failure: entry.latest?.isForeign ? inOutage(failure) : failure },
	];
}

/** What may be done now, and when there is more to do. */
function whatGoesNext(shared: Shared, nowMs: number): Action[] {
	const { circuit, token, waiting } = shared;
	if (circuit.state === 'givenUp') {
		const left = waiting.splice(0).flatMap((entry) => finish(entry, shared));
		return [...left, ...(shared.reading === 'may' ? read(shared) : ending(shared))];
	}
	if (waiting.length === 0 && shared.reading === 'over') return ending(shared);
	if (token.value && nowMs >= token.dueMs) token.value = undefined;
	if (!token.value) return waiting.length === 0 ? read(shared) : renew(shared, nowMs);
	if (circuit.state === 'open' || token.isDoubted) return probe(shared, token.value, nowMs);
	return sendAll(shared, token.value, nowMs);
}

const ending = ({ inFlight, reading }: Shared): Action[] =>
	inFlight === 0 && reading === 'over' ? [{ kind: 'end' }] : [];

/** Has the next number read, one at a time. */
function read(shared: Shared): Action[] {
	if (shared.reading !== 'may') return [];
	shared.reading = 'underWay';
	return [{ kind: 'read' }];
}

const probeDueMs = ({ circuit, limit }: Shared): number =>
	Math.max(limit.pausedUntilMs, circuit.state === 'open' ? circuit.probeAtMs : -Infinity);

function renew(shared: Shared, nowMs: number): Action[] {
	const { token } = shared;
	if (token.isRenewing) return [];
	const dueMs = Math.max(token.renewAtMs, probeDueMs(shared));
	if (nowMs < dueMs) return [{ kind: 'wait', untilMs: dueMs }];
	token.isRenewing = true;
	return [{ kind: 'renew', refused: token.refused }];
}

/** Asks for the number that was answered last, or one far from those that fail. */
function probe(shared: Shared, token: SessionToken, nowMs: number): Action[] {
	const { settings } = shared;
	if (shared.isProbing) return [];
	const dueMs = probeDueMs(shared);
	if (nowMs < dueMs) return [{ kind: 'wait', untilMs: dueMs }];
	const subject = shared.answered ?? settings.anyNumber() ?? shared.waiting[0]?.subject;
	if (!subject) return read(shared);
	const entry = entryOf(subject);
	shared.probed.set(entry.number, entry);
	shared.isProbing = true;
	return [send(entry, token, shared, nowMs)];
}

/** Sends as many as there are places, each after the gap: new numbers first, then those whose time has come. */
function sendAll(shared: Shared, token: SessionToken, nowMs: number): Action[] {
	const { limit, waiting, circuit } = shared;
	const actions: Action[] = [];
	// Those under way tell first whether so many failures are an outage.
	const isInDoubt = circuit.state === 'closed' && circuit.failures >= failuresOfOutage(shared);
	while (shared.inFlight < (isInDoubt ? 1 : limit.places)) {
		const [first] = waiting;
		const isNew = first?.mayGoAtMs === -Infinity;
		const hasNext = isNew || shared.reading !== 'over';
		const numberAtMs = hasNext ? -Infinity : (first?.mayGoAtMs ?? Infinity);
		const dueMs = Math.max(limit.nextAtMs, limit.pausedUntilMs, numberAtMs);
		if (nowMs < dueMs)
			return dueMs < Infinity ? [...actions, { kind: 'wait', untilMs: dueMs }] : actions;
		if (!isNew && hasNext) return [...actions, ...read(shared)];
		if (!waiting.shift() || !first) return actions;
		actions.push(send(first, token, shared, nowMs));
	}
	return actions;
}

function send(entry: Entry, token: SessionToken, shared: Shared, nowMs: number): Action {
	shared.inFlight++;
	shared.limit.nextAtMs = nowMs + shared.limit.gapMs;
	Object.assign(entry, { sentAtMs: nowMs, token });
	return { kind: 'send', entry, token };
}
