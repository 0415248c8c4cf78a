import type { Answer, LookupSubject } from '../domain/answer';
import { type CheckFailure, unknownFailure } from '../domain/checkFailure';
import type { HttpClient } from './client';
import { decide } from './decide';
import { eventLoopTurn, nowMs, waitUntil } from './http/clock';
import { type Action, type Entry, type Event, type Settings, Shared } from './state';

export interface Numbers {
	next(): Promise<Entry | undefined>;
	/** A number that the service probably answers; undefined if five random rows have none. */
	any(): LookupSubject | undefined;
}

/** `timeout`: of one try, in milliseconds; `maxOutage` in seconds. */
export interface SendingOptions extends Pick<Settings, 'rows' | 'maxRetries' | 'maxParallel'> {
	readonly timeout: number;
	readonly maxOutage: number;
}

/** Looks up all numbers, until each has ended or the run is cancelled. It only carries out what `decide` returns. */
export async function run(
	numbers: Numbers,
	options: SendingOptions,
	client: Pick<HttpClient, 'signal' | 'send' | 'renew'>,
): Promise<void> {
	const { signal } = client;
	const settings = {
		...options,
		maxOutageMs: options.maxOutage * 1000,
		random: Math.random,
		anyNumber: () => numbers.any(),
	};
	const shared = new Shared(settings, nowMs());
	const events: Array<readonly [Event, Entry | undefined]> = [];
	let wake = (): void => undefined;
	let sent = 0;
	let latestWait: Action | undefined;

	const happened = (event: Event, entry?: Entry): void => {
		events.push([event, entry]);
		wake();
	};
	const end = (entry: Entry, came: Answer | CheckFailure): void => {
		const further = entry.ended?.(came);
		if (further) happened({ kind: 'added' }, further);
	};
	const carryOut = async (action: Action): Promise<void> => {
		if (action.kind === 'finish') end(action.entry, action.failure);
		if (action.kind === 'renew') void client.renew(action.replaced).then(happened);
		if (action.kind === 'read') {
			const entry = await numbers.next();
			happened({ kind: entry ? 'added' : 'allRead' }, entry);
		}
		if (action.kind === 'wait') {
			latestWait = action;
			// A later wait replaces this one.
			const untilMs = () => (latestWait === action ? action.untilMs : -Infinity);
			void waitUntil(untilMs, signal).then(() => {
				if (latestWait === action) happened({ kind: 'tick' });
			});
		}
		if (action.kind === 'send') {
			const { entry, token } = action;
			void client
				.send(entry.subject, token)
				// One odd response must not end the run.
				.catch(() => ({ kind: 'rowFault', failure: unknownFailure() }) as const)
				.then((came) => {
					if (came.kind === 'answer') end(entry, came);
					happened(came, entry);
				});
			// Requests sent in one turn would be answered in one turn, and then always be sent together.
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
