import type { Answer, LookupSubject } from '../domain/answer';
import { type CheckFailure, unknownFailure } from '../domain/checkFailure';
import type { HttpClient } from './client';
import { decide } from './decide';
import { eventLoopTurn, nowMs, waitUntil } from './http/clock';
import type { FailedTry } from './readResponse';
import { type Action, type Queued, Entry, type Event, type Settings, Shared } from './state';

export interface Numbers {
	readonly next: () => Promise<Queued | undefined>;
	/** Some number that may well be answered; undefined when a few items hold none. */
	readonly any: () => LookupSubject | undefined;
}

/** Looks up all numbers until each has ended or the run is cancelled: carries out what `decide` says, and decides nothing. */
export async function run(
	{ next, any }: Numbers,
	settings: Omit<Settings, 'random' | 'anyNumber'>,
	client: Pick<HttpClient, 'signal' | 'send' | 'renew'>,
): Promise<void> {
	const { signal } = client;
	const shared = new Shared({ ...settings, random: Math.random, anyNumber: any }, nowMs());
	const events: Array<readonly [Event, Entry | undefined]> = [];
	let wake = (): void => undefined;
	let sent = 0;
	let latestWait: Action | undefined;

	const happened = (event: Event, entry?: Entry): void => {
		events.push([event, entry]);
		wake();
	};
	const end = ({ queued }: Entry, came: Answer | CheckFailure): void => {
		const further = queued.ended(came);
		if (further) happened({ kind: 'added' }, new Entry(further));
	};
	const carryOut = async (action: Action): Promise<void> => {
		if (action.kind === 'finish') end(action.entry, action.failure);
		if (action.kind === 'renew') void client.renew(action.replaced).then(happened);
		if (action.kind === 'read') {
			const queued = await next();
			happened({ kind: queued ? 'added' : 'allRead' }, queued && new Entry(queued));
		}
		if (action.kind === 'wait') {
			latestWait = action;
			// A later wait takes the place of this one.
			const untilMs = () => (latestWait === action ? action.untilMs : -Infinity);
			void waitUntil(untilMs, signal).then(() => {
				if (latestWait === action) happened({ kind: 'tick' });
			});
		}
		if (action.kind === 'send') {
			const { entry, token } = action;
			// One odd response must not end the run.
			const odd = (): FailedTry => ({ kind: 'rowFault', failure: unknownFailure() });
			const response = client.send(entry.queued.subject, token).catch(odd);
			void response.then((came) => {
				if (came.kind === 'answer') end(entry, came);
				happened(came, entry);
			});
			// Requests that went out in one turn would be answered in one, and so move in lockstep for the whole run.
			if (++sent % 2 === 0) await eventLoopTurn();
		}
	};

	signal.addEventListener('abort', () => {
		happened({ kind: 'cancelled' });
	});
	happened({ kind: signal.aborted ? 'cancelled' : 'tick' });
	for (;;) {
		const [event, entry] = events.shift() ?? [];
		shared.nowMs = nowMs();
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
