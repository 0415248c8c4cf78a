import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { decide } from '../../nodes/MobileMoneyNameLookup/sending/decide';
import type { FailedTry } from '../../nodes/MobileMoneyNameLookup/sending/readReply';
import type { Entry, Happening, Settings } from '../../nodes/MobileMoneyNameLookup/sending/state';
import { entryOf, newShared } from '../../nodes/MobileMoneyNameLookup/sending/state';

/** What a service makes of a request: nothing is an answer. */
export type Reply =
	{ readonly kind: FailedTry['kind']; readonly retryAfterMs?: number } | undefined;

/** A service in a time of its own, in which nothing takes long. */
export interface VirtualService {
	readonly latencyMs?: number;
	readonly lookup: (request: {
		readonly atMs: number;
		readonly number: number;
		readonly token: string;
		readonly inFlight: number;
	}) => Reply;
	/** The next token; `down` for a failure that passes, `refused` for a refused login. */
	readonly token?: (atMs: number) => string;
}

/** Numbers from 0 up to 1, the same in each run. */
export function chance(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
		const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
		return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
	};
}

const failureOf = (kind: string, retryable = true): CheckFailure =>
	new CheckFailure(kind, 'Wait.', retryable);

/** Carries out what is decided about a run of so many numbers, in virtual time. */
export function virtualRun(service: VirtualService, settings: Partial<Settings> = {}) {
	const { latencyMs = 50 } = service;
	const rows = settings.rows ?? 1_000;
	const random = settings.random ?? chance(1);
	const all: Settings = {
		...{ rows, maxRetries: 3, maxParallel: 10, maxOutageMs: 60_000 },
		...settings,
		random,
		anyNumber: () => ({
			...{ accountType: 'till', operator: 'Mpesa' },
			number: String(Math.floor(rows / 2 + (random() * rows) / 2)),
		}),
	};
	const shared = newShared(all, 0);
	const came: Array<'answer' | CheckFailure> = [];
	let events: Array<{ atMs: number; what: Happening; entry?: Entry }> = [];
	let [nowMs, read, wait, requests, tokens, most] = [0, 0, 0, 0, 0, 0];
	let isOver = false;
	const at = (atMs: number, what: Happening, entry?: Entry) => {
		const before = events.findLastIndex((other) => other.atMs <= atMs);
		events.splice(before + 1, 0, { atMs, what, ...(entry && { entry }) });
	};
	at(0, { kind: 'tick' });
	while (!isOver) {
		const next = events.shift();
		if (!next) throw new Error(`The run stands still at ${nowMs} ms`);
		nowMs = next.atMs;
		for (const action of decide({ ...next.what, atMs: nowMs }, next.entry, shared)) {
			switch (action.kind) {
				case 'end':
					isOver = true;
					break;
				case 'read': {
					const number = read++;
					const subject = {
						accountType: 'till',
						operator: 'Mpesa',
						number: String(number),
					} as const;
					const ended = (what: object) => {
						if (came[number] !== undefined) throw new Error(`${number} ended twice`);
						came[number] = what instanceof CheckFailure ? what : 'answer';
						return undefined;
					};
					if (number < rows) at(nowMs, { kind: 'read' }, entryOf({ subject, ended }));
					else at(nowMs, { kind: 'read' });
					break;
				}
				case 'send': {
					const { entry, token } = action;
					requests++;
					most = Math.max(most, shared.inFlight);
					const number = Number(entry.asked.subject.number);
					const request = { atMs: nowMs, number, token: token.accessToken };
					const reply = service.lookup({ ...request, inFlight: shared.inFlight });
					if (!reply && !entry.isProbe) came[number] = 'answer';
					const { kind = 'rowFault', ...rest } = reply ?? {};
					const failed = { kind, failure: failureOf(kind, kind !== 'rowFault'), ...rest };
					at(nowMs + latencyMs, reply ? failed : { kind: 'answer' }, entry);
					break;
				}
				case 'renew': {
					tokens++;
					const token = service.token?.(nowMs) ?? `t${tokens}`;
					const failure = failureOf(token, token !== 'refused');
					if (token === 'down' || token === 'refused')
						at(nowMs + latencyMs, { kind: token === 'down' ? 'down' : 'runFault', failure });
					else {
						const renewed = { token: { accessToken: token, renewAtMs: Infinity }, isFresh: true };
						at(nowMs + latencyMs, { kind: 'tokenRenewed', dueMs: Infinity, ...renewed });
					}
					break;
				}
				case 'wait': {
					const ticks = ++wait;
					events = events.filter(({ what }) => what.kind !== 'tick');
					if (ticks === wait) at(action.untilMs, { kind: 'tick' });
					break;
				}
				case 'finish':
					action.entry.asked.ended(action.failure);
			}
		}
	}
	const failures = came.flatMap((each, number) =>
		each === 'answer' ? [] : [{ number, failure: each }],
	);
	return {
		unchecked: failures.length,
		failures,
		ended: came.length,
		requests,
		tokens,
		most,
		ms: nowMs,
		shared,
	};
}
