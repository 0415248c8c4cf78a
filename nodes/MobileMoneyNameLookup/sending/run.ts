import type { SessionToken } from './token/token';
import type { CheckFailure } from '../domain/checkFailure';
import type { Clock } from './http/clock';
import { eventLoopTurn } from './http/eventLoopTurn';
import type { Answer, LookupSubject } from './lookupCall';
import type { FailedTry } from './readReply';
import { decide } from './decide';
import {
	type Action,
	type Asked,
	type Entry,
	entryOf,
	type Event,
	type Happening,
	newShared,
	type Renewal,
	type Settings,
} from './state';

/** The numbers of a run. */
export interface Numbers {
	/** Reads on to the next one; undefined when there is none. */
	readonly next: () => Promise<Asked | undefined>;
	/** Some number of the run that may well be answered; undefined when a few items hold none. */
	readonly any: () => LookupSubject | undefined;
}

/** What actions are carried out with; neither function rejects. */
export interface Means {
	readonly clock: Clock;
	/** Ends the run when it is aborted. */
	readonly signal: AbortSignal;
	readonly send: (subject: LookupSubject, token: SessionToken) => Promise<Answer | FailedTry>;
	/** Gets another token than the replaced one. */
	readonly renew: (replaced: SessionToken | undefined) => Promise<Renewal>;
}

/**
 * Looks up all numbers: carries out what `decide` says, and decides nothing.
 *
 * @returns when each number has ended, or the run was cancelled
 */
export async function run(numbers: Numbers, settings: Settings, means: Means): Promise<void> {
	const { clock, signal } = means;
	const shared = newShared(settings, clock.nowMs());
	const events: Array<readonly [Event, Entry | undefined]> = [];
	let wake = (): void => undefined;
	let sent = 0;
	let latestWait = 0;

	const happened = (what: Happening, entry?: Entry): void => {
		events.push([{ ...what, atMs: clock.nowMs() }, entry]);
		wake();
	};
	const end = ({ asked }: Entry, came: Answer | CheckFailure): void => {
		const further = asked.ended(came);
		if (further) happened({ kind: 'added' }, entryOf(further));
	};
	const carryOut = async (action: Exclude<Action, { kind: 'end' }>): Promise<void> => {
		switch (action.kind) {
			case 'read': {
				const asked = await numbers.next();
				happened({ kind: 'read' }, asked && entryOf(asked));
				return;
			}
			case 'send': {
				const { entry, token } = action;
				void means.send(entry.asked.subject, token).then((came) => {
					if (came.kind === 'answer') {
						end(entry, came);
						happened({ kind: 'answered' }, entry);
					} else happened({ kind: 'failed', reading: came }, entry);
				});
				// Sent in one turn, requests would be answered together, and so stay together for the whole run.
				if (++sent % 2 === 0) await eventLoopTurn();
				return;
			}
			case 'renew':
				void means.renew(action.replaced).then((came) => {
					happened(came);
				});
				return;
			case 'wait': {
				const wait = ++latestWait;
				// A later wait takes the place of this one.
				const untilMs = () => (wait === latestWait ? action.untilMs : -Infinity);
				void clock.waitUntil(untilMs, signal).then(() => {
					if (wait === latestWait) happened({ kind: 'tick' });
				});
				return;
			}
			case 'finish':
				end(action.entry, action.failure);
		}
	};

	const cancel = () => {
		happened({ kind: 'cancelled' });
	};
	signal.addEventListener('abort', cancel, { once: true });
	happened({ kind: signal.aborted ? 'cancelled' : 'tick' });
	for (;;) {
		const [event, entry] = events.shift() ?? [];
		for (const action of event ? decide(event, entry, shared) : []) {
			if (action.kind === 'end') return;
			await carryOut(action);
		}
		if (events.length === 0)
			await new Promise<void>((resolve) => {
				wake = resolve;
			});
	}
}
