import type { CheckFailure } from '../domain/checkFailure';
import { failureOf } from '../domain/responseTable';
import { finish, nextActions } from './nextActions';
import type { FailedTry } from './readResponse';
import type { Action, Entry, Event, Shared, TokenRenewed } from './state';

const MAX_ALARM_AT = 80;
/** If half of all requests fail, 0.2 % of the numbers fail nine times. */
const MAX_NEW_TRIES = 8;
const MAX_REFUSALS = 5;
const MAX_UNANSWERED_TOKENS = 3;
/** Each wait is twice as long as the one before. */
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 30_000;
/** A request that is turned away divides the places, and the time between answers, by the first; an answer multiplies the gap by the second. */
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
	if (event.kind === 'added' && entry) shared.enqueue(entry);
	const isBack = event.kind === 'answer' || event.kind === 'tokenRenewed' || 'failure' in event;
	if (isBack && entry) shared.inFlight--;
	if (isBack && !entry?.ended) shared.isProbing = false;
	if (event.kind === 'tokenRenewed') tokenRenewed(event, shared);
	if (event.kind === 'answer' && entry) answered(entry, shared);
	const ended = 'failure' in event ? failed(event, entry, shared) : [];
	return [...ended, ...nextActions(shared)];
}

/** An answer eases the limit, proves the token, and ends an outage. */
function answered(entry: Entry, shared: Shared): void {
	const { limit, settings, token } = shared;
	if (entry.token === token.latest) {
		token.isRefused = false;
		token.unanswered = 0;
	}
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
	if (kind !== 'down') isThere(shared);
	// Retry-After is obeyed, but no longer than the run waits for a service without answers.
	if (retryAfterMs !== undefined)
		shared.wait(Math.min(retryAfterMs, deadlineMs(shared) - shared.nowMs));
	if (kind === 'runFault') shared.giveUp(failure);
	if (!entry?.ended) {
		// A probe that fails after an answer says nothing.
		if (kind === 'down' && (!entry || shared.circuit.state === 'open')) stillOut(failure, shared);
		return [];
	}
	entry.tries++;
	// A refused token says nothing of the number.
	if (kind !== 'badToken') entry.latest = failure;
	const inMs = againInMs(reading, entry, shared);
	if (inMs === undefined) {
		const areOthersAnswered = kind === 'badToken' && shared.limit.answers > 0;
		return [finish(entry, areOthersAnswered ? failureOf('numberRefused', failure.facts) : failure)];
	}
	entry.mayGoAtMs = shared.nowMs + inMs;
	shared.enqueue(entry);
	return [];
}

type Rule = (entry: Entry, failure: CheckFailure, shared: Shared) => number | undefined;

const RULES: Readonly<Record<FailedTry['kind'], Rule>> = {
	busy,
	down,
	badToken,
	// Rule 5: a failure of only this row ends it.
	rowFault: () => undefined,
	runFault: () => undefined,
};

/** Milliseconds until a number is sent again, after the others; undefined if it ends. */
function againInMs({ kind, failure }: FailedTry, entry: Entry, shared: Shared): number | undefined {
	// Rule 6: a few rows do not wait for an outage. Each is retried by itself; only Retry-After delays all of them.
	if (shared.isFew && (kind === 'busy' || kind === 'down'))
		return newTry(entry, shared.settings.maxRetries, shared);
	return RULES[kind](entry, failure, shared);
}

/** Rule 2: a request that is turned away uses up no try. The run slows down, and sends other numbers first. */
function busy(entry: Entry, failure: CheckFailure, shared: Shared): number {
	// Requests that went out before the run slowed down are turned away together, and count once.
	if (entry.sentAtMs >= shared.limit.slowedAtMs) slowDown(shared);
	// A service without an answer until the deadline takes no requests at all.
	if (shared.nowMs >= deadlineMs(shared)) shared.giveUp(failureOf('outage', { latest: failure }));
	return 0;
}

function slowDown(shared: Shared): void {
	const { limit, nowMs } = shared;
	limit.slowedAtMs = nowMs;
	limit.places = Math.max(1, limit.places / SLOWER_FACTOR);
	// At most 1.3 times as fast as the answers came: some services turn away the same share at any rate.
	const answeredMs = (nowMs - limit.sinceMs) / Math.max(limit.answers, 1);
	limit.gapMs = Math.min(answeredMs / SLOWER_FACTOR, MAX_WAIT_MS);
	shared.wait(Math.max(limit.gapMs, waitMs(++limit.turnedAwayInARow - 4)));
}

/** Rule 3: failures of different numbers, with no answer between them, are an outage. Else a number goes again. */
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
	// Rule 6: a token call for few rows is retried as their lookups are.
	if (shared.isFew) {
		if (failures > settings.maxRetries) shared.giveUp(failure.after(failures));
		else shared.wait(pauseMs(failures, shared));
		return;
	}
	const endMs = deadlineMs(shared);
	// After the deadline, probes follow at once: a service that fails most requests may answer one. Logins are fewer.
	const maxProbes = token.inUse ? MAX_ALARM_AT : MAX_NEW_TRIES;
	const isLast = failures > maxProbes || (failures > 1 && nowMs >= endMs + waitMs(2));
	if (nowMs >= endMs && isLast) shared.giveUp(failureOf('outage', { latest: failure }));
	else shared.wait(Math.min(waitMs(1 + failures), endMs - nowMs));
}

/** A response ends an outage. Failures before it and after it are not in a row. */
function isThere(shared: Shared): void {
	const { circuit, limit, token, nowMs } = shared;
	// Without a token, only a token call can show it.
	if (circuit.state === 'givenUp' || !token.inUse) return;
	shared.circuit = { state: 'closed', failed: [] };
	if (circuit.state === 'closed') return;
	shared.nextAtMs = nowMs;
	// The time without answers says nothing of the rate.
	limit.sinceMs = Math.min(limit.sinceMs + nowMs - shared.answeredAtMs, nowMs);
	// Where many fail by chance, the alarm was false, and the next one needs more failures.
	shared.alarmAt = Math.min(shared.alarmAt * 2, MAX_ALARM_AT);
}

/** Rule 4: the number may cause one refusal, so it goes again after the others. Two in a row are the token's. */
function badToken(entry: Entry, failure: CheckFailure, shared: Shared): number | undefined {
	const { token } = shared;
	// A number whose token was replaced meanwhile goes with the new one.
	if (!token.inUse || entry.token !== token.inUse) return 0;
	if (++entry.refusals >= (shared.isFew ? 2 : MAX_REFUSALS)) return undefined;
	if (token.isRefused || shared.isFew) replaceToken(failure, shared);
	token.isRefused = true;
	return 0;
}

function replaceToken(failure: CheckFailure, shared: Shared): void {
	const { token, nowMs } = shared;
	token.inUse = undefined;
	// A token that was answered once proves that the account is accepted; three without an answer prove that it is not.
	if (token.unanswered >= MAX_UNANSWERED_TOKENS) shared.giveUp(failure);
	// Another system may use the account, and each login ends the other's token: waits of 0.5, 1 and 2 s serve both.
	token.replacements = nowMs - token.replacedAtMs < MAX_WAIT_MS ? token.replacements + 1 : 0;
	token.replacedAtMs = nowMs;
	if (token.replacements > 0) shared.wait(waitMs(Math.min(token.replacements, 3)));
}

function tokenRenewed({ token: latest, isFresh }: TokenRenewed, shared: Shared): void {
	const { token } = shared;
	// No lookup is sent before the first token, so Wait for Outage counts from it.
	if (!token.latest) shared.answeredAtMs = shared.nowMs;
	if (isFresh) token.unanswered++;
	Object.assign(token, { latest, inUse: latest, isRefused: false });
	// A token endpoint that was down is back; lookups show whether they are answered, too.
	isThere(shared);
}

/** When a run has waited as long as it may for a service that answers nothing. */
const deadlineMs = ({ answeredAtMs, settings }: Shared): number =>
	answeredAtMs + Math.max(settings.maxOutageMs, waitMs(3));

const waitMs = (times: number): number => Math.min(FIRST_WAIT_MS * 2 ** times, MAX_WAIT_MS);
