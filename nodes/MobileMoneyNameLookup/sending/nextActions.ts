import type { CheckFailure } from '../domain/checkFailure';
import { type Action, Entry, type Shared } from './state';
import type { SessionToken } from './token/token';

export const finish = (entry: Entry, failure: CheckFailure): Action => ({
	kind: 'finish',
	entry,
	failure: entry.tries > 0 ? failure.after(entry.tries) : failure,
});

/** What may be done now, and when there is more to do. */
export function nextActions(shared: Shared): Action[] {
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
	if (shared.isProbing) return [];
	if (nowMs < nextAtMs) return [{ kind: 'wait', untilMs: nextAtMs }];
	shared.isProbing = true;
	if (!inUse) return [{ kind: 'renew', replaced: token.latest }];
	// If possible, a probe uses a number far from those that fail.
	return [send(new Entry(shared.settings.anyNumber() ?? first.subject), inUse, shared)];
}

/** Asks for the next number to be read; ends the run when there is none, and none in flight. */
function read({ isAllRead, inFlight }: Shared): Action[] {
	if (!isAllRead) return [{ kind: 'read' }];
	return inFlight === 0 ? [{ kind: 'end' }] : [];
}

/** Sends as many as there are places, each after the gap. All new numbers are read before one is sent again. */
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
	shared.wait(shared.limit.gapMs);
	entry.sentAtMs = shared.nowMs;
	entry.token = token;
	return { kind: 'send', entry, token };
}
