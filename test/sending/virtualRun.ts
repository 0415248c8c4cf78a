import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { decide } from '../../nodes/MobileMoneyNameLookup/sending/decide';
import type { FailedTry } from '../../nodes/MobileMoneyNameLookup/sending/readResponse';
import {
	type Action,
	Entry,
	type Event,
	type Settings,
	Shared,
} from '../../nodes/MobileMoneyNameLookup/sending/state';

/** What a service makes of a request: nothing is an answer. */
export type ServiceResponse = Pick<FailedTry, 'kind' | 'retryAfterMs'> | undefined;

/** A service in a time of its own, in which nothing takes long. */
export interface VirtualService {
	readonly lookup: (request: {
		readonly atMs: number;
		readonly number: number;
		readonly token: string;
		readonly inFlight: number;
	}) => ServiceResponse;
	/** The next token; `down` for a failure that passes, `refused` for a refused login. */
	readonly token?: (atMs: number) => string;
}

const LATENCY_MS = 50;

/** Numbers from 0 up to 1, the same in each run. */
export function chance(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
		const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
		return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
	};
}

const failed = (kind: FailedTry['kind'], isRetryable: boolean): FailedTry => ({
	kind,
	failure: new CheckFailure(kind, 'Wait.', isRetryable),
});

const subjectOf = (number: number) =>
	({ accountType: 'till', operator: 'Mpesa', number: String(number) }) as const;

/** Carries out what is decided about a run, in virtual time. */
export function virtualRun(service: VirtualService, settings: Partial<Settings> = {}) {
	const { rows = 1_000, random = chance(1) } = settings;
	const anyNumber = () => subjectOf(Math.floor(rows / 2 + (random() * rows) / 2));
	const usual = { maxRetries: 3, maxParallel: 10, maxOutageMs: 60_000 };
	const shared = new Shared({ ...usual, ...settings, rows, random, anyNumber }, 0);
	const came: Array<'answer' | CheckFailure> = [];
	let events: Array<{ atMs: number; event: Event; entry?: Entry | undefined }> = [];
	let [read, requests, tokens, most] = [0, 0, 0, 0];

	const at = (atMs: number, event: Event, entry?: Entry): void => {
		events = [...events, { atMs, event, entry }].sort((one, other) => one.atMs - other.atMs);
	};
	const ended = (number: number, what: 'answer' | CheckFailure): void => {
		if (came[number] !== undefined) throw new Error(`${number} ended twice`);
		came[number] = what;
	};
	const responseTo = (entry: Entry, token: string): Event => {
		requests++;
		most = Math.max(most, shared.inFlight);
		const number = Number(entry.subject.number);
		const { nowMs: atMs, inFlight } = shared;
		const response = service.lookup({ atMs, number, token, inFlight });
		if (response) return { ...failed(response.kind, response.kind !== 'rowFault'), ...response };
		if (entry.ended) ended(number, 'answer');
		return { kind: 'answer' };
	};
	const newToken = (): Event => {
		const accessToken = service.token?.(shared.nowMs) ?? `t${tokens + 1}`;
		tokens++;
		if (accessToken === 'down') return failed('down', true);
		if (accessToken === 'refused') return failed('runFault', false);
		return { kind: 'tokenRenewed', token: { accessToken, dueMs: Infinity }, isFresh: true };
	};
	const carryOut = (action: Action): void => {
		const laterMs = shared.nowMs + LATENCY_MS;
		if (action.kind === 'read') {
			const entry = read < rows ? new Entry(subjectOf(read++), () => undefined) : undefined;
			at(shared.nowMs, { kind: entry ? 'added' : 'allRead' }, entry);
		}
		if (action.kind === 'send')
			at(laterMs, responseTo(action.entry, action.token.accessToken), action.entry);
		if (action.kind === 'renew') at(laterMs, newToken());
		if (action.kind === 'finish') ended(Number(action.entry.subject.number), action.failure);
		if (action.kind === 'wait') {
			events = events.filter(({ event }) => event.kind !== 'tick');
			at(action.untilMs, { kind: 'tick' });
		}
	};

	at(0, { kind: 'tick' });
	for (let isOver = false; !isOver;) {
		const next = events.shift();
		if (!next) throw new Error(`The run stands still at ${shared.nowMs} ms`);
		shared.nowMs = next.atMs;
		const actions = decide(next.event, next.entry, shared);
		actions.forEach(carryOut);
		isOver = actions.some(({ kind }) => kind === 'end');
	}
	const failures = came.flatMap((failure, number) =>
		failure === 'answer' ? [] : [{ number, failure }],
	);
	const counts = { requests, tokens, most, ms: shared.nowMs };
	return { ...counts, unchecked: failures.length, failures, ended: came.length, shared };
}
