import type { CheckFailure } from '../domain/checkFailure';
import type { Answer, LookupSubject } from './lookupCall';
import type { FailedTry } from './readReply';
import type { SessionToken } from './token/token';

/** A number of a run that is to be looked up. */
export interface Queued {
	readonly subject: LookupSubject;
	/** Takes what came of it; returns a further number that is to be looked up because of that. */
	readonly ended: (came: Answer | CheckFailure) => Queued | undefined;
}

/** A number that is not answered yet, or a probe, which only finds out whether the service is back. */
export class Entry {
	tries = 0;
	/** Those of `tries` that count towards the most that it gets. */
	counted = 0;
	/** How often a token was refused that was still in use. */
	refusals = 0;
	/** Why the number itself was not answered. */
	latest?: CheckFailure;
	/** -Infinity for a number that was not sent yet. */
	mayGoAtMs = -Infinity;
	sentAtMs = -Infinity;
	/** That its latest request carried. */
	token?: SessionToken;

	constructor(
		readonly queued: Queued,
		readonly isProbe = false,
	) {}
}

/** Another token; a token call without one is a failed try. */
export interface TokenRenewed {
	readonly kind: 'tokenRenewed';
	readonly token: SessionToken;
	/** Whether it was issued for this run, and not found in the process or the credential. */
	readonly isFresh: boolean;
}

/** What happened to an entry or, without one, to the run. */
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

/** A run of so few rows, such as a webhook's, waits for no outage; at first, as many failures in a row are one. */
export const FEW_ROWS = 5;

type Circuit =
	/** With the failures in a row. */
	| { readonly state: 'closed'; readonly failed: Entry[] }
	/** The service is taken to be down: all wait, and one asks. */
	| { readonly state: 'open'; readonly failures: number }
	/** Nothing more is sent; numbers that were not asked end with this failure. */
	| { readonly state: 'givenUp'; readonly why: CheckFailure };

interface Token {
	latest?: SessionToken;
	/** The latest; undefined when another is needed. */
	inUse?: SessionToken | undefined;
	/** By the latest reply. */
	isRefused: boolean;
	/** Fresh tokens in a row that brought no answer. */
	unanswered: number;
	/** Replacements in quick succession. */
	replacements: number;
	replacedAtMs: number;
}

/** What the numbers of a run share, as it begins. */
export class Shared {
	/** Numbers to be sent, those of the earliest time first. */
	readonly waiting: Entry[] = [];
	isAllRead = false;
	inFlight = 0;
	/** Whether a probe or a token call is under way. */
	isAsking = false;
	/** No request goes out before, and no token call. */
	nextAtMs = -Infinity;
	/** When the service answered last; at first, when the run began to ask. */
	answeredAtMs: number;
	circuit: Circuit = { state: 'closed', failed: [] };
	/** How many failures in a row are an outage. */
	alarmAt = FEW_ROWS;
	readonly limit;
	readonly token: Token = {
		...{ isRefused: false, unanswered: 0, replacements: 0, replacedAtMs: -Infinity },
	};

	/** By the run's clock, when the latest event was. */
	constructor(
		readonly settings: Settings,
		public nowMs: number,
	) {
		this.answeredAtMs = nowMs;
		this.limit = {
			/** How many may be in flight; a fraction counts for none. */
			places: settings.maxParallel,
			/** The least time between two requests. */
			...{ gapMs: 0, slowedAtMs: -Infinity, turnedAwayInARow: 0 },
			/** How many came since when. */
			...{ answers: 0, sinceMs: nowMs },
		};
	}
}
