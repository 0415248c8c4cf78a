import { type CheckFailure, unknownFailure } from '../domain/checkFailure';
import { decide } from './decide';
import { machineClock } from './http/clock';
import { eventLoopTurn } from './http/eventLoopTurn';
import type { Answer, LookupSubject } from './lookupCall';
import type { FailedTry } from './readReply';
import {
	type Action,
	type Asked,
	type Entry,
	entryOf,
	type Event,
	type Happening,
	newShared,
	type Settings,
	type TokenRenewed,
} from './state';
import type { SessionToken } from './token/token';

/** The numbers of a run. */
export interface Numbers {
	/** Reads on to the next one; undefined when there is none. */
	readonly next: () => Promise<Asked | undefined>;
	/** Some number of the run that may well be answered; undefined when a few items hold none. */
	readonly any: () => LookupSubject | undefined;
}

/** What actions are carried out with. */
export interface Means {
	/** Ends the run when it is aborted. */
	readonly signal: AbortSignal;
	readonly send: (subject: LookupSubject, token: SessionToken) => Promise<Answer | FailedTry>;
	/** Gets another token than the replaced one. */
	readonly renew: (replaced: SessionToken | undefined) => Promise<TokenRenewed | FailedTry>;
}

/** One odd reply must not end the run. */
const ODD_REPLY: FailedTry = { kind: 'rowFault', failure: unknownFailure() };

/** Looks up all numbers until each has ended or the run is cancelled: carries out what `decide` says, and decides nothing. */
export async function run(numbers: Numbers, settings: Settings, means: Means): Promise<void> {
	const { signal } = means;
	const shared = newShared(settings, machineClock.nowMs());
	const events: Array<readonly [Event, Entry | undefined]> = [];
	let wake = (): void => undefined;
	let sent = 0;
	let latestWait: Action | undefined;

	const happened = (what: Happening, entry?: Entry): void => {
		events.push([{ ...what, atMs: machineClock.nowMs() }, entry]);
		wake();
	};
	const end = ({ asked }: Entry, came: Answer | CheckFailure): void => {
		const further = asked.ended(came);
		if (further) happened({ kind: 'added' }, entryOf(further));
	};
	const carryOut = async (action: Action): Promise<void> => {
		if (action.kind === 'finish') end(action.entry, action.failure);
		if (action.kind === 'renew') void means.renew(action.replaced).then(happened);
		if (action.kind === 'read') {
			const asked = await numbers.next();
			happened({ kind: 'read' }, asked && entryOf(asked));
		}
		if (action.kind === 'wait') {
			latestWait = action;
			// A later wait takes the place of this one.
			const untilMs = () => (latestWait === action ? action.untilMs : -Infinity);
			void machineClock.waitUntil(untilMs, signal).then(() => {
				if (latestWait === action) happened({ kind: 'tick' });
			});
		}
		if (action.kind === 'send') {
			const { entry, token } = action;
			const reply = means.send(entry.asked.subject, token).catch(() => ODD_REPLY);
			void reply.then((came) => {
				if (came.kind === 'answer') end(entry, came);
				happened(came, entry);
			});
			// Sent in one turn, requests would be answered together, and so stay together for the whole run.
			if (++sent % 2 === 0) await eventLoopTurn();
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
