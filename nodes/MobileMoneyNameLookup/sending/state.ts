import type { Answer, LookupSubject } from '../domain/answer';
import type { CheckFailure } from '../domain/checkFailure';
import type { FailedTry } from './readResponse';
import type { SessionToken } from './token/token';

export interface Queued {
	readonly subject: LookupSubject;
	/** Takes what came of it; returns a further number that is to be looked up because of that. */
	readonly ended: (came: Answer | CheckFailure) => Queued | undefined;
}

/** A number that is not answered yet, or a probe, which only finds out whether the service is back. */
export class Entry {
	tries = 0;
	/** Those of `tries` that count towards its limit. */
	counted = 0;
	/** How often a token was refused that was still in use. */
	refusals = 0;
	latest?: CheckFailure;
	/** -Infinity for a number that was not sent yet. */
	mayGoAtMs = -Infinity;
	/** When its latest request went out, and with which token. */
	sentAtMs = -Infinity;
	token?: SessionToken;

	constructor(
		readonly queued: Queued,
		readonly isProbe = false,
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
	/** Some number of the run that may well be answered, for a probe. */
	readonly anyNumber: () => LookupSubject | undefined;
}

/** A run of so few rows, such as a webhook's, waits for no outage. At first, this many failures in a row are an outage. */
export const FEW_ROWS = 5;

type Circuit =
	| { readonly state: 'closed'; readonly failed: Entry[] }
	/** The service is taken to be down: all wait, and one asks. */
	| { readonly state: 'open'; readonly failures: number }
	/** Nothing more is sent; numbers that were not asked end with this failure. */
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

/** What the numbers of a run share, with the values that it begins with; `nowMs`: when the latest event was, by the run's clock. */
export class Shared {
	/** Numbers to be sent, those of the earliest time first. */
	readonly waiting: Entry[] = [];
	isAllRead = false;
	inFlight = 0;
	/** Whether a probe or a token call is under way. */
	isAsking = false;
	/** No request and no token call goes out before this time. */
	nextAtMs = -Infinity;
	/** When the service answered last; at first, when the run began to ask. */
	answeredAtMs: number;
	circuit: Circuit = { state: 'closed', failed: [] };
	alarmAt = FEW_ROWS;
	readonly token = new Token();
	/** How many may be in flight (a fraction counts for none), and the least time between two requests. */
	readonly limit;

	constructor(
		readonly settings: Settings,
		public nowMs: number,
	) {
		this.answeredAtMs = nowMs;
		const count = { turnedAwayInARow: 0, answers: 0, sinceMs: nowMs };
		this.limit = { places: settings.maxParallel, gapMs: 0, slowedAtMs: -Infinity, ...count };
	}
}
