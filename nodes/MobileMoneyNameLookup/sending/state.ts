import type { SessionToken } from './token/token';
import type { CheckFailure } from '../domain/checkFailure';
import type { Answer, LookupSubject } from './lookupCall';
import type { FailedTry } from './readReply';

/** A number of a run that is to be looked up. */
export interface Asked {
	readonly subject: LookupSubject;
	/** Takes what came of it; returns a further number that is to be looked up because of that. */
	readonly ended: (came: Answer | CheckFailure) => Asked | undefined;
}

/** A number that is not answered yet, or a probe, which only finds out whether the service is back. */
export interface Entry {
	readonly asked: Asked;
	readonly isProbe: boolean;
	/** How many requests failed, how many of them count, and how many were refused a token that was in use. */
	tries: number;
	counted: number;
	refusals: number;
	/** Why the number itself was not answered. */
	latest?: CheckFailure;
	/** -Infinity for a number that was not sent yet. */
	mayGoAtMs: number;
	sentAtMs: number;
	/** The token that its latest request carried. */
	token?: SessionToken;
}

export const entryOf = (asked: Asked, isProbe = false): Entry => ({
	...{ asked, isProbe, tries: 0, counted: 0, refusals: 0 },
	...{ mayGoAtMs: -Infinity, sentAtMs: -Infinity },
});

/** What happened to an entry, or to the run where there is none; and when by the run's clock. */
export type Event = { readonly atMs: number } & Happening;

export type Happening =
	/** A number was read, none where no entry comes with it; or one came up because of another. */
	| { readonly kind: 'read' | 'added' | 'answered' | 'tick' | 'cancelled' }
	| { readonly kind: 'failed'; readonly reading: FailedTry }
	| Renewal;

/** What a call for another token came to. */
export type Renewal =
	| {
			readonly kind: 'tokenRenewed';
			readonly token: SessionToken;
			/** When it is due for renewal, by the run's clock. */
			readonly dueMs: number;
			/** Whether it was issued for this run, and not found in the process or the credential. */
			readonly isFresh: boolean;
	  }
	| {
			readonly kind: 'renewalFailed';
			readonly failure: CheckFailure;
			readonly retryAfterMs?: number | undefined;
	  };

export type Action =
	| { readonly kind: 'read' | 'end' }
	| { readonly kind: 'send'; readonly entry: Entry; readonly token: SessionToken }
	/** Gets another token than this one. */
	| { readonly kind: 'renew'; readonly replaced: SessionToken | undefined }
	| { readonly kind: 'wait'; readonly untilMs: number }
	| { readonly kind: 'finish'; readonly entry: Entry; readonly failure: CheckFailure };

export interface Settings {
	readonly rows: number;
	readonly maxRetries: number;
	readonly maxParallel: number;
	readonly maxOutageMs: number;
	/** A number from 0 up to 1. */
	readonly random: () => number;
	/** Some number of the run that may well be answered, for a probe. */
	readonly anyNumber: () => LookupSubject | undefined;
}

/** The service is taken to be down: all wait, and one probes. */
export interface Open {
	readonly state: 'open';
	probes: number;
	isProbing: boolean;
}

type Circuit =
	/** The entries of the failures in a row. */
	| { readonly state: 'closed'; readonly failed: Entry[] }
	| Open
	/** The run sends nothing more; numbers that were not asked end with this failure. */
	| { readonly state: 'givenUp'; readonly why: CheckFailure };

/** How fast the service takes requests. */
export interface Limit {
	/** How many may be in flight; a fraction counts for none. */
	places: number;
	/** The least time between two requests. */
	gapMs: number;
	slowedAtMs: number;
	turnedAwayInARow: number;
	/** How many answers came since when. */
	answers: number;
	sinceMs: number;
}

/** What the numbers of a run share. */
export interface Shared {
	readonly settings: Settings;
	/** Numbers to be sent, those of the earliest time first. */
	readonly waiting: Entry[];
	reading: 'may' | 'underWay' | 'over';
	inFlight: number;
	/** When the latest event was. */
	nowMs: number;
	/** No request goes out before, and no token call. */
	nextAtMs: number;
	/** When the service answered last; at first, when the run began to ask. */
	answeredAtMs: number;
	circuit: Circuit;
	falseAlarms: number;
	readonly limit: Limit;
	readonly token: {
		value: SessionToken | undefined;
		isGood: boolean;
		dueMs: number;
		isRenewing: boolean;
		/** Whether the latest reply refused it. */
		isRefused: boolean;
		/** Whether the run's login brought any answer. */
		hasAnswered: boolean;
		/** Fresh tokens in a row that brought no answer, and failed calls in a row. */
		unanswered: number;
		failedCalls: number;
		/** Replacements in quick succession, and when the latest was. */
		replacements: number;
		replacedAtMs: number;
	};
}

/** The state in which a run begins, now by its clock. */
export const newShared = (settings: Settings, nowMs: number): Shared => ({
	...{ settings, waiting: [], reading: 'may', inFlight: 0 },
	...{ nowMs, nextAtMs: -Infinity, answeredAtMs: nowMs },
	...{ circuit: { state: 'closed', failed: [] }, falseAlarms: 0 },
	limit: {
		...{ places: settings.maxParallel, gapMs: 0, slowedAtMs: -Infinity },
		...{ turnedAwayInARow: 0, answers: 0, sinceMs: nowMs },
	},
	token: {
		...{ value: undefined, isGood: false, dueMs: Infinity, isRenewing: false, isRefused: false },
		...{
			hasAnswered: false,
			unanswered: 0,
			failedCalls: 0,
			replacements: 0,
			replacedAtMs: -Infinity,
		},
	},
});
