import type { SessionToken } from './token/token';
import type { CheckFailure } from '../domain/checkFailure';
import { numberRefused, unasked } from '../domain/replyTable';
import type { FailedTry } from './readReply';
import {
	type Action,
	type Entry,
	entryOf,
	type Event,
	type Open,
	type Renewal,
	type Shared,
} from './state';

/** A run of so few rows, such as a webhook's, waits for no outage; as many failures in a row are one. */
const FEW_ROWS = 5;
/** Alarms that double the failures in a row of an outage: a dead service gets no more than eighty. */
const MAX_FALSE_ALARMS = 4;
/** Where half of all requests fail, 0.2 % of the numbers fail once more than this. */
const MAX_NEW_TRIES = 8;
const MAX_REFUSALS = 5;
const MAX_UNANSWERED_TOKENS = 3;
/** Waits double from the first to the longest. */
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 30_000;
/** By which factors a request that is turned away slows a run, and an answer shortens the gap. */
const SLOWER_FACTOR = 1.3;
const SHORTER_FACTOR = 0.97;

/**
 * Decides what is sent next: the only place that does. The rules stand below in the order of docs/reliability.md.
 *
 * @param entry the number or probe that the event is about; undefined for an event of the run
 * @param shared what the numbers of the run share; it and the entry are changed
 */
export function decide(event: Event, entry: Entry | undefined, shared: Shared): Action[] {
	shared.nowMs = event.atMs;
	// Rule 8: the loop ends every wait.
	if (event.kind === 'cancelled') return [{ kind: 'end' }];
	const actions = entry ? ofEntry(event, entry, shared) : ofRun(event, shared);
	return [...actions, ...whatGoesNext(shared)];
}

function ofEntry(event: Event, entry: Entry, shared: Shared): Action[] {
	if (event.kind === 'read') shared.reading = 'may';
	if (event.kind === 'read' || event.kind === 'added') {
		// A new number goes before those that failed.
		shared.waiting.unshift(entry);
		return [];
	}
	shared.inFlight--;
	if (event.kind === 'answered') answered(entry, shared);
	return event.kind === 'failed' ? failed(entry, event.reading, shared) : [];
}

function ofRun(event: Event, shared: Shared): Action[] {
	if (event.kind === 'read') shared.reading = 'over';
	if (event.kind === 'tokenRenewed') tokenRenewed(event, shared);
	if (event.kind === 'renewalFailed') renewalFailed(event, shared);
	return [];
}

/** An answer eases the limit, proves the token, and ends an outage. */
function answered(entry: Entry, shared: Shared): void {
	const { limit, settings, token } = shared;
	shared.answeredAtMs = shared.nowMs;
	if (entry.token === token.value) Object.assign(token, { isRefused: false, unanswered: 0 });
	token.hasAnswered = true;
	isThere(shared);
	limit.turnedAwayInARow = 0;
	limit.answers++;
	limit.places = Math.min(limit.places + 1 / limit.places ** 2, settings.maxParallel);
	limit.gapMs = limit.gapMs < 1 ? 0 : limit.gapMs * SHORTER_FACTOR;
}

function failed(entry: Entry, reading: FailedTry, shared: Shared): Action[] {
	const { kind, failure, retryAfterMs } = reading;
	const isFew = shared.settings.rows <= FEW_ROWS;
	entry.tries++;
	// A refused token says nothing of the number.
	if (kind !== 'badToken') entry.latest = failure;
	if (retryAfterMs !== undefined) leaveAlone(retryAfterMs, shared);
	if (kind === 'runFault') giveUp(failure, shared);
	if (entry.isProbe) return probeFailed(reading, shared);
	// Rule 6 comes before the others: a run of few rows neither slows down nor waits for an outage.
	if (isFew && (kind === 'busy' || kind === 'down')) return retry(entry, failure, shared);
	if (kind === 'busy') return busy(entry, failure, shared);
	if (kind === 'down') return down(entry, failure, shared);
	if (kind === 'badToken') return badToken(entry, failure, shared);
	// Rule 5: only this row causes it, so the row ends.
	return [finish(entry, failure)];
}

/** Rule 2: a request that is turned away costs no try. Fewer go out at once, then with a gap, and others go first. */
function busy(entry: Entry, failure: CheckFailure, shared: Shared): Action[] {
	isThere(shared);
	// Requests that went out before the run slowed down are turned away together, and count once.
	if (entry.sentAtMs >= shared.limit.slowedAtMs) slowDown(shared);
	// A service that answers nothing for so long takes no requests at all.
	if (shared.nowMs >= deadlineMs(shared)) giveUp(unasked('outage', failure), shared);
	again(entry, 0, shared);
	return [];
}

function slowDown(shared: Shared): void {
	const { limit, nowMs } = shared;
	limit.slowedAtMs = nowMs;
	limit.places = Math.max(1, limit.places / SLOWER_FACTOR);
	// Far below the rate that was answered nothing is gained: some services turn away as many however slowly they come.
	const answeredMs = (nowMs - limit.sinceMs) / Math.max(limit.answers, 1);
	limit.gapMs = Math.min(answeredMs / SLOWER_FACTOR, MAX_WAIT_MS);
	wait(Math.max(limit.gapMs, waitMs(++limit.turnedAwayInARow - 4)), shared);
}

/** Retry-After is obeyed, but no longer than the run waits for a service without answers. */
function leaveAlone(ms: number, shared: Shared): void {
	wait(Math.min(ms, deadlineMs(shared) - shared.nowMs), shared);
}

/** Rule 3: different numbers that fail in a row are an outage; one that fails while others are answered goes again. */
function down(entry: Entry, failure: CheckFailure, shared: Shared): Action[] {
	const { circuit, falseAlarms } = shared;
	if (circuit.state === 'closed') {
		circuit.failed.push(entry);
		// Where many fail by chance, an alarm was false, and the next one needs more failures.
		const most = FEW_ROWS * 2 ** Math.min(falseAlarms, MAX_FALSE_ALARMS);
		// One number that fails again and again says nothing of the service.
		const areDifferent = circuit.failed.some((other) => other !== entry);
		if (circuit.failed.length >= most && areDifferent) open(shared);
	}
	// An outage costs no try.
	if (shared.circuit.state !== 'closed') again(entry, 0, shared);
	else if (++entry.counted > MAX_NEW_TRIES) return [finish(entry, failure)];
	else again(entry, backoffMs(entry.counted, shared), shared);
	return [];
}

/** All wait, and one probe after 1, 2, 4 … 30 s finds out whether the service is back. */
function open(shared: Shared): void {
	shared.circuit = { state: 'open', probes: 0, isProbing: false };
	wait(waitMs(2), shared);
}

/** Any reply but a failure of the service ends the outage, also one to a number under way. */
function probeFailed({ kind, failure }: FailedTry, shared: Shared): Action[] {
	if (kind === 'down') stillOut(failure, shared);
	else isThere(shared);
	return [];
}

function stillOut(failure: CheckFailure, shared: Shared): void {
	const { circuit, nowMs } = shared;
	if (circuit.state !== 'open') return;
	circuit.isProbing = false;
	const endMs = deadlineMs(shared);
	// At the end it is asked several times at once: a service that fails most requests answers one of them.
	const isLast = circuit.probes >= MAX_NEW_TRIES || nowMs >= endMs + waitMs(2);
	if (nowMs >= endMs && isLast) giveUp(unasked('outage', failure), shared);
	else wait(Math.min(waitMs(2 + circuit.probes), endMs - nowMs), shared);
}

/** The failures before this reply are not in a row any more; after an outage few go out at first. */
function isThere(shared: Shared): void {
	const { circuit, limit, token, nowMs } = shared;
	// Without a token, only a token call can show it.
	if (circuit.state === 'givenUp' || !token.isGood) return;
	shared.circuit = { state: 'closed', failed: [] };
	if (circuit.state === 'closed') return;
	shared.nextAtMs = nowMs;
	// The pace is that of the time in which it answered.
	Object.assign(limit, { answers: 0, sinceMs: nowMs });
	if (circuit.probes <= 1) shared.falseAlarms++;
	else limit.gapMs = Math.max(limit.gapMs, FIRST_WAIT_MS);
}

/** Rule 4: one refusal may be the number's own, so it goes again after the others; two in a row are the token's. */
function badToken(entry: Entry, failure: CheckFailure, shared: Shared): Action[] {
	const { token, settings } = shared;
	const isFew = settings.rows <= FEW_ROWS;
	isThere(shared);
	// Whoever carried a token that was replaced meanwhile goes with the new one.
	if (token.isGood && entry.token === token.value) {
		if (++entry.refusals >= (isFew ? 2 : MAX_REFUSALS)) {
			const isAlone = token.hasAnswered;
			return [finish(entry, isAlone ? numberRefused(failure) : failure)];
		}
		if (token.isRefused || isFew) replaceToken(failure, shared);
		token.isRefused = true;
	}
	again(entry, 0, shared);
	return [];
}

function replaceToken(failure: CheckFailure, shared: Shared): void {
	const { token, nowMs } = shared;
	token.isGood = false;
	// A token that was answered once proves that the account is accepted; three without an answer prove that it is not.
	if (token.unanswered >= MAX_UNANSWERED_TOKENS) giveUp(failure, shared);
	// Another system may log in, too, and end this one's token each time: 0.5, 1 and 2 s let both get on.
	token.replacements = nowMs - token.replacedAtMs < MAX_WAIT_MS ? token.replacements + 1 : 0;
	token.replacedAtMs = nowMs;
	if (token.replacements > 0) wait(waitMs(Math.min(token.replacements, 3)), shared);
}

function tokenRenewed(event: Extract<Renewal, { kind: 'tokenRenewed' }>, shared: Shared): void {
	const { token } = shared;
	// The service is asked from the first token on.
	if (!token.value) shared.answeredAtMs = shared.nowMs;
	if (event.isFresh) token.unanswered++;
	Object.assign(token, { value: event.token, dueMs: event.dueMs, isGood: true });
	Object.assign(token, { isRenewing: false, isRefused: false, failedCalls: 0 });
	// Where the token endpoint was out, the numbers show whether lookups are answered.
	isThere(shared);
}

/** Only a refused login ends a run at once; a token endpoint that fails is a service that is down. */
function renewalFailed(event: Extract<Renewal, { kind: 'renewalFailed' }>, shared: Shared): void {
	const { token, settings, circuit } = shared;
	const { retryAfterMs } = event;
	token.isRenewing = false;
	const failure = event.failure.after(++token.failedCalls);
	if (retryAfterMs !== undefined) leaveAlone(retryAfterMs, shared);
	const isFew = settings.rows <= FEW_ROWS;
	if (!failure.retryable || (isFew && token.failedCalls > settings.maxRetries))
		giveUp(failure, shared);
	else if (isFew) wait(backoffMs(token.failedCalls, shared), shared);
	else if (circuit.state === 'closed') open(shared);
	else stillOut(failure, shared);
}

/** Rule 6: a run of few rows retries each by itself, with pauses that double. */
function retry(entry: Entry, failure: CheckFailure, shared: Shared): Action[] {
	if (++entry.counted > shared.settings.maxRetries) return [finish(entry, failure)];
	again(entry, backoffMs(entry.counted, shared), shared);
	return [];
}

/** The run sends nothing more; what was not asked ends with this failure. */
function giveUp(why: CheckFailure, shared: Shared): void {
	shared.circuit = { state: 'givenUp', why };
}

const finish = (entry: Entry, failure: CheckFailure): Action => ({
	kind: 'finish',
	entry,
	failure: failure.after(entry.tries),
});

/** When a run has waited as long as it may for a service that answers nothing. */
const deadlineMs = ({ answeredAtMs, settings }: Shared): number =>
	answeredAtMs + Math.max(settings.maxOutageMs, waitMs(3));

const waitMs = (times: number): number => Math.min(FIRST_WAIT_MS * 2 ** times, MAX_WAIT_MS);

/** At random up to the whole wait: numbers that failed together do not come back together. */
const backoffMs = (times: number, { settings }: Shared): number =>
	settings.random() * waitMs(times - 1);

function wait(ms: number, shared: Shared): void {
	shared.nextAtMs = Math.max(shared.nextAtMs, shared.nowMs + ms);
}

/** Lets a number go again, after the others and after this many milliseconds at the earliest. */
function again(entry: Entry, afterMs: number, { waiting, nowMs }: Shared): void {
	entry.mayGoAtMs = nowMs + afterMs;
	const before = waiting.findLastIndex(({ mayGoAtMs }) => mayGoAtMs <= entry.mayGoAtMs);
	waiting.splice(before + 1, 0, entry);
}

/** What may be done now, and when there is more to do. */
function whatGoesNext(shared: Shared): Action[] {
	const { circuit, token, waiting, nowMs } = shared;
	if (circuit.state === 'givenUp') {
		const left = waiting.splice(0).map((entry): Action => {
			if (entry.latest) return finish(entry, entry.latest);
			return { kind: 'finish', entry, failure: circuit.why };
		});
		return [...left, ...read(shared)];
	}
	const [first] = waiting;
	if (!first) return read(shared);
	if (nowMs >= token.dueMs) token.isGood = false;
	if (!token.isGood || !token.value) return renew(shared);
	if (circuit.state === 'open') return probe(circuit, first, token.value, shared);
	return sendAll(token.value, shared);
}

/** Has the next number read, one at a time; ends the run when there is none, and none under way. */
function read(shared: Shared): Action[] {
	if (shared.reading === 'over') return shared.inFlight === 0 ? [{ kind: 'end' }] : [];
	if (shared.reading === 'underWay') return [];
	shared.reading = 'underWay';
	return [{ kind: 'read' }];
}

function renew(shared: Shared): Action[] {
	const { token, circuit, nextAtMs, nowMs } = shared;
	if (token.isRenewing) return [];
	if (nowMs < nextAtMs) return [{ kind: 'wait', untilMs: nextAtMs }];
	if (circuit.state === 'open') circuit.probes++;
	token.isRenewing = true;
	return [{ kind: 'renew', replaced: token.value }];
}

/** Asks for a number far from those that fail, where there is one. */
function probe(circuit: Open, first: Entry, token: SessionToken, shared: Shared): Action[] {
	const { nextAtMs, settings, nowMs } = shared;
	if (circuit.isProbing) return [];
	if (nowMs < nextAtMs) return [{ kind: 'wait', untilMs: nextAtMs }];
	const subject = settings.anyNumber() ?? first.asked.subject;
	circuit.isProbing = true;
	circuit.probes++;
	return [send(entryOf({ subject, ended: () => undefined }, true), token, shared)];
}

/** Sends as many as there are places, each after the gap: new numbers first, then those whose time has come. */
function sendAll(token: SessionToken, shared: Shared): Action[] {
	const { limit, waiting, nowMs } = shared;
	const actions: Action[] = [];
	for (;;) {
		const [first] = waiting;
		if (first?.mayGoAtMs !== -Infinity && shared.reading !== 'over')
			return [...actions, ...read(shared)];
		if (!first || shared.inFlight >= Math.floor(limit.places)) return actions;
		const dueMs = Math.max(shared.nextAtMs, first.mayGoAtMs);
		if (nowMs < dueMs) return [...actions, { kind: 'wait', untilMs: dueMs }];
		waiting.shift();
		actions.push(send(first, token, shared));
	}
}

function send(entry: Entry, token: SessionToken, shared: Shared): Action {
	shared.inFlight++;
	wait(shared.limit.gapMs, shared);
	Object.assign(entry, { sentAtMs: shared.nowMs, token });
	return { kind: 'send', entry, token };
}
