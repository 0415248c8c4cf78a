import type { CheckFailure } from '../domain/checkFailure';
import { numberRefused, unasked } from '../domain/responseTable';
import type { FailedTry } from './readResponse';
import { type Action, Entry, type Event, FEW_ROWS, type Shared, type TokenRenewed } from './state';
import type { SessionToken } from './token/token';

const MAX_ALARM_AT = 80;
/** If half of all requests fail, 0.2 % of the numbers fail nine times. */
const MAX_NEW_TRIES = 8;
const MAX_REFUSALS = 5;
const MAX_UNANSWERED_TOKENS = 3;
/** Each wait is twice as long as the one before. */
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 30_000;
/** A request that is turned away slows the run by this factor; an answer shortens the gap by the other. */
const SLOWER_FACTOR = 1.3;
const SHORTER_FACTOR = 0.97;

/**
 * Decides what is sent next: the only place that does. Each rule has its number in docs/reliability.md. An event without
 * an entry concerns the whole run; `entry` and `shared` are changed in place.
 */
export function decide(event: Event, entry: Entry | undefined, shared: Shared): Action[] {
	// Rule 8: `run` ends every wait.
	if (event.kind === 'cancelled') return [{ kind: 'end' }];
	if (event.kind === 'allRead') shared.isAllRead = true;
	if (event.kind === 'added' && entry) enqueue(entry, shared);
	const isBack = event.kind === 'answer' || event.kind === 'tokenRenewed' || 'failure' in event;
	if (isBack && entry) shared.inFlight--;
	if (isBack && (!entry || entry.isProbe)) shared.isAsking = false;
	if (event.kind === 'tokenRenewed') tokenRenewed(event, shared);
	if (event.kind === 'answer' && entry) answered(entry, shared);
	const actions = 'failure' in event ? failed(event, entry, shared) : [];
	return [...actions, ...whatGoesNext(shared)];
}

/** An answer eases the limit, proves the token, and ends an outage. */
function answered(entry: Entry, shared: Shared): void {
	const { limit, settings, token } = shared;
	if (entry.token === token.latest) Object.assign(token, { isRefused: false, unanswered: 0 });
	isThere(shared);
	shared.answeredAtMs = shared.nowMs;
	limit.turnedAwayInARow = 0;
	limit.answers++;
	limit.places = Math.min(limit.places + 1 / limit.places ** 2, settings.maxParallel);
	limit.gapMs = limit.gapMs < 1 ? 0 : limit.gapMs * SHORTER_FACTOR;
}

/** Without an entry, a token call failed. */
function failed(reading: FailedTry, entry: Entry | undefined, shared: Shared): Action[] {
	const { kind, failure, retryAfterMs } = reading;
	// Retry-After is obeyed, but no longer than the run waits for a service without answers.
	if (retryAfterMs !== undefined)
		wait(Math.min(retryAfterMs, deadlineMs(shared) - shared.nowMs), shared);
	if (kind === 'runFault') giveUp(failure, shared);
	if (!entry || entry.isProbe) {
		// Any reply but a failure of the service ends the outage.
		if (kind !== 'down') isThere(shared);
		else if (!entry || shared.circuit.state === 'open') stillOut(failure, shared);
		return [];
	}
	entry.tries++;
	// A refused token says nothing of the number.
	if (kind !== 'badToken') entry.latest = failure;
	const inMs = againInMs(reading, entry, shared);
	if (inMs === undefined) {
		const areOthersAnswered = kind === 'badToken' && shared.limit.answers > 0;
		return [finish(entry, areOthersAnswered ? numberRefused(failure) : failure)];
	}
	entry.mayGoAtMs = shared.nowMs + inMs;
	enqueue(entry, shared);
	return [];
}

/** In how many milliseconds a number goes again, after the others; undefined when it ends. */
function againInMs({ kind, failure }: FailedTry, entry: Entry, shared: Shared): number | undefined {
	// Rule 6: each of a few rows is retried by itself; it waits for no outage, and only Retry-After holds the others up.
	if (isFew(shared) && (kind === 'busy' || kind === 'down'))
		return newTry(entry, shared.settings.maxRetries, shared);
	if (kind === 'busy') return busy(entry, failure, shared);
	if (kind === 'down') return down(entry, failure, shared);
	if (kind === 'badToken') return badToken(entry, failure, shared);
	// Rule 5: what only this row causes ends it.
	return undefined;
}

/** Rule 2: a request that is turned away uses up no try. The run sends fewer at once, leaves gaps, and sends other numbers first. */
function busy(entry: Entry, failure: CheckFailure, shared: Shared): number {
	isThere(shared);
	// Requests that went out before the run slowed down are turned away together, and count once.
	if (entry.sentAtMs >= shared.limit.slowedAtMs) slowDown(shared);
	// A service that answers nothing for so long takes no requests at all.
	if (shared.nowMs >= deadlineMs(shared)) giveUp(unasked('outage', failure), shared);
	return 0;
}

function slowDown(shared: Shared): void {
	const { limit, nowMs } = shared;
	limit.slowedAtMs = nowMs;
	limit.places = Math.max(1, limit.places / SLOWER_FACTOR);
	// A little above the rate that was answered: some services turn away as many of slow requests.
	const answeredMs = (nowMs - limit.sinceMs) / Math.max(limit.answers, 1);
	limit.gapMs = Math.min(answeredMs / SLOWER_FACTOR, MAX_WAIT_MS);
	wait(Math.max(limit.gapMs, waitMs(++limit.turnedAwayInARow - 4)), shared);
}

/** Rule 3: different numbers that fail without an answer between them are an outage; one that fails while others are answered goes again. */
function down(entry: Entry, failure: CheckFailure, shared: Shared): number | undefined {
	const { circuit } = shared;
	if (circuit.state === 'closed') {
		circuit.failed.push(entry);
		// One number that fails again and again says nothing of the service.
		const areDifferent = circuit.failed.some((other) => other !== entry);
		if (circuit.failed.length >= shared.alarmAt && areDifferent) stillOut(failure, shared);
	}
	// An outage costs no try.
	return shared.circuit.state === 'closed' ? newTry(entry, MAX_NEW_TRIES, shared) : 0;
}

/** The pause before a try that counts, twice as long each time; undefined after the last one. */
const newTry = (entry: Entry, maxTries: number, shared: Shared): number | undefined =>
	++entry.counted > maxTries ? undefined : pauseMs(entry.counted, shared);

/** At random up to the whole pause: numbers that failed together do not come back together. */
const pauseMs = (times: number, { settings }: Shared): number =>
	settings.random() * waitMs(times - 1);

/** The circuit is open: all wait, and one asks after 1, 2, 4 … 30 s whether the service is back. */
function stillOut(failure: CheckFailure, shared: Shared): void {
	const { circuit, settings, token, nowMs } = shared;
	if (circuit.state === 'givenUp') return;
	const failures = circuit.state === 'open' ? circuit.failures + 1 : 1;
	shared.circuit = { state: 'open', failures };
	const endMs = deadlineMs(shared);
	// After the deadline, probes follow at once: a service that fails most requests may answer one. Logins are fewer.
	const maxProbes = token.inUse ? MAX_ALARM_AT : MAX_NEW_TRIES;
	const isLast = failures > maxProbes || (failures > 1 && nowMs >= endMs + waitMs(2));
	// Rule 6: a token call for few rows is retried as their lookups are.
	if (isFew(shared)) {
		if (failures > settings.maxRetries) giveUp(failure.after(failures), shared);
		else wait(pauseMs(failures, shared), shared);
	} else if (nowMs >= endMs && isLast) giveUp(unasked('outage', failure), shared);
	else wait(Math.min(waitMs(1 + failures), endMs - nowMs), shared);
}

/** The service replies: an outage is over, and failures before are not in a row with later ones. */
function isThere(shared: Shared): void {
	const { circuit, token, nowMs } = shared;
	// Without a token, only a token call can show it.
	if (circuit.state === 'givenUp' || !token.inUse) return;
	shared.circuit = { state: 'closed', failed: [] };
	if (circuit.state === 'closed') return;
	shared.nextAtMs = nowMs;
	// The time without answers says nothing of the rate.
	shared.limit.sinceMs = Math.min(shared.limit.sinceMs + nowMs - shared.answeredAtMs, nowMs);
	// Where many fail by chance, the alarm was false, and the next one needs more failures.
	shared.alarmAt = Math.min(shared.alarmAt * 2, MAX_ALARM_AT);
}

/** Rule 4: one refusal may be the number's own, so it goes again after the others; two in a row are the token's. */
function badToken(entry: Entry, failure: CheckFailure, shared: Shared): number | undefined {
	const { token } = shared;
	isThere(shared);
	// A number whose token was replaced while it was under way goes with the new one.
	if (!token.inUse || entry.token !== token.inUse) return 0;
	if (++entry.refusals >= (isFew(shared) ? 2 : MAX_REFUSALS)) return undefined;
	if (token.isRefused || isFew(shared)) replaceToken(failure, shared);
	token.isRefused = true;
	return 0;
}

function replaceToken(failure: CheckFailure, shared: Shared): void {
	const { token, nowMs } = shared;
	token.inUse = undefined;
	// A token that was answered once proves that the account is accepted; three without an answer prove that it is not.
	if (token.unanswered >= MAX_UNANSWERED_TOKENS) giveUp(failure, shared);
	// Another system may log in, too, and end this one's token each time: 0.5, 1 and 2 s let both get on.
	token.replacements = nowMs - token.replacedAtMs < MAX_WAIT_MS ? token.replacements + 1 : 0;
	token.replacedAtMs = nowMs;
	if (token.replacements > 0) wait(waitMs(Math.min(token.replacements, 3)), shared);
}

function tokenRenewed({ token: latest, isFresh }: TokenRenewed, shared: Shared): void {
	const { token } = shared;
	// The service is asked from the first token on.
	if (!token.latest) shared.answeredAtMs = shared.nowMs;
	if (isFresh) token.unanswered++;
	Object.assign(token, { latest, inUse: latest, isRefused: false });
	// Where the token endpoint was out, the numbers show whether lookups are answered.
	isThere(shared);
}

const isFew = ({ settings }: Shared): boolean => settings.rows <= FEW_ROWS;

function giveUp(why: CheckFailure, shared: Shared): void {
	shared.circuit = { state: 'givenUp', why };
}

const finish = (entry: Entry, failure: CheckFailure): Action => ({
	...{ kind: 'finish', entry },
	failure: entry.tries > 0 ? failure.after(entry.tries) : failure,
});

/** When a run has waited as long as it may for a service that answers nothing. */
const deadlineMs = ({ answeredAtMs, settings }: Shared): number =>
	answeredAtMs + Math.max(settings.maxOutageMs, waitMs(3));

const waitMs = (times: number): number => Math.min(FIRST_WAIT_MS * 2 ** times, MAX_WAIT_MS);

function wait(ms: number, shared: Shared): void {
	shared.nextAtMs = Math.max(shared.nextAtMs, shared.nowMs + ms);
}

/** A number waits for its time: new ones first, then those that failed, after the others. */
function enqueue(entry: Entry, { waiting }: Shared): void {
	const before = waiting.findLastIndex(({ mayGoAtMs }) => mayGoAtMs <= entry.mayGoAtMs);
	waiting.splice(before + 1, 0, entry);
}

/** What may be done now, and when there is more to do. */
function whatGoesNext(shared: Shared): Action[] {
	const { circuit, token, waiting, nowMs, nextAtMs } = shared;
	if (circuit.state === 'givenUp') {
		const left = waiting.splice(0).map((entry) => finish(entry, entry.latest ?? circuit.why));
		return [...left, ...read(shared)];
	}
	const [first] = waiting;
	if (!first) return read(shared);
	if (token.inUse && nowMs >= token.inUse.dueMs) token.inUse = undefined;
	const { inUse } = token;
	if (inUse && circuit.state === 'closed') return sendAll(inUse, shared);
	if (shared.isAsking) return [];
	if (nowMs < nextAtMs) return [{ kind: 'wait', untilMs: nextAtMs }];
	shared.isAsking = true;
	if (!inUse) return [{ kind: 'renew', replaced: token.latest }];
	// A probe asks for a number far from those that fail, where there is one.
	const subject = shared.settings.anyNumber() ?? first.queued.subject;
	return [send(new Entry({ subject, ended: () => undefined }, true), inUse, shared)];
}

/** Has the next number read; ends the run when there is none, and none under way. */
function read({ isAllRead, inFlight }: Shared): Action[] {
	if (!isAllRead) return [{ kind: 'read' }];
	return inFlight === 0 ? [{ kind: 'end' }] : [];
}

/** Sends as many as there are places, each after the gap: new numbers first, then those whose time has come. */
function sendAll(token: SessionToken, shared: Shared): Action[] {
	const { limit, waiting, nowMs } = shared;
	const actions: Action[] = [];
	for (;;) {
		const [first] = waiting;
		if (first?.mayGoAtMs !== -Infinity && !shared.isAllRead) return [...actions, ...read(shared)];
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
