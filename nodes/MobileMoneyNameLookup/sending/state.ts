import type { Answer, LookupSubject } from '../domain/answer';
import type { CheckFailure } from '../domain/checkFailure';
import type { FailedTry } from './readResponse';
import type { SessionToken } from './token/token';

/** A number that is not answered yet. Without `ended` it is a probe, which only shows whether the service is back. */
export class Entry {
	tries = 0;
	/** Tries that count towards the limit. */
	counted = 0;
	/** How often a token still in use was refused for it. */
	refusals = 0;
	latest?: CheckFailure;
	/** -Infinity for a number that was not sent yet. */
	mayGoAtMs = -Infinity;
	/** The time of its latest request, and the token in it. */
	sentAtMs = -Infinity;
	token?: SessionToken;

	constructor(
		readonly subject: LookupSubject,
		/** Takes the answer or failure; returns another number that must now be looked up. */
		readonly ended?: (came: Answer | CheckFailure) => Entry | undefined,
	) {}
}

/** Another token: issued for this run, or found in the process or the credential. */
export interface TokenRenewed {
	readonly kind: 'tokenRenewed';
	readonly token: SessionToken;
	readonly isFresh: boolean;
}

/** What happened to an entry or, without one, to the run; a failed try is then a token call. */
export type Event =
	| { readonly kind: 'added' | 'allRead' | 'tick' | 'cancelled' }
	| Pick<Answer, 'kind'>
	| FailedTry
	| TokenRenewed;

export type Action =
	| { readonly kind: 'read' | 'end' }
	| { readonly kind: 'send'; readonly entry: Entry; readonly token: SessionToken }
	| { readonly kind: 'renew'; readonly replaced: SessionToken | undefined }
	| { readonly kind: 'wait'; readonly untilMs: number }
	| { readonly kind: 'finish'; readonly entry: Entry; readonly failure: CheckFailure };

export interface Settings {
	readonly rows: number;
	readonly maxRetries: number;
	readonly maxParallel: number;
	readonly maxOutageMs: number;
	readonly random: typeof Math.random;
	/** A number for a probe, which the service probably answers. */
	readonly anyNumber: () => LookupSubject | undefined;
}

/** A run of at most this many rows waits for no outage. At first, this many failures in a row are an outage. */
const FEW_ROWS = 5;

type Circuit =
	| { readonly state: 'closed'; readonly failed: Entry[] }
	/** The service seems to be down: all wait, and one asks. */
	| { readonly state: 'open'; readonly failures: number }
	/** Nothing more is sent. Numbers that were not sent end with this failure. */
	| { readonly state: 'givenUp'; readonly why: CheckFailure };

class Token {
	latest?: SessionToken;
	/** The latest; undefined when another is needed. */
	inUse?: SessionToken | undefined;
	isRefused = false;
	/** Fresh tokens in a row that brought no answer. */
	unanswered = 0;
	/** Replacements in quick succession. */
	replacements = 0;
	replacedAtMs = -Infinity;
}

/** What the numbers of a run share; `nowMs` is the time of the latest event, by the run's clock. */
export class Shared {
	/** Numbers to be sent, those of the earliest time first. */
	readonly waiting: Entry[] = [];
	isAllRead = false;
	inFlight = 0;
	/** Whether a probe or a token call is in flight. */
	isProbing = false;
	/** No request and no token call is sent before this time. */
	nextAtMs = -Infinity;
	/** When the service answered last; at first, when the run began to ask. */
	answeredAtMs: number;
	circuit: Circuit = { state: 'closed', failed: [] };
	alarmAt = FEW_ROWS;
	readonly token = new Token();
	/** How many may be in flight (rounded down), and the least time between two requests. */
	readonly limit;

	constructor(
		readonly settings: Settings,
		public nowMs: number,
	) {
		this.answeredAtMs = nowMs;
		const count = { turnedAwayInARow: 0, answers: 0, sinceMs: nowMs };
		this.limit = { places: settings.maxParallel, gapMs: 0, slowedAtMs: -Infinity, ...count };
	}

	get isFew(): boolean {
		return this.settings.rows <= FEW_ROWS;
	}

	giveUp(why: CheckFailure): void {
		this.circuit = { state: 'givenUp', why };
	}

	wait(ms: number): void {
		this.nextAtMs = Math.max(this.nextAtMs, this.nowMs + ms);
	}

	/** New numbers go first, then those that failed, in the order of their times. */
	enqueue(entry: Entry): void {
		const before = this.waiting.findLastIndex(({ mayGoAtMs }) => mayGoAtMs <= entry.mayGoAtMs);
		this.waiting.splice(before + 1, 0, entry);
	}
}
